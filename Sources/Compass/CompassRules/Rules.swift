public import CompassRevisions

/// The app's decisions at a revision of the web app.
///
/// Each family of rules is a property: `Rules(.august2026).status`. A rule is a pure function: the
/// clock, the time zone, random numbers and the rows of the database are arguments.
///
/// A rule whose documentation says "Since 2026-08" has no recorded answers for older revisions.
/// There it answers as at 2026-08; `compass-validate rules --revision` leaves it out.
public struct Rules: Sendable, Hashable {
  /// The revision that decides.
  public let revision: WebRevision

  /// Creates the rules of a revision.
  public init(_ revision: WebRevision) { self.revision = revision }
}
