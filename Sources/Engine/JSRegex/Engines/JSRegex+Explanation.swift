extension JSRegex {
  /// Every intermediate form of the pattern: its tree, then for each purpose and width of the
  /// subject the bound of a search, and the engines in the order in which they are asked, each with
  /// its program or the reason why it has none.
  package var explanation: String {
    var lines = [description, tree.description]
    for purpose in [NativePattern.Purpose.test, .exec] {
      for width in [NativePattern.Width.ascii, widest] {
        lines.append("\(purpose) of \(width.name): \(bound(for: purpose, width: width))")
        lines += engineLines(purpose, width).map { "  " + $0 }
      }
    }
    return lines.joined(separator: "\n")
  }

  private func engineLines(
    _ purpose: NativePattern.Purpose, _ width: NativePattern.Width
  ) -> [String] {
    if purpose == .test, width == .ascii, anchored() != nil { return ["anchored automaton"] }
    var lines: [String] = []
    #if canImport(CPCRE2)
    lines.append(
      "PCRE2"
        + Self.outcome { () throws(PatternError) in
          ": \(try PatternLowering.lower(tree, for: purpose, width: width))"
        })
    #endif
    if search() != nil {
      lines.append("search automaton")
      if purpose == .test || tree.groupCount == 0 { return lines }
    } else if case .unsupported(let construct)? = searchAutomaton.failure {
      lines.append("search automaton, not for \(construct)")
    }
    return lines + ["matcher"]
  }

  private static func outcome(_ text: () throws(PatternError) -> String) -> String {
    do throws(PatternError) {
      return try text()
    } catch {
      if case .unsupported(let construct) = error.kind { return ", not for \(construct)" }
      return ", not for \(error)"
    }
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
