public import CompassSchemas
internal import JSPrimitives
public import SourceJSON
public import Validation

#if canImport(FoundationEssentials)
internal import FoundationEssentials
#else
internal import Foundation
#endif

extension ValidatedForm {
  /// Nil: the web app has no schema for the form.
  public static var web: WebForm? { nil }

  /// Returns the columns that a submission encodes, without those that are null.
  ///
  /// The web app validates a form's entries before it turns empty ones into null. Its schemas refuse null where
  /// they accept an absent value, so null columns count as absent.
  ///
  /// - Throws: `EncodingError` for a submission that JSON can't express.
  public static func webPayload(of submission: Submission) throws -> JSONObject {
    let row = try JSONValue(parsing: JSONEncoder().encode(submission)).object
    return JSONObject(pairs: (row ?? JSONObject()).filter { $0.value != .null })
  }

  /// Returns the web app's verdict on the data that the form would send, in a revision.
  ///
  /// Nil if the form isn't ready to send, and if the revision has no schema for it. A difference between the
  /// specifications and the web app shows as an invalid outcome of a form that is ready.
  ///
  /// - Parameter author: the user who would submit the form. Nil for any player with a family, because the schemas
  ///   have no column for the author.
  public func webOutcome(
    in revision: WebRevision = .newest, by author: FormAuthor? = nil
  ) -> Outcome<JSONValue>? {
    let author = author ?? FormAuthor(userID: "", familyUnitID: "")
    guard let web = Self.web, let submission = submission(by: author).submission else {
      return nil
    }
    do {
      return web.outcome(of: try Self.webPayload(of: submission), in: revision)
    } catch {
      return .undecided(.functionFailed(name: "submission", error: "\(error)"))
    }
  }

  /// Returns the text that the web app's page shows under a field after it was left; nil for a valid field, and for
  /// one that the page doesn't validate by itself in a revision.
  public func webMessage(for field: Field, in revision: WebRevision = .newest) -> String? {
    let value = payload[field.rawValue]
    return Self.web?.pageMessage(of: field, value: value, in: revision)
  }
}

extension FormSession {
  /// Returns the web app's issues with the data that the form would send, in Zod's order.
  ///
  /// Empty if the web app accepts it, if the form isn't ready, and if the revision has no schema for it. It is
  /// empty as well while a limit prevents a verdict; `webOutcome(in:by:)` distinguishes these.
  ///
  ///     session.form.cost = -5
  ///     session.webIssues(.august2026).map(\.message)  // ["Amount must be positive"]
  ///
  /// - Parameter author: the user who would submit the form; nil for any player with a family.
  public func webIssues(
    _ revision: WebRevision = .newest, by author: FormAuthor? = nil
  ) -> [ValidationIssue] {
    form.webOutcome(in: revision, by: author)?.issues ?? []
  }
}
