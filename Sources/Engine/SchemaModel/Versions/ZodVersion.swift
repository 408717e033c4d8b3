/// A version of Zod whose verdicts, outputs and issues a validator restates.
///
/// The versions differ in documented ways; `ZodChange.all` lists each difference.
public enum ZodVersion: String, Sendable, Hashable, CaseIterable, Comparable {
  // The digits of a version need something between them.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Zod 4.3.6.
  case v4_3_6 = "4.3.6"
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Zod 4.4.3.
  case v4_4_3 = "4.4.3"
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Zod 4.5 as its main branch was on 2026-08-20, commit e516c3ba.
  case v4_5 = "4.5"

  /// The newest release: the version of a schema that is written in Swift, unless the code names another.
  ///
  /// It changes when a newer release becomes a case. Code that must keep its verdicts names a case, such as `.v4_3_6`.
  public static let newestRelease = ZodVersion.v4_4_3

  /// The version of a schema document that names none. It never changes, so that a document keeps its verdicts.
  public static let ofUnversionedDocuments = ZodVersion.v4_3_6

  /// The newest version of all, which may be a commit that no release has.
  public static let latest = ZodVersion.v4_5

  /// The names of all versions in a sentence: `4.3.6, 4.4.3, 4.5`.
  ///
  /// A version that none of them names is unknown. Another patch of a known release is too, since patches differ.
  package static var names: String { allCases.map(\.rawValue).joined(separator: ", ") }

  /// Returns whether one version is older than another.
  public static func < (left: Self, right: Self) -> Bool { left.rank < right.rank }

  private var rank: Int {
    switch self {
    case .v4_3_6: 0
    case .v4_4_3: 1
    case .v4_5: 2
    }
  }
}
