// A stand-in for h3, Nuxt's server: an event is `{ body, query, params, headers, cookies, context }`, all of them optional.

export const defineEventHandler = handler => typeof handler === "function" ? handler : handler.handler;
export const eventHandler = defineEventHandler;
export const lazyEventHandler = load => async event => (await load())(event);
export const defineCachedEventHandler = defineEventHandler;
export const defineCachedFunction = body => body;
export const defineNitroPlugin = plugin => plugin;

/** h3's error: its message is the status message or the message. */
export class H3Error extends Error {
  constructor({ message, statusMessage, statusCode = 500, data, cause } = {}) {
    super(message ?? statusMessage ?? "", { cause });
    Object.assign(this, { statusCode, statusMessage, data });
  }
}
export const createError = input => typeof input === "string" ? new H3Error({ message: input })
  : input instanceof H3Error ? input : new H3Error(input);
export const isError = error => error instanceof H3Error;

export const readBody = async event => event?.body;
export const readRawBody = async event => JSON.stringify(event?.body);
export const readValidatedBody = async (event, validate) => validate(event?.body);
export const readMultipartFormData = async event => event?.parts;
export const readFormData = async event => event?.form;
export const getQuery = event => event?.query ?? {};
export const getRouterParams = event => event?.params ?? {};
export const getRouterParam = (event, name) => event?.params?.[name];
export const getHeaders = event => event?.headers ?? {};
export const getRequestHeaders = getHeaders;
export const getHeader = (event, name) => event?.headers?.[name.toLowerCase()];
export const getRequestHeader = getHeader;
export const getCookie = (event, name) => event?.cookies?.[name];
export const parseCookies = event => event?.cookies ?? {};
export const getMethod = event => event?.method ?? "GET";
export const getRequestIP = () => "127.0.0.1";
export const getRequestURL = event => new URL(event?.path ?? "/", "http://127.0.0.1/");
export const getRequestPath = event => event?.path ?? "/";

const nothing = () => {};
export {
  nothing as appendHeader, nothing as appendResponseHeader, nothing as assertMethod, nothing as deleteCookie, nothing as setCookie,
  nothing as setHeader, nothing as setHeaders, nothing as setResponseHeader, nothing as setResponseHeaders, nothing as setResponseStatus,
};
export const sendRedirect = (_, location) => ({ location });
export const send = (_, data) => data;
export const sendStream = send;
export const sendNoContent = () => null;
export const sendError = (_, error) => { throw error; };
export const useStorage = () => ({ getItem: async () => null, setItem: async () => {}, removeItem: async () => {} });
export const useRuntimeConfig = () => ({ public: {} });
