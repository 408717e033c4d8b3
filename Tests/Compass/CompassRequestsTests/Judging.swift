import CompassRequests
import SourceJSON

/// One UUID of several shapes' tests.
let uuid = "550e8400-e29b-41d4-a716-446655440000"

/// Returns the decision on a body that is declared as JSON.
func judge(
  _ request: APIRequest, _ body: String, _ facts: RequestValidator.Facts = .init()
) throws -> RequestOutcome {
  try RequestValidator(request).outcome(body, facts: facts)
}

extension RequestOutcome {
  /// The reason, status and message of a rejection in one line.
  var refusal: String {
    guard let rejection else { return "\(self)" }
    let status = rejection.status.map { "\($0)" } ?? "?"
    return "\(rejection.reason) \(status) \(rejection.message ?? "-")"
  }

  /// The accepted value as JSON text.
  var text: String { value.map { JSONWriter.string(of: $0) } ?? "\(self)" }
}
