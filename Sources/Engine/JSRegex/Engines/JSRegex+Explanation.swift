extension JSRegex {
  /// Every intermediate form of the pattern: its tree, then for each purpose and width of the
  /// subject the bound of a search, and the engines in the order in which they are asked, each with
  /// the reason why it does not answer, if it does not; last the programs of the engines that do.
  package var explanation: String {
    var lines = [description, tree.description]
    var usesMatcher: [NativePattern.Purpose: Bool] = [:]
    for purpose in [NativePattern.Purpose.test, .exec] {
      for width in [NativePattern.Width.ascii, widest] {
        let engines = askedEngines(for: purpose, width: width)
        lines.append("\(purpose) of \(width.name): \(bound(for: purpose, width: width))")
        lines += engines.map { "  \($0)" }
        if engines.contains(where: { $0.kind == .matcher }) { usesMatcher[purpose] = true }
      }
    }
    if let automaton = anchored() {
      lines.append("anchored automaton: \(automaton.pointee.summary)")
    }
    if let automaton = search() { lines.append("search automaton:\n\(automaton.pointee.summary)") }
    var tested = ""
    for purpose in [NativePattern.Purpose.test, .exec] where usesMatcher[purpose] == true {
      let programs = purpose == .test ? testPrograms : execPrograms
      guard let program = try? matcherProgram(programs).pointee.description else { continue }
      lines.append(
        "matcher for \(purpose): \(program == tested ? "the program for test" : program)")
      tested = program
    }
    return lines.joined(separator: "\n")
  }

  /// The engines that test an ASCII string, in the order in which they are asked.
  package var testEngines: [String] {
    askedEngines(for: .test, width: .ascii).filter { $0.obstacle == nil }.map(\.kind.rawValue)
  }

  /// Returns the engines in the order in which they are asked, up to the first one that always answers.
  private func askedEngines(
    for purpose: NativePattern.Purpose, width: NativePattern.Width
  ) -> [AskedEngine] {
    if purpose == .test, width == .ascii, anchored() != nil {
      return [AskedEngine(kind: .anchoredAutomaton)]
    }
    var engines: [AskedEngine] = []
    #if canImport(CPCRE2)
    do throws(PatternError) {
      let pattern = try PatternLowering.lower(tree, for: purpose, width: width)
      engines.append(AskedEngine(kind: .native, program: pattern.description))
    } catch {
      if case .unsupported(let construct) = error.kind {
        engines.append(AskedEngine(kind: .native, obstacle: construct))
      } else {
        engines.append(AskedEngine(kind: .native, obstacle: error.description))
      }
    }
    #endif
    if search() != nil {
      engines.append(AskedEngine(kind: .searchAutomaton))
      if purpose == .test || tree.groupCount == 0 { return engines }
    } else if case .unsupported(let construct)? = searchAutomaton.failure {
      engines.append(AskedEngine(kind: .searchAutomaton, obstacle: construct))
    }
    return engines + [AskedEngine(kind: .matcher)]
  }
}

/// An engine that a call asks.
private struct AskedEngine: CustomStringConvertible {
  enum Kind: String {
    case anchoredAutomaton = "anchored automaton"
    case native = "PCRE2"
    case searchAutomaton = "search automaton"
    case matcher
  }

  let kind: Kind
  /// The program, if it is short.
  var program: String?
  /// The construct of the pattern for which the engine has no program; nil if it has one.
  var obstacle: String?

  var description: String {
    if let obstacle { return "\(kind.rawValue), not for \(obstacle)" }
    return program.map { "\(kind.rawValue): \($0)" } ?? kind.rawValue
  }
}

extension NativePattern.Width {
  fileprivate var name: String {
    switch self {
    case .ascii: "ASCII"
    case .codeUnits: "code units"
    case .codePoints: "code points"
    }
  }
}
