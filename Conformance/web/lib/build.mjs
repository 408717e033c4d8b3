// A schema document as a Zod 4 schema: the other way round of describe.mjs.
//
// describe(build(document)) is the document again. What Zod has no builder for is refused with its place.
import { isDeepStrictEqual } from "node:util";
import { buildCheck, parametersOf, setParameters } from "./build-checks.mjs";
import { constantValue } from "./constants.mjs";
import { UnusableError } from "./vectors.mjs";

/**
 * Builds a schema.
 *
 * @param document a schema document of version 1 or 2. Vectors of JSON Schemas also have `definitions`, schemas by name: a node of the
 *   type `ref` is the very schema of its `name`, and one of `lazy` with a `name` has it inside
 * @param z the namespace of a Zod 4 module, classic or mini
 * @param functions the app's functions by name, a Map
 */
export function build(document, z, functions = new Map()) {
  if (!["schema-document/1", "schema-document/2"].includes(document?.format)) {
    throw new UnusableError('the format is neither "schema-document/1" nor "schema-document/2"');
  }
  return new Builder(z, functions, document.definitions).node(document.schema, "$.schema", []);
}

class Builder {
  z;
  #functions;
  /** The schemas with an `id` in their metadata, by node as text. */
  #withID = new Map();
  #definitions;
  /** The schemas of definitions by name; undefined for one that is being built. */
  #defined = new Map();

  constructor(z, functions, definitions = {}) {
    this.z = z;
    this.#functions = functions;
    this.#definitions = definitions;
  }

  /** The function of a name. */
  function(name, path) {
    if (!this.#functions.has(name)) throw new UnusableError(`${path}: no function is named ${name}`);
    return this.#functions.get(name);
  }

  /** One of Zod's builders. */
  builder(name, path) {
    const found = name.split(".").reduce((value, part) => value?.[part], this.z);
    if (typeof found !== "function") throw new UnusableError(`${path}: this Zod has no z.${name}`);
    return found;
  }

  /**
   * Builds a node.
   *
   * @param above the nodes around this one, the innermost last; each has its schema once it is built
   */
  node(node, path, above) {
    if (typeof node?.$ref === "string") return this.#reference(node, path, above);
    if (node?.type === "ref") return this.#definition(node.name, path);
    // Equal nodes with an `id` are one schema: Zod makes no JSON Schema of two with one `id`.
    if (typeof node?.meta?.id !== "string" || !isClosed(node)) return this.#newNode(node, path, above);
    const text = JSON.stringify(node);
    if (!this.#withID.has(text)) this.#withID.set(text, this.#newNode(node, path, above));
    return this.#withID.get(text);
  }

  #newNode(node, path, above) {
    const self = { path, label: node?.$id, schema: undefined };
    try {
      const parameters = parametersOf(node, path, this);
      let schema = setParameters(this.#own(node, path, [...above, self], parameters), parameters, this);
      const checks = (node.checks ?? []).map((check, index) => {
        const place = `${path}.checks[${index}]`;
        return buildCheck(check, place, this, (child, name) => this.node(child, `${place}.${name}`, [...above, self]));
      });
      if (checks.length > 0) schema = schema.check(...checks);
      if (node.meta !== undefined) schema.register(this.z.globalRegistry, node.meta);
      self.schema = schema;
      if (node.parent !== undefined) this.#setParent(node, path, [...above, self]);
      return schema;
    } catch (error) {
      throw error instanceof UnusableError ? error : new UnusableError(`${path}: Zod refuses it: ${error.message}`);
    }
  }

  /** Sets the parent of the innermost node, as a method of Zod does on a copy. */
  #setParent(node, path, above) {
    const { schema } = above.at(-1);
    const parent = this.node(node.parent, `${path}.parent`, above);
    for (let copied = parent; copied !== undefined; copied = copied._zod.parent) {
      if (copied === schema) throw new UnusableError(`${path}: no schema is a copy of itself`);
    }
    schema._zod.parent = parent;
    const metadata = this.z.globalRegistry.get(schema);
    if (!isDeepStrictEqual(metadata ?? {}, node.meta ?? {})) {
      throw new UnusableError(`${path}.meta: Zod adds the metadata of the parent: ${JSON.stringify(metadata)}`);
    }
  }

  #reference({ $ref, ...others }, path, above) {
    const target = above.findLast(({ label }) => label === $ref) ?? above.findLast(({ path }) => path === $ref);
    if (target === undefined) throw new UnusableError(`${path}: no node around this one is ${$ref}`);
    if (Object.keys(others).length > 0) throw new UnusableError(`${path}: a reference with checks can't be built`);
    if (target.schema === undefined) {
      throw new UnusableError(`${path}: Zod has no cycle without a lazy or an object's field in it`);
    }
    return target.schema;
  }

