internal import JSPrimitives
internal import SchemaModel
internal import SourceJSON

/// Two nodes of one value.
extension TreeComparison {
  mutating func compareNodes(_ old: ZodSchema.Node, _ new: ZodSchema.Node, at path: String) {
    switch (old, new) {
    case (.literal(let old), .literal(let new)): compareValues(old, new, at: path)
    case (.enumeration(let old), .enumeration(let new)): compareEntries(old, new, at: path)
    case (.stringbool(let old), .stringbool(let new)): compareWords(old, new, at: path)
    case (.templateLiteral(let old), .templateLiteral(let new)):
      compareParts(old, new, at: path)
    case (.array(let old), .array(let new)): compare(old, new, at: path + "[*]", as: .element)
    case (.set(let old), .set(let new)): compare(old, new, at: path + "[*]")
    case (.record(let old), .record(let new)): compareRecords(old, new, at: path)
    case (.map(let oldKey, let oldValue), .map(let newKey, let newValue)):
      compare(oldKey, newKey, at: path + "{key}")
      compare(oldValue, newValue, at: path + "{*}")
    case (.tuple(let old, let oldRest), .tuple(let new, let newRest)):
      compareTuples(old, oldRest, new, newRest, at: path)
    case (.object(let old), .object(let new)): compareShapes(old, new, at: path)
    case (.union(let old), .union(let new)), (.exclusiveUnion(let old), .exclusiveUnion(let new)):
      compareOptions(old, new, at: path)
    case (
      .discriminatedUnion(let key, let old, let oldFallback),
      .discriminatedUnion(let newKey, let new, let newFallback)
    ):
      if key != newKey {
        note(.changed, at: path, "is discriminated by \(quoted(newKey)), was by \(quoted(key))")
      }
      if oldFallback != newFallback {
        note(
          .changed, at: path,
          newFallback
            ? "tries all options for an unknown discriminator"
            : "no longer tries all options for an unknown discriminator")
      }
      compareOptions(old, new, at: path)
    case (.intersection(let oldLeft, let oldRight), .intersection(let newLeft, let newRight)):
      compare(oldLeft, newLeft, at: path + "&1")
      compare(oldRight, newRight, at: path + "&2")
    case (.optional(let old), .optional(let new)),
      (.exactOptional(let old), .exactOptional(let new)),
      (.nonoptional(let old), .nonoptional(let new)), (.nullable(let old), .nullable(let new)),
      (.readonly(let old), .readonly(let new)), (.lazy(let old), .lazy(let new)),
      (.success(let old), .success(let new)), (.promise(let old), .promise(let new)):
      compare(old, new, at: path)
    case (.default(let old, let oldValue), .default(let new, let newValue)),
      (.prefault(let old, let oldValue), .prefault(let new, let newValue)):
      compareFallbacks(oldValue.text, newValue.text, at: path)
      compare(old, new, at: path)
    case (.catch(let old, let oldValue), .catch(let new, let newValue)):
      compareFallbacks(oldValue.text, newValue.text, at: path)
      compare(old, new, at: path)
    case (.pipe(let old, let oldOutput), .pipe(let new, let newOutput)):
      compare(old, new, at: path)
      compare(oldOutput, newOutput, at: path)
    case (
      .codec(let old, let oldOutput, let oldCodec), .codec(let new, let newOutput, let newCodec)
    ):
      compare(old, new, at: path)
      compareFunctions(oldCodec.decode.name, newCodec.decode.name, "decoded", at: path)
      compareFunctions(oldCodec.encode.name, newCodec.encode.name, "encoded", at: path)
      compare(oldOutput, newOutput, at: path)
    case (.transform(let old), .transform(let new)):
      if old != new {
        note(.changed, at: path, "becomes \(new.name) of it, was \(old.name)")
      }
    case (.reference(let old), .reference(let new)):
      if old != new {
        note(.changed, at: path, "refers to \(quoted(new)), did to \(quoted(old))")
      }
    default:
      guard ZodSchema(old).canonicalText != ZodSchema(new).canonicalText else { return }
      note(.changed, at: path, "is \(new.summary), was \(old.summary)")
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
      compare(old, new, at: path + "[\(index)]", as: .item(index))
    }
    if old.count != new.count {
      note(.changed, at: path, "has \(new.count) elements, had \(old.count)")
    }
    switch (oldRest, newRest) {
    case (let old?, let new?): compare(old, new, at: path + "[*]")
    case (nil, _?): note(.changed, at: path, "takes further elements")
    case (_?, nil): note(.changed, at: path, "takes no further elements any more")
    case (nil, nil): break
    }
  }

  private mutating func compareRecords(
    _ old: ZodSchema.Record, _ new: ZodSchema.Record, at path: String
  ) {
    compare(old.key, new.key, at: path + "{key}")
    compare(old.value, new.value, at: path + "{*}", as: .value)
    if old.isPartial != new.isPartial {
      note(.changed, at: path, new.isPartial ? "may lack keys" : "must have all of its keys")
    }
    if old.isLoose != new.isLoose {
      note(
        .changed, at: path,
        new.isLoose ? "keeps members whose key does not fit" : "rejects keys that do not fit")
    }
  }

  private mutating func compareOptions(_ old: [ZodSchema], _ new: [ZodSchema], at path: String) {
    if old.count == new.count {
      for (index, (old, new)) in zip(old, new).enumerated() {
        compare(old, new, at: path + "|\(index + 1)", as: .option(index))
      }
      return
    }
    let (oldOptions, newOptions) = (Set(old), Set(new))
    for (index, option) in old.enumerated() where !newOptions.contains(option) {
      isolating(.option(option, at: index, isAdded: false)) {
        $0.note(
          .changed, at: path, "no longer has the option \(index + 1), \(option.node.summary)")
      }
    }
    for (index, option) in new.enumerated() where !oldOptions.contains(option) {
      isolating(.option(option, at: index, isAdded: true)) {
        $0.note(.changed, at: path, "has a further option \(index + 1), \(option.node.summary)")
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
