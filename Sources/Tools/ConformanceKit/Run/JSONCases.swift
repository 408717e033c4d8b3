internal import JSPrimitives
internal import SourceJSON

#if canImport(FoundationEssentials)
internal import FoundationEssentials
#else
internal import Foundation
#endif

/// Runs cases of the kind `json`.
enum JSONCases {
  static func run(_ vector: VectorCase) -> CaseOutcome {
    var bytes: [UInt8]
    if let base64 = vector["base64"]?.text?.string {
      guard let data = Data(base64Encoded: base64) else {
        return .failed(expected: "base64", found: base64)
      }
      bytes = Array(data)
      // The web decodes the bytes first, which takes the mark off; the text itself must not have one.
      if ByteOrderMark.starts(bytes) {
        guard refusesMark(bytes) else { return .failed(expected: "refused", found: "accepted") }
        bytes = ByteOrderMark.stripped(bytes)
      }
    } else {
      bytes = vector["json"]?.text?.bytes ?? []
    }
    // The web decodes bytes that are not UTF-8 as U+FFFD; here they are rejected.
    let isUTF8 = vector["strictUtf8"]?.boolean != false
    let expected =
      !isUTF8
      ? "not UTF-8"
      : vector["accept"]?.boolean == true
        ? "accepted " + (vector["value"].map(JSONWriter.string) ?? "") : "rejected"
    return CaseOutcome(
      expected: expected, found: found(bytes, hasValue: vector["value"] != nil, isUTF8: isUTF8))
  }

  /// Returns whether a text is refused at its very start.
  private static func refusesMark(_ bytes: [UInt8]) -> Bool {
    do throws(JSONError) {
      _ = try JSONDocument(bytes)
      return false
    } catch {
      return error.offset == 0
    }
  }

  private static func found(_ bytes: [UInt8], hasValue: Bool, isUTF8: Bool) -> String {
    do throws(JSONError) {
      let document = try JSONDocument(
        bytes, options: JSONOptions(maximumDepth: JSONOptions.greatestDepth))
      guard hasValue else { return "accepted " }
      let written = document.withView { view in
        var output: [UInt8] = []
        view.write(at: 0, to: &output)
        return output
      }
      let text = String(decoding: written, as: UTF8.self)
      // The writer that walks the tape and the one that walks values must agree.
      let other = JSONWriter.string(of: document.value)
      return text == other ? "accepted " + text : "accepted \(text), by value \(other)"
    } catch {
      // Nesting beyond the greatest depth is rejected, whatever follows; a text that should be accepted
      // fails.
      // A syntax error before the first bad byte is the reason for the rejection.
      return error.kind == .invalidUTF8 || !isUTF8 ? "not UTF-8" : "rejected"
    }
  }
}
