internal import JSPrimitives

extension PositionRules {
  /// Returns whether a form clears the position when the sport changes: whether the position is not
  /// among those of the new sport.
  ///
  /// The position is compared exactly, letter case included. It stays if it is empty, if the new sport
  /// is empty, and if there was no sport before (nil; an empty text counts as one). The two sports may be
  /// the same. Restates `positions.clearOnSportChange`. Since 2026-08.
  public static func clearsPosition(
    _ position: String?, changingFrom previousSport: String?, to newSport: String?,
    offering newPositions: [String]
  ) -> Bool {
    guard previousSport != nil, let newSport, !newSport.jsText.isEmpty,
      let position = position?.jsText, !position.isEmpty
    else { return false }
    return !newPositions.contains { $0.jsText == position }
  }

  /// Returns the positions that a form offers: those of the sport, and the current one at the end if it
  /// is missing there.
  ///
  /// The position is compared exactly and appended as it is; an empty one is not. Restates
  /// `positions.options`. Since 2026-08.
  public static func options(
    sportPositions: [String], currentPosition: String? = nil
  ) -> [String] {
    guard let currentPosition, !currentPosition.jsText.isEmpty,
      !sportPositions.contains(where: { $0.jsText == currentPosition.jsText })
    else { return sportPositions }
    return sportPositions + [currentPosition]
  }
}
