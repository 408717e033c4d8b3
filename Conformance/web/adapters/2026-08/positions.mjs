// Positions of a sport.
export const adapters = {
  "positions.clearOnSportChange": ({ positions }, { previousSport, newSport, currentPosition, newSportPositions }) =>
    positions.shouldClearPositionOnSportChange(previousSport, newSport, currentPosition, newSportPositions),
};
