public import HTMLSanitizing

/// A revision of the web app: the schemas and functions of one day, the version of Zod that runs them, and the year
/// in which they were recorded.
///
/// Revisions are ordered by time, so a schema can state since when it has a field:
///
///     if web >= .august2026 { Field("dateOfBirth", .string().optional()) }
public struct WebRevision: Sendable {
  /// The year and month, such as `2026-02`.
  public let name: String
  /// The version of Zod that the web app runs, such as `4.3.6`.
  public let zodVersion: String
  /// The year in which the web app's schemas and vectors of this revision were recorded.
  ///
  /// Documents compared with recorded ones count from this year. Live payloads count from the
  /// current year.
  public let recordedYear: Int
  /// The number of revisions before this one.
  private let order: Int
  private let makeSanitizer: @Sendable () -> HTMLSanitizer

  /// Creates a revision that inherits the functions and the sanitizer of the previous one.
  ///
  /// - Parameters:
  ///   - name: the year and month, such as `2026-11`.
  ///   - previous: the previous revision; nil for the first.
  ///   - zodVersion: the version of Zod, or nil for that of the previous revision.
  ///   - recordedYear: the year of the recordings, or nil for that of the previous revision.
  ///   - sanitizer: the sanitizer of notes, or nil for that of the previous revision.
  package init(
    _ name: String, after previous: WebRevision?, zodVersion: String? = nil,
    recordedYear: Int? = nil, sanitizer: (@Sendable () -> HTMLSanitizer)? = nil
  ) {
    self.name = name
    self.zodVersion = zodVersion ?? previous?.zodVersion ?? "4.3.6"
    self.recordedYear = recordedYear ?? previous?.recordedYear ?? 2026
    order = previous.map { $0.order + 1 } ?? 0
    let inherited: (@Sendable () -> HTMLSanitizer)? = previous?.makeSanitizer
    makeSanitizer = sanitizer ?? inherited ?? { HTMLSanitizer.february2026 }
  }

  /// The sanitizer of notes, created on first use.
  public var sanitizer: HTMLSanitizer { makeSanitizer() }
}

extension WebRevision {
  /// 2026-02-10: Zod 4.3.6, DOMPurify 3.3.1.
  public static let february2026 = WebRevision("2026-02", after: nil)

  /// 2026-08-21: Zod 4.4.3 and the web app's own sanitizer.
  public static let august2026 = WebRevision(
    "2026-08", after: .february2026, zodVersion: "4.4.3", sanitizer: { .august2026 })

  /// The newest revision, that of the web app as it is.
  public static let newest = august2026
}

extension WebRevision: CaseIterable {
  /// All revisions, the oldest first.
  public static let allCases = [february2026, august2026]
}

extension WebRevision: RawRepresentable {
  /// Creates the revision with a name such as `2026-08`; nil for an unknown name.
  public init?(rawValue name: String) {
    guard let revision = Self.allCases.first(where: { $0.name == name }) else { return nil }
    self = revision
  }

  /// The name.
  public var rawValue: String { name }
}

extension WebRevision: Comparable, Hashable {
  /// Whether two revisions have the same name.
  public static func == (left: Self, right: Self) -> Bool { left.name == right.name }
  /// Whether the left revision precedes the right one.
  public static func < (left: Self, right: Self) -> Bool { left.order < right.order }
  /// Hashes the name.
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
