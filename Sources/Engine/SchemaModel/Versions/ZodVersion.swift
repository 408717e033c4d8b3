/// A version of Zod whose verdicts, outputs and issues a validator restates.
///
/// The versions differ in documented ways; `ZodChange.all` lists each difference.
public enum ZodVersion: String, Sendable, Hashable, CaseIterable, Comparable {
  // The digits of a version need something between them.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Zod 4.0.17.
  case v4_0_17 = "4.0.17"
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Zod 4.1.12.
  case v4_1_12 = "4.1.12"
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Zod 4.2.1, and 4.1.13, which parses the same.
  case v4_2_1 = "4.2.1"
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Zod 4.3.6.
  case v4_3_6 = "4.3.6"
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Zod 4.4.3.
  case v4_4_3 = "4.4.3"
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Zod 4.6.7.
  case v4_6_7 = "4.6.7"

  /// The version that validates as a release does: itself, or 4.2.1 for 4.1.13; nil for any other release.
  ///
  /// - Parameter release: The exact name of a release, such as `4.6.7`.
  public init?(release: String) {
    guard let version = ZodVersion(rawValue: release == "4.1.13" ? "4.2.1" : release) else {
      return nil
    }
    self = version
  }

  /// The newest release: the version of a schema that is written in Swift, unless the code names another.
  ///
  /// It changes when a newer release becomes a case. Code that must keep its verdicts names a case, such as `.v4_3_6`.
  public static let newestRelease = ZodVersion.v4_6_7

  /// The version of a schema document that names none. It never changes, so that a document keeps its verdicts.
  public static let ofUnversionedDocuments = ZodVersion.v4_3_6

  /// The names of all versions in a sentence: `4.0.17, 4.1.12, …`.
  ///
  /// A version that none of them names is unknown. Another patch of a known release is too, since patches differ.
  package static var names: String { allCases.map(\.rawValue).joined(separator: ", ") }

  /// Returns what holds in the version of a thing that changed between versions.
  ///
  /// - Parameters:
  ///   - first: What held before any of the changes.
  ///   - changes: What holds from a version on, the oldest change first.
  package func rule<Rule>(_ first: Rule, _ changes: (since: ZodVersion, rule: Rule)...) -> Rule {
    rule(first, changes)
  }

  func rule<Rule>(_ first: Rule, _ changes: [(since: ZodVersion, rule: Rule)]) -> Rule {
    changes.last { $0.since <= self }?.rule ?? first
  }

  /// Returns whether one version is older than another.
  public static func < (left: Self, right: Self) -> Bool { left.rank < right.rank }

  private var rank: Int {
    switch self {
    case .v4_0_17: 0
    case .v4_1_12: 1
    case .v4_2_1: 2
    case .v4_3_6: 3
    case .v4_4_3: 4
    case .v4_6_7: 5
    }
  }
}
