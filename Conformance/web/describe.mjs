#!/usr/bin/env node
// Writes Zod 4 schemas as schema documents, which compass-validate diff, fingerprint and --schema read.
//
//   node Conformance/web/describe.mjs --schemas ./schemas.mjs [--names FILE] [--into FOLDER] [NAME...]
//   node Conformance/web/describe.mjs --schemas ./schemas.mjs [--names FILE] --functions [NAME...]
//
// A document names the app's own transforms and refinements. Their names come from FILE and from the module's
// export `names`; lib/names.mjs has the forms. The second command writes a file of names to fill in, with
// every function that has none yet. A construct that a document can't express is refused with its place. Exit
// status: 0, 2 something can't be described, 64 wrong usage.
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { UsageError, main, readArguments } from "./lib/arguments.mjs";
import { describe } from "./lib/describe.mjs";
import { loadSchemas } from "./lib/judge.mjs";
import { FunctionNames } from "./lib/names.mjs";
import { UnusableError } from "./lib/vectors.mjs";

await main("describe.mjs", async list => {
  const given = readArguments(list, { options: ["schemas", "names", "into"], flags: ["functions"] });
  if (given.schemas === undefined) throw new UsageError("--schemas FILE is needed.");
  if (given.functions && given.into !== undefined) throw new UsageError("--functions or --into, not both.");
  const { schemas, module } = await loadSchemas(given.schemas);
  const names = new FunctionNames();
  names.addExport(module.names, given.schemas);
  if (given.names !== undefined) names.addFile(given.names);
  const wanted = given.paths.length > 0 ? given.paths : [...schemas.keys()];
  const documents = wanted.map(name => {
    if (!schemas.has(name)) throw new UnusableError(`${given.schemas}: exports no schema ${name}`);
    try {
      const schema = describe(schemas.get(name), "$.schema", (value, path, ownName) =>
        names.find(value, name, path, ownName));
      // The name in a document is that of the schema, without the revision.
      return { file: name, document: { format: "schema-document/1", name: name.replace(/-\d{4}-\d\d$/, ""), schema } };
    } catch (error) {
      throw error instanceof UnusableError ? new UnusableError(`${name}: ${error.message}`) : error;
    }
  });
  if (given.functions) {
    console.log(JSON.stringify(names.skeleton(), null, 2));
    return 0;
  }
  if (names.unnamed.length > 0) throw new UnusableError(names.complaint());
  // A source text may belong to a schema that was not asked for.
  const stale = given.paths.length > 0 ? [] : names.stale(wanted);
  if (stale.length > 0) {
    console.error(["describe.mjs: these entries name no function:", ...stale.map(text => `  ${text}`)].join("\n"));
  }
  if (given.into !== undefined) mkdirSync(given.into, { recursive: true });
  for (const { file, document } of documents) {
    const text = JSON.stringify(document, null, 2);
    if (given.into === undefined) console.log(text);
    else writeFileSync(join(given.into, `${file}.json`), `${text}\n`);
  }
  return 0;
});
