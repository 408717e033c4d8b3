// Adapters for a person to write: those of the rules that an app's module can't run yet.
import { groupBy } from "../group.mjs";
import { missingExports } from "./run.mjs";
import { shape } from "./shape.mjs";

/**
 * The text of a module of adapters for the rules whose exports the app does not have, or that have no adapter; undefined if
 * every rule runs.
 *
 * Each has the shapes of its arguments and result, as the cases have them, and the exports that the revision's app has.
 *
 * @param suites parsed vector files
 * @param revision what `readRevision` gives
 * @param module the app's `{ adapters, exports }`; without it, no rule can run
 */
export function adapterTemplate(suites, revision, { adapters = {}, exports } = {}) {
  const cases = groupBy(suites.flatMap(suite => suite.cases), ({ rule }) => rule);
  const texts = [...cases].flatMap(([rule, vectors]) => {
    const { exports: names = [], call } = revision.rules[rule] ?? {};
    const missing = missingExports(names, exports ?? {});
    if (missing.length === 0 && Object.hasOwn(adapters, rule)) return [];
    const isKnown = name => exports === undefined || !missing.includes(name);
    return [text(rule, vectors, { names, call, isKnown, modules: revision.modules })];
  });
  if (texts.length === 0) return undefined;
  return [
    "// Adapters for the rules that the module does not run. Write each call, and export the functions under the names that you use.",
    "export const adapters = {", texts.join("\n\n"), "};", "",
  ].join("\n");
}

function text(rule, vectors, { names, call, isKnown, modules }) {
  const given = vectors.map(({ arguments: given = {} }) => given);
  const known = new Set(given.flatMap(Object.keys).filter(name => name !== "now" && name !== "timeZone"));
  const lines = [
    `arguments: ${shape(given)}`,
    `result: ${shape(vectors.map(({ result }) => result ?? null))}`,
    ...names.map(name => {
      const [module, member] = name.split(".");
      return `${member} of ${modules[module]}${isKnown(name) ? "" : ", which is not there"}`;
    }),
  ];
  const [module, member] = (names[0] ?? "module.function").split(".");
  const list = (call ?? [...known]).join(", ");
  return [
    ...lines.map(line => `  // ${line}`),
    `  ${JSON.stringify(rule)}: ({ ${module} }, { ${[...known].join(", ")} }) => ${module}.${member}(${member === "setup" ? `{ ${list} }` : list}),`,
  ].join("\n");
}
