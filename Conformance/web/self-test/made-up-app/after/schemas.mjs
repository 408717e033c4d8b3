import { z } from "../../stand-in-lengths.mjs";

const trimmed = z.pipe(z.string(), z.transform(value => value.trim().replace(/!+$/, "!")));

export const schemas = {
  "team-2026-09": z.object({ name: z.string().check(z.maxLength(10)), motto: z.optional(trimmed), city: z.string().check(z.minLength(2)) }),
  player: z.object({ name: z.string().check(z.minLength(1)) }),
};
