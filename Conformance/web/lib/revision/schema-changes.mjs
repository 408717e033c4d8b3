// The verdicts of an app's schemas that are no longer the recorded ones, by schema and field.
import { issueDifferences, outputPaths } from "../follow/changes.mjs";
import { gapIndex, isKnownAnswer } from "../gaps.mjs";
import { judge, payload, verdictText } from "../judge.mjs";
import { pathText } from "./differences.mjs";
import { bareName } from "./suites.mjs";

/** The schema of a case in an app: under the recorded name, that of the next revision, or without one. */
export function schemaOf(name, schemas, revision, next) {
  const bare = bareName(name, revision);
  return [name, ...next === undefined ? [] : [`${bare}-${next}`], bare].map(name => schemas.get(name)).find(schema => schema !== undefined);
}

/**
 * Runs the cases of schema suites.
 *
 * @param suites `{ file, suite }`, of the kind `schema`
 * @param schemas the app's schemas by name, a Map
 * @param revision, next the revision of the suites, and that of the app if its names have one
 * @param gaps the known gaps, whose cases count as unchanged if their answer is the known one
 * @returns `{ schemas, missing }`: each schema with its changes, and the schemas that the app does not export with their cases
 */
export function schemaChanges(suites, schemas, { revision, next, gaps = [] }) {
  const found = new Map();
  const missing = new Map();
  for (const { suite } of suites) {
    for (const vector of suite.cases) {
      const recorded = vector.schema ?? suite.suite;
      const name = bareName(recorded, revision);
      const schema = schemaOf(recorded, schemas, revision, next);
      if (schema === undefined) {
        missing.set(name, (missing.get(name) ?? 0) + 1);
        continue;
      }
      if (!found.has(name)) found.set(name, { schema: name, cases: 0, left: 0, knownGaps: 0, changed: [] });
      const entry = found.get(name);
      // Its answer is that of another engine.
      if (vector.tags?.includes("engine-differs")) {
        entry.left += 1;
        continue;
      }
      entry.cases += 1;
      const is = judge(schema, payload(vector));
      const answer = verdictText(is);
      if (answer === verdictText(vector)) continue;
      if (gapIndex(gaps, suite.suite, vector) >= 0 && isKnownAnswer(vector, answer)) {
        entry.knownGaps += 1;
        continue;
      }
      const plain = JSON.parse(JSON.stringify(is));
      entry.changed.push({ vector, was: vector, is: plain, changes: verdictChanges(vector, plain) });
    }
  }
  return {
    schemas: [...found.values()],
    missing: [...missing].map(([schema, cases]) => ({ schema, cases })),
  };
}

/** The changes between two verdicts, as `{ field, what }`, each once. */
function verdictChanges(was, is) {
  const field = path => pathText(path).replace("the result", "the whole payload");
  const list = [];
  if (is.crash !== undefined) list.push({ field: "the whole payload", what: `no verdict: ${is.crash.split("\n")[0]}` });
  else if (was.valid && is.valid) list.push(...outputPaths(was.output, is.output).map(path => ({ field: field(path), what: "another output" })));
  else list.push(...issueDifferences(was.issues ?? [], is.issues ?? []).map(({ what, issue }) => ({ field: field(issue.path), what: `${what}, ${issue.code}` })));
  if (list.length === 0) list.push({ field: "the whole payload", what: "another order of members" });
  return [...new Map(list.map(change => [JSON.stringify(change), change])).values()];
}
