internal import JSPrimitives

/// Points by threshold: the first row a value reaches counts.
///
/// `NaN` reaches no row, as every comparison with it is false in JavaScript too.
struct PointTable: Sendable {
  private let rows: [(bound: Double, points: Int)]
  private let isReached: @Sendable (Double, Double) -> Bool
  private let otherwise: Int

  /// Rows a value reaches from below: at least `bound`. Highest bound first.
  static func atLeast(_ rows: [(bound: Double, points: Int)], otherwise: Int) -> PointTable {
    PointTable(rows: rows, isReached: { $0 >= $1 }, otherwise: otherwise)
  }

  /// Rows a value reaches from above: at most `bound`. Lowest bound first.
  static func atMost(_ rows: [(bound: Double, points: Int)], otherwise: Int) -> PointTable {
    PointTable(rows: rows, isReached: { $0 <= $1 }, otherwise: otherwise)
  }

  func points(for value: Double) -> Int {
    rows.first { isReached(value, $0.bound) }?.points ?? otherwise
  }
}

extension Double? {
  /// The number, or nil where JavaScript takes it for missing: absent, 0 and NaN.
  var nonzero: Double? {
    flatMap { $0 == 0 || $0.isNaN ? nil : $0 }
  }
}

extension JSText? {
  /// The text, or nil where JavaScript takes it for missing: absent and empty.
  var nonempty: JSText? {
    flatMap { $0.isEmpty ? nil : $0 }
  }
}

extension String? {
  /// The text, or nil where JavaScript takes it for missing: absent and empty.
  var nonempty: String? {
    flatMap { $0.isEmpty ? nil : $0 }
  }
}
