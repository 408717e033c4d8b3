internal import SourceJSON

/// The tape of a payload: the validator's, or one from a scan when it is first needed.
final class PayloadTape {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var tape: Tape?
  private var known: JSONView?

  /// The tape of a text that is scanned when it is first needed. The bytes must stay in place.
  init(scanning bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  /// The tape that a validator has made. It must outlive this object.
  init(_ view: JSONView) {
    bytes = view.bytes
    known = view
  }

  /// Locates issues on the tape; nil if the text is not JSON.
  var locator: ValueLocator? {
    if known == nil { scan() }
    return known.map(ValueLocator.init)
  }

  private func scan() {
    var tape = Tape()
    do throws(JSONError) {
      try JSONScanner.scan(bytes, into: &tape, limits: JSONLimits(depthOfTape: .max))
    } catch {
      return
    }
    known = JSONView(bytes: bytes, entries: tape.entries, count: tape.count)
    self.tape = consume tape
  }
}
