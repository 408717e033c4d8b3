/** The points of a team. */
export function pointsOf(wins: number, draws: number): number {
  return 3 * wins + draws;
}

/** The teams of a table, the best first. */
export function sortedTable(teams: { name: string; points: number; coach?: string }[]) {
  return teams
    .toSorted((left, right) => right.points - left.points)
    .map(({ name, points }, index) => ({ place: index + 1, name, points }));
}
