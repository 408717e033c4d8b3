public import HTMLSanitizing

/// A revision of the web app: the schemas and functions of one day, the version of Zod that runs them, and the year
/// in which they were recorded.
///
/// Revisions are ordered by time, so a schema can state since when it has a field:
///
///     if web >= .august2026 { Field("dateOfBirth", .string().optional()) }
///
/// An app that is ahead of this package makes its own revision on top of another one. It follows that
/// one and its own earlier ones, and precedes the next one that this package knows. Two revisions of an app
/// after the same one are in the order of their names.
public struct WebRevision: Sendable {
  /// The year and month, such as `2026-02`, or the name that an app gave its own revision.
  public let name: String
  /// The version of Zod that the web app runs, such as `4.3.6`.
  public let zodVersion: String
  /// The year in which the web app's schemas and vectors of this revision were recorded.
  ///
  /// Documents compared with recorded ones count from this year. Live payloads count from the
  /// current year.
  public let recordedYear: Int
  /// The number of known revisions before this one or before the one that it is based on.
  private let order: Int
  /// The number of an app's revisions between that one and this one, which counts; 0 for a known one.
  private let step: Int
  private let makeSanitizer: @Sendable () -> HTMLSanitizer
  /// The schemas and functions that an app adds; nil for a revision that adds none.
  package var additions: (any RevisionAdditions)?

  /// Creates a known revision that inherits the functions and the sanitizer of the previous one.
  ///
  /// - Parameters:
  ///   - name: the year and month, such as `2026-11`.
  ///   - previous: the previous revision; nil for the first.
  ///   - zodVersion: the version of Zod, or nil for that of the previous revision.
  ///   - recordedYear: the year of the recordings, or nil for that of the previous revision.
  ///   - sanitizer: the sanitizer of notes, or nil for that of the previous revision.
  package init(
    known name: String, after previous: WebRevision?, zodVersion: String? = nil,
    recordedYear: Int? = nil, sanitizer: (@Sendable () -> HTMLSanitizer)? = nil
  ) {
    self.name = name
    self.zodVersion = zodVersion ?? previous?.zodVersion ?? "4.3.6"
    self.recordedYear = recordedYear ?? previous?.recordedYear ?? 2026
    order = previous.map { $0.order + 1 } ?? 0
    step = 0
    additions = nil
    let inherited: (@Sendable () -> HTMLSanitizer)? = previous?.makeSanitizer
    makeSanitizer = sanitizer ?? inherited ?? { HTMLSanitizer.february2026 }
  }

  /// Creates an app's revision that inherits all that it doesn't give of the previous one.
  package init(
    own name: String, after previous: WebRevision, zodVersion: String?, recordedYear: Int?,
    sanitizer: HTMLSanitizer?
  ) {
    self.name = name
    self.zodVersion = zodVersion ?? previous.zodVersion
    self.recordedYear = recordedYear ?? previous.recordedYear
    order = previous.order
    step = previous.step + 1
    additions = previous.additions
    if let sanitizer {
      makeSanitizer = { sanitizer }
    } else {
      makeSanitizer = previous.makeSanitizer
    }
  }

  /// The sanitizer of notes, created on first use.
  public var sanitizer: HTMLSanitizer { makeSanitizer() }

  /// The newest known revision that is not newer: a known one itself, and of an app's revision the one
  /// that it is based on.
  ///
  /// It decides wherever the package has an answer for each known revision.
  public var known: WebRevision { Self.allCases[min(order, Self.allCases.count - 1)] }

  /// Whether an app made the revision.
  public var isOwn: Bool { step > 0 }
}

/// The schemas and functions that an app's revision adds: an object of each revision that is made, by which what was
/// compiled for it is known. The module of the schemas has the type.
package protocol RevisionAdditions: AnyObject, Sendable {}

extension WebRevision {
  /// 2026-02-10: Zod 4.3.6, DOMPurify 3.3.1.
  public static let february2026 = WebRevision(known: "2026-02", after: nil)

  /// 2026-08-21: Zod 4.4.3 and the web app's own sanitizer.
  public static let august2026 = WebRevision(
    known: "2026-08", after: .february2026, zodVersion: "4.4.3", sanitizer: { .august2026 })

  /// The newest revision, that of the web app as it is.
  public static let newest = august2026
}

extension WebRevision: CaseIterable {
  /// All known revisions, the oldest first. Those of an app are not among them.
  public static let allCases = [february2026, august2026]
}

extension WebRevision: RawRepresentable {
  /// Creates the known revision with a name such as `2026-08`; nil for any other name, that of an app's
  /// revision too.
  public init?(rawValue name: String) {
    guard let revision = Self.allCases.first(where: { $0.name == name }) else { return nil }
    self = revision
  }

  /// The name.
  public var rawValue: String { name }
}

extension WebRevision: Comparable, Hashable {
  /// Whether two revisions have the same name after the same revision.
  public static func == (left: Self, right: Self) -> Bool { left.position == right.position }
  /// Whether the left revision precedes the right one.
  public static func < (left: Self, right: Self) -> Bool { left.position < right.position }
  private var position: (Int, Int, String) { (order, step, name) }
  /// Hashes the name.
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

extension WebRevision: CustomStringConvertible {
  /// The name, such as `2026-08`.
  public var description: String { name }
}
