internal import JSPrimitives

/// The values whose verdict needs no walk over a node and those below it.
struct DecidedValues {
  /// A kind of values.
  enum Kind: String, CaseIterable {
    case absent, null, boolean, number, string
  }

  private let plan: Plan
  private let scalar: PlanScalar
  private let numbers: PlanNumbers
  /// The alternatives for strings, without literals that have no word.
  private let alternatives: [PlanAlternative]
  /// The kinds of which some values are accepted so.
  let kinds: Set<Kind>

  init(of index: Int, in plan: Plan) {
    self.plan = plan
    let scalar = plan.tables.scalars[index]
    let numbers = plan.tables.numbers[index]
    var kinds: Set<Kind> = []
    alternatives = (scalar.alternatives.first..<scalar.alternatives.end)
      .map { plan.tables.alternatives[Int($0)] }
      .filter { $0.kind != .literal || $0.first < $0.end }
    if scalar.judgesText, !alternatives.isEmpty { kinds.insert(.string) }
    if numbers.isKnown, !numbers.isNone { kinds.insert(.number) }
    if scalar.acceptsBoolean { kinds.insert(.boolean) }
    if scalar.acceptsNull { kinds.insert(.null) }
    if scalar.acceptsAbsent { kinds.insert(.absent) }
    (self.scalar, self.numbers, self.kinds) = (scalar, numbers, kinds)
  }

  /// Returns the values in words, without kinds that a node above decides; nil if no kind is left.
  func text(besides known: Set<Kind>, pattern name: (Int32) -> String) -> String? {
    let parts = Kind.allCases.filter { kinds.contains($0) && !known.contains($0) }.map { kind in
      switch kind {
      case .string: strings(pattern: name)
      case .number: "number" + range(numbers)
      case .boolean, .null, .absent: kind.rawValue
      }
    }
    return parts.isEmpty ? nil : "at once: \(parts.joined(separator: ", "))"
  }

  private func range(_ numbers: PlanNumbers) -> String {
    func bound(_ number: Double) -> String {
      number.magnitude == .greatestFiniteMagnitude ? "" : JSNumber.string(number)
    }
    let (least, most) = (bound(numbers.least), bound(numbers.most))
    return least.isEmpty && most.isEmpty ? "" : " \(least)...\(most)"
  }

  private func strings(pattern name: (Int32) -> String) -> String {
    var texts = alternatives.map { text($0, pattern: name) }
    let first = plan.tables.alternatives[Int(scalar.alternatives.first)]
    if first.kind == .plain, first.function != .identity,
      scalar.isDecidedAtOnce(length: Int(first.least))
    {
      texts[0] += " if the output is read"
    }
    return "string \(texts.joined(separator: " | "))"
  }

  private func text(_ alternative: PlanAlternative, pattern name: (Int32) -> String) -> String {
    let count = Int(alternative.end - alternative.first)
    switch alternative.kind {
    case .literal: return count == 1 ? "1 word" : "\(count) words"
    case .steps: return count == 1 ? "1 step" : "\(count) steps"
    case .plain: return plain(alternative, pattern: name)
    }
  }

  private func plain(_ alternative: PlanAlternative, pattern name: (Int32) -> String) -> String {
    var parts = lengths(alternative).map { ["length \($0)"] } ?? []
    if alternative.pattern >= 0 { parts.append(name(alternative.pattern)) }
    var text = parts.isEmpty ? "any" : parts.joined(separator: " and ")
    let functions = [
      (alternative.function, alternative.first), (alternative.nextFunction, alternative.end),
    ]
    for (opcode, place) in functions where opcode != .identity {
      text += " \u{2192} \(plan.transforms[Int(place)].name)"
    }
    return text + limits(alternative)
  }

  private func lengths(_ alternative: PlanAlternative) -> String? {
    if alternative.most == PlanAlternative.noMaximum {
      return alternative.least == 0 ? nil : "\(alternative.least)..."
    }
    return alternative.least == alternative.most
      ? "\(alternative.least)" : "\(alternative.least)...\(alternative.most)"
  }

  private func limits(_ alternative: PlanAlternative) -> String {
    switch alternative.certainty {
    case .always: ""
    case .untagged: " without \"<\" or of certain output"
    case .known: " of certain output"
    case .unknown: ", perhaps undecided"
    }
  }
}
