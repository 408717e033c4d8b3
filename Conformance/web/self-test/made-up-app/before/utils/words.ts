export const initials = (first: string, last: string): string => `${first[0] ?? ""}${last[0] ?? ""}`;

export const labelOfPoints = (points: number): string => (points === 1 ? "1 point" : `${points} points`);

export const shout = (text: string): string => `${text.toUpperCase()}!`;

export const daysLeft = (day: string): number => Math.ceil((Date.parse(day) - Date.now()) / 86_400_000);
