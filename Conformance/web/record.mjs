#!/usr/bin/env node
// Records the schema vectors again from the web app's own Zod schemas. Inputs and ids stay.
//
//   node Conformance/web/record.mjs --schemas ./schemas.mjs --zod VERSION [--from TEXT] [--check] FILE...
//
// All files are judged before the first is written. A file without a changed verdict keeps its text, its stamps
// included. With --check nothing is written. A case with the tag engine-differs keeps its expectation,
// since it is a browser's. Exit status: 0 done (with --check: nothing would change), 1 --check found changes,
// 2 something can't be used, 64 wrong usage.
import { renameSync, writeFileSync } from "node:fs";
import { UsageError, main, readArguments } from "./lib/arguments.mjs";
import { judge, loadSchemas, payload, verdictText } from "./lib/judge.mjs";
import { recordingMajor } from "./lib/node.mjs";
import { UnusableError, caseLines, readSuite, stamps, suiteText } from "./lib/vectors.mjs";

/** The case with today's verdict of its schema; the order of a case's members stays. */
function recorded(vector, schema, file) {
  const verdict = judge(schema, payload(vector));
  if (verdict.crash !== undefined) throw new UnusableError(`${file}: ${vector.id}: ${verdict.crash}`);
  const result = {};
  for (const [name, value] of Object.entries(vector)) {
    if (name === "valid") {
      result.valid = verdict.valid;
      if (verdict.valid) result.output = verdict.output;
      else result.issues = verdict.issues;
    } else if (name !== "output" && name !== "issues") {
      result[name] = value;
    }
  }
  return result;
}

await main("record.mjs", async list => {
  const given = readArguments(list, { options: ["schemas", "zod", "from"], flags: ["check"] });
  if (given.schemas === undefined || given.zod === undefined || given.paths.length === 0) {
    throw new UsageError("--schemas FILE, --zod VERSION and vector files are needed.");
  }
  const { schemas } = await loadSchemas(given.schemas);
  const written = [];
  let total = 0;
  for (const file of given.paths) {
    const suite = readSuite(file);
    if (suite.kind !== "schema") throw new UnusableError(`${file}: is of the kind ${suite.kind}`);
    let changes = 0;
    const cases = suite.cases.map(vector => {
      const name = vector.schema ?? suite.suite;
      const schema = schemas.get(name);
      if (schema === undefined) {
        throw new UnusableError(`${file}: ${vector.id}: no schema is named "${name}"`);
      }
      if (vector.tags?.includes("engine-differs")) return vector;
      const next = recorded(vector, schema, file);
      if (verdictText(next) === verdictText(vector)) return vector;
      changes++;
      console.log(`${vector.id}\n  was ${verdictText(vector)}\n  is  ${verdictText(next)}`);
      return next;
    });
    total += changes;
    if (changes === 0) continue;
    const today = { zod: given.zod, ...stamps() };
    if (given.from !== undefined) today.from = given.from;
    const head = { ...suite, recorded: { ...suite.recorded, ...today } };
    // Cases that did not change keep their text: JSON.stringify would write another one for -0 or 1e2.
    written.push({ file, text: suiteText({ ...head, cases }, caseLines(file, suite.cases)) });
  }
  console.log(`${total} changed`);
  if (given.check) return total === 0 ? 0 : 1;
  for (const { file, text } of written) {
    writeFileSync(`${file}.new`, text);
    renameSync(`${file}.new`, file);
  }
  return 0;
}, { oldest: recordingMajor });
