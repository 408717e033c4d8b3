#!/usr/bin/env node
// Runs the schema vectors through the web app's own Zod schemas.
//
//   node Conformance/web/run.mjs --schemas ./schemas.mjs [PATH...] [--only NAME,NAME]
//     [--known-gaps FILE] [--format text|json]
//
// Exit status: 0 all pass, 1 some do not, 2 something can't be used, 64 wrong usage.
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { UsageError, main, readArguments } from "./lib/arguments.mjs";
import { judge, loadSchemas, payload, verdictText } from "./lib/judge.mjs";
import * as print from "./lib/report.mjs";
import {
  UnusableError, manifestFaults, missingFiles, readGaps, readSuite, vectorFiles,
} from "./lib/vectors.mjs";

function runSuite(suite, schemas, gaps, states) {
  const report = { suite: suite.suite, passed: 0, knownGaps: 0, failures: [] };
  for (const vector of suite.cases) {
    const name = vector.schema ?? suite.suite;
    const expected = verdictText(vector);
    const schema = schemas.get(name);
    const found = schema === undefined
      ? `no schema is named "${name}"` : verdictText(judge(schema, payload(vector)));
    const gap = gaps.findIndex(({ id, tag }) => id === vector.id
      || (tag !== undefined && vector.tags?.includes(tag)));
    if (found === expected) {
      report.passed++;
      if (gap >= 0 && states[gap] === undefined) states[gap] = "passed";
    } else if (gap >= 0) {
      states[gap] = "failed";
      report.knownGaps++;
    } else {
      report.failures.push({ id: vector.id, expected, found });
    }
  }
  return report;
}

await main("run.mjs", async list => {
  const given = readArguments(list, { options: ["schemas", "only", "known-gaps", "format"] });
  if (given.schemas === undefined) throw new UsageError("--schemas FILE is needed.");
  if (!["text", "json", undefined].includes(given.format)) {
    throw new UsageError("--format is text or json.");
  }
  const paths = given.paths.length > 0 ? given.paths
    : [dirname(dirname(fileURLToPath(import.meta.url)))];
  const only = given.only?.split(",");
  const { schemas } = await loadSchemas(given.schemas);
  // The known-gaps.json beside the vectors is the Swift side's.
  const gaps = readGaps(given["known-gaps"]);
  const states = [];
  const report = { suites: [], closedGaps: [], manifestFaults: [] };
  for (const path of paths) {
    const files = vectorFiles(path);
    for (const file of files) {
      const suite = readSuite(file);
      if (suite.kind !== "schema") {
        if (file === path) throw new UnusableError(`${file}: cases of the kind ${suite.kind} do not run here`);
        continue;
      }
      if (only !== undefined && !only.includes(suite.suite)) continue;
      const result = runSuite(suite, schemas, gaps, states);
      report.suites.push(result);
      report.manifestFaults.push(
        ...manifestFaults(file, result.passed + result.knownGaps + result.failures.length));
    }
    report.manifestFaults.push(...missingFiles(path));
  }
  const unknown = only?.filter(name => !report.suites.some(({ suite }) => suite === name)) ?? [];
  if (unknown.length > 0) throw new UnusableError(`there is no suite ${unknown.join(", ")}`);
  for (const [place, { id, tag }] of gaps.entries()) {
    if (states[place] === "passed") report.closedGaps.push(id ?? `tag ${tag}`);
  }
  console.log(given.format === "json" ? print.json(report) : print.text(report));
  return print.failedCount(report) === 0 && print.passedCount(report) > 0 ? 0 : 1;
});
