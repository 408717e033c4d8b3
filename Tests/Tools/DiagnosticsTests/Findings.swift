import Diagnostics
import SchemaModel
import Testing
import Validation

/// Returns the findings of a payload by a schema. Expects the same ones from the validator's own tape.
func findings(
  of payload: String, by schema: ZodSchema, origin: RecordOrigin = RecordOrigin(path: "a.json")
) throws -> [Finding] {
  let bytes = Array(payload.utf8)
  let issues = try Validator(schema).validate(bytes).issues
  let validator = try Validator(schema)
  return try bytes.withUnsafeBufferPointer { buffer in
    let findings = FindingMaker(buffer, origin: origin).findings(of: issues)
    var record = RecordValidator(validator)
    _ = try record.judge(buffer)
    let explained = try record.explain().get()
    let located = FindingMaker(record.payload, origin: origin).findings(of: explained)
    let renderer = FindingTextRenderer()
    #expect(rendered(located, by: renderer) == rendered(findings, by: renderer))
    return findings
  }
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
