export default defineEventHandler(async (event) => {
  const user = await requireAuth(event);
  const { data } = await createServerSupabaseClient().from("users").select("current_phase").eq("id", user.id).maybeSingle();
  if (!data) throw createError({ statusCode: 404, statusMessage: "User not found" });
  return { phase: data.current_phase };
});
