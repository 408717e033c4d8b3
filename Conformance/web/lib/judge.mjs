// The web app's verdict on one payload by one schema.
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { UnusableError } from "./vectors.mjs";

/**
 * The schemas of a module by name: its export `schemas`, else its default export, else all its exports. A
 * schema of a later revision is named with the revision behind its name, as in "coach-2026-08".
 */
export async function loadSchemas(file) {
  let module;
  try {
    module = await import(pathToFileURL(resolve(file)).href);
  } catch (error) {
    throw new UnusableError(`${file}: ${error.message}`);
  }
  const source = module.schemas ?? module.default ?? module;
  const schemas = new Map();
  for (const [name, schema] of Object.entries(source)) {
    if (typeof schema?.safeParse === "function") schemas.set(name, schema);
  }
  if (schemas.size === 0) throw new UnusableError(`${file}: exports no schema with a safeParse`);
  return { schemas, module };
}

/** The payload of a case, as it comes out of `JSON.parse`. */
export function payload(vector) {
  // A copy of its own, so that a schema that writes into its input spoils no other case.
  return JSON.parse(Object.hasOwn(vector, "json") ? vector.json : JSON.stringify(vector.input));
}

/**
 * Judges a payload.
 *
 * An exception is never a rejection: only `safeParse` returning `success: false` with issues is one.
 */
export function judge(schema, value) {
  let result;
  try {
    result = schema.safeParse(value);
  } catch (error) {
    return { crash: `threw ${error}` };
  }
  if (typeof result?.then === "function") return { crash: "returned a promise" };
  if (result?.success === true) return { valid: true, output: result.data };
  const issues = result?.error?.issues;
  if (result?.success === false && Array.isArray(issues) && issues.length > 0) {
    return { valid: false, issues };
  }
  return { crash: `returned neither data nor issues: ${JSON.stringify(result)}` };
}

/** A verdict as one text; two are the same only if every property is, in the same order. */
export function verdictText({ crash, valid, output, issues }) {
  if (crash !== undefined) return crash;
  return valid ? `valid ${JSON.stringify(output)}` : `invalid ${JSON.stringify(issues)}`;
}
