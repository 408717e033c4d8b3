internal import Checksums
internal import SchemaModel
internal import SourceJSON
internal import Validation

/// The value that an issue is about, in a form that doesn't change when the payload is formatted anew.
enum ReceivedValue {
  /// The most bytes of a value that are kept; of a longer one only the start, with a checksum.
  private static let limit = 120

  /// Returns a scalar as JSON, the kind of an array or object, or the unknown keys of an object.
  ///
  /// An array or object is not compared by its members: a change of one that is valid would make another finding of it.
  ///
  /// - Returns: Nil if the value is absent.
  static func text(of issue: ValidationIssue, in payload: JSONView?) -> String? {
    if issue.code == .unrecognizedKeys, let keys = issue[parameter: "keys"]?.elements {
      return short(keys.map(JSONWriter.string).joined(separator: ", "))
    }
    guard !issue.isOfAbsentValue, let payload, let entry = issue.entry, entry < payload.count
    else { return nil }
    let value = payload[entry]
    switch value.kind {
    case .array: return "array"
    case .object: return "object"
    case .null: return "null"
    case .true: return "true"
    case .false: return "false"
    case .number:
      var bytes: [UInt8] = []
      JSONWriter.append(payload.number(of: value), to: &bytes)
      // Infinity has no JSON, and the digits are what the payload has.
      return bytes == Array("null".utf8)
        ? short(String(decoding: payload.source(of: value), as: UTF8.self))
        : String(decoding: bytes, as: UTF8.self)
    case .string, .key:
      var bytes: [UInt8] = []
      JSONWriter.append(payload.text(of: value), to: &bytes)
      return short(String(decoding: bytes, as: UTF8.self))
    }
  }

  /// Returns a string, or the start of a long one with the checksum of the whole.
  static func short(_ text: String) -> String {
    guard text.utf8.count > limit else { return text }
    var start = text.utf8.prefix(limit - 24)
    while let last = start.last, last & 0xC0 == 0x80 { start = start.dropLast() }
    if let last = start.last, last >= 0xC0 { start = start.dropLast() }
    return String(decoding: start, as: UTF8.self) + "… \(ByteDigest(of: Array(text.utf8)))"
  }
}
