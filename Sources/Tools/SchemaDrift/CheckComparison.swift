internal import JSPrimitives
internal import SchemaModel

extension SchemaComparison {
  /// Compares the checks of a node: each with the first of its sort that is left.
  mutating func compareChecks(_ old: [Check], _ new: [Check], at path: String) {
    var left = Array(new.indices)
    var places: [Int] = []
    for check in old {
      // The same check, if it is still there; else one of its sort.
      guard
        let match = left.firstIndex(where: { new[$0] == check })
          ?? left.firstIndex(where: { new[$0].sort == check.sort })
      else {
        note(check.rewrites ? .changed : .looser, at: path, "no longer has \(check.summary)")
        continue
      }
      let place = left.remove(at: match)
      places.append(place)
      compare(check, new[place], at: path)
    }
    for place in left {
      let check = new[place]
      note(check.rewrites ? .changed : .stricter, at: path, "has \(check.summary)")
    }
    if places != places.sorted() {
      note(.changed, at: path, "has its checks in another order")
    }
    // The order of rewrites and checks is part of the meaning.
    if places.count == old.count, let first = left.first, first < (places.max() ?? 0) {
      note(.changed, at: path, "has a further check before others")
    }
  }

  private mutating func compare(_ old: Check, _ new: Check, at path: String) {
    guard old != new else { return }
    if old.kind != new.kind {
      note(old.kind.change(to: new.kind), at: path, "has \(new.summary), was \(old.summary)")
    }
    noteMessages(old.message, new.message, of: new.sort, at: path)
    if old.abort != new.abort {
      note(
        .changed, at: path,
        new.abort
          ? "stops at a failed \(new.sort)" : "goes on after a failed \(new.sort)")
    }
  }
}

extension Check {
  /// Whether it makes another value, whatever it lets pass.
  fileprivate var rewrites: Bool {
    if case .overwrite = kind { true } else { false }
  }

  /// The key that an old and a new form of the same check share: the name of its format or function, or of the check.
  fileprivate var sort: String {
    let name = document["format"] ?? document["name"] ?? document["check"]
    return name?.text?.string ?? ""
  }

  /// The check as a line shows it.
  fileprivate var summary: String {
    func pattern(_ pattern: PatternLiteral?) -> String {
      pattern.map { " /\($0.source.string)/\($0.flags ?? "")" } ?? ""
    }
    switch kind {
    case .greaterThan(let value, let inclusive), .lessThan(let value, let inclusive):
      return "\(sort)\(inclusive ? " or equal to" : "") \(text(.number(value)))"
    case .format(.regex(let literal)): return sort + pattern(literal)
    case .format(.startsWith(let text, let literal)), .format(.endsWith(let text, let literal)),
      .format(.includes(let text, let literal)):
      return "\(sort) \(quoted(text))\(pattern(literal))"
    case .format(.named(_, let literal)): return sort + pattern(literal)
    case .overwrite: return "the overwrite \(sort)"
    case .custom(_, let path):
      let place = path.map { " at " + $0.map(\.description).joined(separator: ".") } ?? ""
      return "the refinement \(sort)\(place)"
    default:
      // A limit, a length or a divisor, if there is one, is the only number.
      let number = document.object?.members.lazy.compactMap(\.value.number).first
      return sort + (number.map { " \(text(.number($0)))" } ?? "")
    }
  }
}

extension Check.Kind {
  /// Returns the kind of difference when this becomes another check of its sort.
  fileprivate func change(to new: Check.Kind) -> SchemaDifference.Kind {
    switch (self, new) {
    case (.minLength(let old), .minLength(let new)): return new > old ? .stricter : .looser
    case (.maxLength(let old), .maxLength(let new)): return new < old ? .stricter : .looser
    case (.greaterThan(let old, let oldEqual), .greaterThan(let new, let newEqual)):
      if old == new { return oldEqual && !newEqual ? .stricter : .looser }
      return new > old ? .stricter : .looser
    case (.lessThan(let old, let oldEqual), .lessThan(let new, let newEqual)):
      if old == new { return oldEqual && !newEqual ? .stricter : .looser }
      return new < old ? .stricter : .looser
    default: return .changed
    }
  }
}
