internal import JSPrimitives
internal import SchemaModel
internal import SourceJSON

/// Two nodes of one place.
extension TreeComparison {
  mutating func compareNodes(_ old: ZodSchema.Node, _ new: ZodSchema.Node, at path: String) {
    switch (old, new) {
    case (.literal(let old), .literal(let new)): compareValues(old, new, at: path)
    case (.enumeration(let old), .enumeration(let new)): compareEntries(old, new, at: path)
    case (.stringbool(let old), .stringbool(let new)): compareWords(old, new, at: path)
    case (.templateLiteral(let old), .templateLiteral(let new)):
      compareParts(old, new, at: path)
    case (.array(let old), .array(let new)):
      comparePresent(old, new, at: path + "[*]", as: .element)
    case (.set(let old), .set(let new)):
      inside {
        $0.observesOutput = true
      } _: {
        $0.comparePresent(old, new, at: path + "[*]")
      }
    case (.record(let old), .record(let new)): compareRecords(old, new, at: path)
    case (.map(let oldKey, let oldValue), .map(let newKey, let newValue)):
      inside {
        $0.observesOutput = true
      } _: {
        $0.comparePresent(oldKey, newKey, at: path + "{key}")
        $0.comparePresent(oldValue, newValue, at: path + "{*}")
      }
    case (.tuple(let old, let oldRest), .tuple(let new, let newRest)):
      compareTuples(old, oldRest, new, newRest, at: path)
    case (.object(let old), .object(let new)): compareShapes(old, new, at: path)
    case (.union(let old), .union(let new)):
      // The option that makes the output may be another one.
      let keepsValues = (old + new).allSatisfy(\.keepsValues)
      inside {
        if $0.observesOutput, !keepsValues { $0.isMonotone = false }
      } _: {
        $0.compareOptions(old, new, at: path)
      }
    case (.exclusiveUnion(let old), .exclusiveUnion(let new)):
      inside {
        $0.isMonotone = false
      } _: {
        $0.compareOptions(old, new, at: path)
      }
    case (
      .discriminatedUnion(let key, let old, let oldFallback),
      .discriminatedUnion(let newKey, let new, let newFallback)
    ):
      if key != newKey {
        note(.changed, at: path, "is discriminated by \(quoted(newKey)), was by \(quoted(key))")
      }
      if oldFallback != newFallback {
        noteProved(
          newFallback ? .looser : .stricter, at: path,
          newFallback
            ? "tries all options for an unknown discriminator"
            : "no longer tries all options for an unknown discriminator")
      }
      // A value whose option changes may fall back to another one.
      inside {
        if oldFallback || newFallback { $0.isMonotone = false }
      } _: {
        $0.compareOptions(old, new, at: path)
      }
    case (.intersection(let oldLeft, let oldRight), .intersection(let newLeft, let newRight)):
      // The keys that one side does not know may be known to the other, and the outputs are merged.
      let hasKeys = [oldLeft, oldRight, newLeft, newRight].contains {
        $0.contains(where: \.node.hasKeys)
      }
      inside {
        $0.observesOutput = true
        if hasKeys { $0.isMonotone = false }
      } _: {
        $0.compare(oldLeft, newLeft, at: path + "&1")
        $0.compare(oldRight, newRight, at: path + "&2")
      }
    case (.optional(let old), .optional(let new)),
      (.exactOptional(let old), .exactOptional(let new)):
      // An absent value may have the output of the inside.
      let isRefused = old.absence == .refused && new.absence == .refused
      inside {
        if $0.observesOutput, !isRefused { $0.isMonotone = false }
        $0.mayBeAbsent = false
      } _: {
        $0.compare(old, new, at: path)
      }
    case (.nonoptional(let old), .nonoptional(let new)):
      inside {
        $0.observesOutput = true
      } _: {
        $0.compare(old, new, at: path)
      }
    case (.nullable(let old), .nullable(let new)), (.readonly(let old), .readonly(let new)),
      (.lazy(let old), .lazy(let new)):
      compare(old, new, at: path)
    case (.success(let old), .success(let new)):
      inside {
        $0.isMonotone = false
      } _: {
        $0.compare(old, new, at: path)
      }
    case (.promise(let old), .promise(let new)): comparePresent(old, new, at: path)
    case (.default(let old, let oldValue), .default(let new, let newValue)),
      (.prefault(let old, let oldValue), .prefault(let new, let newValue)):
      compareFallbacks(oldValue.text, newValue.text, at: path)
      comparePresent(old, new, at: path)
    case (.catch(let old, let oldValue), .catch(let new, let newValue)):
      compareFallbacks(oldValue.text, newValue.text, at: path)
      inside {
        $0.isMonotone = false
      } _: {
        $0.compare(old, new, at: path)
      }
    case (.pipe(let old, let oldOutput), .pipe(let new, let newOutput)):
      inside {
        $0.observesOutput = true
      } _: {
        $0.compare(old, new, at: path)
      }
      comparePresent(oldOutput, newOutput, at: path)
    case (
      .codec(let old, let oldOutput, let oldCodec), .codec(let new, let newOutput, let newCodec)
    ):
      inside {
        $0.observesOutput = true
      } _: {
        $0.compare(old, new, at: path)
      }
      compareFunctions(oldCodec.decode.name, newCodec.decode.name, "decoded", at: path)
      compareFunctions(oldCodec.encode.name, newCodec.encode.name, "encoded", at: path)
      comparePresent(oldOutput, newOutput, at: path)
    case (.transform(let old), .transform(let new)):
      if old != new {
        note(.changed, at: path, "becomes \(new.name) of it, was \(old.name)")
      }
    case (.reference(let old), .reference(let new)):
      if old != new {
        note(.changed, at: path, "refers to \(quoted(new)), did to \(quoted(old))")
      }
    default:
      guard text(ZodSchema(old).document) != text(ZodSchema(new).document) else { return }
      let change = old.change(to: new, mayBeAbsent: context.mayBeAbsent)
      noteProved(
        change.kind, keepsOutputs: change.keepsOutputs, at: path,
        "is \(new.summary), was \(old.summary)")
    }
  }

