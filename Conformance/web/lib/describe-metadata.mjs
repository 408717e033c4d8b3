// What Zod's registry and a schema's parents say about it: only JSON Schemas show it.
import { jsonConstant } from "./constants.mjs";
import { UnusableError } from "./vectors.mjs";

/** The metadata of a schema in Zod's registry, with those that it has from its parents. */
export function registered(schema) {
  return typeof schema.meta === "function" ? schema.meta() : globalThis.__zod_globalRegistry?.get(schema);
}

/** Metadata as JSON; its constants are not escaped. */
export function metadata(value, path) {
  const text = JSON.stringify(jsonConstant(value, path));
  if (text !== JSON.stringify(value)) throw new UnusableError(`${path}: the metadata is no JSON`);
  return JSON.parse(text);
}

/** The schema that a method of Zod copied to make this one, if that one or one of its own parents has an `id`. */
export function shownParent(schema) {
  const { parent } = schema._zod;
  for (let copied = parent; copied !== undefined; copied = copied._zod.parent) {
    if (registered(copied)?.id !== undefined) return parent;
  }
  return undefined;
}

/** Whether a schema is shown as a copy of another one. */
export function isCopy(schema, original) {
  for (let parent = shownParent(schema); parent !== undefined; parent = shownParent(parent)) {
    if (parent === original) return true;
  }
  return false;
}
