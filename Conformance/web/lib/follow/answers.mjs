// The answers of a Zod to the cases of a vector file, as they would be recorded from it.
import { build } from "../build.mjs";
import { recordedFunctions } from "../document-functions.mjs";
import { judge, payload } from "../judge.mjs";
import { UnusableError } from "../vectors.mjs";
import { sanitizing, unknownResult } from "./app-functions.mjs";

/** The formatters of errors that a case without a `function` has the results of. */
const formatters = ["flattenError", "formatError", "treeifyError", "prettifyError"];

/** The kinds of files that can be recorded again, each with the function that runs a case. */
export const kinds = new Map([
  ["document", document],
  ["schema", appSchema],
  ["toJSONSchema", toJSONSchema],
  ["fromJSONSchema", fromJSONSchema],
  // Older formatters change Object.prototype, so these cases come last.
  ["formatError", formatError],
]);

/**
 * The answer of a Zod to a case, as its members, or `{ fault }`, the reason why it has no answer.
 *
 * @param kind the kind of the file
 * @param vector the case
 * @param z the namespace of the Zod
 * @param app the `AppSchemas` of a file of the kind `schema`
 */
export function answer(kind, vector, z, app) {
  try {
    return kinds.get(kind)(vector, z, app);
  } catch (error) {
    return { fault: error instanceof UnusableError ? error.message : `threw ${error}` };
  }
}

/** Why a case can't be recorded again, whatever the Zod; undefined for most. */
export function obstacle(kind, vector, app) {
  if (vector.versions !== undefined) return "it has the answers of several versions";
  if (kind === "schema") return app.obstacle(vector);
  if (kind === "toJSONSchema" && vector.document === undefined) return "it has no document";
  // No function runs to make a JSON Schema.
  const missing = kind === "document" ? missingFunction(vector.document) : undefined;
  return missing === undefined ? undefined : `the function ${missing} is the app's own`;
}

