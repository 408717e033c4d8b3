extension RowDecoder {
  /// A row of a list that could not be read.
  public struct Failure: Error, Sendable, CustomStringConvertible {
    /// The row's place in the list, from 0.
    public let index: Int
    /// The error, usually a `DecodingError`; its coding path may begin with the list's place in the answer.
    public let error: any Error
    /// The column at fault, with the path inside it, such as `academic_info.student_size` or `pros[1]`; empty if the row
    /// is no object.
    public let column: String

    /// Creates the failure of a row.
    ///
    /// - Parameters:
    ///   - index: The row's place in the list, from 0.
    ///   - error: The error that reading the row threw.
    ///   - depth: The number of keys of the error's coding path that lead to the row.
    init(index: Int, error: any Error, depth: Int) {
      self.index = index
      self.error = error
      column = (error as? DecodingError)?.columnPath(below: depth) ?? ""
    }

    /// The row, the column and the reason in one line.
    public var description: String {
      let place = column.isEmpty ? "Row \(index)" : "Row \(index), column \(column)"
      let reason = (error as? DecodingError)?.reason ?? "\(error)"
      return "\(place): \(reason)"
    }
  }
}
