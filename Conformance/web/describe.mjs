#!/usr/bin/env node
// Writes Zod 4 schemas as schema documents, which compass-validate diff, fingerprint and --schema read.
//
//   node Conformance/web/describe.mjs --schemas ./schemas.mjs [--into FOLDER] [NAME...]
//
// The module's export `names` is a Map from each of its own transforms and refinements to the name that it is
// registered under. What a document can't say is refused with its place. Exit status: 0, 2 something can't
// be described, 64 wrong usage.
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { UsageError, main, readArguments } from "./lib/arguments.mjs";
import { describe } from "./lib/describe.mjs";
import { loadSchemas } from "./lib/judge.mjs";
import { UnusableError } from "./lib/vectors.mjs";

await main("describe.mjs", async list => {
  const given = readArguments(list, { options: ["schemas", "into"] });
  if (given.schemas === undefined) throw new UsageError("--schemas FILE is needed.");
  const { schemas, module } = await loadSchemas(given.schemas);
  const names = module.names ?? new Map();
  if (!(names instanceof Map)) throw new UnusableError(`${given.schemas}: names is no Map`);
  const wanted = given.paths.length > 0 ? given.paths : [...schemas.keys()];
  const documents = wanted.map(name => {
    if (!schemas.has(name)) throw new UnusableError(`${given.schemas}: exports no schema ${name}`);
    try {
      const schema = describe(schemas.get(name), "$.schema", names);
      // The name in a document is that of the schema, without the revision.
      return { file: name, document: { format: "schema-document/1", name: name.replace(/-\d{4}-\d\d$/, ""), schema } };
    } catch (error) {
      throw error instanceof UnusableError ? new UnusableError(`${name}: ${error.message}`) : error;
    }
  });
  if (given.into !== undefined) mkdirSync(given.into, { recursive: true });
  for (const { file, document } of documents) {
    const text = JSON.stringify(document, null, 2);
    if (given.into === undefined) console.log(text);
    else writeFileSync(join(given.into, `${file}.json`), `${text}\n`);
  }
  return 0;
});
