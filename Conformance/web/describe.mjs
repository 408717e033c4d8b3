#!/usr/bin/env node
// Writes Zod 4 schemas as schema documents, which compass-validate diff, fingerprint and --schema read.
//
//   node Conformance/web/describe.mjs --schemas ./schemas.mjs [--names FILE] [--named] [--meta] [--zod VERSION]
//     [--function-set NAME] [--into FOLDER] [NAME...]
//   node Conformance/web/describe.mjs --schemas ./schemas.mjs [--names FILE] --functions [NAME...]
//
// A document names the app's own functions. Their names come from FILE and from the module's export `names`;
// lib/names.mjs has the forms. Any other function has a name of its variable or field (lib/own-names.mjs) and is listed; with
// --named it is an error. The document holds its source text. Common conditions need no name, since a document holds them as
// data (lib/written-conditions.mjs). The second command writes a file of names to fill in, with every function that has none yet. A construct that a
// document can't express is refused with its place. --meta adds the metadata of Zod's registry. Every
// document names its version of Zod: that of --zod, else the one that the schema shows. Another than the known versions is an
// error. With --function-set a document that names the app's functions also names their set, such as 2026-08.
//
// Exit status: 0, 2 something can't be described, 64 wrong usage.
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { UsageError, main, readArguments } from "./lib/arguments.mjs";
import { describe } from "./lib/describe.mjs";
import { knownVersions, zodVersion, zodVersions } from "./lib/document-version.mjs";
import { loadSchemas } from "./lib/judge.mjs";
import { FunctionNames } from "./lib/names.mjs";
import { recordingMajor } from "./lib/node.mjs";
import { UnusableError } from "./lib/vectors.mjs";

/** The documents of all schemas by name, or the error for one that can't be described. */
function describeAll(schemas, names, given) {
  return new Map([...schemas].map(([file, schema]) => {
    try {
      return [file, documentOf(file, schema, names, given)];
    } catch (error) {
      if (!(error instanceof UnusableError)) throw error;
      return [file, new UnusableError(`${file}: ${error.message}`)];
    }
  }));
}

function documentOf(file, schema, names, given) {
  let usesFunctions = false;
  const nameOf = (value, path, ownName, kind) => {
    const name = names.find(value, file, path, ownName, kind);
    // What a document holds as data is not a function of the app's.
    usesFunctions ||= typeof name === "string";
    return name;
  };
  const node = describe(schema, "$.schema", nameOf, { hasMeta: given.meta === true });
  // The name in a document is that of the schema, without the revision.
  const name = file.replace(/-\d{4}-\d\d$/, "");
  const functions = usesFunctions ? given["function-set"] : undefined;
  // A list of functions needs no version.
  const zod = given.functions ? undefined : given.zod ?? zodVersion(schema);
  const sources = names.texts(file);
  return { format: "schema-document/2", zod, ...(functions === undefined ? {} : { functions }),
    ...(Object.keys(sources).length === 0 ? {} : { sources }), name, schema: node };
}

await main("describe.mjs", async list => {
  const given = readArguments(list, {
    options: ["schemas", "names", "into", "zod", "function-set"], flags: ["functions", "named", "meta"],
  });
  if (given.schemas === undefined) throw new UsageError("--schemas FILE is needed.");
  if (given.functions && given.into !== undefined) throw new UsageError("--functions or --into, not both.");
  if (given.zod !== undefined && !zodVersions.includes(given.zod)) {
    throw new UsageError(`unknown version of Zod ${JSON.stringify(given.zod)}; ${knownVersions}`);
  }
  const { schemas, module } = await loadSchemas(given.schemas);
  const names = new FunctionNames();
  names.addExport(module.names, given.schemas);
  if (given.names !== undefined) names.addFile(given.names);
  const wanted = given.paths.length > 0 ? given.paths : [...schemas.keys()];
  const stranger = wanted.find(name => !schemas.has(name));
  if (stranger !== undefined) throw new UnusableError(`${given.schemas}: exports no schema ${stranger}`);
  // A function that several schemas share has one name, whichever of them are asked for.
  // The names that functions have of themselves are known once all are found.
  describeAll(schemas, names, given);
  names.settle();
  const described = describeAll(schemas, names, given);
  const documents = wanted.map(file => ({ file, document: described.get(file) }));
  const failure = documents.find(({ document }) => document instanceof UnusableError);
  if (failure !== undefined) throw failure.document;
  if (given.functions) {
    console.log(JSON.stringify(names.skeleton(wanted), null, 2));
    return 0;
  }
  const complaint = names.complaint(wanted);
  if (complaint !== undefined && given.named) throw new UnusableError(complaint);
  if (complaint !== undefined) console.error(`describe.mjs: ${complaint}`);
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
}, { oldest: recordingMajor });
