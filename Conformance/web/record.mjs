#!/usr/bin/env node
// Records the schema vectors again from the web app's own Zod schemas. Inputs and ids stay.
//
//   node Conformance/web/record.mjs --schemas ./schemas.mjs --zod VERSION [--from TEXT] [--check] FILE...
//   node Conformance/web/record.mjs --schemas ./schemas.mjs --zod VERSION [--from TEXT] --as REVISION --into FOLDER FILE...
//
// The second form writes the files with a change as those of the next revision, with its name, to FOLDER; a file without one holds for
// both. There a schema may have the name of the vectors, that of the next revision, or no revision.
//
// All files are judged before the first is written. A file without a changed verdict keeps its text, its stamps
// included. With --check nothing is written. A case with the tag engine-differs keeps its expectation,
// since it is a browser's. Exit status: 0 done (with --check: nothing would change), 1 --check found changes,
// 2 something can't be used, 64 wrong usage.
import { renameSync, writeFileSync } from "node:fs";
import { UsageError, main, readArguments } from "./lib/arguments.mjs";
import { judge, loadSchemas, payload, verdictText } from "./lib/judge.mjs";
import { recordingMajor } from "./lib/node.mjs";
import { writeNextSuite } from "./lib/revision/next-suite.mjs";
import { schemaOf } from "./lib/revision/schema-changes.mjs";
import { revisionOf } from "./lib/revision/suites.mjs";
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
  const given = readArguments(list, { options: ["schemas", "zod", "from", "as", "into"], flags: ["check"] });
  if (given.schemas === undefined || given.zod === undefined || given.paths.length === 0) {
    throw new UsageError("--schemas FILE, --zod VERSION and vector files are needed.");
  }
  if ((given.as === undefined) !== (given.into === undefined)) throw new UsageError("--as REVISION and --into FOLDER go together.");
  const { schemas } = await loadSchemas(given.schemas);
  const written = [];
  const next = [];
  let total = 0;
  for (const file of given.paths) {
    const suite = readSuite(file);
    if (suite.kind !== "schema") throw new UnusableError(`${file}: is of the kind ${suite.kind}`);
    let changes = 0;
    const gone = new Map();
    const cases = suite.cases.map(vector => {
      const name = vector.schema ?? suite.suite;
      const schema = given.as === undefined ? schemas.get(name) : schemaOf(name, schemas, revisionOf(suite.suite), given.as);
      if (schema === undefined && given.as !== undefined) {
        gone.set(name, (gone.get(name) ?? 0) + 1);
        return undefined;
      }
      if (schema === undefined) {
        throw new UnusableError(`${file}: ${vector.id}: no schema is named "${name}"`);
      }
      if (vector.tags?.includes("engine-differs")) return vector;
      const found = recorded(vector, schema, file);
      if (verdictText(found) === verdictText(vector)) return vector;
      changes++;
      console.log(`${vector.id}\n  was ${verdictText(vector)}\n  is  ${verdictText(found)}`);
      return found;
    });
    const others = suite.cases.filter(({ tags }) => tags?.includes("engine-differs")).length;
    if (given.as !== undefined && others > 0) console.log(`${suite.suite}: ${others} case${others === 1 ? "" : "s"} with the answer of another engine kept`);
    for (const [name, count] of gone) console.log(`${suite.suite}: ${count} case${count === 1 ? "" : "s"} of ${name} left out: no schema has its name`);
    const left = cases.filter(vector => vector !== undefined);
    total += changes + suite.cases.length - left.length;
    if (changes === 0 && left.length === cases.length || left.length === 0) continue;
    const today = { zod: given.zod, ...stamps() };
    if (given.from !== undefined) today.from = given.from;
    if (given.as !== undefined) {
      next.push({ source: { file, suite }, cases: left, recorded: today });
      continue;
    }
    const head = { ...suite, recorded: { ...suite.recorded, ...today } };
    // Cases that did not change keep their text: JSON.stringify would write another one for -0 or 1e2.
    written.push({ file, text: suiteText({ ...head, cases }, caseLines(file, suite.cases)) });
  }
  console.log(`${total} changed`);
  if (given.check) return total === 0 ? 0 : 1;
  for (const { source, cases, recorded } of next) {
    console.log(`written to ${writeNextSuite(source, cases, { next: given.as, folder: given.into, recorded })}`);
  }
  for (const { file, text } of written) {
    writeFileSync(`${file}.new`, text);
    renameSync(`${file}.new`, file);
  }
  return 0;
}, { oldest: recordingMajor });
