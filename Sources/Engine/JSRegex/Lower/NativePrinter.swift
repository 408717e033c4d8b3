/// A printer of native terms as PCRE2 text.
///
/// Only constructs that PCRE2 10.42 and ECMAScript agree on are ever printed: letters and digits as
/// themselves, other printable ASCII with a backslash, everything else as `\x{...}`; no names, no
/// verbs, no options but `(?i:` around a reference.
struct NativePrinter {
  /// The greatest depth of parentheses in PCRE2.
  private static let maximumDepth = 248

  private let width: NativePattern.Width
  private var text: [UInt8] = []
  private var numbers: [Int: Int] = [:]
  private var nextNumber = 1
  private var depth = 0
  private var deepest = 0
  private var isInOrder = true

  private init(width: NativePattern.Width) { self.width = width }

  /// The printed text of a term and its groups.
  struct Output {
    let text: [UInt8]
    let isAnchored: Bool
    /// The number in the text of each group and marker.
    let numbers: [Int: Int]
    /// The number of groups in the text.
    let groupCount: Int
  }

  /// Returns the text of a term.
  static func print(
    _ term: NativeTerm, width: NativePattern.Width
  ) throws(PatternError) -> Output {
    var printer = NativePrinter(width: width)
    let isAnchored = startsAtTextStart(term)
    // Two optimisations of PCRE2 10.42 give wrong answers for unanchored patterns with alternatives or
    // lookarounds. An empty lookahead in front switches both off and keeps the others.
    let isGuarded =
      !isAnchored
      && term.contains {
        switch $0 {
        case .alternation, .branchReset, .look: true
        default: false
        }
      }
    if isGuarded { printer.write("(?=)(?:") }
    printer.emit(term)
    if isGuarded { printer.write(")") }
    guard printer.deepest <= maximumDepth else { throw refusal("nesting above 250") }
    guard printer.isInOrder else { throw refusal("a group copied out of order") }
    return Output(
      text: printer.text, isAnchored: isAnchored, numbers: printer.numbers,
      groupCount: printer.nextNumber - 1)
  }

  private static func refusal(_ construct: String) -> PatternError {
    PatternError(kind: .unsupported(construct: construct), range: 0..<0)
  }

  /// Returns whether PCRE2 too will detect that every branch starts with `\A`.
  private static func startsAtTextStart(_ term: NativeTerm) -> Bool {
    switch term {
    case .textStart: true
    case .sequence(let items): items.first.map(startsAtTextStart) ?? false
    case .alternation(let branches): branches.allSatisfy(startsAtTextStart)
    default: false
    }
  }

  // MARK: Terms

  private mutating func emit(_ term: NativeTerm) {
    switch term {
    case .empty: break
    case .set(let set): emit(set)
    case .sequence(let items):
      for item in items {
        if case .alternation = item { group("(?:") { $0.emit(item) } } else { emit(item) }
      }
    case .alternation(let branches): emit(branches: branches)
    case .branchReset(let branches): emitReset(branches)
    case .capture(let number, let body): emitCapture(number, body)
    case .loop(let min, let max, let isGreedy, let body):
      emitAtom(body)
      write(Self.quantifier(min: min, max: max) + (isGreedy ? "" : "?"))
    case .look(let look, let body):
      let opening = look.isBehind ? "(?<" : "(?"
      group(opening + (look.isNegative ? "!" : "=")) { $0.emit(body) }
    case .reference(let number, let ignoresCase):
      let reference = "\\g{\(numbers[number] ?? 0)}"
      isInOrder = isInOrder && numbers[number] != nil
      write(ignoresCase ? "(?i:\(reference))" : reference)
    case .textStart: write("\\A")
    case .textEnd: write("\\z")
    case .wordBoundary: write("\\b")
    case .notWordBoundary: write("\\B")
    }
  }

  private mutating func emit(branches: [NativeTerm]) {
    for (index, branch) in branches.enumerated() {
      if index > 0 { write("|") }
      emit(branch)
    }
  }

  /// Writes the body of a quantifier as one character or a group. A bare reference gets a group,
  /// because PCRE2 10.42 repeats it wrongly.
  private mutating func emitAtom(_ body: NativeTerm) {
    switch body {
    case .set(let set) where !set.isEmpty || width == .ascii: emit(set)
    case .capture, .branchReset: emit(body)
    default: group("(?:") { $0.emit(body) }
    }
  }

