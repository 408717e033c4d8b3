// A check of a Zod 4 schema as an element of a document's `checks`, and messages.
import { constant, jsonConstant } from "./constants.mjs";
import { currencyCodePattern, formatNames, ibanPattern, nanoidPattern } from "./document-version.mjs";
import { UnusableError } from "./vectors.mjs";
import { writtenCondition, writtenRewritings } from "./written-conditions.mjs";
import { checkFunction, constantMessage, isOwnCondition, ownOverwrite, testsPattern } from "./zod-closures.mjs";

/**
 * Describes a check of a schema; `description` names functions and describes schemas. The result is a list, since some functions
 * are several checks of a document.
 */
export function describeCheck(check, schema, path, description) {
  const def = check?._zod?.def;
  if (def?.check === "overwrite" && def.when === undefined && def.error === undefined && !def.abort) {
    const rewritings = writtenRewritings(def.tx);
    if (rewritings?.length > 1 && description.name(def.tx, path, "overwrite", rewritings) === rewritings) {
      return rewritings.map(name => ({ check: "overwrite", name }));
    }
  }
  const described = {
    ...checkFields(check, def, schema, path, description), ...messageFields(def ?? {}, schema, path, description),
  };
  if (def.abort) described.abort = true;
  if (def.when !== undefined && !isOwnCondition(check)) {
    described.when = { function: description.name(def.when, `${path}.when`, "when") };
  }
  return [described];
}

/** The own message of a schema or check: constant, or made by a function. */
export function messageFields({ error }, schema, path, description) {
  if (error === undefined) return {};
  if (typeof error !== "function") throw new UnusableError(`${path}: the message is neither a text nor a function`);
  const found = constantMessage(error, schema);
  return found === undefined ? { error: { function: description.name(error, `${path}.error`, "error") } } : { message: found.value };
}

function checkFields(check, def, schema, path, description) {
  const refuse = what => { throw new UnusableError(`${path}: ${what} has no place in a document`); };
  const kind = def?.check;
  switch (kind) {
    case "min_length": case "min_size": return { check: kind, minimum: def.minimum };
    case "max_length": case "max_size": return { check: kind, maximum: def.maximum };
    case "length_equals": return { check: kind, length: def.length };
    case "size_equals": return { check: kind, size: def.size };
    case "greater_than": case "less_than":
      return { check: kind, value: limit(def.value, path), inclusive: def.inclusive === true };
    case "multiple_of": return { check: kind, value: limit(def.value, path) };
    case "number_format": case "bigint_format": return { check: "number_format", format: def.format };
    case "mime_type": return { check: kind, mime: [...def.mime] };
    case "string_format": return {
      check: kind, format: def.format, ...formatFields(def, schema, path, description),
      // Only a JSON Schema shows that the check is the schema itself.
      ...(check === schema && ["base64", "base64url"].includes(def.format) ? { own: true } : {}),
    };
    case "overwrite": return { check: kind, ...overwriteFields(def.tx, schema, path, description) };
    case "property":
      if (typeof def.property !== "string") refuse("a property that is no string");
      return { check: kind, property: def.property, schema: description.node(def.schema, `${path}.schema`) };
    case "properties": return { check: kind, shape: propertiesShape(def.shape, path, description) };
    case "custom":
      if (def.fn === undefined) return { check: "function", name: description.name(checkFunction(check), path, "check") };
      if (check._zod.bag?.Class !== undefined) refuse("z.instanceof");
      return {
        check: kind, ...predicateFields(def.fn, schema, path, description), ...(def.path?.length > 0 ? { path: issuePath(def.path, path) } : {}),
        ...(def.params === undefined ? {} : { params: jsonConstant(def.params, `${path}.params`) }),
      };
    case undefined: return refuse("a schema as a check");
    default: return refuse(`the check ${kind}`);
  }
}

/** A limit: a number, bigint or Date. */
function limit(value, path) {
  if (typeof value === "number" && value === 0) return 0;
  if (!["number", "bigint"].includes(typeof value) && !(value instanceof Date)) {
    throw new UnusableError(`${path}: a limit of the type ${typeof value} has no place in a document`);
  }
  return constant(value, path);
}

