// A first draft of adapters: a line a rule, for a person to correct.

/**
 * The text of a module of adapters.
 *
 * Each line calls the first export that a rule needs with the case's arguments in the order of their first
 * appearance. The vectors do not know the order of a function's parameters, so every line is a guess.
 *
 * @param suites parsed vector files
 * @param needs rule name to the exports it needs
 */
export function adapterTemplate(suites, needs) {
  const names = new Map();
  for (const { rule, arguments: given = {} } of suites.flatMap(({ cases }) => cases)) {
    if (!names.has(rule)) names.set(rule, new Set());
    for (const name of Object.keys(given)) {
      if (name !== "now" && name !== "timeZone") names.get(rule).add(name);
    }
  }
  const lines = [...names].map(([rule, given]) => {
    const [module, member] = (needs[rule]?.[0] ?? "module.function").split(".");
    const call = `exports.${module}.${member}(${[...given].map(name => `given.${name}`).join(", ")})`;
    return `  ${JSON.stringify(rule)}: (exports, given) => ${call},`;
  });
  return [
    "// Rule adapters: check every line against the function's parameters.",
    "export const adapters = {", ...lines, "};", "",
  ].join("\n");
}