  private mutating func emitCapture(_ group: Int, _ body: NativeTerm) {
    let number = numbers[group] ?? nextNumber
    numbers[group] = number
    fillNumbers(upTo: number)
    isInOrder = isInOrder && nextNumber == number
    nextNumber += 1
    self.group("(") { $0.emit(body) }
  }

  /// Writes groups that are never entered, up to a number, in place of those that this branch of a
  /// branch reset lacks.
  private mutating func fillNumbers(upTo number: Int) {
    while nextNumber < number {
      write("(){0}")
      nextNumber += 1
    }
  }

  private mutating func emitReset(_ branches: [NativeTerm]) {
    let base = nextNumber
    let groups = Set(branches.flatMap(\.groups)).sorted()
    for (index, group) in groups.enumerated() where numbers[group] == nil {
      numbers[group] = base + index
    }
    let end = groups.compactMap { numbers[$0] }.max().map { $0 + 1 } ?? base
    group("(?|") { printer in
      for (index, branch) in branches.enumerated() {
        if index > 0 { printer.write("|") }
        printer.nextNumber = base
        // Bare alternatives would be branches of their own, each with a new numbering.
        if case .alternation = branch {
          printer.group("(?:") { $0.emit(branch) }
        } else {
          printer.emit(branch)
        }
        printer.fillNumbers(upTo: end)
      }
    }
  }

  private mutating func group(_ opening: String, _ content: (inout NativePrinter) -> Void) {
    write(opening)
    depth += 1
    deepest = max(deepest, depth)
    content(&self)
    depth -= 1
    write(")")
  }

  private static func quantifier(min: Int, max: Int?) -> String {
    switch (min, max) {
    case (0, nil): "*"
    case (1, nil): "+"
    case (0, 1): "?"
    case (_, nil): "{\(min),}"
    case (_, let max?): min == max ? "{\(min)}" : "{\(min),\(max)}"
    }
  }

  // MARK: Characters

  private mutating func emit(_ set: CharacterSet) {
    if set.isEmpty {
      // No ASCII subject has this byte. It keeps the length that a lookbehind relies on.
      write(width == .ascii ? "\\x{ff}" : "(?!)")
    } else if let character = set.onlyMember {
      emit(character)
    } else {
      let complement = set.complement(upTo: width.lastCharacter)
      if complement.isEmpty {
        write(".")
      } else if complement.ranges.count < set.ranges.count {
        emit(complement, opening: "[^")
      } else {
        emit(set, opening: "[")
      }
    }
  }

  private mutating func emit(_ set: CharacterSet, opening: String) {
    write(opening)
    for range in Self.ordered(set.ranges) {
      emit(range.lowerBound)
      guard range.upperBound > range.lowerBound else { continue }
      if range.upperBound > range.lowerBound + 1 { write("-") }
      emit(range.upperBound)
    }
    write("]")
  }

  /// Returns the ranges in the order for PCRE2, which tries the ranges of a long class in order.
  /// The blocks of ideographs and syllables come first, so that their characters are not compared
  /// with hundreds of other ranges.
  private static func ordered(_ ranges: [ClosedRange<UInt32>]) -> [ClosedRange<UInt32>] {
    guard ranges.count > 32 else { return ranges }
    return ranges.filter { $0.count > 4000 } + ranges.filter { $0.count <= 4000 }
  }

  private mutating func emit(_ character: UInt32) {
    switch character {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A:
      text.append(UInt8(character))
    case 0x21...0x7E:
      text.append(UInt8(ascii: "\\"))
      text.append(UInt8(character))
    default:
      text.append(UInt8(ascii: "\\"))
      text.append(UInt8(ascii: "x"))
      text.append(UInt8(ascii: "{"))
      var shift = max(31 - character.leadingZeroBitCount, 0) & ~3
      while shift >= 0 {
        let digit = UInt8(truncatingIfNeeded: character >> UInt32(shift) & 0xF)
        text.append(digit < 10 ? 0x30 + digit : 0x57 + digit)
        shift -= 4
      }
      text.append(UInt8(ascii: "}"))
    }
  }

  private mutating func write(_ string: String) { text += string.utf8 }
}
