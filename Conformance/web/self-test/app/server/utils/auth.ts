import type { H3Event } from "h3";

export async function requireAuth(_event: H3Event): Promise<{ id: string }> {
  throw createError({ statusCode: 401, statusMessage: "Unauthorized" });
}