/** The name of a predicate, or the condition that a document has instead. */
function predicateFields(fn, schema, path, description) {
  const condition = writtenCondition(fn, schema);
  const found = description.name(fn, path, "refine", condition);
  return condition !== undefined && found === condition ? { condition } : { name: found };
}

/** The schemas of the members that z.properties tests. */
function propertiesShape(shape, path, description) {
  return Object.fromEntries(Reflect.ownKeys(shape).map(key => {
    if (typeof key !== "string") throw new UnusableError(`${path}: a property that is no string has no place in a document`);
    return [key, description.node(shape[key], `${path}.shape.${key}`)];
  }));
}

function issuePath(segments, path) {
  if (!segments.every(segment => typeof segment === "string" || Number.isSafeInteger(segment))) {
    throw new UnusableError(`${path}: a path of other than keys and indices has no place in a document`);
  }
  return [...segments];
}

function overwriteFields(tx, schema, path, description) {
  const own = ownOverwrite(tx, schema);
  const name = description.name(tx, path, "overwrite", own?.name);
  return own !== undefined && own.name === name ? own : { name };
}

const patternFields = pattern => ({ pattern: pattern.source, ...(pattern.flags === "" ? {} : { flags: pattern.flags }) });

/** The fields of a format besides its name. */
function formatFields(def, schema, path, description) {
  const refuse = what => { throw new UnusableError(`${path}: ${what} has no place in a document`); };
  if (def.fn !== undefined) return ownFormatFields(def, schema, path, description);
  if (!formatNames.has(def.format)) refuse(`the format ${def.format}`);
  const pattern = def.pattern instanceof RegExp ? patternFields(def.pattern) : {};
  switch (def.format) {
    case "starts_with": return { ...pattern, ...(literalPrefix(pattern.pattern) === def.prefix ? {} : { prefix: def.prefix }) };
    case "ends_with": return { suffix: def.suffix, ...pattern };
    case "includes":
      return { includes: def.includes, ...(def.position === undefined ? {} : { position: def.position }), ...pattern };
    case "url": {
      // The check of a URL ignores a pattern of its own.
      const parts = ["hostname", "protocol"].filter(name => def[name] !== undefined);
      if (!parts.every(name => def[name] instanceof RegExp)) refuse("a part of a URL that is no regular expression");
      return {
        ...Object.fromEntries(parts.map(name => [name, patternFields(def[name])])),
        ...(def.normalize ? { normalize: true } : {}),
      };
    }
    case "jwt": return def.alg ? { alg: def.alg } : {};
    case "iban":
      // Only a JSON Schema would show another pattern.
      return pattern.pattern === ibanPattern ? {} : refuse("an IBAN of another pattern");
    // The pattern of a length follows from it; any other pattern takes the place of the length.
    case "nanoid": return pattern.pattern === nanoidPattern(def.length) ? { length: def.length } : pattern;
    default: return pattern;
  }
}

/** The fields of z.stringFormat, a hash, hex or hostname. */
function ownFormatFields(def, schema, path, description) {
  const refuse = reason => { throw new UnusableError(`${path}: ${reason}`); };
  if (formatNames.has(def.format)) refuse(`a document takes z.stringFormat("${def.format}") for Zod's own ${def.format}`);
  if (!(def.pattern instanceof RegExp)) return { function: { function: description.name(def.fn, `${path}.function`, "format") } };
  if (!testsPattern(def)) refuse("a format with a function and a pattern has no place in a document");
  const isCurrency = def.format === "currency_code" && String(def.pattern) === `/${currencyCodePattern}/`;
  if (isCurrency && schema?._zod?.version?.minor >= 6) return {};
  return patternFields(def.pattern);
}

/** The prefix in Zod's derived pattern `^PREFIX.*`; undefined if it can't be read back. */
export function literalPrefix(pattern) {
  const escaped = /^\^(.*)\.\*$/s.exec(pattern)?.[1];
  if (escaped === undefined || !/^(?:\\[.*+?^${}()|[\]\\/]|[^.*+?^${}()|[\]\\])*$/s.test(escaped)) return undefined;
  return escaped.replace(/\\(.)/gs, "$1");
}
