// The compiler macros of `<script setup>` as functions.
import { ref } from "./vue.mjs";

/** The macros of one call of `setup`. */
export function macros(props, { emit = () => {} } = {}) {
  return {
    defineProps: () => props,
    withDefaults: (given, defaults) => Object.assign(
      Object.fromEntries(Object.entries(defaults).map(([name, value]) => [name, typeof value === "function" ? value(given) : value])),
      Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined))),
    defineEmits: () => emit,
    defineExpose: () => {},
    defineModel: (name, options) => {
      const key = typeof name === "string" ? name : "modelValue";
      const { default: fallback } = (typeof name === "string" ? options : name) ?? {};
      return ref(props[key] ?? (typeof fallback === "function" ? fallback() : fallback));
    },
    defineSlots: () => ({}),
    defineOptions: () => {},
  };
}
