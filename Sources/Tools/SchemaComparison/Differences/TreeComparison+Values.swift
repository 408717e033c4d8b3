internal import JSPrimitives
internal import SchemaModel
internal import SourceJSON

/// Lists of values, of words and of parts.
extension TreeComparison {
  mutating func compareValues(
    _ old: [ZodSchema.Constant], _ new: [ZodSchema.Constant], at path: String
  ) {
    func differing(
      _ values: [ZodSchema.Constant], from others: [ZodSchema.Constant]
    ) -> [ZodSchema.Constant] {
      let (texts, hasZero) = (Set(others.map(\.text)), others.contains(where: \.isZero))
      // JavaScript compares -0 and 0 as equal.
      return values.filter { !texts.contains($0.text) && !(hasZero && $0.isZero) }
    }
    let (removed, added) = (differing(old, from: new), differing(new, from: old))
    for value in removed {
      isolating(.value(value, isAdded: false)) {
        $0.note(.changed, at: path, "no longer takes \(value.text)")
      }
    }
    for value in added {
      isolating(.value(value, isAdded: true)) {
        $0.note(.changed, at: path, "also takes \(value.text)")
      }
    }
    if removed.isEmpty, added.isEmpty, old.map(\.text) != new.map(\.text) {
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
    if old.isCaseSensitive != new.isCaseSensitive {
      note(
        .changed, at: path,
        new.isCaseSensitive ? "distinguishes case in its words" : "reads its words in any case")
    }
    // Without case every word is read in lower case.
    func spelled(_ words: [String]) -> [String] {
      old.isCaseSensitive && new.isCaseSensitive ? words : words.map { $0.lowercased() }
    }
    let (wasTrue, wasFalse) = (spelled(old.truthy), spelled(old.falsy))
    let (isTrue, isFalse) = (spelled(new.truthy), spelled(new.falsy))
    for (value, before, after, others) in [
      (true, wasTrue, isTrue, isFalse), (false, wasFalse, isFalse, isTrue),
    ] {
      for word in before where !after.contains(word) {
        note(
          .changed, at: path,
          others.contains(word)
            ? "reads \(quoted(word)) as \(!value), did as \(value)"
            : "no longer reads \(quoted(word)) as \(value)")
      }
    }
    for (value, after) in [(true, isTrue), (false, isFalse)] {
      for word in after where !(wasTrue + wasFalse).contains(word) {
        note(.changed, at: path, "also reads \(quoted(word)) as \(value)")
      }
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

extension ZodSchema.Constant {
  /// Whether the value is 0 or -0.
  var isZero: Bool { if case .json(.number(0)) = self { true } else { false } }

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
