// The files of a Nuxt app: where an import leads, and what is imported without being written.
import { existsSync, readFileSync, readdirSync, statSync } from "node:fs";
import { dirname, join, posix, relative, sep } from "node:path";
import { declarations } from "./source.mjs";

const extensions = ["", ".ts", ".mts", ".js", ".mjs", ".vue", ".json", "/index.ts", "/index.js"];

/** The folders whose exports Nuxt and Nitro import by name: those of the app and those of the server. */
const scanned = { app: ["composables", "utils", "stores"], server: ["server/utils"] };

/** Nuxt's own modules in an app's imports, by the file of `stand-ins` that takes their place. */
export const standIns = new Map([
  ["vue", "vue"], ["@vue/reactivity", "vue"], ["vue-router", "nuxt"], ["#app", "nuxt"], ["#imports", "all"], ["nuxt/app", "nuxt"],
  ["pinia", "pinia"], ["@pinia/nuxt", "pinia"], ["h3", "h3"], ["nitropack", "h3"], ["nitropack/runtime", "h3"],
  ["@supabase/supabase-js", "supabase"], ["@supabase/ssr", "supabase"], ["#supabase/server", "supabase"],
]);

export class App {
  #files = new Map();
  #added = new Map();
  #names = new Map();

  /** @param folder the app's folder, in which `~` and `@` are */
  constructor(folder) { this.folder = folder; }

  read(path) { return this.#added.get(path) ?? readFileSync(join(this.folder, path), "utf8"); }

  /** A file that the app does not have, as if it had it. */
  add(path, text) {
    this.#added.set(path, text);
    this.#files.set(path, true);
  }

  has(path) {
    if (!this.#files.has(path)) {
      const file = join(this.folder, path);
      this.#files.set(path, existsSync(file) && statSync(file).isFile());
    }
    return this.#files.get(path);
  }

  /** The path of a file of the app that an import of `source` in the file `from` leads to; undefined for a package or a missing file. */
  resolve(source, from) {
    const path = isOwn(source) ? source.startsWith(".") ? posix.join(posix.dirname(from), source) : source.replace(/^[~@]{1,2}\//, "") : undefined;
    if (path === undefined) return undefined;
    const typescript = path.replace(/\.js$/, ".ts");
    return [...extensions.map(extension => path + extension), typescript].find(file => this.has(file));
  }

  /** The names that Nuxt imports into a file of the app, or Nitro into one of the server, as a Map to the file's path. */
  importedNames(path) {
    const kind = path.startsWith("server/") ? "server" : "app";
    if (!this.#names.has(kind)) {
      const names = new Map();
      for (const file of scanned[kind].flatMap(folder => this.#topFiles(folder))) {
        for (const { name, isExported } of declarations(this.read(file))) {
          if (isExported && !names.has(name)) names.set(name, file);
        }
      }
      this.#names.set(kind, names);
    }
    return this.#names.get(kind);
  }

  #topFiles(folder) {
    const place = join(this.folder, folder);
    if (!existsSync(place)) return [];
    return readdirSync(place, { withFileTypes: true })
      .map(entry => entry.isDirectory() ? `${folder}/${entry.name}/index.ts` : `${folder}/${entry.name}`)
      .filter(path => /\.[mc]?[tj]s$/.test(path) && !/\.(?:d|spec|test)\.ts$/.test(path) && this.has(path)).sort();
  }

  /** Whether the file writes the app's log, which no rule needs. */
  isLog(path) { return /(?:^|\/)\w*[lL]ogger\.[jt]s$/.test(path); }

  /** Whether the file is one whose functions other modules call by import, so that a rule's adapter may replace them. */
  isNeighbour(path) { return /^(?:composables|stores|server\/utils)\//.test(path) && /\.[mc]?[tj]s$/.test(path); }
}

/** Whether an import leads to a file of the app. */
export const isOwn = source => source.startsWith(".") || /^(?:~~?|@@?)\//.test(source);

/** A path from one file of the app to another, as an import has it. */
export const importPath = (from, to) => {
  const path = relative(dirname(from), to).split(sep).join("/");
  return path.startsWith(".") ? path : `./${path}`;
};
