// A stand-in for what Nuxt and vue-router import into every module: a page without history, head or requests.
import { reactive, ref } from "./vue.mjs";

const nothing = () => {};
const states = new Map();

/** An app that is not there: each request to it is an error. */
const refuseRequest = async url => {
  throw new Error(`the rule requests ${url}, which its adapter does not answer`);
};

export const useState = (key, make = () => undefined) => {
  if (!states.has(key)) states.set(key, ref(make()));
  return states.get(key);
};
export const clearNuxtState = () => states.clear();
export const reset = () => states.clear();

/** A configuration in which every value is a URL that ends in its name. */
const configuration = new Proxy({}, {
  get: (_, key) => key === "public" ? configuration : typeof key === "string" ? `http://127.0.0.1/${key}` : undefined,
});
export const useRuntimeConfig = () => configuration;
export const useAppConfig = () => ({});

const route = { path: "/", fullPath: "/", name: "index", params: {}, query: {}, hash: "", meta: {}, matched: [] };
const router = {
  push: async () => {}, replace: async () => {}, back: nothing, go: nothing, resolve: to => ({ href: String(to) }),
  beforeEach: nothing, afterEach: nothing, currentRoute: ref(route),
};
export const useRoute = () => reactive({ ...route });
export const useRouter = () => router;
export const onBeforeRouteLeave = nothing;
export const onBeforeRouteUpdate = nothing;
export const navigateTo = async () => {};
export const abortNavigation = nothing;
export const defineNuxtRouteMiddleware = middleware => middleware;
export const defineNuxtPlugin = plugin => plugin;
export const definePageMeta = nothing;
export const useHead = nothing;
export const useSeoMeta = nothing;
export const useServerSeoMeta = nothing;
export const useNuxtApp = () => ({ $router: router, hook: nothing, provide: nothing, vueApp: {}, payload: {} });
export const useError = () => ref(null);
export const showError = error => { throw error; };
export const clearError = async () => {};
export const useCookie = (key, { default: make = () => null } = {}) => useState(`cookie ${key}`, make);
export const useRequestHeaders = () => ({});
export const useRequestURL = () => new URL("http://127.0.0.1/");
export const useFetch = async url => refuseRequest(url);
export const useLazyFetch = useFetch;
export const useAsyncData = async (_, load) => {
  const data = await (typeof load === "function" ? load() : null);
  return { data: ref(data), pending: ref(false), error: ref(null), refresh: async () => {}, status: ref("success") };
};
export const useLazyAsyncData = useAsyncData;
export const callOnce = async body => body?.();
export const $fetch = refuseRequest;
export const isNavigationFailure = () => false;
export const prefetchComponents = nothing;
export const preloadRouteComponents = nothing;
export const useColorMode = () => reactive({ preference: "system", value: "light" });
