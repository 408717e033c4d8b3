import JSPrimitives
import PayloadGeneration
import SchemaModel
import SourceJSON
import Validation

/// A case of a golden-vector file of the kind `document`.
enum VectorLine {
  /// - Parameter outcome: what the validator says; the generator's claim is the other side.
  static func text(
    id: String, schema: ZodSchema, input: JSONValue, outcome: Outcome<JSONValue>
  ) -> String {
    var members: [JSONObject.Member] = [
      ("id", .string(JSText(id))), ("document", schema.document), ("input", input),
      ("valid", .boolean(outcome.isValid)),
    ]
    if let output = outcome.output {
      members.append(("output", output))
    } else {
      members.append(("issues", .array(outcome.issues.map(\.json))))
    }
    return JSONWriter.string(of: .object(JSONObject(members)))
  }
}
