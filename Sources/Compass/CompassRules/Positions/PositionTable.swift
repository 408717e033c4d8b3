internal import JSPrimitives

/// The positions by the texts that name them.
enum PositionTable {
  /// The position of each text in lower case that names one, by sport: a position, else an alias.
  static let byLowercase: [JSText: [JSText: JSText]] = {
    var table = PositionsData.aliases
    for (sport, positions) in PositionsData.positions {
      for position in positions { table[sport, default: [:]][position.lowercased()] = position }
    }
    return table
  }()
}
