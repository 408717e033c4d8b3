// The source files of an app, and what each of them declares.
import { readFileSync, readdirSync } from "node:fs";
import { basename, join, posix } from "node:path";

const ignored = new Set(["node_modules", "dist", "coverage", "tests", "test", "__tests__", "e2e"]);

/** A declaration at the start of a line, as formatters write top-level ones; in .vue files also those of an indented script. */
const declaration = /^(?:export\s+)?(?:default\s+)?(?:declare\s+)?(?:abstract\s+)?(?:async\s+)?(?:function\*?|const|let|var|class|enum)\s+([\w$]+)/gm;
const reexport = /^export\s*\*\s*from\s*["']([^"']+)["']/gm;
const list = /^export\s*\{([^}]*)\}/gm;

/** The names that a source text declares at its top level or exports, `default` for a default export. */
export function declaredNames(text) {
  const names = new Set([...text.matchAll(declaration)].map(([, name]) => name));
  for (const [, items] of text.matchAll(list)) {
    for (const item of items.split(",")) {
      const name = item.trim().split(/\s+as\s+/).at(-1)?.replace(/^type\s+/, "");
      if (name) names.add(name);
    }
  }
  if (/^export\s+default\b/m.test(text)) names.add("default");
  return names;
}

/** The source files of a folder. */
export class Sources {
  /** Paths to the names that they declare. @type {Map<string, Set<string>>} */
  files = new Map();
  /** Paths to the modules that they export all names of. */
  #reexports = new Map();

  /**
   * @param folder the app
   */
  constructor(folder) {
    const visit = below => {
      for (const entry of readdirSync(join(folder, below), { withFileTypes: true })) {
        if (entry.name.startsWith(".") || ignored.has(entry.name)) continue;
        const path = below === "" ? entry.name : `${below}/${entry.name}`;
        if (entry.isDirectory()) visit(path);
        else if (/\.(?:[mc]?[jt]s|vue)$/.test(entry.name) && !/\.(?:d|spec|test)\.[mc]?ts$/.test(entry.name)) this.#add(path, join(folder, path));
      }
    };
    visit("");
    // Twice: a file that exports all of another one may itself be exported so.
    for (let round = 0; round < 2; round++) {
      for (const [path, specifiers] of this.#reexports) {
        const names = specifiers.flatMap(specifier => [...this.files.get(this.#resolved(path, specifier)) ?? []]);
        for (const name of names) if (name !== "default") this.files.get(path).add(name);
      }
    }
  }

  /** The path of a module that a file imports: relative, or below the aliases of the app's folder. */
  #resolved(from, specifier) {
    const place = specifier.startsWith(".") ? posix.join(posix.dirname(from), specifier) : specifier.replace(/^(?:~~|@@|~|@)\//, "");
    return ["", ".ts", ".js", ".mjs", "/index.ts", "/index.js"].map(end => place + end).find(path => this.files.has(path));
  }

  #add(path, file) {
    const text = readFileSync(file, "utf8");
    const names = declaredNames(text);
    // The script of a component is a function that returns its bindings.
    if (path.endsWith(".vue")) names.add("setup").add("default");
    const all = [...text.matchAll(reexport)].map(([, specifier]) => specifier);
    if (all.length > 0) this.#reexports.set(path, all);
    this.files.set(path, names);
  }

  has(path) { return this.files.has(path); }

  /** The files that declare a name, those that declare most of the other names first. */
  declaring(name, others = []) {
    const count = path => others.filter(other => this.files.get(path).has(other)).length;
    return [...this.files.keys()].filter(path => this.files.get(path).has(name)).toSorted((left, right) => count(right) - count(left));
  }

  /** The files with the last part of a path. */
  named(path) { return [...this.files.keys()].filter(file => basename(file) === basename(path)); }
}
