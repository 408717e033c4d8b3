import JSPrimitives
import SourceJSON

/// One value or key that the reader found in a text.
struct Found: Equatable {
  var kind: TapeEntry.Kind
  /// The source of the value or key, quotes included.
  var source: String
  var offset: Int

  init(_ kind: TapeEntry.Kind, _ source: String, at offset: Int) {
    self.kind = kind
    self.source = source
    self.offset = offset
  }
}

/// Returns every value and key of a text in the order of the text.
func values(of text: String) throws -> [Found] {
  let document = try JSONDocument(Array(text.utf8))
  return document.withView { view in
    (0..<view.count).map { index in
      let entry = view[index]
      let range = entry.sourceRange
      return Found(
        entry.kind, String(decoding: document.bytes[range], as: UTF8.self), at: range.lowerBound)
    }
  }
}

/// Returns the value of a text.
func value(of text: String, limits: JSONLimits = .default) throws(JSONError) -> JSONValue {
  try JSONDocument(Array(text.utf8), limits: limits).value
}

/// Returns the storage of a text, whose numbers are those of the text, as in the output of a payload.
func storage(of text: String) throws -> ValueStorage {
  try JSONDocument(Array(text.utf8)).withView { view in
    var nodes = ValueNodes()
    _ = nodes.next()
    nodes.setLast(to: 0, of: view)
    return ValueStorage(nodes, keyOwner: nil)
  }
}

/// Returns the error of parsing bytes; nil if there is none.
func failure(of bytes: [UInt8], limits: JSONLimits = .default) -> JSONError? {
  do throws(JSONError) {
    _ = try JSONDocument(bytes, limits: limits)
    return nil
  } catch {
    return error
  }
}

/// Returns the error of parsing a text; nil if there is none.
func failure(of text: String, limits: JSONLimits = .default) -> JSONError? {
  failure(of: Array(text.utf8), limits: limits)
}

/// Returns the output of `JSONView.write` for a text.
func rewritten(_ text: String, limits: JSONLimits = .default) throws -> String {
  String(decoding: try rewritten(Array(text.utf8), limits: limits), as: UTF8.self)
}

/// Returns the output of `JSONView.write` for the bytes of a text.
func rewritten(_ bytes: [UInt8], limits: JSONLimits = .default) throws(JSONError) -> [UInt8] {
  try JSONDocument(bytes, limits: limits).withView { view in
    var output: [UInt8] = []
    view.write(at: 0, to: &output)
    return output
  }
}
