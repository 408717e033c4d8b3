// Seeded random markup that nests templates, table parts, frames and text as no author would.

const names = {
  template: ["template"],
  table: ["table", "tr", "td", "th", "tbody", "thead", "tfoot", "caption", "colgroup", "col"],
  head: [
    "noframes", "style", "script", "title", "meta", "link", "base", "noscript", "basefont", "bgsound",
  ],
  body: [
    "p", "div", "b", "a", "i", "li", "ul", "dd", "dt", "option", "optgroup", "select", "form", "input",
    "button", "nobr", "h1", "ruby", "rt", "rp", "span", "br", "hr", "textarea", "pre", "object", "section",
  ],
  frames: ["html", "head", "body", "frameset", "frame", "noframes"],
  foreign: ["svg", "math", "mi", "foreignObject", "desc", "annotation-xml", "title"],
};

/** Families of names, as often as their tags occur. */
const families = Object.entries({ template: 30, table: 30, head: 10, body: 15, frames: 11, foreign: 4 })
  .flatMap(([family, count]) => Array(count).fill(family));
const texts = ["x", " ", "\n", "é", "a b", "\t ", "&lt;", "\0", "<!--c-->", "<!doctype html>"];
const attributes = [
  "", "", "", "", " a", " type=hidden", " type=text", " id=i", "/", " encoding=text/html",
];
const contexts = [
  "div", "template", "table", "tbody", "tr", "td", "select", "html", "body", "head", "frameset",
  "colgroup", "caption", "svg g", "math mi", "svg foreignObject", "noframes", "form", "title",
];

/** A function that returns a whole number from 0 to below its argument: mulberry32. */
function numbers(seed) {
  let state = seed >>> 0;
  return below => {
    state = (state + 0x6D2B79F5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

/** Cases of the kind html-tree without a tree; a quarter of them are fragments. */
export function templateSoups(count, seed) {
  const below = numbers(seed);
  const pick = list => list[below(list.length)];
  const tag = () => {
    const name = pick(names[pick(families)]);
    return below(100) < 38 ? `</${name}>` : `<${name}${pick(attributes)}>`;
  };
  const soup = () => {
    const type = below(6) === 0 ? "<!DOCTYPE html>" : "";
    const pieces = Array.from(
      { length: 2 + below(14) }, () => below(4) === 0 ? pick(texts) : tag());
    return type + pieces.join("");
  };
  return Array.from({ length: count }, (_, index) => ({
    id: `html-tree/templates/${String(index).padStart(5, "0")}`,
    input: soup(),
    context: below(4) === 0 ? pick(contexts) : "document",
  }));
}
