// Draws art/sprite.svg: the courts and their pips, from the card art on npm (CC0). What else a card shows is drawn by
// py/page/faces.py, and our own icons are art/icons.svg.
// The result is committed, so this runs only when the art changes: npm install --no-save svgo@4 && node tools/cards.mjs
import fs from "node:fs";
import { optimize } from "svgo";

const SUITS = "SHDC";
const INK = "#1b222c";
const COLOURS = { "#FC4": "#d9a441", red: "#b8372c", "#44F": "#2f4f7c" };
const art = read("node_modules/@letele/playing-cards/dist/index.esm.js");

const parts = [...SUITS].map(pip);
for (const suit of SUITS) for (const rank of "jqk") parts.push(court(rank, suit));
const drawing = optimize(sheet(parts.join("")), {
  multipass: true,
  floatPrecision: 0,
  plugins: [
    { name: "convertPathData", params: { floatPrecision: 0 } },
    { name: "cleanupNumericValues", params: { floatPrecision: 1 } },
  ],
}).data;
fs.writeFileSync("art/sprite.svg", `${drawing}\n`);

function sheet(defs) {
  return `<svg xmlns="http://www.w3.org/2000/svg"><defs>${defs}</defs></svg>`;
}

// The art is React code: a createElement that writes text turns every card into plain SVG.
function read(path) {
  const source = fs.readFileSync(path, "utf8").replace(/^import .*$/gm, "");
  const names = [...source.matchAll(/(\w+) as (\w+)/g)].map((m) => [m[1], m[2]]);
  const React = { createElement: element };
  const code = `${source.replace(/export \{[^]*$/, "")};return {${names.map(([inner]) => inner).join(",")}}`;
  const made = new Function("React", "_extends", code)(React, Object.assign);
  return Object.fromEntries(names.map(([inner, name]) => [name, made[inner]({})]));
}

function element(tag, properties, ...children) {
  const same = new Set(["viewBox", "preserveAspectRatio"]);
  const name = (key) =>
    key === "xlinkHref" ? "href" : same.has(key) ? key : key.replace(/[A-Z]/g, (c) => `-${c.toLowerCase()}`);
  const attributes = Object.entries(properties ?? {})
    .filter(([, value]) => value !== undefined && value !== null && typeof value !== "object")
    .map(([key, value]) => ` ${name(key)}="${value}"`)
    .join("");
  return `<${tag}${attributes}>${children.flat().join("")}</${tag}>`;
}

function attribute(text, name) {
  return text.match(new RegExp(`\\s${name}="([^"]*)"`))?.[1];
}

function symbols(text, viewBox) {
  return [...text.matchAll(/<symbol( [^>]*)>([^]*?)<\/symbol>/g)].filter((m) =>
    attribute(m[1], "viewBox").startsWith(viewBox),
  );
}

function pip(suit) {
  const [, , path] = symbols(art[`${suit}7`], "-600 ")[0];
  return `<symbol id="p${suit}" viewBox="-600 -600 1200 1200"><path d="${attribute(path, "d")}" fill="var(--${suit},${INK})"/></symbol>`;
}

// A court is several layers, each drawn with its twin turned half round: the order of the layers matters.
function court(rank, suit) {
  const text = art[suit + rank];
  const layers = Object.fromEntries(symbols(text, "0 0 1300 2000").map((m) => [attribute(m[1], "id"), m[2]]));
  const shown = [...text.split("</defs>")[1].matchAll(/<use( [^>]*)>/g)].map((m) => attribute(m[1], "href").slice(1));
  const order = [...new Set(shown)].filter((id) => id in layers);
  const body = order.map((id, n) => {
    const name = `${rank}${suit}${n + 1}`;
    return `<g id="${name}">${recolour(layers[id], suit)}</g><use href="#${name}" transform="rotate(180 650 1000)"/>`;
  });
  return `<symbol id="c${rank.toUpperCase()}${suit}" viewBox="0 0 1300 2056" preserveAspectRatio="xMidYMid slice">${body.join("")}</symbol>`;
}

function recolour(layer, suit) {
  const pips = layer.replace(/<use( [^>]*)><\/use>/g, (_, attributes) =>
    attribute(attributes, "height") === "90"
      ? `<g transform="${attribute(attributes, "transform")}"><use href="#p${suit}" width="90" height="90"/></g>`
      : "",
  );
  return pips.replace(/(fill|stroke)="(#FC4|red|#44F)"/g, (_, name, colour) => `${name}="${COLOURS[colour]}"`);
}
