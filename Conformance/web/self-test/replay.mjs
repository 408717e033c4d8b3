// Schemas that answer every recorded payload as recorded. With them all of the suite's own vectors must pass, and a
// changed vector must fail.
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { payload } from "../lib/judge.mjs";
import { readSuite, vectorFiles } from "../lib/vectors.mjs";

const folder = dirname(dirname(dirname(fileURLToPath(import.meta.url)))) + "/schema";
// JSON.stringify has no word for these.
const key = value => JSON.stringify(value, (_, value) =>
  Object.is(value, -0) || value === Infinity || value === -Infinity ? `number ${1 / value} ${value}` : value);

const answers = new Map();
for (const suite of vectorFiles(folder).map(readSuite)) {
  for (const vector of suite.cases) {
    const name = vector.schema ?? suite.suite;
    if (!answers.has(name)) answers.set(name, new Map());
    answers.get(name).set(key(payload(vector)), vector);
  }
}

export const schemas = Object.fromEntries([...answers].map(([name, verdicts]) => [name, {
  safeParse(value) {
    const vector = verdicts.get(key(value));
    if (vector === undefined) throw new Error("this payload was not recorded");
    return vector.valid ? { success: true, data: vector.output }
      : { success: false, error: { issues: vector.issues } };
  },
}]));
