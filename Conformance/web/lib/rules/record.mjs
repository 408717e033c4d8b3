// Rule vectors recorded again, in their files or as those of the next revision.
import { renameSync, writeFileSync } from "node:fs";
import { absentExports } from "../revision/rule-changes.mjs";
import { writeNextSuite } from "../revision/next-suite.mjs";
import { UnusableError, caseLines, stamps, suiteText } from "../vectors.mjs";
import { evaluate } from "./run.mjs";
import { same } from "./values.mjs";

/**
 * Evaluates the cases anew: `{ cases, changes: [{ id, was, is }], failed: [{ id, reason }] }`.
 *
 * Ids and arguments stay, and so does every case whose rule does not run. `failed` are the cases without a result.
 */
export async function evaluateAgain({ suite, needs = {}, ...module }) {
  const [cases, changes, failed] = [[], [], []];
  for (const vector of suite.cases) {
    const absent = absentExports(vector.rule, module, needs);
    const result = absent.length === 0 ? await evaluate(vector, { suite, ...module }) : undefined;
    if (result === undefined || result.crash !== undefined) failed.push({ id: vector.id, vector, reason: result?.crash ?? `${absent.join(", ")} is missing` });
    if (result === undefined || result.crash !== undefined || same(result.value, vector.result ?? null)) {
      cases.push(vector);
    } else {
      changes.push({ id: vector.id, was: vector.result ?? null, is: result.value });
      cases.push({ ...vector, result: result.value });
    }
  }
  return { cases, changes, failed };
}

/**
 * Records rule suites again, and returns the exit status.
 *
 * @param suites `{ file, suite }`
 * @param module the adapters and exports
 * @param needs rule name to the exports that it needs
 * @param check prints what would change, and writes nothing
 * @param from the source of the results
 * @param as, into the name of the next revision and the folder for its files; without them the files are replaced
 */
export async function recordRules(suites, module, needs, { check = false, from, as, into }) {
  const written = [];
  let total = 0;
  for (const { file, suite } of suites) {
    const { cases, changes, failed } = await evaluateAgain({ suite, needs, ...module });
    const crashed = failed.find(({ reason }) => !reason.endsWith(" is missing"));
    if (as === undefined && crashed !== undefined) throw new UnusableError(`${crashed.id}: ${crashed.reason}`);
    for (const { id, was, is } of changes) console.log(`${id}\n  was ${JSON.stringify(was)}\n  is  ${JSON.stringify(is)}`);
    if (as !== undefined) for (const { id, reason } of failed) console.log(`${id} is left out: ${reason}`);
    const left = as === undefined ? 0 : failed.length;
    total += changes.length + left;
    if (changes.length + left > 0) written.push({ file, suite, cases, failed });
  }
  console.log(`${total} changed`);
  if (check) return total === 0 ? 0 : 1;
  for (const { file, suite, cases, failed } of written) {
    if (as === undefined) {
      const recorded = { ...suite.recorded, ...stamps(), ...from === undefined ? {} : { from } };
      // Cases that did not change keep their text.
      writeFileSync(`${file}.new`, suiteText({ ...suite, recorded, cases }, caseLines(file, suite.cases)));
      renameSync(`${file}.new`, file);
      continue;
    }
    const without = new Set(failed.map(({ vector }) => vector));
    const kept = cases.filter(vector => !without.has(vector));
    if (kept.length === 0) console.log(`${suite.suite}: no case is left, so nothing is written`);
    else console.log(`written to ${writeNextSuite({ file, suite }, kept, { next: as, folder: into, recorded: from === undefined ? {} : { from } })}`);
  }
  return 0;
}
