import CompassForms
import CompassRevisions
import JSPrimitives
import SourceJSON

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// The result of validating a payload with a form.
struct FormReport {
  var name: String
  var status: Status
  var errors: [(field: String, message: String)] = []
  /// Why the author is refused.
  var refusal: String?
  var gates: [JSONObject.Member] = []
  var submission: JSONValue = .null
  /// The web app's verdict; nil if it wasn't asked for.
  var web: JSONValue?

  enum Status: String {
    case ready, invalid, incomplete, refused, undecided
  }

  /// - Parameters:
  ///   - payload: the values by column; missing values take the form's defaults.
  ///   - form: the form that the payload describes.
  ///   - revision: the web app's revision whose verdict to report; nil for none.
  ///   - gates: the form's decisions other than its errors.
  init<Form: ValidatedForm>(
    _ name: String, payload: JSONObject, form: Form, author: FormAuthor, revision: WebRevision?,
    gates: [JSONObject.Member]
  ) throws {
    self.name = name
    var judged = form.payload
    for member in payload.members { judged[member.key] = member.value }
    let errors = Form.rules.errors(in: judged)
    let outcome = form.submission(by: author)
    web = try revision.map { revision in
      try Self.verdict(
        of: Form.self, on: errors.isEmpty ? outcome.submission : nil, else: payload, revision)
    }
    self.gates = [("submittable", .boolean(form.isSubmittable && errors.isEmpty))] + gates
    self.errors = errors.list.map { ($0.field.rawValue, $0.message) }
    guard errors.isEmpty else {
      status = errors.areUndecided ? .undecided : .invalid
      return
    }
    switch outcome {
    case .ready(let submission):
      status = .ready
      self.submission = try Self.value(of: submission)
    case .invalid(let errors):
      status = .invalid
      self.errors = errors.list.map { ($0.field.rawValue, $0.message) }
    case .undecided(let errors):
      status = .undecided
      self.errors = errors.list.map { ($0.field.rawValue, $0.message) }
    case .incomplete: status = .incomplete
    case .refused(let refusal):
      status = .refused
      self.refusal = refusal.message
    }
  }

  /// Returns the web app's verdict on what the form sends, or on the entries of a form that isn't ready;
  /// null without a schema.
  private static func verdict<Form: ValidatedForm>(
    of _: Form.Type, on submission: Form.Submission?, else payload: JSONObject,
    _ revision: WebRevision
  ) throws -> JSONValue {
    // An empty field counts as absent, as in the columns that a form sends.
    let entries = JSONObject(payload.members.filter { ![.null, ""].contains($0.value) })
    let row = try submission.map { try Form.webPayload(of: $0) } ?? entries
    guard let outcome = Form.web?.outcome(of: row, in: revision) else { return .null }
    let status: JSONValue =
      switch outcome {
      case .valid: "valid"
      case .invalid: "invalid"
      case .undecided: "undecided"
      }
    return [
      "revision": .string(JSText(revision.name)), "status": status,
      "errors": .array(
        outcome.issues.map { issue in
          [
            "field": .string(JSText(issue.field)), "message": .string(JSText(issue.message)),
          ]
        }),
    ]
  }

  /// Returns a submission as JSON, its columns sorted.
  private static func value(of submission: some Encodable) throws -> JSONValue {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return try JSONDocument(Array(encoder.encode(submission))).value
  }

  var value: JSONValue {
    var object = JSONObject()
    object["form"] = .string(JSText(name))
    object["status"] = .string(JSText(status.rawValue))
    object["errors"] = .array(
      errors.map { error in
        ["field": .string(JSText(error.field)), "message": .string(JSText(error.message))]
      })
    if let refusal { object["refusal"] = .string(JSText(refusal)) }
    object["gates"] = .object(JSONObject(gates))
    object["submission"] = submission
    if let web { object["web"] = web }
    return .object(object)
  }
}
