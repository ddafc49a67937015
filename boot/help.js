// Inlined at the end of the body: shows the rules page that the address names (#help-clovers), fetched when it is first
// asked for, with or without Python. In the one-file page the pages are there already.
{
  const { help } = document.currentScript.dataset;
  const FAILED = {
    ja: "この説明を読みこめませんでした。通信を確かめて、もう一度お試しください。",
    en: "This page could not be loaded. Please check the connection and try again.",
  };

  const failed = (id) => {
    const section = Object.assign(document.createElement("section"), { id, className: "help doc" });
    for (const [lang, words] of Object.entries(FAILED)) {
      const part = Object.assign(document.createElement("div"), { lang });
      part.innerHTML = '<p class="lead"></p><p><a class="btn" href="#" data-tap="help-close">OK</a></p>';
      part.firstChild.textContent = words;
      section.append(part);
    }
    return section;
  };

  const fetched = async (id) => {
    const response = await fetch(`${help}${id.slice(5)}.html`).catch(() => null);
    if (!response?.ok) return null;
    const template = document.createElement("template");
    template.innerHTML = await response.text();
    return template.content.firstElementChild;
  };

  let opener = null; // what had the focus before the rules came
  let title = ""; // of the screen behind them

  const show = async () => {
    const id = /^#(help-[a-z]+)$/.exec(location.hash)?.[1];
    const { dataset } = document.documentElement;
    if (id && !dataset.help) {
      opener = document.activeElement;
      ({ title } = document);
    }
    for (const open of document.querySelectorAll(".help.open")) {
      open.classList.remove("open");
      if (open.dataset.failed) open.remove();
    }
    if (!id) {
      const { help: closed } = dataset;
      delete dataset.help;
      if (!closed) return;
      document.title = title;
      return void opener?.focus();
    }
    let section = document.getElementById(id);
    if (!section && !help) return; // the one-file page is still being unpacked: boot/single.js asks again
    section ??= await fetched(id);
    if (!section) {
      section = failed(id);
      section.dataset.failed = "1"; // another time it may come
    }
    if (location.hash !== `#${id}`) return;
    section = document.getElementById(id) ?? section; // asked for twice while it was on its way
    if (!section.isConnected) document.body.append(section);
    section.tabIndex = -1;
    section.classList.add("open");
    dataset.help = id;
    const heads = [...section.querySelectorAll(".bar .t, h1")].filter((head) => head.checkVisibility());
    document.title = heads.map((head) => head.innerText).join(" · ") || title;
    scrollTo(0, 0);
    section.focus({ preventScroll: true });
  };

  addEventListener("hashchange", show);
  show();
}
