// What Nuxt's `#imports` has: Vue's and Nuxt's own names.
export * from "./vue.mjs";
export * from "./nuxt.mjs";
export * from "./pinia.mjs";
export { createError, defineEventHandler, getQuery, getRouterParam, readBody } from "./h3.mjs";
export { reset } from "./vue.mjs";
