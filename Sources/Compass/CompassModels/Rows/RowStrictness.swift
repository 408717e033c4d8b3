#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// The key under which a decoder's `userInfo` says that rows are read strictly.
enum RowStrictness {
  static let key = CodingUserInfoKey(rawValue: "org.compass.rows-are-strict")

  /// Returns whether a decoder's `userInfo` asks for strict reading.
  static func isOn(_ userInfo: [CodingUserInfoKey: Any]) -> Bool {
    key.flatMap { userInfo[$0] as? Bool } ?? false
  }

  /// Returns the `userInfo` that asks for strict reading, or an empty one.
  static func userInfo(isStrict: Bool) -> [CodingUserInfoKey: Any] {
    guard isStrict, let key else { return [:] }
    return [key: true]
  }
}

extension JSONDecoder {
  /// Whether the decoder refuses unknown words and unknown columns of the database's rows; false unless it is set.
  ///
  /// Tests turn it on, so that a change of the database is noticed. An app leaves it off.
  public var readsRowsStrictly: Bool {
    get { RowStrictness.isOn(userInfo) }
    set { if let key = RowStrictness.key { userInfo[key] = newValue } }
  }
}
