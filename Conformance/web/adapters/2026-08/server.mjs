// Calls of the app's server: a handler with a database and a signed-in athlete.
import { replace } from "../../stand-ins/neighbours.mjs";
import { useDatabase } from "../../stand-ins/supabase.mjs";
import { athlete, nothing } from "../parts.mjs";

const log = { debug: nothing, info: nothing, warn: nothing, error: nothing };

/**
 * Calls a handler for the athlete and returns `{ response, database }`.
 *
 * @param rows the rows of the tables
 * @param options those of the database, and `own`: the names of the server's utilities that run as they are
 */
export async function handle(handler, env, rows, { own = [], ...options } = {}) {
  const user = { id: athlete };
  const database = env.db(rows, { user, ...options });
  useDatabase(database);
  const replaced = {
    createServerSupabaseClient: database, createServerSupabaseUserClient: database, useSupabaseAdmin: database, useLogger: log,
    requireAuth: user, getUserRole: "player", assertNotParent: undefined, resolveTargetAthleteId: athlete, resolveViewerAthleteId: athlete,
    logCRUD: undefined, logError: undefined, auditLog: undefined,
  };
  replace(Object.fromEntries(Object.entries(replaced).filter(([name]) => !own.includes(name))));
  return { response: await handler({}), database };
}
