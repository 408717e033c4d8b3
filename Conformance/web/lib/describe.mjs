// A Zod 4 schema as a node of a schema document: read from `_zod.def`, or refused with its place.
//
// No function of the app's is called, except for the getters of shapes and `z.lazy`, which hold schemas.
import { constant } from "./constants.mjs";
import { describeCheck, messageFields } from "./describe-checks.mjs";
import { isCopy, metadata, registered, shownParent } from "./describe-metadata.mjs";
import { UnusableError } from "./vectors.mjs";
import { writtenRewritings } from "./written-conditions.mjs";
import { constantCatch, givenDefault, stringboolWords } from "./zod-closures.mjs";

const leaves = new Set(["null", "any", "unknown", "never", "undefined", "void", "nan", "symbol", "file", "function"]);
const coerced = new Set(["string", "number", "boolean", "bigint", "date"]);

/** A getter that makes a new schema at every level has no end; these limits are far above schemas that people write. */
const limits = { levels: 200, nodes: 100_000 };

/**
 * Returns a node of a document.
 *
 * @param schema a Zod 4 schema
 * @param path its place in the document, such as `$.schema`
 * @param names finds the name of a function at a place, `(value, path, ownName, kind) => name`, where ownName is that of
 *   a function of Zod's, or what a document has instead of a name, and kind is the function's role, such as `transform`
 * @param hasMeta whether nodes show the metadata of Zod's registry, and the parents that have an `id` in theirs
 */
export function describe(schema, path, names, { hasMeta = false } = {}) {
  return new Description(names, hasMeta).node(schema, path);
}

class Description {
  #names;
  #hasMeta;
  /** The labels of the schemas around the one that is read. */
  #above = new Map();
  #levels = 0;
  #count = 0;

  constructor(names, hasMeta) {
    this.#names = names;
    this.#hasMeta = hasMeta;
  }