  /// Compares values that are never absent, whatever is around them.
  mutating func comparePresent(
    _ old: ZodSchema, _ new: ZodSchema, at path: String, as position: SchemaFrame.Position = .inside
  ) {
    inside {
      $0.mayBeAbsent = false
    } _: {
      $0.compare(old, new, at: path, as: position)
    }
  }

  private mutating func compareFallbacks(_ old: String, _ new: String, at path: String) {
    if old != new { note(.changed, at: path, "falls back to \(new), did to \(old)") }
  }

  private mutating func compareFunctions(
    _ old: String, _ new: String, _ verb: String, at path: String
  ) {
    if old != new { note(.changed, at: path, "is \(verb) by \(new), was by \(old)") }
  }

  private mutating func compareTuples(
    _ old: [ZodSchema], _ oldRest: ZodSchema?, _ new: [ZodSchema], _ newRest: ZodSchema?,
    at path: String
  ) {
    for (index, (old, new)) in zip(old, new).enumerated() {
      comparePresent(old, new, at: path + "[\(index)]", as: .item(index))
    }
    let hasSameCount = old.count == new.count
    if !hasSameCount { note(.changed, at: path, "has \(new.count) elements, had \(old.count)") }
    func kind(_ kind: SchemaDifference.Kind, _ rest: ZodSchema) -> SchemaDifference.Kind {
      hasSameCount && !rest.acceptsNoJSON ? kind : .changed
    }
    switch (oldRest, newRest) {
    case (let old?, let new?): comparePresent(old, new, at: path + "[*]")
    case (nil, let rest?): noteProved(kind(.looser, rest), at: path, "takes further elements")
    case (let rest?, nil):
      noteProved(kind(.stricter, rest), at: path, "takes no further elements any more")
    case (nil, nil): break
    }
  }

