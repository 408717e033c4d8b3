// A stand-in for supabase-js: every client is the database of the case.
import { Database } from "../lib/rules/database.mjs";

let current;

/** The database that the clients of the case are, such as `env.db(tables)`. */
export const useDatabase = database => { current = database; };

/** Forgets the database of a case. */
export const reset = () => { current = undefined; };

/** A client: whatever is asked of it is asked of the case's database. The app may keep it, since the next case's client is the same. */
const client = new Proxy({}, {
  get: (_, key) => {
    if (current === undefined) {
      if (key === "then") return undefined;
      throw new Error(`the rule reads the database (${String(key)}), but its adapter gives none`);
    }
    return current[key];
  },
});

export const createClient = () => client;
export const SupabaseClient = Database;
export const createServerClient = createClient;
export const createBrowserClient = createClient;
// The names of @nuxtjs/supabase.
export const useSupabaseClient = createClient;
export const serverSupabaseClient = async () => client;
export const serverSupabaseServiceRole = () => client;
export const useSupabaseUser = () => ({ value: null });
export const serverSupabaseUser = async () => null;
