public import SourceJSON
public import Validation

/// The web app's decision on a request.
public enum RequestOutcome: Sendable, Hashable {
  /// The request is accepted; the value is the body as the web app goes on with it.
  ///
  /// That is the schema's output after the changes that ``RequestValidator`` lists.
  case accepted(JSONValue)
  /// The request is refused.
  case rejected(RequestValidator.Rejection)
  /// There is no decision.
  case undecided(Doubt)

  /// The reason why there is no decision.
  public enum Doubt: Sendable, Hashable {
    /// A limit of the validator was reached.
    case validation(UndecidedReason)
    /// A rule needs a fact that the caller did not give.
    case missingFact(RequestValidator.Facts.Name)
    /// The content type is `application/x-www-form-urlencoded`, for which no answers are recorded.
    case formEncodedBody
  }

  /// The accepted body; nil otherwise.
  public var value: JSONValue? {
    if case .accepted(let value) = self { value } else { nil }
  }

  /// The rejection; nil otherwise.
  public var rejection: RequestValidator.Rejection? {
    if case .rejected(let rejection) = self { rejection } else { nil }
  }
}
