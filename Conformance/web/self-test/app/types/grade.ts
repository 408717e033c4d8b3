export type Grade = 9 | 10 | 11 | 12;
