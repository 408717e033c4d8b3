import { z } from "../../stand-in-lengths.mjs";
import { playerSchema } from "./players.mjs";

const trimmed = z.pipe(z.string(), z.transform(value => value.trim()));

export const schemas = {
  "team-2026-08": z.object({ name: z.string().check(z.maxLength(12)), motto: z.optional(trimmed), city: z.string().check(z.minLength(2)) }),
  "player-2026-08": playerSchema,
};
