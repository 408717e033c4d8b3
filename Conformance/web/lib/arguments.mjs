// Command lines: options with a value, flags, and the rest.
import { nodeFault } from "./node.mjs";

export class UsageError extends Error {}

/** Reads `process.argv`-like arguments; `options` take a value. */
export function readArguments(list, { options = [], flags = [] }) {
  const found = { paths: [] };
  for (let index = 0; index < list.length; index++) {
    const argument = list[index];
    const name = argument.replace(/^--/, "");
    if (!argument.startsWith("--")) found.paths.push(argument);
    else if (flags.includes(name)) found[name] = true;
    else if (!options.includes(name)) throw new UsageError(`There is no option ${argument}.`);
    else if (index + 1 === list.length) throw new UsageError(`${argument} needs a value.`);
    else found[name] = list[++index];
  }
  return found;
}

/**
 * Runs a tool. It exits with 2 if something, such as an old Node, can't be used, and with 64 for wrong usage.
 *
 * @param oldest the oldest major version of Node that can run it
 */
export async function main(tool, body, { oldest } = {}) {
  try {
    const fault = nodeFault(process.versions.node, oldest);
    if (fault !== undefined) throw new Error(fault);
    process.exitCode = await body(process.argv.slice(2));
  } catch (error) {
    process.exitCode = error instanceof UsageError ? 64 : 2;
    console.error(`${tool}: ${error instanceof Error ? error.message : error}`);
  }
}
