// The module with an app's adapters and exports.
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { UnusableError } from "../vectors.mjs";

/** The exports `adapters`, `exports`, `exec` and `skipped` of a module. */
export async function loadRules(path) {
  let module;
  try {
    module = await import(pathToFileURL(resolve(path)).href);
  } catch (error) {
    throw new UnusableError(`${path}: ${error.message}`);
  }
  const { adapters, exports, exec, skipped = [] } = module;
  if (typeof adapters !== "object" || typeof exports !== "object") {
    throw new UnusableError(`${path}: must export adapters and exports`);
  }
  return { adapters, exports, exec, skipped };
}
