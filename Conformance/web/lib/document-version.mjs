// Which version of schema documents a schema needs, and which of Zod's versions a document names.
import { UnusableError } from "./vectors.mjs";

/** The fields of version 1 by type; every node may also have `type`, `message` and `checks`. */
const nodeFields = {
  string: [], number: [], boolean: [], null: [], any: [], unknown: [], never: [], literal: ["values"],
  enum: ["values"], array: ["element"], tuple: ["items", "rest"], record: ["value"], object: ["shape", "unknownKeys"],
  union: ["options"], discriminated_union: ["discriminator", "options"], optional: ["inner"], nullable: ["inner"],
  default: ["inner", "value"], prefault: ["inner", "value"], catch: ["inner", "value"], pipe: ["in", "out"],
  transform: ["name"],
};

/** The fields of version 1 by check; every check may also have `check`, `message` and `abort`. */
const checkFields = {
  min_length: ["minimum"], max_length: ["maximum"], length_equals: ["length"], greater_than: ["value", "inclusive"],
  less_than: ["value", "inclusive"], number_format: ["format"], multiple_of: ["value"],
  string_format: ["format", "pattern", "flags", "prefix", "suffix", "includes"], overwrite: ["name"],
  custom: ["name", "path"],
};

/** The formats of strings that Zod names itself; any other is one of `stringFormat`. */
export const formatNames = new Set([
  "guid", "uuid", "email", "url", "emoji", "nanoid", "cuid", "cuid2", "ulid", "xid", "ksuid", "ipv4", "ipv6", "mac",
  "cidrv4", "cidrv6", "base64", "base64url", "jwt", "e164", "datetime", "date", "time", "duration", "json_string",
  "lowercase", "uppercase", "regex", "starts_with", "ends_with", "includes", "template_literal", "credit_card",
]);

/** The formats that version 1 says without a pattern. */
const plainFormats = new Set(["email", "uuid", "url", "datetime", "date", "starts_with", "ends_with", "includes"]);

const hasOnly = (object, names) => Object.keys(object).every(name => names.includes(name));

/** Whether a constant means the same in both versions. */
function isPlain(value) {
  if (typeof value !== "object" || value === null) return true;
  const keys = Object.keys(value);
  if (!Array.isArray(value) && keys.length === 1 && (keys[0].startsWith("$") || keys[0] === "function")) return false;
  return Object.values(value).every(isPlain);
}

/** Whether the vocabulary of version 1 is enough for a node. */
export function isOfVersion1(node) {
  if (!hasOnly(node, ["type", "message", "checks", ...nodeFields[node.type] ?? []])) return false;
  if (!Object.hasOwn(nodeFields, node.type)) return false;
  if (!(node.checks ?? []).every(isCheckOfVersion1)) return false;
  if (node.type === "literal" && !isPlain(node.values)) return false;
  if (["default", "prefault", "catch"].includes(node.type) && !isPlain(node.value)) return false;
  if (node.options?.length === 0) return false;
  const below = [node.element, node.rest, node.type === "record" ? node.value : undefined, node.inner, node.in, node.out,
    ...node.items ?? [], ...node.options ?? [], ...Object.values(node.shape ?? {})];
  return below.filter(child => child !== undefined).every(isOfVersion1);
}

function isCheckOfVersion1(check) {
  if (!Object.hasOwn(checkFields, check.check)) return false;
  if (!hasOnly(check, ["check", "message", "abort", ...checkFields[check.check]])) return false;
  switch (check.check) {
    case "number_format": return check.format === "safeint";
    case "string_format":
      return formatNames.has(check.format) && (check.pattern !== undefined || plainFormats.has(check.format));
    case "overwrite": return check.name !== "slugify";
    default: return isPlain(check.value);
  }
}

/** The versions of Zod that documents name. */
export const zodVersions = ["4.3.6", "4.4.3", "4.5"];

/** The version of Zod that a document of a schema names; undefined if the schema doesn't show one. */
export function zodVersion(schema) {
  const version = schema?._zod?.version;
  if (version === undefined) return undefined;
  const { major, minor, patch } = version;
  const text = `${major}.${minor}.${patch}`;
  if (major !== 4 || !(minor >= 3)) throw new UnusableError(`Zod ${text} has no place in a document; 4.3 is the oldest`);
  return zodVersions[Math.min(minor, 5) - 3];
}
