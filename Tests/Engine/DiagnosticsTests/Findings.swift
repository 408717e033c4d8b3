import Diagnostics
import SchemaModel
import Validation

/// Returns the findings of a payload by a schema.
func findings(
  of payload: String, by schema: ZodSchema, origin: RecordOrigin = RecordOrigin(path: "a.json")
) throws -> [Finding] {
  let bytes = Array(payload.utf8)
  let issues = try Validator(schema).validate(bytes).issues
  return bytes.withUnsafeBufferPointer { FindingMaker($0, origin: origin).findings(of: issues) }
}

/// Returns the text that a renderer makes of findings, with separators between them.
func rendered(_ findings: [Finding], by renderer: some FindingRenderer) -> String {
  var bytes: [UInt8] = []
  for (index, finding) in findings.enumerated() {
    if index > 0 { bytes += renderer.separator.utf8 }
    renderer.append(finding, to: &bytes)
  }
  return String(decoding: bytes, as: UTF8.self)
}
