// A stand-in for Pinia: a store is made anew for each case.
import { computed, isRef, reactive, toRef } from "./vue.mjs";

const stores = new Map();

/** Forgets the stores of a case. */
export const reset = () => stores.clear();

/** `defineStore(id, setup)`, `defineStore(id, options)` or `defineStore(options)`. */
export function defineStore(id, definition) {
  const options = typeof id === "string" ? definition : id;
  const key = typeof id === "string" ? id : id.id;
  const use = () => {
    if (!stores.has(key)) stores.set(key, typeof options === "function" ? setupStore(options) : optionStore(options));
    return stores.get(key);
  };
  return Object.assign(use, { $id: key });
}

function setupStore(setup) {
  const members = setup();
  return Object.assign(reactive({ ...members }), methods(() => {}));
}

function optionStore({ state = () => ({}), getters = {}, actions = {} }) {
  const members = state();
  const store = reactive({ ...members });
  for (const [name, getter] of Object.entries(getters)) {
    Object.defineProperty(store, name, { enumerable: true, configurable: true, get: () => getter.call(store, store) });
  }
  for (const [name, action] of Object.entries(actions)) store[name] = action.bind(store);
  return Object.assign(store, methods(() => Object.assign(store, state())));
}

const methods = reset => ({
  $reset: reset, $subscribe: () => () => {}, $onAction: () => () => {}, $dispose: () => {},
  $patch(change) { if (typeof change === "function") change(this); else Object.assign(this, change); },
});

/** Refs of a store's members other than functions. */
export const storeToRefs = store => Object.fromEntries(Object.keys(store)
  .filter(name => typeof store[name] !== "function" && !name.startsWith("$"))
  .map(name => [name, isRef(store[name]) ? store[name] : toRef(store, name)]));

export const createPinia = () => ({ install() {}, use() {} });
export const setActivePinia = () => {};
export const getActivePinia = () => undefined;
export const acceptHMRUpdate = () => () => {};
export const mapState = () => ({});
export { computed };
