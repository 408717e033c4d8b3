// The words that a document has for string formats, and the version of Zod that it names.
import { UnusableError } from "./vectors.mjs";

/** The formats of strings that Zod names itself; any other is one of `stringFormat`. */
export const formatNames = new Set([
  "guid", "uuid", "email", "url", "emoji", "nanoid", "cuid", "cuid2", "ulid", "xid", "ksuid", "ipv4", "ipv6", "mac",
  "cidrv4", "cidrv6", "base64", "base64url", "jwt", "e164", "datetime", "date", "time", "duration", "json_string",
  "lowercase", "uppercase", "regex", "starts_with", "ends_with", "includes", "template_literal", "credit_card",
]);

/** The versions of Zod that documents name. */
export const zodVersions = ["4.3.6", "4.4.3", "4.6.7"];

/** The end of an error about a version that no document names. */
export const knownVersions = `known are ${zodVersions.join(", ")}`;

/**
 * The version of Zod that a schema shows. Only a known one has a name: patches of a release differ too, so the nearest
 * one would be wrong.
 */
export function zodVersion(schema) {
  const version = schema?._zod?.version;
  if (version === undefined) throw new UnusableError(`the schema shows no version of Zod; name it with --zod (${knownVersions})`);
  const { major, minor, patch } = version;
  const text = `${major}.${minor}.${patch}`;
  if (!zodVersions.includes(text)) throw new UnusableError(`unknown version of Zod ${text}; ${knownVersions}, and --zod names one in its place`);
  return text;
}
