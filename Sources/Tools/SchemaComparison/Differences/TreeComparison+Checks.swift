internal import JSPrimitives
internal import SchemaModel

extension TreeComparison {
  /// Compares the checks of a node: each with the first of its sort that is left.
  mutating func compareChecks(_ old: [ZodSchema.Check], _ new: [ZodSchema.Check], at path: String) {
    var left = Array(new.indices)
    var indices: [Int] = []
    for check in old {
      // The same check, if it is still there; else one of its sort.
      guard
        let match = left.firstIndex(where: { new[$0] == check })
          ?? left.firstIndex(where: { new[$0].kind.sort == check.kind.sort })
      else {
        isolating {
          if let index = $0.checks.firstIndex(of: check) { $0.checks.remove(at: index) }
        } _: {
          $0.note(.changed, at: path, "no longer has \(check.summary)")
        }
        continue
      }
      let index = left.remove(at: match)
      indices.append(index)
      isolating {
        if let old = $0.checks.firstIndex(of: check) { $0.checks[old] = new[index] }
      } _: {
        $0.compare(check, new[index], at: path)
      }
    }
    for index in left {
      let check = new[index]
      isolating {
        $0.checks.insert(check, at: min(index, $0.checks.count))
      } _: {
        $0.note(.changed, at: path, "has \(check.summary)")
      }
    }
    if indices != indices.sorted() {
      note(.changed, at: path, "has its checks in another order")
    }
    // The order of rewrites and checks is part of the meaning.
    if indices.count == old.count, let first = left.first, first < (indices.max() ?? 0) {
      note(.changed, at: path, "has a further check before others")
    }
  }

  private mutating func compare(_ old: ZodSchema.Check, _ new: ZodSchema.Check, at path: String) {
    guard old != new else { return }
    let name = new.kind.name
    if case .property(let key, let old) = old.kind, case .property(let newKey, let new) = new.kind,
      key == newKey
    {
      compare(old, new, at: path + SchemaPath.step(to: key))
    } else if case .properties(let old) = old.kind, case .properties(let new) = new.kind,
      old.map(\.jsKey) == new.map(\.jsKey)
    {
      for (old, new) in zip(old, new) {
        compare(old.schema, new.schema, at: path + SchemaPath.step(to: old.jsKey))
      }
    } else if old.comparedKind != new.comparedKind {
      note(
        old.kind.hasSameOptions(as: new.kind) ? .reworded : .changed, at: path,
        "has \(new.summary), was \(old.summary)")
    }
    isolating {
      guard let index = $0.checks.firstIndex(of: old) else { return }
      $0.checks[index].message = new.message
      $0.checks[index].error = new.error
    } _: {
      $0.noteMessages(old.message, new.message, of: name, at: path)
      $0.noteErrors(old.error, new.error, of: name, at: path)
    }
    if old.abort != new.abort {
      note(
        .changed, at: path,
        new.abort
          ? "stops at a failed \(name)" : "goes on after a failed \(name)")
    }
    if old.when != new.when {
      func text(_ when: ZodSchema.When?) -> String { when.map { "when \($0.name)" } ?? "as usual" }
      note(.changed, at: path, "runs \(name) \(text(new.when)), did \(text(old.when))")
    }
  }
}

extension ZodSchema.Check {
  /// The check as a line shows it.
  fileprivate var summary: String {
    let name = kind.name
    switch kind {
    case .minLength(let number), .maxLength(let number), .lengthEquals(let number),
      .minSize(let number), .maxSize(let number), .sizeEquals(let number):
      return "\(name) \(number)"
    case .greaterThan(let value, let inclusive), .lessThan(let value, let inclusive):
      return "\(name)\(inclusive ? " or equal to" : "") \(value.text)"
    case .multipleOf(let value): return "\(name) \(value.text)"
    case .mimeType(let types): return "\(name) " + types.joined(separator: ", ")
    case .numberFormat: return name
    case .format(let format): return format.summary
    case .overwrite: return "the overwrite \(name)"
    case .custom(_, let path, let params):
      let place = path.map { " at " + $0.map(\.description).joined(separator: ".") } ?? ""
      return "the refinement \(name)\(place)\(params.map { " with \(text($0))" } ?? "")"
    case .function: return "the check \(name)"
    case .properties(let fields):
      return "the properties " + fields.map { quoted($0.jsKey) }.joined(separator: ", ")
    case .property(let key, let schema):
      return "the property \(quoted(key)), \(schema.node.summary)"
    }
  }
}

extension ZodSchema.Bound {
  /// The limit as JavaScript source spells it.
  fileprivate var text: String {
    switch self {
    case .number(let number): JSNumber.string(number)
    case .bigint(let digits): ZodSchema.Constant.bigint(digits).text
    case .date(let milliseconds): ZodSchema.Constant.date(milliseconds: milliseconds).text
    }
  }
}
