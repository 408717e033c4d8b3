import PayloadFormats
import SourceJSON
import Validation

/// The parts of a payload that a selection names, found one after the other: no list of them is in memory.
struct PartWalk {
  /// A part, or text that has parts itself.
  enum Step {
    case part(PartRecord)
    /// The reason why there is no part.
    case fault(PartRecord.Fault)
    /// JSON text in a string, whose elements are the parts.
    case text(PartRecord)
  }

  private let whole: PartRecord
  private let selection: PayloadSelection
  private let maximumMemory: Int
  /// The pointers whose values have not been visited; nil for the whole payload.
  private var pointers: ArraySlice<ValuePointer?>
  private var matches: PointerWalk?
  /// The elements of the last match.
  private var elements: PointerWalk?

  /// A walk through a payload that is JSON.
  ///
  /// - Parameters:
  ///   - whole: The payload.
  ///   - selection: The parts of it.
  ///   - limits: The limits of a payload.
  init(_ whole: PartRecord, _ selection: PayloadSelection, limits: ValidationLimits) {
    self.whole = whole
    self.selection = selection
    maximumMemory = limits.memory(ofText: whole.range.count)
    pointers =
      selection.pointers.isEmpty ? [nil] : selection.pointers.map(Optional.some)[...]
  }

  /// Returns the next part; nil behind the last one.
  mutating func next() -> Step? {
    let whole = whole
    return whole.withPayload { next(in: CheckedText($0)) }
  }

  private mutating func next(in text: CheckedText) -> Step? {
    while true {
      if let element = elements?.next(in: text) { return .part(whole.part(element)) }
      elements = nil
      if let match = matches?.next(in: text) {
        if selection.isEmbedded { return embedded(match, in: text) }
        guard selection.isEach else { return .part(whole.part(match)) }
        guard text.kind(of: match.range) == .array else {
          return fault("\(Self.name(of: match)) is not an array", at: match.range.lowerBound)
        }
        elements = PointerWalk(.each, from: match)
        continue
      }
      guard let pointer = pointers.popFirst() else { return nil }
      let root = ValuePointer.Match(range: text.root, path: "")
      let walk = PointerWalk(pointer ?? .whole, from: root)
      do throws(ValuePointer.Miss) {
        try walk.check(in: text)
        matches = walk
      } catch {
        matches = nil
        return fault(error.reason, at: error.offset)
      }
    }
  }

  /// Returns the payload in a string, or the text whose elements are payloads.
  private func embedded(_ match: ValuePointer.Match, in text: CheckedText) -> Step {
    guard text.kind(of: match.range) == .string else {
      return fault("\(Self.name(of: match)) is not a string", at: match.range.lowerBound)
    }
    do throws(FormatError) {
      let embedded = try EmbeddedText(match.range, in: text, maximumMemory: maximumMemory)
      let record = whole.embedded(embedded, match)
      return selection.isEach ? .text(record) : .part(record)
    } catch {
      return .fault(error.of(whole, encoding: PayloadFormat.json.title))
    }
  }

  private func fault(_ reason: String, at offset: Int) -> Step {
    .fault(PartRecord.Fault(code: .noValue, message: reason, offset: offset, record: whole))
  }

  private static func name(of match: ValuePointer.Match) -> String {
    match.path.isEmpty ? "the value" : match.path
  }
}

extension ValidationLimits {
  /// Returns the most bytes of memory for what is known about the values of text while it is made JSON, in addition to the
  /// text.
  func memory(ofText length: Int) -> Int {
    let (sum, isTooMuch) = maximumMemory.addingReportingOverflow(4 * length)
    return isTooMuch ? .max : sum
  }
}
