export const adapters = {
  "table.points": ({ points }, { wins, draws }) => points.pointsOf(wins, draws),
  "table.sorted": ({ points }, { teams }) => points.sortedTable(teams),
  "word.initials": ({ words }, { first, last }) => words.initials(first, last),
  "word.points": ({ words }, { points }) => words.labelOfPoints(points),
  "word.shout": ({ words }, { text }) => words.shout(text),
  "date.daysLeft": ({ words }, { day }) => words.daysLeft(day),
};
