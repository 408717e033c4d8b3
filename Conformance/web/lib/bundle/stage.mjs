// A copy of the modules of an app that rules and schemas need, in the form that esbuild bundles without plugins.
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import * as h3 from "../../stand-ins/h3.mjs";
import * as nuxt from "../../stand-ins/nuxt.mjs";
import * as pinia from "../../stand-ins/pinia.mjs";
import * as vue from "../../stand-ins/vue.mjs";
import { importPath, isOwn, standIns } from "./app.mjs";
import { blanked, declarations, dynamicImports, imports } from "./source.mjs";
import { setupModule } from "./vue-file.mjs";

/** Exports of the stand-ins for the tools, which no app imports. */
const ownNames = new Set(["reset", "flushWatchers", "clearNuxtState"]);

/** The names that Nuxt and Nitro import themselves, to the stand-in that has them. */
const frameworkNames = {
  app: names([pinia, "pinia"], [nuxt, "nuxt"], [vue, "vue"]),
  server: names([nuxt, "nuxt"], [h3, "h3"]),
};

function names(...modules) {
  return new Map(modules.flatMap(([module, file]) =>
    Object.keys(module).filter(name => !ownNames.has(name)).map(name => [name, file])));
}

/**
 * Writes the modules at `paths` and all that they import into `folder`.
 *
 * - A `.vue` file becomes the module of its script.
 * - What Nuxt imports by name is imported.
 * - A module of composables, stores or server utilities becomes two: `NAME.original.ts`, and one that calls its functions
 *   through `stand-ins/neighbours.mjs`.
 * - A module that writes the log exports values that do nothing.
 *
 * @returns `{ files, packages, missing }`: the paths, a Map from each package without a stand-in to the names that are
 *   imported from it, and the imports that lead nowhere, as `{ from, source }`
 */
export function stage(app, paths, folder) {
  const files = new Set();
  const packages = new Map();
  const missing = [];
  const write = (path, text) => {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  };
  const waiting = [...paths];
  while (waiting.length > 0) {
    const path = waiting.pop();
    if (files.has(path)) continue;
    files.add(path);
    const source = app.read(path);
    if (path.endsWith(".json")) {
      write(path, source);
      continue;
    }
    if (app.isLog(path)) {
      write(path, inertModule(source));
      continue;
    }
    const isVue = path.endsWith(".vue");
    const text = withNames(app, path, isVue ? setupModule(source) ?? "export default {};\n" : source);
    const code = blanked(text);
    const needed = isVue ? name => used(code, name) : () => true;
    for (const { isType, names, source } of imports(text, code)) {
      if (isType || names.size > 0 && ![...names.keys()].some(needed)) continue;
      follow(source, [...names.values()]);
    }
    for (const source of dynamicImports(text)) follow(source, []);
    if (app.isNeighbour(path)) writeNeighbour(path, text, write);
    else write(path, text);

    function follow(source, names) {
      if (source.startsWith("compass-stand-ins/")) return;
      if (isOwn(source)) {
        const target = app.resolve(source, path);
        if (target === undefined) missing.push({ from: path, source });
        else if (/\.(?:[mc]?[tj]s|vue|json)$/.test(target)) waiting.push(target);
      } else if (!standIns.has(source)) {
        if (!packages.has(source)) packages.set(source, new Set());
        for (const name of names) packages.get(source).add(name);
      }
    }
  }
  return { files: [...files].sort(), packages, missing };
}

/** Whether the code has the name outside of its import: at least twice. */
const used = (code, name) => (code.match(new RegExp(`(?<![\\w$.])${name.replace(/\$/g, "\\$")}(?![\\w$])`, "g")) ?? []).length > 1;

/** The module with imports of what Nuxt imports by name: each such name that the module calls and does not declare. */
function withNames(app, path, text) {
  const code = blanked(text);
  const known = new Set(declarations(text, code).map(({ name }) => name));
  for (const { names, isImport } of imports(text, code)) if (isImport) for (const name of names.keys()) known.add(name);
  const called = new Set([...code.matchAll(/(?<![\w$.])([A-Za-z_$][\w$]*)\s*(?=[(<])/g)].map(match => match[1]));
  const own = app.importedNames(path);
  const framework = frameworkNames[path.startsWith("server/") ? "server" : "app"];
  const lines = [...called].filter(name => !known.has(name)).flatMap(name => {
    if (own.has(name) && own.get(name) !== path) return [`import { ${name} } from "${importPath(path, own.get(name))}";`];
    return framework.has(name) ? [`import { ${name} } from "compass-stand-ins/${framework.get(name)}.mjs";`] : [];
  });
  return lines.length === 0 ? text : `${lines.join("\n")}\n${text}`;
}

/** A module with the same exports, which do nothing. */
const inertModule = text => [
  'import { inert } from "compass-stand-ins/package.mjs";',
  ...declarations(text).filter(({ isExported }) => isExported).map(({ name }) => `export const ${name}: any = inert;`), "",
].join("\n");

function writeNeighbour(path, text, write) {
  const stem = path.replace(/\.[mc]?[tj]s$/, "");
  const base = stem.slice(stem.lastIndexOf("/") + 1);
  const functions = declarations(text).filter(({ isExported, isFunction }) => isExported && isFunction).map(({ name }) => name);
  write(path.replace(/(\.[mc]?[tj]s)$/, ".original$1"), text);
  const hasDefault = /^export default\b/m.test(blanked(text));
  write(path, [
    `import * as original from "./${base}.original";`,
    'import { callNeighbour } from "compass-stand-ins/neighbours.mjs";',
    `export * from "./${base}.original";`,
    ...hasDefault ? [`export { default } from "./${base}.original";`] : [],
    ...functions.map(name =>
      `export function ${name}(this: any, ...list: any[]): any { return callNeighbour("${name}", (original as any).${name}, list, this); }`),
    "",
  ].join("\n"));
}
