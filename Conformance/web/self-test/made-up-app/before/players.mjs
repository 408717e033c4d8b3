import { z } from "../../stand-in-lengths.mjs";

export const playerSchema = z.object({ name: z.string().check(z.minLength(1)) });