  name(value, path, kind, ownName) { return this.#names(value, path, ownName, kind); }

  node(schema, path) {
    const def = schema?._zod?.def;
    if (def === undefined) throw new UnusableError(`${path}: is no Zod 4 schema`);
    const around = this.#above.get(schema);
    if (around !== undefined) {
      around.isReferredTo = true;
      return { $ref: around.label };
    }
    this.#count += 1;
    if (this.#levels > limits.levels || this.#count > limits.nodes) {
      throw new UnusableError(`${path}: more than ${limits.levels} levels or ${limits.nodes} nodes; `
        + "does a getter make a new schema each time?");
    }
    const above = this.#above;
    this.#above = this.#visible(schema);
    const own = { label: this.#label(schema, path), isReferredTo: false };
    this.#above.set(schema, own);
    this.#levels += 1;
    try {
      const node = this.#own(schema, def, path);
      return own.isReferredTo && own.label !== path ? { $id: own.label, ...node } : node;
    } finally {
      this.#above = above;
      this.#levels -= 1;
    }
  }

  /**
   * The schemas around another one to which it can refer.
   *
   * A copy and its parent share what is inside them. A parent inside of its copy refers to nothing between the two, so
   * that it has the same node as elsewhere.
   */
  #visible(schema) {
    const around = [...this.#above];
    const copy = this.#hasMeta ? around.findIndex(([one]) => isCopy(one, schema)) : -1;
    return new Map(copy < 0 ? around : around.slice(0, copy + 1));
  }

  /** The label of a schema: its `id`, so that it has the same one at each of its places, or else its place. */
  #label(schema, path) {
    const id = this.#hasMeta ? registered(schema)?.id : undefined;
    const isFree = typeof id === "string" && !id.startsWith("$") && [...this.#above.values()].every(({ label }) => label !== id);
    return isFree ? id : path;
  }

  #own(schema, def, path) {
    const node = {
      ...this.#fields(schema, def, path), ...messageFields(def, schema, path, this), ...this.#meta(schema, path),
    };
    // z.email() and its like are a string and its first check in one; the message is that of both.
    const own = def.check !== undefined ? [schema] : [];
    const checks = [...own, ...(def.checks ?? [])].filter((check, index, all) => all.indexOf(check) === index)
      // These two check nothing: they add to the registry.
      .filter(check => !["describe", "meta"].includes(check?._zod?.def?.check));
    if (checks.length > 0) node.checks = [];
    for (const check of checks) {
      node.checks.push(...describeCheck(check, schema, `${path}.checks[${node.checks.length}]`, this));
    }
    const parent = this.#shownParent(schema);
    if (parent !== undefined) node.parent = this.node(parent, `${path}.parent`);
    return node;
  }

  #fields(schema, def, path) {
    const refuse = reason => { throw new UnusableError(`${path}: ${reason}`); };
    const inner = (child, name) => this.node(child, `${path}.${name}`);
    const list = (children, name) => children.map((child, index) => inner(child, `${name}[${index}]`));
    const { type } = def;
    if (coerced.has(type)) return { type, ...(def.coerce ? { coerce: true } : {}) };
    if (leaves.has(type)) return { type };
    switch (type) {
      case "literal": return { type, values: def.values.map(value => literal(value, path)) };
      case "enum": return { type, ...enumFields(def.entries) };
      case "template_literal": return { type, parts: def.parts.map((part, index) =>
        part?._zod === undefined ? literal(part, path) : inner(part, `parts[${index}]`)) };
      case "array": return { type, element: inner(def.element, "element") };
      case "tuple": return { type, items: list(def.items, "items"), ...(def.rest ? { rest: inner(def.rest, "rest") } : {}) };
      case "record": return {
        type, ...(isPlainString(def.keyType) && !this.#isShown(def.keyType) ? {} : { key: inner(def.keyType, "key") }),
        value: inner(def.valueType, "value"), ...recordFields(def),
      };
      case "map": return { type, key: inner(def.keyType, "key"), value: inner(def.valueType, "value") };
      case "set": return { type, value: inner(def.valueType, "value") };
      case "object": return { type, shape: this.#shape(def, path), ...this.#unknownKeys(def.catchall, path) };
      case "union": return this.#union(def, list);
      case "intersection": return { type, left: inner(def.left, "left"), right: inner(def.right, "right") };
      case "optional":
        return { type, inner: inner(def.innerType, "inner"),
          ...(schema._zod.traits?.has("$ZodExactOptional") ? { exact: true } : {}) };
      case "nullable": case "nonoptional": case "readonly": case "success": case "promise":
        return { type, inner: inner(def.innerType, "inner") };
      case "lazy": return { type, inner: this.node(read(() => schema._zod.innerType ?? def.getter(), path), `${path}.inner`) };
      case "default": case "prefault":
        return { type, inner: inner(def.innerType, "inner"), value: this.#default(def, path) };
      case "catch": return { type, inner: inner(def.innerType, "inner"), value: this.#catch(schema, def, path) };
      case "pipe": return this.#pipe(def, path, inner);
      case "transform": return this.#transform(def, path);
      case "custom":
        if (schema._zod.bag?.Class !== undefined) refuse("z.instanceof has no place in a document");
        // Any value passes the node itself; its own check judges it.
        return { type };
      default: return refuse(`the type ${type} has no place in a document`);
    }
  }

  #shape(def, path) {
    const shape = read(() => def.shape, path);
    return Object.fromEntries(Object.keys(shape).map(key => {
      const place = `${path}.shape.${key}`;
      return [key, this.node(read(() => shape[key], place), place)];
    }));
  }

  #transform({ transform }, path) {
    const rewritings = writtenRewritings(transform);
    const found = this.name(transform, path, "transform", rewritings);
    const nodes = (found === rewritings ? found : [found]).map(name => ({ type: "transform", name }));
    return nodes.reduce((left, right) => ({ type: "pipe", in: left, out: right }));
  }

  #unknownKeys(catchall, path) {
    const def = catchall?._zod?.def;
    if (def === undefined) return { unknownKeys: "strip" };
    if (def.type === "never") return { unknownKeys: "reject" };
    const isBare = def.error === undefined && !(def.checks?.length > 0) && def.check === undefined;
    if (["unknown", "any"].includes(def.type) && isBare && !this.#isShown(catchall)) return { unknownKeys: "keep" };
    return { catchall: this.node(catchall, `${path}.catchall`) };
  }

  #union(def, list) {
    if (def.discriminator !== undefined) {
      return { type: "discriminated_union", discriminator: def.discriminator, options: list(def.options, "options"),
        ...(def.unionFallback ? { unionFallback: true } : {}) };
    }
    return { type: def.inclusive === false ? "xor" : "union", options: list(def.options, "options") };
  }

  #default(def, path) {
    const given = givenDefault(def);
    if (typeof given?.value === "function") {
      if (!Object.getOwnPropertyDescriptor(def, "defaultValue").get) {
        throw new UnusableError(`${path}: a function as the value itself has no place in a document`);
      }
      return { function: this.name(given.value, `${path}.value`, def.type) };
    }
    if (given === undefined) {
      const { get } = Object.getOwnPropertyDescriptor(def, "defaultValue") ?? {};
      return { function: this.name(get, `${path}.value`, def.type) };
    }
    return constant(given.value, `${path}.value`);
  }

