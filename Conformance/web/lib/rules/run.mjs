// Runs rule vectors against the web app's own functions.
import { resultDifferences } from "../revision/differences.mjs";
import { Database } from "./database.mjs";
import { random, within } from "./environment.mjs";
import { normalized, same } from "./values.mjs";

const headFields = new Set(["format", "suite", "kind", "recorded", "cases"]);

/** The exports that a rule asks for and that are missing, as `module.export`. */
export function missingExports(names, exports) {
  return names.filter(name => {
    const [module, member] = name.split(".");
    return exports[module]?.[member] === undefined;
  });
}

/** The web app's result of a case, as a JSON value. An adapter that throws gives `{ crash }`. */
export async function evaluate(vector, { suite, adapters, exports, exec = (_, body) => body() }) {
  const given = structuredClone(vector.arguments ?? {});
  const head = Object.fromEntries(Object.entries(suite).filter(([name]) => !headFields.has(name)));
  const env = {
    now: given.now, timeZone: given.timeZone ?? "UTC", head: structuredClone(head), random,
    db: (tables, options) => new Database(tables, options),
    rows: map => new Database(map),
  };
  try {
    const value = await within(given, () => exec(env, async () => adapters[vector.rule](exports, given, env)));
    return { value: normalized(value) };
  } catch (error) {
    return { crash: error instanceof Error ? error.message : String(error) };
  }
}

/**
 * Runs the cases of a vector file of the kind `rule`.
 *
 * @param suite the parsed file
 * @param adapters rule name to `(exports, arguments, env) => result`, which may be asynchronous
 * @param exports module name to its exports
 * @param needs rule name to the exports it needs, as rule-exports.json has them
 * @param exec a surrounding for each call, `(env, body) => body()`: sets the fake timers of a test runner, for example
 * @param only the rules to run; all if undefined
 * @returns `{ passed, failed: [{ id, rule, arguments, expected, actual, differences }], skipped: [{ rule, missing }] }`; an adapter that
 *   throws gives `crash` instead of `actual` and `differences`
 */
export async function runRules({ suite, adapters, exports, needs = {}, exec, only }) {
  const report = { passed: 0, failed: [], skipped: [] };
  const skipped = new Map();
  for (const vector of suite.cases) {
    const { id, rule } = vector;
    if (only !== undefined && !only.includes(rule)) continue;
    if (!skipped.has(rule)) {
      const missing = missingExports(needs[rule] ?? [], exports);
      if (!Object.hasOwn(adapters, rule)) missing.unshift("an adapter");
      skipped.set(rule, missing);
      if (missing.length > 0) report.skipped.push({ rule, missing });
    }
    if (skipped.get(rule).length > 0) continue;
    const expected = vector.result ?? null;
    const { value: actual, crash } = await evaluate(vector, { suite, adapters, exports, exec });
    if (crash === undefined && same(actual, expected)) report.passed++;
    else report.failed.push({ id, rule, arguments: vector.arguments, expected, ...crash === undefined ? { actual, differences: resultDifferences(expected, actual) } : { crash } });
  }
  return report;
}
