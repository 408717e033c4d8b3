internal import JSPrimitives

/// Points by threshold; the first row that a value reaches counts.
///
/// `NaN` reaches no row, as every comparison with it is false in JavaScript too.
struct PointTable: Sendable {
  private let rows: [(bound: Double, points: Int)]
  private let isReached: @Sendable (Double, Double) -> Bool
  private let otherwise: Int

  /// Returns a table whose rows a value reaches from below: at least `bound`. Highest bound first.
  static func atLeast(_ rows: [(bound: Double, points: Int)], otherwise: Int) -> PointTable {
    PointTable(rows: rows, isReached: { $0 >= $1 }, otherwise: otherwise)
  }

  /// Returns a table whose rows a value reaches from above: at most `bound`. Lowest bound first.
  static func atMost(_ rows: [(bound: Double, points: Int)], otherwise: Int) -> PointTable {
    PointTable(rows: rows, isReached: { $0 <= $1 }, otherwise: otherwise)
  }

  func points(for value: Double) -> Int {
    rows.first { isReached(value, $0.bound) }?.points ?? otherwise
  }
}

extension Double? {
  /// The number; nil if JavaScript treats it as missing: absent, 0 or NaN.
  var nonzero: Double? {
    flatMap { $0 == 0 || $0.isNaN ? nil : $0 }
  }
}

extension JSText? {
  /// The text; nil if JavaScript treats it as missing: absent or empty.
  var nonempty: JSText? {
    flatMap { $0.isEmpty ? nil : $0 }
  }
}

extension String? {
  /// The text; nil if JavaScript treats it as missing: absent or empty.
  var nonempty: String? {
    flatMap { $0.isEmpty ? nil : $0 }
  }
}
