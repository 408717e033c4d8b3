import CompassSchemas
import JSPrimitives
import SchemaModel
import SourceJSON
import Validation

extension FuzzTarget {
  /// Any text as a schema document. It is rejected, or it survives a round trip and validates
  /// payloads alike in every mode.
  ///
  /// A payload may follow the document after the byte 0xFF; a few simple ones are validated as
  /// well.
  static let schema = FuzzTarget("schema") { (input) throws(Finding) in
    let parts = input.split(
      separator: 0xFF, maxSplits: 1, omittingEmptySubsequences: false)
    guard let text = parts.first, let document = try? SchemaDocument(Array(text)) else { return }
    guard let written = try? document.value, let again = try? SchemaDocument(written) else {
      throw Finding("what is written is refused: \(document)")
    }
    // A schema with the constant NaN is not equal to itself, but what is written of it is.
    try Finding.unless(
      again == document || again.description == document.description,
      "what is written reads as \(again)")
    guard
      let validator = try? Validator(
        document.schema, zod: document.zod ?? .ofUnversionedDocuments,
        functions: WebRevision.august2026.functions)
    else { return }
    var payloads = simplePayloads.map { Array($0.utf8) }
    if parts.count > 1 { payloads.append(Array(parts[1])) }
    for payload in payloads {
      try OutcomeCheck(validator: validator, payload: payload).check()
    }
  }

  private static let simplePayloads = [
    "null", "\"\"", "\" a@b.co \"", "1.5", "true", "[]", "[1,\"a\",null]", "{}",
    "{\"a\":1,\"b\":\"x\",\"a\":{\"a\":[]}}",
  ]
}
