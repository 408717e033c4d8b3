extension RowDecoder {
  /// The rows of a list that could be read, and the failures of the others.
  ///
  ///     let list = try JSONDecoder().decode(RowList<School>.self, from: data)
  ///     show(list.rows)
  ///     list.failures.forEach { report($0) }
  ///
  /// One bad row doesn't cost the others: it is left out of `rows`, and `failures` has its place and its error. A strict
  /// decoder throws the first failure instead.
  public struct Rows<Row: Decodable> {
    /// The rows that could be read, in the order of the list.
    public let rows: [Row]
    /// The failures of the other rows, in the order of the list.
    public let failures: [Failure]

    /// Whether every row could be read.
    public var isComplete: Bool { failures.isEmpty }
  }
}

extension RowDecoder.Rows: Sendable where Row: Sendable {}

extension RowDecoder.Rows: Decodable {
  /// Reads a list.
  ///
  /// - Throws: `DecodingError` if the value is no array, and the error of the first bad row if the decoder is strict.
  public init(from decoder: any Decoder) throws {
    var list = try decoder.unkeyedContainer()
    let isStrict = RowStrictness.isOn(decoder.userInfo)
    var rows: [Row] = []
    var failures: [RowDecoder.Failure] = []
    while !list.isAtEnd {
      let index = list.currentIndex
      switch try list.decode(Attempt.self).result {
      case .success(let row): rows.append(row)
      case .failure(let error) where isStrict: throw error
      case .failure(let error):
        failures.append(
          RowDecoder.Failure(index: index, error: error, depth: decoder.codingPath.count + 1))
      }
    }
    self.rows = rows
    self.failures = failures
  }

  /// The result of reading a row. It decodes without an error, so that the list's decoder goes on to the next row.
  private struct Attempt: Decodable {
    let result: Result<Row, any Error>

    init(from decoder: any Decoder) throws {
      result = Result { try Row(from: decoder) }
    }
  }
}
