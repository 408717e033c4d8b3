// A bundle of Zod: an ES module that exports it as `z`.
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { UnusableError } from "../vectors.mjs";

/** The builders of a bundle. */
export async function loadZod(file) {
  let module;
  try {
    module = await import(pathToFileURL(resolve(file)).href);
  } catch (error) {
    throw new UnusableError(`${file}: ${error.message}`);
  }
  const z = module.z ?? module.default?.z ?? module.default ?? module;
  if (typeof z?.string !== "function") throw new UnusableError(`${file}: exports no Zod as z`);
  return z;
}

/** The version that a bundle shows. */
export function versionOf(z, file) {
  const version = z.string()?._zod?.version;
  if (version === undefined) throw new UnusableError(`${file}: shows no version; name it with --zod`);
  return `${version.major}.${version.minor}.${version.patch}`;
}