  /** The schema of a definition: one for all nodes that name it. */
  #definition(name, path) {
    if (!Object.hasOwn(this.#definitions, name)) throw new UnusableError(`${path}: no definition is named ${name}`);
    if (!this.#defined.has(name)) {
      this.#defined.set(name, undefined);
      this.#defined.set(name, this.node(this.#definitions[name], `$.definitions.${name}`, []));
    }
    const schema = this.#defined.get(name);
    if (schema === undefined) throw new UnusableError(`${path}: Zod has no cycle without a lazy or an object's field in it`);
    return schema;
  }

  #own(node, path, above, parameters) {
    const inner = name => this.node(node[name], `${path}.${name}`, above);
    const list = name => node[name].map((child, index) => this.node(child, `${path}.${name}[${index}]`, above));
    const zod = (name, ...list) => this.builder(name, path)(...list, ...(parameters === undefined ? [] : [{ ...parameters }]));
    const bare = (name, ...list) => this.builder(name, path)(...list);
    switch (node.type) {
      case "string": case "number": case "boolean": case "bigint": case "date":
        return zod(node.coerce ? `coerce.${node.type}` : node.type);
      case "null": case "undefined": case "void": case "nan": case "symbol": case "file": case "any": case "unknown":
      case "never":
        return zod(node.type);
      case "function": case "custom": return bare(node.type);
      case "literal": return zod("literal", node.values.map(constantValue));
      case "enum": return zod("enum", node.entries ?? enumEntries(node.values));
      case "template_literal": return zod("templateLiteral", node.parts.map((part, index) =>
        part?.type === undefined && part?.$ref === undefined ? constantValue(part)
          : this.node(part, `${path}.parts[${index}]`, above)));
      case "stringbool": return bare("stringbool", {
        ...(node.truthy ? { truthy: node.truthy } : {}), ...(node.falsy ? { falsy: node.falsy } : {}),
        ...(node.case ? { case: node.case } : {}), ...parameters,
      });
      case "array": return zod("array", inner("element"));
      case "tuple": return zod("tuple", list("items"), ...(node.rest === undefined ? [] : [inner("rest")]));
      case "record": return this.#record(node, path, inner, zod);
      case "object": return this.#object(node, path, above, zod);
      case "map": return zod("map", inner("key"), inner("value"));
      case "set": return zod("set", inner("value"));
      case "union": case "xor": return zod(node.type, list("options"));
      case "discriminated_union": return bare("discriminatedUnion", node.discriminator, list("options"), {
        ...(node.unionFallback ? { unionFallback: true } : {}), ...parameters,
      });
      case "intersection": return bare("intersection", inner("left"), inner("right"));
      case "optional": return bare(node.exact ? "exactOptional" : "optional", inner("inner"));
      case "nullable": case "nonoptional": case "readonly": case "success": case "promise":
        return bare(node.type, inner("inner"));
      case "lazy": {
        let found;
        if (node.name !== undefined) return bare("lazy", () => this.#definition(node.name, path));
        return bare("lazy", () => found ??= inner("inner"));
      }
      case "default": return bare("_default", inner("inner"), this.#value(node.value, path));
      case "prefault": case "catch": return bare(node.type, inner("inner"), this.#value(node.value, path));
      case "pipe":
        return node.codec ? bare("codec", inner("in"), inner("out"), {
          decode: this.function(node.decode.function, `${path}.decode`),
          encode: this.function(node.encode.function, `${path}.encode`),
        }) : bare("pipe", inner("in"), inner("out"));
      case "transform": return bare("transform", this.function(node.name, path));
      default: throw new UnusableError(`${path}: unknown type ${JSON.stringify(node.type)}`);
    }
  }

  #record(node, path, inner, zod) {
    const name = node.partial ? "partialRecord" : node.mode === "loose" ? "looseRecord" : "record";
    const record = zod(name, node.key === undefined ? this.z.string() : inner("key"), inner("value"));
    // Zod has no builder for both.
    const isBoth = node.partial && node.mode === "loose";
    return isBoth ? this.builder("clone", path)(record, { ...record._zod.def, mode: "loose" }) : record;
  }

  #object(node, path, above, zod) {
    const shape = {};
    for (const [key, child] of Object.entries(node.shape)) {
      const place = `${path}.shape.${key}`;
      // A field that refers to a node around it exists only after that node: a getter finds it.
      let found;
      const field = () => found ??= this.node(child, place, above);
      Object.defineProperty(shape, key, {
        ...(hasReference(child) ? { get: field } : { value: field(), writable: true }), enumerable: true, configurable: true,
      });
    }
    if (node.catchall !== undefined) {
      const catchall = this.node(node.catchall, `${path}.catchall`, above);
      const object = zod("object", shape);
      return typeof object.catchall === "function" ? object.catchall(catchall) : this.builder("catchall", path)(object, catchall);
    }
    return zod({ strip: "object", keep: "looseObject", reject: "strictObject" }[node.unknownKeys] ?? "unknownKeys", shape);
  }

  #value(value, path) {
    const isFunction = typeof value === "object" && value !== null && Object.keys(value).join() === "function";
    return isFunction ? this.function(value.function, `${path}.value`) : constantValue(value);
  }
}

/**
 * Entries with these values. The key of a text is the text, as in `z.enum([...])`, so that JavaScript sorts those that are
 * integers. Numbers get other keys, since Zod drops the entry `3: 3`.
 */
function enumEntries(values) {
  const isOfTexts = values.every(value => typeof value === "string");
  return Object.fromEntries(values.map((value, index) => [isOfTexts ? value : `value${index}`, value]));
}

/** Whether all references below a node are to labels of nodes below it, or to its own. */
function isClosed(node) {
  const [labels, references] = [new Set(), new Set()];
  const visit = part => {
    if (typeof part !== "object" || part === null) return;
    if (typeof part.$id === "string") labels.add(part.$id);
    if (typeof part.$ref === "string") references.add(part.$ref);
    Object.values(part).forEach(visit);
  };
  visit(node);
  return [...references].every(reference => labels.has(reference));
}

/** Whether a node or one below it is a reference. */
function hasReference(node) {
  if (typeof node !== "object" || node === null) return false;
  return typeof node.$ref === "string" || Object.values(node).some(hasReference);
}
