// The app's own schemas, built on any Zod from the documents in `schemas`, so that their recorded cases can be followed.
import { existsSync } from "node:fs";
import { join } from "node:path";
import { build } from "../build.mjs";
import { readJSON } from "../vectors.mjs";
import { appFunctions, sanitizer, sanitizing } from "./app-functions.mjs";

/** Schemas that are a field of another one, and so have no document, with that field's path in its document. */
const fields = new Map([["url", { of: "event", path: ["shape", "url", "inner", "inner"] }]]);

/** The schemas that are a field of another one. */
export const fieldSchemas = [...fields.keys()];

/**
 * The document of a schema in a folder, as `{ file, document }`; without the document if it does not exist.
 *
 * @param folder the folder of a revision's documents
 * @param name the schema's name without the revision
 */
export function readDocument(folder, name) {
  const file = of => join(folder, `${of}.json`);
  if (existsSync(file(name))) return { file: file(name), document: readJSON(file(name)) };
  const field = fields.get(name);
  if (field === undefined || !existsSync(file(field.of))) return { file: file(name) };
  const whole = readJSON(file(field.of));
  const schema = field.path.reduce((node, key) => node?.[key], whole.schema);
  return schema === undefined ? { file: file(name) } : { file: file(field.of), document: { ...whole, name, schema } };
}

const usesFunction = (node, name) => typeof node === "object" && node !== null
  && (node.type === "transform" && node.name === name || Object.values(node).some(child => usesFunction(child, name)));

/** The app's schemas of a vector file. */
export class AppSchemas {
  #folder;
  #vectors;
  #suite;
  #documents = new Map();
  #built = new WeakMap();
  #sanitizers = new Map();

  /**
   * @param suite the parsed vector file, of the kind `schema`
   * @param folder the folder of the documents; those of a later revision are in one of its name
   * @param vectors the folder of the vectors, which has the recorded results of `sanitizeHtml`
   */
  constructor(suite, folder, vectors) {
    this.#suite = suite;
    this.#folder = folder;
    this.#vectors = vectors;
  }

  nameOf(vector) { return vector.schema ?? this.#suite.suite; }

  /** The document of a case's schema, as `{ file, document }`; without one if there is no file. */
  #read(name) {
    if (this.#documents.has(name)) return this.#documents.get(name);
    const [, bare, revision] = /^(.*?)(?:-(\d{4}-\d\d))?$/.exec(name);
    this.#documents.set(name, { ...readDocument(join(this.#folder, revision ?? ""), bare), revision });
    return this.#documents.get(name);
  }

  /** Why the schema of a case cannot be built; undefined for most. */
  obstacle(vector) {
    if (vector.tags?.includes("engine-differs")) return "its answer is that of another engine";
    const { file, document } = this.#read(this.nameOf(vector));
    return document === undefined ? `there is no document ${file}` : undefined;
  }

  /** The node of the schema of a case. */
  node(vector) { return this.#read(this.nameOf(vector)).document?.schema; }

  /** The schema of a case on a Zod. */
  schema(vector, z) {
    if (!this.#built.has(z)) this.#built.set(z, new Map());
    const schemas = this.#built.get(z);
    const name = this.nameOf(vector);
    if (!schemas.has(name)) {
      const { document, revision } = this.#read(name);
      schemas.set(name, build(document, z, new Map([...appFunctions, [sanitizing, this.#sanitizer(revision)]])));
    }
    return schemas.get(name);
  }

  /** The results of `sanitizeHtml` that are recorded in a revision: its own vectors, and the outputs of this file's cases. */
  #sanitizer(revision) {
    if (this.#sanitizers.has(revision)) return this.#sanitizers.get(revision);
    const results = new Map();
    for (const name of ["sanitize-html", "sanitize-html-external"]) {
      const file = join(this.#vectors, "html", `${name}${revision === undefined ? "" : `-${revision}`}.json`);
      if (!existsSync(file)) continue;
      for (const { input, output } of readJSON(file).cases) results.set(input, output);
    }
    for (const vector of this.#suite.cases) {
      const { document, revision: other } = this.#read(this.nameOf(vector));
      if (!vector.valid || other !== revision || this.obstacle(vector) !== undefined) continue;
      const input = vector.json === undefined ? vector.input : JSON.parse(vector.json);
      for (const [key, field] of Object.entries(document.schema.shape ?? {})) {
        const [was, is] = [input?.[key], vector.output?.[key]];
        if (usesFunction(field, sanitizing) && typeof was === "string" && typeof is === "string") results.set(was, is);
      }
    }
    this.#sanitizers.set(revision, sanitizer(results));
    return this.#sanitizers.get(revision);
  }
}
