public import JSPrimitives

extension PositionsRules {
  /// Returns whether a form clears the position when the sport changes: whether the position is not
  /// among those of the new sport.
  ///
  /// The position is compared exactly, letter case included. It stays if it is empty, if the new sport
  /// is empty, and if there was no sport before (nil; an empty text counts as one). The two sports may be
  /// the same. Restates `positions.clearOnSportChange`. Since 2026-08.
  public func clearsPosition<Text: JSTextConvertible>(
    _ position: Text?, changingFrom previousSport: Text?, to newSport: Text?,
    offering newPositions: [Text]
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
  public func options<Text: JSTextConvertible>(
    sportPositions: [Text], currentPosition: Text? = nil
  ) -> [Text] {
    guard let currentPosition, !currentPosition.jsText.isEmpty,
      !sportPositions.contains(where: { $0.jsText == currentPosition.jsText })
    else { return sportPositions }
    return sportPositions + [currentPosition]
  }
}