/** The first name of a function in a document that these tools have no function for. */
function missingFunction(node) {
  if (typeof node !== "object" || node === null) return undefined;
  const isNamed = node.type === "transform" || ["custom", "function", "overwrite"].includes(node.check);
  const isOfZod = node.check === "overwrite" && ["slugify", "normalize"].includes(node.name);
  if (isNamed && typeof node.name === "string" && !isOfZod && !recordedFunctions.has(node.name)) return node.name;
  for (const child of Object.values(node)) {
    const found = missingFunction(child);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** The members of a case that are its answer, as they were recorded. */
export function recordedAnswer(vector) {
  const { valid, output, issues, throws, inputs, roundTrip, results, resultsAny } = vector;
  if (results !== undefined) return plain({ results, resultsAny });
  if (vector.jsonSchema !== undefined) return plain({ throws, inputs, roundTrip });
  if (valid === undefined) return { output };
  return valid ? { valid, output } : { valid, issues };
}

/** An answer as text; two are the same only if all members are, in the same order. */
export const answerText = answer => {
  if (answer.fault !== undefined) return `no answer: ${answer.fault}`;
  const { valid, output, issues } = answer;
  if (valid !== undefined) return valid ? `valid ${JSON.stringify(output)}` : `invalid ${JSON.stringify(issues)}`;
  return JSON.stringify(answer);
};

const plain = value => value === undefined ? undefined : JSON.parse(JSON.stringify(value));

function verdict(schema, value) {
  const { crash, valid, output, issues } = judge(schema, value);
  if (crash !== undefined) return { fault: crash };
  return valid ? { valid, output: plain(output) } : { valid, issues: plain(issues) };
}

/** The schemas of documents that cases share, by text. */
const built = new WeakMap();

/** The schema of a case's document. */
function schemaOf(vector, z) {
  if (!built.has(z)) built.set(z, new Map());
  const schemas = built.get(z);
  const text = JSON.stringify([vector.document, vector.definitions]);
  if (!schemas.has(text)) {
    const isRun = vector.results === undefined;
    const [schema, definitions] = [vector.document, vector.definitions].map(node => ordered(isRun ? node : plainWords(node)));
    schemas.set(text, build({ format: "schema-document/2", schema, definitions }, z, isRun ? recordedFunctions : anyFunction));
  }
  return schemas.get(text);
}

/** A function for every name, for schemas that no function of is called. */
const anyFunction = { has: () => true, get: () => value => value };

function document(vector, z) { return verdict(schemaOf(vector, z), payload(vector)); }

function appSchema(vector, z, app) {
  const found = verdict(app.schema(vector, z), payload(vector));
  if (JSON.stringify(found).includes(unknownResult)) return { fault: `${sanitizing} has no recorded result for its text` };
  return found;
}

/** The dialects of JSON Schema that a result for `*` holds for. */
const targets = ["draft-2020-12", "draft-07", "draft-04", "openapi-3.0"];

/** The JSON Schemas of a document, in the groups of targets and directions that were recorded as long as they agree. */
function toJSONSchema(vector, z) {
  const schema = schemaOf(vector, z);
  const make = (target, io, unrepresentable) => {
    try {
      // Older releases know drafts only without a zero; newer ones know both names.
      const name = target.replace("draft-0", "draft-");
      const { $schema, ...jsonSchema } = plain(z.toJSONSchema(schema, { ...vector.params, target: name, io, unrepresentable }));
      return { jsonSchema };
    } catch (error) {
      return { throws: error.message };
    }
  };
  const results = (recorded, unrepresentable) => recorded.flatMap(({ for: names, ...others }) => {
    const parts = new Map();
    for (const name of names) {
      const [group, only] = name.split("/");
      for (const target of group === "*" ? targets : [group]) {
        for (const io of only === undefined ? ["input", "output"] : [only]) {
          const text = JSON.stringify(make(target, io, unrepresentable));
          parts.set(text, [...parts.get(text) ?? [], { name, part: `${target}/${io}` }]);
        }
      }
    }
    if (parts.size === 1) return [{ for: names, ...JSON.parse([...parts.keys()][0]) }];
    return [...parts].map(([text, list]) => ({ for: list.map(({ part }) => part), ...JSON.parse(text) }));
  });
  return plain({ results: results(vector.results, "throw"), resultsAny: vector.resultsAny && results(vector.resultsAny, "any") });
}

/** A document with the words of schema documents: those of JSON Schemas have some of Zod's def, and functions without a name. */
function plainWords(node) {
  if (Array.isArray(node)) return node.map(plainWords);
  if (typeof node !== "object" || node === null) return node;
  const result = Object.fromEntries(Object.entries(node).map(([key, child]) => [key, plainWords(child)]));
  const { inclusive, element, inner, ...others } = result;
  // No function runs to make a JSON Schema.
  const fn = { function: "trim" };
  if (node.type === "union" && inclusive === false) return { ...others, type: "xor" };
  if (node.type === "set" && element !== undefined) return { ...others, value: element };
  if (node.type === "preprocess") return { ...others, type: "pipe", in: { type: "transform", name: "trim" }, out: inner };
  return node.codec && node.decode === undefined ? { ...result, decode: fn, encode: fn } : result;
}

/** A document whose enumerations keep the order of their values, which z.enum of a list sorts as JavaScript sorts keys. */
function ordered(node) {
  if (Array.isArray(node)) return node.map(ordered);
  if (typeof node !== "object" || node === null) return node;
  const { values, ...others } = node;
  const isSorted = node.type !== "enum" || !Array.isArray(values)
    || String(Object.keys(Object.fromEntries(values.map(value => [value, 0])))) === String(values);
  if (!isSorted) return { ...others, entries: Object.fromEntries(values.map((value, index) => [`value${index}`, value])) };
  return Object.fromEntries(Object.entries(node).map(([key, child]) => [key, ordered(child)]));
}

function fromJSONSchema({ jsonSchema, params, inputs }, z) {
  // A separate registry, so that equal ids of two cases don't meet. A description is in Zod's global one.
  const registry = z.registry();
  let schema;
  try {
    schema = z.fromJSONSchema(structuredClone(jsonSchema), { ...params, registry });
  } catch (error) {
    return { throws: error.message };
  }
  const { $schema, ...roundTrip } = plain(z.toJSONSchema(schema, { metadata: registry }));
  return { inputs: (inputs ?? []).map(({ input }) => ({ input, ...verdict(schema, structuredClone(input)) })), roundTrip };
}

function formatError({ function: name, issues }, z) {
  const run = name => {
    try {
      // A fresh list for each: a formatter may change it.
      return holes(z[name](new z.ZodError(structuredClone(issues))));
    } catch (error) {
      return { $throws: error.name };
    }
  };
  return { output: plain(name === undefined ? Object.fromEntries(formatters.map(name => [name, run(name)])) : run(name)) };
}

/** JSON has no holes of arrays. */
const holes = value => Array.isArray(value) ? Array.from(value, item => item === undefined ? null : holes(item)) : value;