  private mutating func compareRecords(
    _ old: ZodSchema.Record, _ new: ZodSchema.Record, at path: String
  ) {
    let hasPlainKeys = old.key.isPlainString && new.key.isPlainString
    // A key that does not fit is kept by a loose record, and a listed one is needed by a strict one.
    let isMonotone = hasPlainKeys && !old.isLoose && !new.isLoose
    inside {
      if !isMonotone { $0.isMonotone = false }
    } _: {
      $0.comparePresent(old.key, new.key, at: path + "{key}")
    }
    comparePresent(old.value, new.value, at: path + "{*}", as: .value)
    if old.isPartial != new.isPartial {
      let isCertain =
        old.key.isListOfTexts && old.key == new.key && !old.isLoose && !new.isLoose
        && old.value.absence == .refused && new.value.absence == .refused
      if isCertain {
        noteProved(
          new.isPartial ? .looser : .stricter, at: path,
          new.isPartial ? "may lack keys" : "must have all of its keys")
      } else {
        note(.changed, at: path, new.isPartial ? "is now partial" : "is not partial any more")
      }
    }
    if old.isLoose != new.isLoose {
      let isCertain = hasPlainKeys && old.key == new.key && !old.key.checks.isEmpty
      if isCertain {
        noteProved(
          new.isLoose ? .looser : .stricter, at: path,
          new.isLoose ? "keeps members whose key does not fit" : "refuses keys that do not fit")
      } else {
        note(.changed, at: path, new.isLoose ? "is now loose" : "is not loose any more")
      }
    }
  }

  private mutating func compareOptions(_ old: [ZodSchema], _ new: [ZodSchema], at path: String) {
    if old.count == new.count {
      for (index, (old, new)) in zip(old, new).enumerated() {
        compare(old, new, at: path + "|\(index + 1)", as: .option(index))
      }
      return
    }
    let keepsValues = (old + new).allSatisfy(\.keepsValues)
    let (oldOptions, newOptions) = (Set(old), Set(new))
    func kind(
      _ kind: SchemaDifference.Kind, _ option: ZodSchema, _ others: [ZodSchema]
    ) -> SchemaDifference.Kind {
      others.contains(where: option.isWithin) ? .changed : kind
    }
    for (index, option) in old.enumerated() where !newOptions.contains(option) {
      isolating(.option(option, at: index, isAdded: false)) {
        $0.noteProved(
          kind(.stricter, option, new), keepsOutputs: keepsValues, at: path,
          "no longer has the option \(index + 1), \(option.node.summary)")
      }
    }
    for (index, option) in new.enumerated() where !oldOptions.contains(option) {
      isolating(.option(option, at: index, isAdded: true)) {
        $0.noteProved(
          kind(.looser, option, old), keepsOutputs: keepsValues, at: path,
          "has a further option \(index + 1), \(option.node.summary)")
      }
    }
    if oldOptions == newOptions {
      note(.changed, at: path, "has \(new.count) options, some of them twice; had \(old.count)")
    }
  }
}

extension ZodSchema {
  /// Whether this refers to a schema around it.
  var isReference: Bool { if case .reference = node { true } else { false } }

  /// Whether the schema lists strings.
  fileprivate var isListOfTexts: Bool {
    switch node {
    case .literal, .enumeration: node.hasTextsOnly && checks.isEmpty
    default: false
    }
  }
}

extension ZodSchema.Node {
  /// Whether the values are objects with keys, or not known.
  fileprivate var hasKeys: Bool {
    switch self {
    case .object, .record, .discriminatedUnion, .reference: true
    default: false
    }
  }
}

extension ZodSchema.Substitute {
  /// The value, or the name of its function.
  var text: String {
    switch self {
    case .constant(let constant): constant.text
    case .function(let function): "what \(function.name) makes"
    }
  }
}

extension ZodSchema.Rescue {
  /// The value, or the name of its function.
  var text: String {
    switch self {
    case .constant(let constant): constant.text
    case .function(let function): "what \(function.name) makes"
    }
  }
}
