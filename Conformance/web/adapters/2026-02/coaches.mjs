// How responsive a coach is, which divisions suit better, and the coaches page. The coaches and schools of the page are in the file's head.
import { adapters as coach } from "../2026-08/coach.mjs";

export const adapters = {
  "responsiveness.score": ({ coachResponsiveness }, counts) => coachResponsiveness.calculateResponsivenessScore(counts),

  "division.recommend": ({ useDivisionRecommendations }, { currentDivision, fitScore }) =>
    useDivisionRecommendations.useDivisionRecommendations().getRecommendedDivisions(currentDivision, fitScore),

  "coaches.list": (exports, { filters, sortBy }, { head: { coaches, schools } }) =>
    coach["coach.pageList"](exports, { coaches, schools, filters, sortBy }),
};
