// A module with the builders of Zod 4 that lib/build.mjs uses. Its schemas have Zod's defs and closures and validate
// nothing: just enough to describe them. The tools' own test uses it in place of a real Zod.

import { currencyCodePattern, ibanPattern, nanoidPattern } from "../lib/document-version.mjs";

/** The builders of a version; up to 4.4 a partial record shows itself by the lost values of its keys. */
export function zodOf(major, minor, patch) {
  const version = { major, minor, patch };

  // Constants are closures of functions with these names, as in Zod.
  function normalizeParams(given) {
    if (typeof given === "string") return { error: () => given };
    const params = { ...given };
    return typeof params.error === "string" ? { ...params, error: () => params.error } : params;
  }
  function constantCatch(value) { return () => value; }

  class Check {
    constructor(def) {
      this._zod = { def };
      if (/length/.test(def.check)) def.when ??= payload => payload.value?.length !== undefined;
      if (/size/.test(def.check)) def.when ??= payload => payload.value?.size !== undefined;
    }
  }

  class Schema {
    constructor(def) {
      this._zod = { def, version, constr: Schema, traits: new Set(), bag: {} };
      if (def.type === "enum") this._zod.values = new Set(Object.values(def.entries));
    }
    check(...checks) {
      const plain = checks.map(check => typeof check === "function" ? { _zod: { check, def: { check: "custom" } } } : check);
      const others = Object.getOwnPropertyDescriptors(this._zod.def);
      const copy = new Schema(Object.defineProperties({}, others));
      copy._zod.def.checks = [...this._zod.def.checks ?? [], ...plain];
      for (const name of ["traits", "bag"]) copy._zod[name] = this._zod[name];
      copy._zod.parent = this;
      return copy;
    }
    safeParse() { throw new Error("this schema validates nothing"); }
    refine(fn, params) { return this.check(z.refine(fn, params)); }
    superRefine(fn, params) { return this.check(z.superRefine(fn, params)); }
    slugify() { return this.check(z.slugify()); }
    catch(value) { return z.catch(this, value); }
    catchall(catchall) { return make("object", { ...this._zod.def, catchall }); }
    register(target, meta) { target.add(this, meta); return this; }
    meta(meta) { return meta === undefined ? registry.get(this) : this.check().register(registry, meta); }
  }

  const registered = new WeakMap();
  const registry = {
    add(schema, meta) { registered.set(schema, meta); },
    get(schema) {
      const { parent } = schema._zod;
      if (parent === undefined) return registered.get(schema);
      const { id, ...inherited } = registry.get(parent) ?? {};
      const found = { ...inherited, ...registered.get(schema) };
      return Object.keys(found).length > 0 ? found : undefined;
    },
  };
  const make = (type, def = {}, params = undefined) => new Schema({ type, ...def, ...normalizeParams(params) });
  const withTrait = (trait, schema) => { schema._zod.traits.add(trait); return schema; };
  const leaf = type => params => make(type, {}, params);
  const leaves = names => Object.fromEntries(names.map(name => [name, leaf(name)]));
  const wrapper = type => innerType => make(type, { innerType });
  const own = (check, def, params) => new Check({ check, ...normalizeParams(params), ...def });
  const overwrite = tx => own("overwrite", { tx });
  const ownFormat = (format, def, params) => make("string", { check: "string_format", format, abort: false, ...def }, params);
  const formats = names => Object.fromEntries(names.map(name => [name, params => ownFormat(name, { pattern: /x/ }, params)]));
  const numberFormat = (type, format) => params =>
    make(type, { check: type === "number" ? "number_format" : "bigint_format", format, abort: false }, params);
  const text = (format, def, params) => own("string_format", { format, ...def }, params);
  const escaped = value => value.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  const withDefault = type => (innerType, defaultValue) => new Schema({
    type, innerType,
    get defaultValue() { return typeof defaultValue === "function" ? defaultValue() : structuredClone(defaultValue); },
  });
  const slug = value => value.toLowerCase();

  /** `isOld` makes it as Zod 4.0 does: no codec, but a pipe in a pipe. */
  function stringbool(given, isOld = false) {
    const params = normalizeParams(given);
    const lower = words => params.case === "sensitive" ? words : words.map(word => word.toLowerCase());
    const truthySet = new Set(lower(params.truthy ?? ["true", "1", "yes", "on", "y", "enabled"]));
    const falsySet = new Set(lower(params.falsy ?? ["false", "0", "no", "off", "n", "disabled"]));
    const sides = ["string", "boolean"].map(type => new Schema({ type, error: params.error }));
    if (isOld) {
      const tx = new Schema({
        type: "transform", error: params.error,
        transform: (input, payload) => {
          const data = params.case !== "sensitive" ? input.toLowerCase() : input;
          if (truthySet.has(data)) return true;
          if (falsySet.has(data)) return false;
          payload.issues.push({ expected: "stringbool", values: [...truthySet, ...falsySet], inst: tx });
          return {};
        },
      });
      const inner = new Schema({ type: "pipe", in: sides[0], out: tx, error: params.error });
      return new Schema({ type: "pipe", in: inner, out: sides[1], error: params.error });
    }
    const codec = withTrait("$ZodCodec", new Schema({
      type: "pipe", in: sides[0], out: sides[1], error: params.error,
      transform: (input, payload) => {
        const data = params.case !== "sensitive" ? input.toLowerCase() : input;
        if (truthySet.has(data)) return true;
        if (falsySet.has(data)) return false;
        payload.issues.push({ expected: "stringbool", values: [...truthySet, ...falsySet], inst: codec });
        return undefined;
      },
      reverseTransform: value => value ? [...truthySet][0] : [...falsySet][0],
    }));
    return codec;
  }

  function check(fn, params) {
    const made = own("custom", {}, params);
    made._zod.check = fn;
    return made;
  }

  function superRefine(fn, params) {
    const made = check(payload => {
      payload.addIssue = issue => payload.issues.push({ ...issue, inst: made });
      return fn(payload.value, payload);
    }, params);
    return made;
  }

  const z = {
    ...leaves(["string", "number", "boolean", "bigint", "date", "null", "undefined", "void", "nan", "symbol", "file", "any",
      "unknown", "never"]),
    coerce: Object.fromEntries(["string", "number", "boolean", "bigint", "date"].map(type =>
      [type, params => make(type, { coerce: true }, params)])),
    function: () => make("function", { input: make("any"), output: make("any") }),
    literal: (values, params) => make("literal", { values }, params),
    enum: (entries, params) => make("enum",
      { entries: Array.isArray(entries) ? Object.fromEntries(entries.map(value => [value, value])) : entries }, params),
    templateLiteral: (parts, params) => make("template_literal", { parts }, params),
    stringbool,
    array: (element, params) => make("array", { element }, params),
    tuple: (items, ...list) => list[0]?._zod ? make("tuple", { items, rest: list[0] }, list[1])
      : make("tuple", { items, rest: null }, list[0]),
    record: (keyType, valueType, params) => make("record", { keyType, valueType }, params),
    looseRecord: (keyType, valueType, params) => make("record", { keyType, valueType, mode: "loose" }, params),
    partialRecord(keyType, valueType, params) {
      if (minor >= 5) return make("record", { keyType, valueType, partial: true }, params);
      const keys = new Schema(keyType._zod.def);
      keys._zod.values = undefined;
      return make("record", { keyType: keys, valueType }, params);
    },
    clone: (schema, def) => new Schema(def),
    object: (shape, params) => make("object", { shape }, params),
    strictObject: (shape, params) => make("object", { shape, catchall: make("never") }, params),
    looseObject: (shape, params) => make("object", { shape, catchall: make("unknown") }, params),
    map: (keyType, valueType, params) => make("map", { keyType, valueType }, params),
    set: (valueType, params) => make("set", { valueType }, params),
    union: (options, params) => make("union", { options }, params),
    xor: (options, params) => make("union", { options, inclusive: false }, params),
    discriminatedUnion: (discriminator, options, params) =>
      make("union", { options, discriminator, inclusive: false }, params),
    intersection: (left, right) => make("intersection", { left, right }),
    optional: wrapper("optional"), exactOptional: innerType => withTrait("$ZodExactOptional", make("optional", { innerType })),
    nullable: wrapper("nullable"), nonoptional: wrapper("nonoptional"), readonly: wrapper("readonly"),
    success: wrapper("success"), promise: wrapper("promise"),
    lazy(getter) {
      const made = make("lazy", { getter });
      let inner;
      Object.defineProperty(made._zod, "innerType", { get: () => inner ??= getter() });
      return made;
    },
    _default: withDefault("default"), prefault: withDefault("prefault"),
    catch: (innerType, value) => make("catch", { innerType, catchValue: typeof value === "function" ? value : constantCatch(value) }),
    pipe: (left, right) => make("pipe", { in: left, out: right }),
    codec: (left, right, { decode, encode }) =>
      withTrait("$ZodCodec", make("pipe", { in: left, out: right, transform: decode, reverseTransform: encode })),
    transform: transform => make("transform", { transform }),
    custom: (fn, params) => make("custom", { check: "custom", fn, abort: true }, params),
    instanceof(type) {
      const made = make("custom", { check: "custom", fn: value => value instanceof type, abort: true });
      made._zod.bag.Class = type;
      return made;
    },
    refine: (fn, params) => make("custom", { check: "custom", fn }, params),
    superRefine, check,
    property: (property, schema, params) => own("property", { property, schema }, params),
    minLength: (minimum, params) => own("min_length", { minimum }, params),
    maxLength: (maximum, params) => own("max_length", { maximum }, params),
    length: (length, params) => own("length_equals", { length }, params),
    minSize: (minimum, params) => own("min_size", { minimum }, params),
    maxSize: (maximum, params) => own("max_size", { maximum }, params),
    size: (size, params) => own("size_equals", { size }, params),
    gt: (value, params) => own("greater_than", { value, inclusive: false }, params),
    gte: (value, params) => own("greater_than", { value, inclusive: true }, params),
    lt: (value, params) => own("less_than", { value, inclusive: false }, params),
    lte: (value, params) => own("less_than", { value, inclusive: true }, params),
    multipleOf: (value, params) => own("multiple_of", { value }, params),
    int: numberFormat("number", "safeint"), int64: numberFormat("bigint", "int64"), uint64: numberFormat("bigint", "uint64"),
    ...Object.fromEntries(["int32", "uint32", "float32", "float64"].map(name => [name, numberFormat("number", name)])),
    ...formats(["guid", "uuid", "email", "emoji", "nanoid", "cuid", "cuid2", "ulid", "xid", "ksuid", "ipv4", "ipv6", "mac", "cidrv4",
      "cidrv6", "base64", "base64url", "e164"]),
    ...(minor >= 5 ? {
      creditCard: params => ownFormat("credit_card", { pattern: /x/ }, params),
      properties: (shape, params) => own("properties", { shape }, params),
    } : {}),
    ...(minor >= 6 ? {
      iban: params => ownFormat("iban", { pattern: new RegExp(ibanPattern) }, params),
      currencyCode: params => z.stringFormat("currency_code", new RegExp(currencyCodePattern), params),
      nanoid: ({ length, ...params } = {}) => ownFormat("nanoid",
        length === undefined ? { pattern: /x/ } : { length, pattern: new RegExp(nanoidPattern(length)) }, params),
    } : {}),
    iso: formats(["datetime", "date", "time", "duration"]),
    url: params => ownFormat("url", {}, params),
    jwt: params => ownFormat("jwt", {}, params),
    stringFormat: (format, rule, params) => ownFormat(format, typeof rule === "function" ? { fn: rule }
      : { fn: value => rule.test(value), pattern: rule }, params),
    regex: (pattern, params) => text("regex", { pattern }, params),
    lowercase: params => text("lowercase", { pattern: /^[^A-Z]*$/ }, params),
    uppercase: params => text("uppercase", { pattern: /^[^a-z]*$/ }, params),
    startsWith: (prefix, params) => text("starts_with", { prefix, pattern: new RegExp(`^${escaped(prefix)}.*`) }, params),
    endsWith: (suffix, params) => text("ends_with", { suffix, pattern: new RegExp(`.*${escaped(suffix)}$`) }, params),
    includes: (includes, params) => text("includes", { includes, pattern: new RegExp(escaped(includes)) }, params),
    overwrite,
    trim: () => overwrite(input => input.trim()), toLowerCase: () => overwrite(input => input.toLowerCase()),
    toUpperCase: () => overwrite(input => input.toUpperCase()), slugify: () => overwrite(input => slug(input)),
    normalize: form => overwrite(input => input.normalize(form)),
    globalRegistry: registry,
  };
  return z;
}

export const z = zodOf(4, 4, 3);
