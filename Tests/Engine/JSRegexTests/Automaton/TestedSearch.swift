import JSPrimitives

@testable import JSRegex

/// A search automaton beside the matcher, for texts of any width.
final class TestedSearch {
  private let tree: PatternTree
  private let reference: JSRegex
  private let automaton: UnsafeMutablePointer<SearchAutomaton>

  init(_ pattern: [UInt16], _ flags: String) throws(PatternError) {
    tree = try PatternParser.parse(pattern, flags: try RegexFlags(parsing: Array(flags.utf16)))
    // The matcher starts at an offset only with `g` or `y`.
    let global = flags.contains("g") ? flags : flags + "g"
    reference = try JSRegex(
      pattern: JSText(utf16: pattern), flags: JSText(global), engines: .matcher)
    let tables = try SearchAutomaton(tree)
    automaton = .allocate(capacity: 1)
    automaton.initialize(to: tables)
  }

  deinit {
    automaton.pointee.destroy()
    automaton.deallocate()
  }

  func first(in text: String, from start: Int = 0) -> Range<Int>? {
    first(in: Array(text.utf16), from: start)
  }

  /// Returns the first match at or after a code unit, as ranges of code units.
  func first(in units: [UInt16], from start: Int = 0) -> Range<Int>? {
    let subject = Subject(JSText(utf16: units), asCodePoints: tree.flags.matchesCodePoints)
    return subject.isASCII ? first(inArray: subject.bytes, start) : wide(subject, start)
  }

  /// Returns a difference between the automaton and the matcher, if there is one.
  func disagreement(on units: [UInt16], from start: Int) -> String? {
    let text = JSText(utf16: units)
    let expected: Range<Int>?
    do throws(MatchError) {
      let limits = MatchLimits(steps: 20_000)
      let match = try reference.exec(text, lastIndex: start, limits: limits)
      expected = match.map { $0.index..<$0.end }
    } catch {
      return nil
    }
    let subject = Subject(text, asCodePoints: tree.flags.matchesCodePoints)
    let found = first(in: units, from: start)
    let wide = wide(subject, start)
    let encoded = encoded(text, start)
    let verdicts = start > 0 ? [] : [test(subject), testEncoded(text)]
    if found == expected, wide == expected, encoded == expected,
      verdicts.allSatisfy({ $0 == (expected != nil) })
    {
      return nil
    }
    return "\(text) from \(start): \(String(describing: expected)), not "
      + "\(String(describing: found)), \(String(describing: wide)) or "
      + "\(String(describing: encoded)), tests \(verdicts)"
  }

  /// Searches the bytes of the text, whatever they are.
  private func encoded(_ text: JSText, _ start: Int) -> Range<Int>? {
    var search = ByteSearch(
      text, from: start, readsCodePoints: tree.flags.matchesCodePoints)
    guard case .found(let capture) = search.next(automaton) else { return nil }
    return capture.range
  }

  private func testEncoded(_ text: JSText) -> Bool {
    text.bytes.withUnsafeBufferPointer { bytes in
      guard let text = EncodedText(bytes, readsCodePoints: tree.flags.matchesCodePoints) else {
        return automaton.pointee.matchesEmptyText
      }
      return automaton.pointee.test(text)
    }
  }

  /// Searches ASCII as wide characters too.
  private func wide(_ subject: Subject, _ start: Int) -> Range<Int>? {
    if subject.isASCII {
      return tree.flags.matchesCodePoints
        ? first(inArray: subject.bytes.map { UInt32($0) }, start)
        : first(inArray: subject.bytes.map { UInt16($0) }, start)
    }
    guard tree.flags.matchesCodePoints else { return first(inArray: subject.units, start) }
    let range = first(inArray: subject.points, subject.pointOffset(ofUnit: start))
    return range.flatMap { subject.unitRanges([$0])[0] }
  }

  private func first<Unit: FixedWidthInteger & UnsignedInteger>(
    inArray units: [Unit], _ start: Int
  ) -> Range<Int>? {
    var reach = Int.max
    let outcome = units.withUnsafeBufferPointer {
      SearchAutomaton.search(automaton, $0, from: start, reach: &reach)
    }
    return if case .found(let range) = outcome { range } else { nil }
  }

  private func test(_ subject: Subject) -> Bool {
    if subject.isASCII {
      return subject.bytes.withUnsafeBufferPointer { SearchAutomaton.test(automaton, $0) }
    }
    if tree.flags.matchesCodePoints {
      return subject.points.withUnsafeBufferPointer { SearchAutomaton.test(automaton, $0) }
    }
    return subject.units.withUnsafeBufferPointer { SearchAutomaton.test(automaton, $0) }
  }

  /// Searches ASCII text within a reach.
  func outcome(in text: [UInt8], from start: Int, reach: inout Int) -> SearchAutomaton.Outcome {
    text.withUnsafeBufferPointer {
      SearchAutomaton.search(automaton, $0, from: start, reach: &reach)
    }
  }
}
