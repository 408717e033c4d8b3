// The schema documents that differ from the recorded ones of a revision.
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { fieldSchemas, readDocument } from "../follow/app-schemas.mjs";
import { readJSON } from "../vectors.mjs";
import { bareName, firstRevision } from "./suites.mjs";

/**
 * Compares described schemas with the documents of a revision.
 *
 * The recorded documents name the app's functions as Swift does, the described ones after a variable or field, or hold a condition
 * instead. So names don't count as long as each means one function: a field differs if the name of its function means another one elsewhere.
 *
 * @param described the folder that describe.mjs wrote
 * @param documents the folder of the documents, `schemas` of the repository
 * @param revision, next the revision of the documents, and that of the described schemas if their names have one
 * @returns `{ schema, was, is, fields }` for each that differs: the files that exist, and what differs
 */
export function documentChanges(described, documents, revision, next) {
  const folder = revision === firstRevision ? documents : join(documents, revision);
  const list = path => existsSync(path) ? readdirSync(path).filter(name => name.endsWith(".json") && !name.endsWith(".schema.json")) : [];
  const own = new Map(list(described).map(file => [bareName(bareName(file.slice(0, -5), revision), next), join(described, file)]));
  const known = new Map(list(folder).map(file => [file.slice(0, -5), join(folder, file)]));
  // Schemas that are a field of another one have no document.
  for (const name of fieldSchemas) {
    const { file, document } = readDocument(folder, name);
    if (document !== undefined && own.has(name)) known.set(name, file);
  }
  const pairs = [...new Set([...known.keys(), ...own.keys()])].toSorted().map(schema => {
    const [was, is] = [known.get(schema), own.get(schema)];
    const parts = was === undefined || is === undefined ? [] : partsOf(readDocument(folder, schema).document, readJSON(is));
    return { schema, was, is, parts };
  });
  const names = sameNames(pairs.flatMap(({ parts }) => parts.flatMap(({ functions }) => functions)));
  return pairs.flatMap(({ schema, was, is, parts }) => {
    const fields = parts.filter(({ differs, functions }) => differs || functions.some(([left, right]) => names.get(left) !== right)).map(({ name }) => name);
    return fields.length === 0 && was !== undefined && is !== undefined ? [] : [{ schema, was, is, fields }];
  });
}

/** The parts of two documents: each field of an object, else the whole; `functions` are the names at the same position of both. */
function partsOf(was, is) {
  const zod = was.zod === is.zod ? [] : [{ name: `Zod ${was.zod} to ${is.zod}`, differs: true, functions: [] }];
  const [left, right] = [was.schema?.shape, is.schema?.shape];
  if (left === undefined || right === undefined) return [...zod, part("the schema", was.schema, is.schema)];
  const fields = [...new Set([...Object.keys(left), ...Object.keys(right)])].map(key => {
    if (!Object.hasOwn(right, key)) return { name: `${key} is gone`, differs: true, functions: [] };
    if (!Object.hasOwn(left, key)) return { name: `${key} is new`, differs: true, functions: [] };
    return part(key, left[key], right[key]);
  });
  const rest = ({ shape, ...others }) => ({ ...others, shape: Object.keys(shape).filter(key => Object.hasOwn(left, key) && Object.hasOwn(right, key)) });
  return [...zod, ...fields, part("the object", rest(was.schema), rest(is.schema))];
}

function part(name, was, is) {
  const [left, right] = [was, is].map(node => {
    const functions = [];
    return { node: withoutNames(node, functions), functions };
  });
  const differs = !isDeepStrictEqual(left.node, right.node);
  return { name, differs, functions: differs ? [] : left.functions.map((name, index) => [name, right.functions[index]]) };
}

/** A node without the names of functions, which are added to a list in their order. */
function withoutNames(node, functions) {
  if (Array.isArray(node)) return node.map(child => withoutNames(child, functions));
  if (typeof node !== "object" || node === null) return node;
  const named = ["name", "condition", "function"].find(key => Object.hasOwn(node, key) && isOfFunction(node, key));
  if (named !== undefined) functions.push(JSON.stringify(node[named]));
  return Object.fromEntries(Object.entries(node).filter(([key]) => key !== named).map(([key, child]) => [key, withoutNames(child, functions)]));
}

const isOfFunction = (node, key) => key === "function" ? Object.keys(node).length === 1
  : node.type === "transform" || ["custom", "function", "overwrite"].includes(node.check);

/** The name in described documents for each in the recorded ones: the one that it is most often at the position of. */
function sameNames(pairs) {
  const counts = new Map();
  for (const [left, right] of pairs) {
    if (!counts.has(left)) counts.set(left, new Map());
    counts.get(left).set(right, (counts.get(left).get(right) ?? 0) + 1);
  }
  const taken = new Set();
  return new Map([...counts].toSorted(([, left], [, right]) => Math.max(...right.values()) - Math.max(...left.values())).map(([name, others]) => {
    const found = [...others].filter(([other]) => !taken.has(other)).toSorted(([, a], [, b]) => b - a)[0]?.[0];
    taken.add(found);
    return [name, found];
  }));
}
