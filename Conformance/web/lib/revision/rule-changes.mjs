// The results of an app's rules that are no longer the recorded ones.
import { evaluate, missingExports } from "../rules/run.mjs";
import { same } from "../rules/values.mjs";
import { resultDifferences } from "./differences.mjs";

/**
 * Runs the cases of rule suites.
 *
 * @param suites `{ file, suite }`, of the kind `rule`
 * @param module the adapters and exports, as rules.mjs takes them
 * @param needs rule name to the exports that it needs
 * @returns `{ rules, missing }`: each rule with its changes and the cases without a result, because the adapter or the app threw; and
 *   the rules that can't run with the exports that are missing
 */
export async function ruleChanges(suites, module, needs) {
  const found = new Map();
  const missing = new Map();
  for (const { suite } of suites) {
    for (const vector of suite.cases) {
      const { rule } = vector;
      const absent = missing.get(rule)?.exports ?? absentExports(rule, module, needs);
      if (absent.length > 0) {
        if (!missing.has(rule)) missing.set(rule, { rule, cases: 0, exports: absent });
        missing.get(rule).cases += 1;
        continue;
      }
      if (!found.has(rule)) found.set(rule, { rule, cases: 0, changed: [], failed: [] });
      const entry = found.get(rule);
      entry.cases += 1;
      const was = vector.result ?? null;
      const { value, crash } = await evaluate(vector, { suite, ...module });
      if (crash !== undefined) entry.failed.push({ vector, was, crash, changes: [crash.split("\n")[0]] });
      else if (!same(value, was)) entry.changed.push({ vector, was, is: value, changes: resultDifferences(was, value) });
    }
  }
  return { rules: [...found.values()], missing: [...missing.values()] };
}

/** The exports that a rule needs and the module does not have, and the adapter if it has none. */
export function absentExports(rule, { adapters, exports }, needs) {
  const absent = missingExports(needs[rule] ?? [], exports);
  return Object.hasOwn(adapters, rule) ? absent : ["an adapter", ...absent];
}
