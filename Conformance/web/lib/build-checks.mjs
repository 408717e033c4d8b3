// A check of a schema document as a check of Zod's.
import { constantValue } from "./constants.mjs";
import { literalPrefix } from "./describe-checks.mjs";
import { conditionFunction } from "./document-functions.mjs";
import { nanoidPattern } from "./document-version.mjs";
import { UnusableError } from "./vectors.mjs";

/** The parameters that most of Zod's builders take: the message, and for checks abort and when; undefined if none. */
export function parametersOf({ message, error, abort, when }, path, builder) {
  const parameters = {
    ...(message === undefined ? {} : { error: message }),
    ...(error === undefined ? {} : { error: builder.function(error.function, `${path}.error`) }),
    ...(abort ? { abort: true } : {}),
    ...(when === undefined ? {} : { when: builder.function(when.function, `${path}.when`) }),
  };
  return Object.keys(parameters).length === 0 ? undefined : parameters;
}

/** Sets the parameters that a builder of Zod's does not take, such as that of `optional`. Returns its argument. */
export function setParameters(item, parameters = {}, builder) {
  const { def } = item._zod;
  for (const [name, value] of Object.entries(parameters)) {
    if (def[name] !== undefined && def[name] !== false && name !== "when") continue;
    // Zod keeps a text as a closure of its own.
    def[name] = name === "error" && typeof value === "string" ? builder.z.refine(() => true, { error: value })._zod.def.error : value;
  }
  return item;
}

/** Builds a check; `node` builds the schema of a property. */
export function buildCheck(check, path, builder, node) {
  const parameters = parametersOf(check, path, builder);
  return setParameters(own(check, path, builder, node, parameters), parameters, builder);
}

const builders = {
  min_length: ["minLength", "minimum"], max_length: ["maxLength", "maximum"], length_equals: ["length", "length"],
  min_size: ["minSize", "minimum"], max_size: ["maxSize", "maximum"], size_equals: ["size", "size"],
  multiple_of: ["multipleOf", "value"], mime_type: ["mime", "mime"],
};

const numberFormats = {
  safeint: "int", int32: "int32", uint32: "uint32", float32: "float32", float64: "float64", int64: "int64", uint64: "uint64",
};

function own(check, path, builder, node, parameters) {
  const zod = (name, ...list) => builder.builder(name, path)(...list, ...(parameters === undefined ? [] : [{ ...parameters }]));
  switch (check.check) {
    case "greater_than": return zod(check.inclusive ? "gte" : "gt", constantValue(check.value));
    case "less_than": return zod(check.inclusive ? "lte" : "lt", constantValue(check.value));
    case "number_format": return zod(numberFormats[check.format] ?? check.format);
    case "string_format": return format(check, path, builder, parameters);
    case "overwrite": return overwrite(check, path, builder);
    case "property": return zod("property", check.property, node(check.schema, "schema"));
    case "properties": return zod("properties", Object.fromEntries(
      Object.entries(check.shape).map(([key, child]) => [key, node(child, `shape.${key}`)])));
    case "custom": return builder.builder("refine", path)(check.condition === undefined ? builder.function(check.name, path)
      : conditionFunction(check.condition, path), {
      ...parameters, ...(check.path ? { path: check.path } : {}),
      ...(check.params === undefined ? {} : { params: constantValue(check.params) }),
    });
    case "function": return builder.builder("superRefine", path)(builder.function(check.name, path), { ...parameters });
    default: {
      if (!Object.hasOwn(builders, check.check)) throw new UnusableError(`${path}: unknown check ${JSON.stringify(check.check)}`);
      const [name, field] = builders[check.check];
      return zod(name, constantValue(check[field]));
    }
  }
}

function overwrite(check, path, builder) {
  const isOwn = ["trim", "toLowerCase", "toUpperCase", "slugify"].includes(check.name);
  if (isOwn) return builder.builder(check.name, path)();
  if (check.name === "normalize" && check.form !== undefined) return builder.builder("normalize", path)(check.form);
  return builder.builder("overwrite", path)(builder.function(check.name, path));
}

/** The builders of formats whose name is not the format's. */
const formatBuilders = {
  datetime: "iso.datetime", date: "iso.date", time: "iso.time", duration: "iso.duration", credit_card: "creditCard",
  iban: "iban",
};
const plainFormats = new Set([
  "guid", "uuid", "email", "url", "emoji", "nanoid", "cuid", "cuid2", "ulid", "xid", "ksuid", "ipv4", "ipv6", "mac",
  "cidrv4", "cidrv6", "base64", "base64url", "jwt", "e164", "lowercase", "uppercase",
]);

/** The pattern of a domain that z.httpUrl() has. */
const domain = (builder, path) => builder.builder("httpUrl", path)()._zod.def.hostname;

const regExp = ({ pattern, flags = "" }) => new RegExp(pattern, flags);

function format(check, path, builder, parameters) {
  const zod = (name, ...list) => builder.builder(name, path)(...list);
  const found = formatCheck(check, path, builder, parameters, zod);
  // Zod derives some patterns by itself, from a prefix for example, and each version has its own.
  const { pattern } = found._zod.def;
  if (check.pattern !== undefined && String(pattern) !== String(regExp(check))) {
    throw new UnusableError(`${path}: this Zod has another pattern for it: ${pattern}`);
  }
  return found;
}

function formatCheck(check, path, builder, parameters, zod) {
  const pattern = check.pattern === undefined ? {} : { pattern: regExp(check) };
  switch (check.format) {
    case "regex": return zod("regex", regExp(check), { ...parameters });
    case "starts_with": return zod("startsWith", check.prefix ?? literalPrefix(check.pattern), { ...parameters });
    case "ends_with": return zod("endsWith", check.suffix, { ...parameters });
    case "includes": return zod("includes", check.includes, {
      ...(check.position === undefined ? {} : { position: check.position }), ...parameters,
    });
    case "url": {
      const parts = ["hostname", "protocol"].filter(name => check[name] !== undefined);
      return zod("url", {
        ...Object.fromEntries(parts.map(name => [name, check[name] === "domain" ? domain(builder, path) : regExp(check[name])])),
        ...(check.normalize ? { normalize: true } : {}), ...parameters,
      });
    }
    case "currency_code": if (check.pattern === undefined && check.function === undefined) return zod("currencyCode", { ...parameters });
      break;
    case "nanoid": {
      if (check.length === undefined) break;
      const found = zod("nanoid", { length: check.length, ...parameters });
      if (found._zod.def.length !== check.length || found._zod.def.pattern.source !== nanoidPattern(check.length)) {
        throw new UnusableError(`${path}: this Zod has no z.nanoid of a length`);
      }
      return found;
    }
    case "jwt": return zod("jwt", { ...(check.alg ? { alg: check.alg } : {}), ...parameters });
    case "datetime": {
      const { precision, offset, local } = check;
      const options = { precision, offset, local };
      for (const name of Object.keys(options)) if (options[name] === undefined) delete options[name];
      return zod("iso.datetime", { ...options, ...pattern, ...parameters });
    }
    case "lowercase": case "uppercase": return zod(check.format, { ...parameters });
  }
  const name = formatBuilders[check.format] ?? (plainFormats.has(check.format) ? check.format : undefined);
  if (name !== undefined) return zod(name, { ...pattern, ...parameters });
  if (["json_string", "template_literal"].includes(check.format)) {
    throw new UnusableError(`${path}: Zod has no check of the format ${check.format}`);
  }
  const rule = check.function === undefined ? regExp(check) : builder.function(check.function.function, `${path}.function`);
  return zod("stringFormat", check.format, rule, { ...parameters });
}
