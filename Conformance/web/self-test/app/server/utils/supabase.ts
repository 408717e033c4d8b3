import { createClient } from "@supabase/supabase-js";

export function createServerSupabaseClient() {
  if (!process.env.SUPABASE_KEY) throw new Error("no key");
  return createClient("https://db.example", process.env.SUPABASE_KEY);
}
