public import CompassSchemas
internal import SourceJSON
public import Validation

/// Judges bodies of one request as the web app's server does: their reading, the schema, and the rules
/// beside the schema.
///
/// It compiles the schema once. Any number of threads may use it at once. Questions that need the
/// database or a secret stay with the server: passwords, owners of families, shared secrets.
///
/// The accepted body is the schema's output, changed for some requests:
///
/// - ``APIRequest/logMessage``: `programNote` and `updateHook` are trimmed; a blank or absent one is
///   null. The other fields stay as they are, absent ones too.
/// - ``APIRequest/checkMessage``: `programNote` is trimmed if it is a text, even to an empty one.
/// - ``APIRequest/createNotification``: an empty `message` or `action_url` is null; an absent one
///   stays absent.
/// - ``APIRequest/updateProfileField``: `value` is the value of the column, a text, a number or null.
public struct RequestValidator: Sendable {
  /// The request.
  public let request: APIRequest
  /// The revision of the web app that decides.
  public let revision: WebRevision
  private let validator: Validator

  /// Compiles the schema of a request.
  ///
  /// - Throws: `WebSchema.LookupError` if the revision doesn't have the request's schema.
  public init(
    _ request: APIRequest, revision: WebRevision = .newest,
    limits: ValidationLimits = .default
  ) throws {
    self.request = request
    self.revision = revision
    validator = try Validator(request.schema, revision: revision, limits: limits)
  }

  /// Returns the web app's decision on a body.
  ///
  /// - Parameters:
  ///   - body: the bytes; empty for a request without a body. Bytes that are not UTF-8 become U+FFFD.
  ///   - contentType: the header's value, nil without the header. Only exactly `application/json` is
  ///     read strictly. Another type, even with only a charset, accepts a text that is not JSON as
  ///     a string and drops keys instead of refusing them, and `text/` always gives a string.
  ///   - facts: the facts outside the body that this request needs.
  public func outcome(
    _ body: [UInt8], contentType: String? = "application/json", facts: Facts = .init()
  ) -> RequestOutcome {
    let outcome = bodyOutcome(body, contentType: contentType, facts: facts)
    return request == .savePreferences ? judgingCategory(outcome, facts: facts) : outcome
  }

  /// Returns the web app's decision on a body given as text; see ``outcome(_:contentType:facts:)``.
  public func outcome(
    _ body: String, contentType: String? = "application/json", facts: Facts = .init()
  ) -> RequestOutcome {
    outcome(Array(body.utf8), contentType: contentType, facts: facts)
  }

  private func bodyOutcome(
    _ bytes: [UInt8], contentType: String?, facts: Facts
  ) -> RequestOutcome {
    do {
      let body = try RequestBody(
        bytes, contentType: contentType, limits: validator.limits.reading)
      switch body {
      case .unreadable: return .rejected(Rejection(.unreadableBody, 400))
      case .form: return .undecided(.formEncodedBody)
      case .absent: return decision(validator.validateAbsent(), facts: facts)
      case .json(let text): return decision(validator.validate(text).map { $0 }, facts: facts)
      case .value(let value): return decision(validator.validate(value).map { $0 }, facts: facts)
      }
    } catch {
      return .undecided(.validation(.payloadLimit(error)))
    }
  }

  private func decision(_ outcome: Outcome<JSONValue?>, facts: Facts) -> RequestOutcome {
    switch outcome {
    case .valid(let output): decision(output: output ?? .null, facts: facts)
    case .invalid(let issues): .rejected(request.rejection(of: issues))
    case .undecided(let reason): .undecided(.validation(reason))
    }
  }
}
