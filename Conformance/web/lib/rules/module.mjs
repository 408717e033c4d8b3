// The module of an app: its exports, and the adapters of a revision for the rules that it has none for.
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { neededExports, readRevision } from "../revisions.mjs";
import { UnusableError } from "../vectors.mjs";
import { surround } from "../../stand-ins/case.mjs";
import { adaptersOf } from "./adapters.mjs";

/**
 * `{ module, revision }`: an app's module with the adapters of the revision, and the revision itself.
 *
 * @param revision the name of the revision; undefined for that of the module
 * @param log whether to print what the app's code and the adapters print
 */
export async function loadRules(path, { revision: name, log = false } = {}) {
  let module;
  try {
    module = await import(pathToFileURL(resolve(path)).href);
  } catch (error) {
    throw new UnusableError(`${path}: ${error.message}`);
  }
  const { adapters, exports, exec = (env, body) => surround(env, body, log), skipped = [] } = module;
  if (typeof exports !== "object") throw new UnusableError(`${path}: must export exports`);
  const revision = readRevision(name ?? module.revision);
  // An adapter of the module's own needs only what it calls.
  const needs = Object.fromEntries(Object.entries(neededExports(revision)).filter(([rule]) => !Object.hasOwn(adapters ?? {}, rule)));
  return { module: { adapters: await adaptersOf(revision, adapters), exports, exec, skipped, needs }, revision };
}
