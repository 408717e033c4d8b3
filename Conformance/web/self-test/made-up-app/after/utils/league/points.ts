/** The points of a team: a draw counts 2 since this season. */
export function pointsOf(wins: number, draws: number): number {
  return 3 * wins + 2 * draws;
}

/** The teams of a table, the best first; equal points are in the order of names. */
export function sortedTable(teams: { name: string; points: number; coach?: string }[]) {
  return teams
    .toSorted((left, right) => right.points - left.points || (left.name < right.name ? -1 : 1))
    .map(({ name, points, coach }) => ({ name, points, coach: coach ?? null }));
}
