/// A JSON text that has been read: its bytes and a tape of its values with their positions.
///
/// Immutable, so that any number of threads may read it at once.
public final class JSONDocument: Sendable {
  /// The text as it was given, in UTF-8.
  public let bytes: [UInt8]
  private let tape: SharedTape

  /// Reads a text.
  ///
  /// A byte order mark at its start is an error, as for `JSON.parse`: a program that reads files strips it first.
  ///
  /// - Throws: `JSONError` when the bytes are not a JSON text within the limits.
  public init(_ bytes: [UInt8], limits: JSONLimits = .default) throws(JSONError) {
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

  /// The value that the text stands for.
  public var value: JSONValue {
    withView { $0.value(at: 0) }
  }
}

/// A tape behind a reference. It is written only while its document is being made.
private final class SharedTape: @unchecked Sendable {
  var tape = Tape()
}
