// node tools/make_icons.mjs art/app-icon.svg OUT_DIR: the app's icons as PNG.
// Systems that cut icons to a shape of their own get the ground without round corners.
import fs from "node:fs";
import path from "node:path";
import { Resvg } from "@resvg/resvg-js";

const [drawing, out] = process.argv.slice(2);
const rounded = fs.readFileSync(drawing, "utf8");
const square = rounded.replace(/rx="112"/, "");

const icons = [
  ["icon-192.png", rounded, 192],
  ["icon-512.png", rounded, 512],
  ["maskable-512.png", square, 512],
  ["apple-touch-icon.png", square, 180],
];
fs.mkdirSync(out, { recursive: true });
for (const [name, svg, width] of icons) {
  fs.writeFileSync(path.join(out, name), new Resvg(svg, { fitTo: { mode: "width", value: width } }).render().asPng());
}
