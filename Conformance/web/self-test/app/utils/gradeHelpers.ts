import type { Grade } from "~/types/grade";
import { createClientLogger } from "~/utils/logger";

const logger = createClientLogger("gradeHelpers");

/** The school year ends in the summer; this is the year in which the current one does. */
const endOfSchoolYear = (today: Date): number => today.getFullYear() + (today.getMonth() >= 6 ? 1 : 0);

export function calculateCurrentGrade(graduationYear: number): Grade {
  logger.debug("grade", new Date().toISOString());
  return Math.max(9, Math.min(12, 12 - (graduationYear - endOfSchoolYear(new Date())))) as Grade;
}
