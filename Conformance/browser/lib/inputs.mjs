// The inputs to sanitize: those of vector files, and the hostile payloads.
import { UnusableError, readJSON, vectorFiles } from "../../web/lib/vectors.mjs";
import { clobbering } from "../payloads/clobbering.mjs";
import { handlers } from "../payloads/handlers.mjs";
import { links } from "../payloads/links.mjs";
import { mutation } from "../payloads/mutation.mjs";
import { nested } from "../payloads/nested.mjs";
import { tokens } from "../payloads/tokens.mjs";

const families = { clobbering, handlers, links, mutation, tokens };

const identified = (family, group, markups) =>
  markups.map((markup, index) => ({ id: `${family}/${group}-${index}`, input: markup }));

/** Payloads that must run unsanitized. They distinguish a clean run from a blind one. */
export function controls() {
  return Object.entries(families).flatMap(([family, { live }]) => identified(family, "live", live));
}

/** Payloads that do nothing by themselves, and combinations that need not. */
export function dormantPayloads() {
  return [
    ...Object.entries(families).flatMap(
      ([family, { dormant }]) => identified(family, "dormant", dormant)),
    ...identified("nested", "pair", nested()),
  ];
}

/** A payload that closes every open construct: it must run in each context. */
export const breakout = [
  "--></style></title></textarea></xmp></iframe></noembed></noframes></noscript></script></template></option>",
  "</select></table></svg></math></form>]]><p>\"'><img src=x onerror=probe()>",
].join("");

/** The inputs of the vector files at a path, of the kinds that hold HTML. */
export function vectorInputs(path) {
  return vectorFiles(path).flatMap(file => {
    const { kind, cases } = readJSON(file) ?? {};
    if ((kind !== "html" && kind !== "html-tree") || !Array.isArray(cases)) {
      throw new UnusableError(`${file}: is not a vector file of the kind html or html-tree`);
    }
    return cases.map(({ id, input }) => ({ id, input }));
  });
}
