import CompassForms
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

  enum Status: String {
    case ready, invalid, incomplete, refused, undecided
  }

  /// - Parameters:
  ///   - payload: the values by column; missing values take the form's defaults.
  ///   - form: the form that the payload describes.
  ///   - gates: the form's decisions other than its errors.
  init<Form: ValidatedForm>(
    _ name: String, payload: JSONObject, form: Form, author: FormAuthor,
    gates: [JSONObject.Member]
  ) throws {
    self.name = name
    var judged = form.payload
    for member in payload.members { judged[member.key] = member.value }
    let errors = Form.rules.errors(in: judged)
    self.gates = [("submittable", .boolean(form.isSubmittable && errors.isEmpty))] + gates
    self.errors = errors.list.map { ($0.field.rawValue, $0.message) }
    guard errors.isEmpty else {
      status = errors.areUndecided ? .undecided : .invalid
      return
    }
    switch form.submission(by: author) {
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
    return .object(object)
  }
}
