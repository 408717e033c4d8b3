import CompassSchemas
import JSPrimitives
import SchemaModel
import SourceJSON

/// A file of golden vectors that is made of generated payloads.
struct GeneratedVectors {
  /// The schema's name, with its revision behind it if that is not the first.
  var suite: String
  var revision: WebRevision
  /// The version of Zod whose verdicts the cases are.
  var zod: ZodVersion
  /// The year that the schema's years count from; nil for a schema without such.
  var year: Int?
  var kind: GenerateCommand.Kind
  var seed: UInt64

  /// The text before the cases.
  var head: String {
    var recorded = JSONObject([
      ("from", "compass-validate generate"), ("revision", .string(JSText(revision.rawValue))),
      ("zod", .string(JSText(zod.rawValue))),
      ("payloads", .string(JSText(kind.rawValue))), ("seed", .string(JSText("\(seed)"))),
    ])
    if let year { recorded["year"] = .string(JSText("\(year)")) }
    let head: JSONValue = [
      "format": "golden-vectors/1", "suite": .string(JSText(suite)), "kind": "schema",
      "recorded": .object(recorded),
    ]
    return JSONWriter.string(of: head).dropLast() + ",\"cases\":[\n"
  }

  /// The text between two cases, and after the last one.
  static let separator = ",\n"
  static let tail = "\n]}\n"

  /// Returns the id of a payload of this number.
  func id(_ index: UInt64) -> JSText {
    JSText("generated/\(suite)/\(kind.rawValue)/\(seed)-\(index)")
  }
}
