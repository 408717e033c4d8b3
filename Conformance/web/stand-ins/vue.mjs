// A stand-in for Vue's reactivity: the values are Vue's, but nothing is tracked.
//
// A computed value is computed whenever it is read. A watcher runs once if it is immediate, and `flushWatchers` runs those
// whose source has changed since. Hooks of a component's life never run. That is enough for a rule that is
// called once with its arguments and then read.

const refMark = "__v_isRef";

class Ref {
  #value;
  constructor(value) { this.#value = value; }
  get [refMark]() { return true; }
  get value() { return this.#value; }
  set value(value) { this.#value = value; }
}

class Computed {
  #get;
  #set;
  constructor(get, set) {
    this.#get = get;
    this.#set = set;
  }
  get [refMark]() { return true; }
  get value() { return this.#get(); }
  set value(value) { this.#set?.(value); }
}

export const isRef = value => typeof value === "object" && value !== null && value[refMark] === true;
export const ref = value => isRef(value) ? value : new Ref(value);
export const shallowRef = ref;
export const customRef = factory => {
  const { get, set } = factory(() => {}, () => {});
  return new Computed(get, set);
};
export const triggerRef = () => {};
export const unref = value => isRef(value) ? value.value : value;
export const toValue = value => typeof value === "function" ? value() : unref(value);
export const computed = source => typeof source === "function" ? new Computed(source) : new Computed(source.get, source.set);

/** An object whose members that are refs are read and written as their values. */
export function reactive(object) {
  return new Proxy(object, {
    get: (target, key, receiver) => unref(Reflect.get(target, key, receiver)),
    set: (target, key, value, receiver) => {
      const old = target[key];
      if (isRef(old) && !isRef(value)) old.value = value;
      else return Reflect.set(target, key, value, receiver === undefined ? target : receiver);
      return true;
    },
  });
}

export const shallowReactive = object => object;
export const readonly = value => value;
export const shallowReadonly = readonly;
export const toRaw = value => value;
export const markRaw = value => value;
export const isReactive = () => false;
export const isReadonly = () => false;
export const isProxy = () => false;

export function toRef(source, key, fallback) {
  if (key === undefined) return typeof source === "function" ? computed(source) : ref(source);
  return new Computed(() => unref(source[key]) ?? fallback, value => { source[key] = value; });
}
export const toRefs = object => Object.fromEntries(Object.keys(object).map(key => [key, toRef(object, key)]));

/** The watchers of the case. */
const watchers = new Set();

const watched = source => Array.isArray(source) ? source.map(toValue) : toValue(source);
const snapshot = value => {
  try {
    return JSON.stringify(value);
  } catch {
    return value;
  }
};

export function watch(source, callback, { immediate = false } = {}) {
  const value = watched(source);
  const watcher = { source, callback, value, text: snapshot(value) };
  watchers.add(watcher);
  if (immediate) callback(value, undefined, () => {});
  return Object.assign(() => watchers.delete(watcher), { stop: () => watchers.delete(watcher), pause() {}, resume() {} });
}

export function watchEffect(effect) {
  effect(() => {});
  return () => {};
}
export const watchPostEffect = watchEffect;
export const watchSyncEffect = watchEffect;

/** Runs the watchers whose source has changed since they last ran. */
export function flushWatchers() {
  for (const watcher of watchers) {
    const value = watched(watcher.source);
    const text = snapshot(value);
    if (text === watcher.text) continue;
    const before = watcher.value;
    Object.assign(watcher, { value, text });
    watcher.callback(value, before, () => {});
  }
}

/** The values that `provide` has handed down to the case. */
const provided = new Map();
export const provide = (key, value) => { provided.set(key, value); };
export const inject = (key, fallback, isFactory = false) =>
  provided.has(key) ? provided.get(key) : isFactory ? fallback() : fallback;
export const hasInjectionContext = () => false;

/** Forgets the watchers and the provided values of a case. */
export function reset() {
  watchers.clear();
  provided.clear();
}

const nothing = () => {};
export {
  nothing as onActivated, nothing as onBeforeMount, nothing as onBeforeUnmount, nothing as onBeforeUpdate, nothing as onDeactivated,
  nothing as onErrorCaptured, nothing as onMounted, nothing as onScopeDispose, nothing as onServerPrefetch, nothing as onUnmounted,
  nothing as onUpdated, nothing as onWatcherCleanup,
};
export const nextTick = async callback => callback?.();
export const getCurrentInstance = () => null;
export const getCurrentScope = () => undefined;
export const effectScope = () => ({ run: body => body(), stop: nothing, active: true });
export const defineComponent = component => component;
export const defineAsyncComponent = component => component;
export const h = (type, props, children) => ({ type, props, children });
export const useAttrs = () => ({});
export const useSlots = () => ({});
export const useId = () => "id";
export const useTemplateRef = () => ref(null);
export const useModel = (props, name) => toRef(props, name);
export const resolveComponent = name => name;
export const Transition = "Transition";
export const TransitionGroup = "TransitionGroup";
export const Teleport = "Teleport";
export const KeepAlive = "KeepAlive";
