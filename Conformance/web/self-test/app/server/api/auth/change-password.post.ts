import { z } from "zod";
import { nothing } from "~/not/there";

const minimum = 8;
const passwordSchema = z.string().min(minimum);
const changePasswordSchema = z.object({
  currentPassword: z.string().min(1),
  newPassword: passwordSchema,
});

export default defineEventHandler(async (event) => nothing(changePasswordSchema.safeParse(await readBody(event))));
