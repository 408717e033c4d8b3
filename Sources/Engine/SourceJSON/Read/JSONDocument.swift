/// A parsed JSON text: its bytes and a tape of its values with their positions.
///
/// Immutable, so that any number of threads may read it at once.
package final class JSONDocument: Sendable {
  /// The source text in UTF-8.
  package let bytes: [UInt8]
  private let tape: SharedTape

  /// Parses a text.
  ///
  /// A byte order mark at the start is an error, as in `JSON.parse`. A program that reads files
  /// strips it first.
  ///
  /// - Parameters:
  ///   - bytes: The text in UTF-8.
  ///   - limits: The limits on the depth and size of the text.
  /// - Throws: `JSONError` if the bytes are not a JSON text or exceed a limit.
  package init(_ bytes: [UInt8], limits: JSONLimits = .default) throws(JSONError) {
    self.bytes = bytes
    tape = SharedTape()
    var failure: JSONError?
    bytes.withUnsafeBufferPointer { buffer in
      do throws(JSONError) {
        try JSONScanner.scan(buffer, into: &tape.tape, limits: limits)
      } catch {
        failure = error
      }
    }
    if let failure { throw failure }
  }

  /// Calls `body` with a view of the whole text.
  package func withView<Result>(_ body: (JSONView) throws -> Result) rethrows -> Result {
    try bytes.withUnsafeBufferPointer { buffer in
      try body(JSONView(bytes: buffer, entries: tape.tape.entries, count: tape.tape.count))
    }
  }

  /// The value of the text.
  package var value: JSONValue {
    withView { $0.value(at: 0) }
  }
}

/// A tape held by reference. Only the initialiser of its document writes to it.
private final class SharedTape: @unchecked Sendable {
  var tape = Tape()
}
