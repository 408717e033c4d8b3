/// The key of a decoder's `userInfo` for rows that lack columns which every row of the database has, such as those that
/// a form writes.
package enum RowCompleteness {
  private static let key = CodingUserInfoKey(rawValue: "org.compass.rows-may-lack-columns")

  /// The `userInfo` that lets a row lack columns. Such a column keeps its blank value.
  package static var partial: [CodingUserInfoKey: Any] { key.map { [$0: true] } ?? [:] }

  /// Returns whether a decoder's `userInfo` lets a row lack columns.
  static func isPartial(_ userInfo: [CodingUserInfoKey: Any]) -> Bool {
    key.flatMap { userInfo[$0] as? Bool } ?? false
  }
}