  #catch(schema, def, path) {
    const found = constantCatch(def.catchValue, schema);
    return found === undefined ? { function: this.name(def.catchValue, `${path}.value`, "catch") }
      : constant(found.value, `${path}.value`);
  }

  #pipe(def, path, inner) {
    const words = stringboolWords(def);
    if (words !== undefined) return stringbool(def, words, path);
    const fields = { type: "pipe", in: inner(def.in, "in"), out: inner(def.out, "out") };
    if (def.transform === undefined && def.reverseTransform === undefined) return fields;
    return {
      ...fields, codec: true,
      decode: { function: this.name(def.transform, `${path}.decode`, "decode") },
      encode: { function: this.name(def.reverseTransform, `${path}.encode`, "encode") },
    };
  }

  #meta(schema, path) {
    if (!this.#hasMeta) return {};
    const found = registered(schema);
    return found === undefined || Object.keys(found).length === 0 ? {} : { meta: metadata(found, `${path}.meta`) };
  }

  /** Whether a node has metadata or a parent. */
  #isShown(schema) { return Object.keys(this.#meta(schema, "")).length > 0 || this.#shownParent(schema) !== undefined; }

  /** The schema that a method of Zod copied to make this one, if a JSON Schema shows it. */
  #shownParent(schema) { return this.#hasMeta ? shownParent(schema) : undefined; }
}

/** Runs a getter of a schema. */
function read(getter, path) {
  try {
    return getter();
  } catch (error) {
    throw error instanceof UnusableError ? error : new UnusableError(`${path}: its getter threw ${error}`);
  }
}

/** A value of a literal or a text of a template. */
function literal(value, path) {
  if (value === undefined || value === null || ["string", "number", "boolean", "bigint"].includes(typeof value)) {
    return constant(value, path);
  }
  throw new UnusableError(`${path}: a literal of the type ${typeof value} has no place in a document`);
}

/**
 * The values of an enumeration, or its entries if a key is not its value.
 *
 * Zod takes an entry whose key is one of the numeric values for a reverse entry of TypeScript, which is no value. So
 * it ignores `3: 3`, and a document that listed it would accept 3.
 */
function enumFields(entries) {
  const all = Object.entries(entries);
  const numbers = all.map(([, value]) => value).filter(value => typeof value === "number");
  const hasList = all.some(([key, value]) => typeof value === "number" && key === String(value));
  const kept = hasList ? all.filter(([key]) => !numbers.includes(+key)) : all;
  return kept.every(([key, value]) => key === value) ? { values: kept.map(([, value]) => value) }
    : { entries: Object.fromEntries(kept) };
}

function isPlainString(schema) {
  const def = schema?._zod?.def;
  return def?.type === "string" && !def.coerce && def.error === undefined && def.check === undefined
    && !(def.checks?.length > 0);
}

function recordFields(def) {
  return {
    ...(def.mode === "loose" ? { mode: "loose" } : {}),
    ...(def.partial || hasLostValues(def.keyType) ? { partial: true } : {}),
  };
}

/** Whether a schema doesn't show its fixed set of values: before 4.5, z.partialRecord deletes it from its keys. */
function hasLostValues(schema) {
  const { def, constr } = schema?._zod ?? {};
  if (typeof constr !== "function" || schema._zod.values !== undefined) return false;
  try {
    return new constr(def)._zod.values !== undefined;
  } catch {
    return false;
  }
}

function stringbool(def, { truthy, falsy, isSensitive, parts }, path) {
  if (![...truthy, ...falsy].every(word => typeof word === "string")) {
    throw new UnusableError(`${path}: the words of a stringbool are no strings`);
  }
  if (parts.some(side => side._zod.def.error !== def.error)) {
    throw new UnusableError(`${path}: a stringbool of two messages has no place in a document`);
  }
  return { type: "stringbool", truthy, falsy, ...(isSensitive ? { case: "sensitive" } : {}) };
}
