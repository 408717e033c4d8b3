package import SourceJSON

/// Validates an array element by element, in memory for one element at a time.
///
/// A tape of a large text takes about as much memory as the text, and an output does too. It is for schemas that are an
/// array without checks of its own. It belongs to one thread.
package struct ElementsValidator: ~Copyable {
  /// The answer of a run over the elements.
  package enum Answer: Equatable, Sendable {
    case valid
    /// The payload has this number of issues.
    case invalid(issueCount: Int)
  }

  private let limits: JSONLimits
  private var run: Run
  private var tape = Tape()
  private var written = ByteBuffer()

  /// The least number of bytes that are written at once, but for the last ones.
  private static let pieceSize = 65_536

  /// Whether payloads of a schema can be validated so.
  package static func fits(_ validator: Validator) -> Bool {
    validator.plan.hasIndependentElements
  }

  /// - Parameter validator: A validator that fits.
  package init(_ validator: Validator) {
    limits = validator.limits.reading
    let nothing = UnsafeBufferPointer<UInt8>(start: nil, count: 0)
    run = Run(
      validator.plan, document: JSONView(bytes: nothing, entries: tape.entries, count: 0),
      limits: validator.limits)
  }

  /// Returns whether a payload is valid; nil if only a run over all of it can say, such as one that is not JSON or
  /// undecided.
  ///
  /// - Parameters:
  ///   - bytes: The payload as UTF-8 JSON text.
  ///   - countsIssues: Whether the issues of an invalid payload are counted. Otherwise the answer about it is nil.
  ///   - isFine: Returns whether to go on behind an element, with the number of those before it. Otherwise the answer is nil.
  package mutating func judge(
    _ bytes: UnsafeBufferPointer<UInt8>, countsIssues: Bool,
    while isFine: (_ element: JSONView, _ index: Int) -> Bool = { _, _ in true }
  ) -> Answer? {
    guard var elements = ElementScanner.start(bytes, limits: limits) else { return nil }
    // The issues of all elements are kept for their limit, but only until the end.
    defer { run.forgetIssues() }
    run.memory.beginWork(size: bytes.count)
    var issueCount = 0
    var index = 0
    while true {
      do throws(JSONError) {
        guard try elements.next(into: &tape) else { break }
      } catch {
        return nil
      }
      let element = JSONView(bytes: bytes, entries: tape.entries, count: tape.count)
      guard isFine(element, index) else { return nil }
      index += 1
      if run.judgeElement(element) != nil { continue }
      guard countsIssues, let count = run.elementIssueCount(element) else { return nil }
      issueCount += count
    }
    return issueCount == 0 ? .valid : .invalid(issueCount: issueCount)
  }

  /// Writes the output of a payload that `judge` found valid, as JSON in pieces. It judges the elements again, so that the
  /// output needs no memory until all of the payload is known to be valid.
  ///
  /// - Parameters:
  ///   - bytes: The same payload.
  ///   - write: Takes the pieces one after the other.
  /// - Returns: false if an element is not valid this time, after which nothing more is written.
  /// - Throws: what `write` throws.
  package mutating func writeOutput<Failure: Error>(
    of bytes: UnsafeBufferPointer<UInt8>, to write: ([UInt8]) throws(Failure) -> Void
  ) throws(Failure) -> Bool {
    guard var elements = ElementScanner.start(bytes, limits: limits) else { return false }
    written.removeAll()
    written.append(UInt8(ascii: "["))
    run.memory.beginWork(size: bytes.count)
    var isFirst = true
    while true {
      do throws(JSONError) {
        guard try elements.next(into: &tape) else { break }
      } catch {
        return false
      }
      let element = JSONView(bytes: bytes, entries: tape.entries, count: tape.count)
      guard let value = run.judgeElement(element) else { return false }
      if !isFirst { written.append(UInt8(ascii: ",")) }
      isFirst = false
      run.values.write(value, to: &written)
      guard written.count >= Self.pieceSize else { continue }
      try write(Array(written.bytes))
      written.removeAll()
    }
    written.append(UInt8(ascii: "]"))
    try write(Array(written.bytes))
    return true
  }
}
