export const initials = (first: string, last: string): string => `${first[0] ?? ""}${last[0] ?? ""}`;

export const pointsLabel = (points: number): string => (points === 1 ? "1 point" : `${points} points`);

export const daysLeft = (day: { toISOString(): string }): number =>
  Math.ceil((Date.parse(day.toISOString()) - Date.now()) / 86_400_000);
