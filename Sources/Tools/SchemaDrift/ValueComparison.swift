internal import JSPrimitives
internal import SchemaModel
internal import SourceJSON

/// Lists of values, of words and of parts.
extension SchemaComparison {
  mutating func compareValues(_ old: [Constant], _ new: [Constant], at path: String) {
    let (before, after) = (old.map(\.text), new.map(\.text))
    let removed = before.filter { !after.contains($0) }
    let added = after.filter { !before.contains($0) }
    for value in removed { note(.stricter, at: path, "no longer takes \(value)") }
    for value in added { note(.looser, at: path, "also takes \(value)") }
    if removed.isEmpty, added.isEmpty, before != after {
      note(.changed, at: path, "lists its values in another order, which its message shows")
    }
  }

  mutating func compareEntries(
    _ old: ZodSchema.Enumeration, _ new: ZodSchema.Enumeration, at path: String
  ) {
    let count = differences.count
    compareValues(old.values.map { .json($0) }, new.values.map { .json($0) }, at: path)
    if old != new, differences.count == count {
      note(.reworded, at: path, "has its values under other keys")
    }
  }

  /// Compares the words for true and false.
  mutating func compareWords(
    _ old: ZodSchema.StringBool, _ new: ZodSchema.StringBool, at path: String
  ) {
    let count = differences.count
    for (value, before, after, others) in [
      (true, old.truthy, new.truthy, new.falsy), (false, old.falsy, new.falsy, new.truthy),
    ] {
      for word in before where !after.contains(word) {
        let isTurned = others.contains(word)
        note(
          isTurned ? .changed : .stricter, at: path,
          isTurned
            ? "reads \(quoted(word)) as \(!value), did as \(value)"
            : "no longer reads \(quoted(word)) as \(value)")
      }
    }
    for (value, before, after) in [
      (true, old.truthy + old.falsy, new.truthy), (false, old.truthy + old.falsy, new.falsy),
    ] {
      for word in after where !before.contains(word) {
        note(.looser, at: path, "also reads \(quoted(word)) as \(value)")
      }
    }
    if old.isCaseSensitive != new.isCaseSensitive {
      note(
        new.isCaseSensitive ? .stricter : .looser, at: path,
        new.isCaseSensitive ? "reads its words in their case alone" : "reads its words in any case")
    }
    if old != new, differences.count == count {
      note(.changed, at: path, "lists its words in another order, which its message shows")
    }
  }

  /// Compares the parts of template literals.
  mutating func compareParts(
    _ old: [ZodSchema.TemplatePart], _ new: [ZodSchema.TemplatePart], at path: String
  ) {
    let hasSameForm =
      old.count == new.count
      && zip(old, new).allSatisfy { old, new in
        switch (old, new) {
        case (.schema, .schema): true
        case (.literal(let old), .literal(let new)): old.text == new.text
        default: false
        }
      }
    guard hasSameForm else {
      let (before, after) = (
        ZodSchema.Node.templateLiteral(old), ZodSchema.Node.templateLiteral(new)
      )
      return note(.changed, at: path, "is \(after.summary), was \(before.summary)")
    }
    for (index, parts) in zip(old, new).enumerated() {
      if case (.schema(let old), .schema(let new)) = parts {
        compare(old, new, at: path + "<\(index + 1)>")
      }
    }
  }
}

extension Constant {
  /// The value as JavaScript source spells it.
  var text: String {
    switch self {
    case .json(.number(let number)):
      number == 0 && number.sign == .minus ? "-0" : JSNumber.string(number)
    case .json(let value): JSONWriter.string(of: value)
    case .undefined: "undefined"
    case .bigint(let digits): digits + "n"
    case .date(let milliseconds): "new Date(\(JSNumber.string(milliseconds)))"
    }
  }
}
