// The surroundings of a rule's case in a bundled app: nothing that an earlier case has left, and a browser without a page.
import * as neighbours from "./neighbours.mjs";
import * as nuxt from "./nuxt.mjs";
import * as pinia from "./pinia.mjs";
import * as supabase from "./supabase.mjs";
import * as vue from "./vue.mjs";

/** The storage of a browser. */
class Storage {
  #items = new Map();
  get length() { return this.#items.size; }
  key(index) { return [...this.#items.keys()][index] ?? null; }
  getItem(key) { return this.#items.get(String(key)) ?? null; }
  setItem(key, value) { this.#items.set(String(key), String(value)); }
  removeItem(key) { this.#items.delete(String(key)); }
  clear() { this.#items.clear(); }
}

const silent = Object.fromEntries(["debug", "info", "log", "warn", "error", "trace", "group", "groupEnd"].map(name => [name, () => {}]));

/**
 * Runs one case: stores, states, watchers, replacements and the database are those of this case, `localStorage` and
 * `sessionStorage` are empty, and the app's log is not printed.
 */
export async function surround(_, body) {
  for (const { reset } of [neighbours, nuxt, pinia, supabase, vue]) reset();
  const page = { localStorage: new Storage(), sessionStorage: new Storage() };
  const window = { ...page, addEventListener() {}, removeEventListener() {}, dispatchEvent: () => true, location: { href: "http://127.0.0.1/" } };
  const values = { ...page, window, console: Object.assign(Object.create(console), silent) };
  return withGlobals(values, body);
}

/** Runs `body` with other global values, such as `window`. */
export async function withGlobals(values, body) {
  const before = Object.keys(values).map(name => [name, Object.getOwnPropertyDescriptor(globalThis, name)]);
  for (const [name, value] of Object.entries(values)) {
    Object.defineProperty(globalThis, name, { configurable: true, enumerable: true, writable: true, value });
  }
  try {
    return await body();
  } finally {
    for (const [name, descriptor] of before) {
      if (descriptor === undefined) delete globalThis[name];
      else Object.defineProperty(globalThis, name, descriptor);
    }
  }
}
