// The command line of esbuild that makes one file of a staged app.
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { builtinModules } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { UnusableError } from "../vectors.mjs";
import { standIns } from "./app.mjs";

const standInFolder = join(dirname(fileURLToPath(import.meta.url)), "..", "..", "stand-ins");

/** Values of the flags that a bundler replaces, as they are in a browser. */
const defines = {
  "import.meta.client": "true", "import.meta.server": "false", "import.meta.browser": "true", "import.meta.dev": "false",
  "import.meta.prod": "true", "import.meta.test": "false", "import.meta.env": "{}", "import.meta.hot": "undefined",
  "process.client": "true", "process.server": "false", "process.browser": "true", "process.dev": "false", __DEV__: "false",
};

/** The esbuild of the app, else the one on PATH. */
export function esbuildPath(app) {
  const own = join(app, "node_modules", ".bin", "esbuild");
  return existsSync(own) ? own : "esbuild";
}

/**
 * The arguments for esbuild.
 *
 * @param folder the staged app
 * @param entry the file of it to bundle
 * @param outfile the bundle
 * @param packages the packages without a stand-in, to the imported names; those become inert
 * @param kept packages that Node finds, such as zod, as a Map to a file or to undefined
 */
export function esbuildArguments({ folder, entry, outfile, packages, kept }) {
  const inert = writePackages(folder, packages, kept);
  // The app's own extends one that Nuxt writes.
  const tsconfig = join(folder, "tsconfig.json");
  writeFileSync(tsconfig, "{}\n");
  const aliases = new Map([
    ["~", folder], ["@", folder], ["~~", folder], ["@@", folder], ["compass-stand-ins", standInFolder],
    ...[...standIns].map(([source, name]) => [source, join(standInFolder, `${name}.mjs`)]), ...inert,
    ...[...kept].filter(([, file]) => file !== undefined),
  ]);
  return [
    join(folder, entry), "--bundle", "--format=esm", "--platform=node", "--target=node20", `--outfile=${outfile}`, "--charset=utf8", `--tsconfig=${tsconfig}`,
    "--loader:.vue=ts", "--log-level=warning", "--log-override:import-is-undefined=silent", `--external:${standInFolder}/*`,
    ...[...kept].map(([source, file]) => `--external:${file ?? source}`),
    ...[...aliases].map(([source, path]) => `--alias:${source}=${path}`),
    ...Object.entries(defines).map(([name, value]) => `--define:${name}=${value}`),
  ];
}

/** Modules of inert values for packages, as pairs of the import and the file. */
function writePackages(folder, packages, kept) {
  const place = join(folder, "inert-packages");
  mkdirSync(place, { recursive: true });
  return [...packages].filter(([source]) => !kept.has(source) && !isBuiltIn(source)).map(([source, names]) => {
    const file = join(place, `${source.replace(/[^\w.-]/g, "_")}.mjs`);
    const exported = [...names].filter(name => name !== "default" && name !== "*");
    writeFileSync(file, [
      'import { inert } from "compass-stand-ins/package.mjs";', "export default inert;",
      ...exported.map(name => `export const ${name} = inert;`), "",
    ].join("\n"));
    return [source, file];
  });
}

const isBuiltIn = source => source.startsWith("node:") || builtinModules.includes(source);

/** Runs esbuild; its complaints are the error. */
export function runEsbuild(path, list) {
  const { error, status, stderr } = spawnSync(path, list, { encoding: "utf8" });
  if (error) throw new UnusableError(`${path}: ${error.code === "ENOENT" ? "not found; install esbuild, or name it with --esbuild" : error.message}`);
  if (status !== 0) throw new UnusableError(`esbuild:\n${stderr.trim()}`);
  return stderr;
}
