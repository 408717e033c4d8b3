// Names of the app's own functions, such as transforms, refinements and error functions, which `_zod.def` holds as
// closures, mostly anonymous ones.
import { groupBy } from "./group.mjs";
import { OwnNames, sourceText } from "./own-names.mjs";
import { UnusableError, readJSON } from "./vectors.mjs";

const isObject = value => typeof value === "object" && value !== null && !Array.isArray(value);

/**
 * The names of functions, found by identity, by place and by source text.
 *
 * A place takes precedence over identity, and identity over source text: closures of one text can differ in the
 * variables that they capture, and then only the place distinguishes them. A function that none of them names gets a name by
 * itself: see `OwnNames`.
 */
export class FunctionNames {
  /** @type {Map<Function, string>} */ functions = new Map();
  /** @type {Map<string, string>} */ sources = new Map();
  /** @type {Map<string, Map<string, { name: string, source?: string }>>} */ places = new Map();
  /** The functions met without a name: `{ schema, path, source }`, the source undefined if it can't be used. */
  unnamed = [];
  #own = new OwnNames();
  #usedSources = new Set();
  #usedPlaces = new Set();

  /** Adds a module's export `names`: a Map by identity, or `{ functions, sources, places }`. */
  addExport(names, file) {
    if (names === undefined) return;
    const refuse = reason => { throw new UnusableError(`${file}: names: ${reason}`); };
    if (names instanceof Map) return this.addExport({ functions: names }, file);
    if (!isObject(names)) refuse("is neither a Map nor an object");
    const { functions = new Map(), ...others } = names;
    if (!(functions instanceof Map)) refuse("functions is not a Map");
    for (const [value, name] of functions) {
      if (typeof value !== "function" || typeof name !== "string") refuse("functions maps functions to names");
      this.functions.set(value, name);
    }
    this.#add(others, refuse);
  }

  /** Adds a file of the format function-names/1, which describe.mjs --functions writes. */
  addFile(file) {
    const { format, ...others } = readJSON(file) ?? {};
    const refuse = reason => { throw new UnusableError(`${file}: ${reason}`); };
    if (format !== "function-names/1") refuse('the format is not "function-names/1"');
    this.#add(others, refuse);
  }

  /** Adds entries. A name of null is not filled in yet. */
  #add({ sources = {}, places = {}, ...others }, refuse) {
    const unknown = Object.keys(others)[0];
    if (unknown !== undefined) refuse(`unknown field "${unknown}"`);
    if (!isObject(sources)) refuse("sources is not an object");
    if (!isObject(places)) refuse("places is not an object");
    for (const [source, name] of Object.entries(sources)) {
      if (name === null) continue;
      if (typeof name !== "string") refuse(`sources: ${source}: the name is not a string`);
      if (sourceText(source) === undefined) refuse(`sources: ${source}: many functions have this text`);
      this.sources.set(sourceText(source), name);
    }
    for (const [schema, entries] of Object.entries(places)) {
      if (!isObject(entries)) refuse(`places: ${schema}: is not an object`);
      const own = this.places.get(schema) ?? new Map();
      this.places.set(schema, own);
      for (const [path, entry] of Object.entries(entries)) {
        const { name, source, ...rest } = isObject(entry) ? entry : { name: entry };
        if (name === null) continue;
        if (typeof name !== "string" || !["string", "undefined"].includes(typeof source)
          || Object.keys(rest).length > 0) {
          refuse(`places: ${schema}: ${path}: is neither a name nor { name, source }`);
        }
        own.set(path, { name, source });
      }
    }
  }

  /**
   * The name of the function at a place. One without a name is noted in `unnamed` and has one by itself, which is final once
   * `settle` was called after all functions were found.
   *
   * @param value the function, or undefined where Zod hides it in a check of its own (superRefine, check)
   * @param ownName the name of a function of Zod's, which needs no other
   * @param kind the role of the function, such as `transform`
   */
  find(value, schema, path, ownName, kind = "function") {
    const source = typeof value === "function" ? sourceText(value) : undefined;
    const place = this.places.get(schema)?.get(path);
    if (place !== undefined) {
      this.#usedPlaces.add(place);
      if (place.source !== undefined && sourceText(place.source) !== source) {
        throw new UnusableError(`${path}: the function is no longer the one that was named ${place.name}: ${
          source ?? "its source text is not available"}`);
      }
      return place.name;
    }
    const name = this.functions.get(value) ?? this.sources.get(source);
    if (name !== undefined) {
      if (!this.functions.has(value)) this.#usedSources.add(source);
      return name;
    }
    if (ownName !== undefined) return ownName;
    const own = this.#own.find(value, schema, path, kind);
    this.unnamed.push({ schema, path, source, name: own, text: typeof value === "function" && source !== undefined ? String(value) : undefined });
    return own;
  }

  /** Makes the names of the functions that were found final, and forgets where they were found. */
  settle() {
    this.#own.settle([...this.functions.values(), ...this.sources.values(),
      ...[...this.places.values()].flatMap(entries => [...entries.values()].map(({ name }) => name))]);
    this.unnamed = [];
  }

  /** The source code of a schema's functions without a name, by their own names, as a document has it. */
  texts(schema) {
    const own = this.unnamed.filter(entry => entry.schema === schema && entry.text !== undefined);
    return Object.fromEntries(own.map(({ name, text }) => [name, text.toWellFormed()]));
  }

  /** The entries that named nothing, as texts; places only of schemas that were described. */
  stale(schemas) {
    return [
      ...[...this.places].filter(([schema]) => schemas.includes(schema)).flatMap(([schema, entries]) =>
        [...entries].filter(([, entry]) => !this.#usedPlaces.has(entry)).map(([path]) => `${schema} ${path}`)),
      ...[...this.sources.keys()].filter(source => !this.#usedSources.has(source)),
    ];
  }

  /** A file of names to fill in: the functions met without one, by source text where that is possible. */
  skeleton(schemas) {
    const [sources, places] = [{}, {}];
    for (const { schema, path, source } of this.unnamed) {
      if (!schemas.includes(schema)) continue;
      if (source !== undefined) sources[source] = null;
      else (places[schema] ??= {})[path] = null;
    }
    return { format: "function-names/1", sources, places };
  }

  /** Says which functions of schemas have no name of their own, one a line with its first place; undefined if all have. */
  complaint(schemas) {
    const unnamed = groupBy(this.unnamed.filter(({ schema }) => schemas.includes(schema)), ({ name }) => name);
    if (unnamed.size === 0) return undefined;
    return [
      `${unnamed.size} function${unnamed.size === 1 ? " has" : "s have"} no name; `
      + "describe.mjs --functions writes a file of names to fill in:",
      ...[...unnamed].map(([name, [{ schema, path, source }, ...others]]) => {
        const more = others.length === 0 ? "" : ` and ${others.length} more`;
        return `  ${schema} ${path}${more}: ${name}: ${source ?? "(no source text; only its place can name it)"}`;
      }),
    ].join("\n");
  }
}
