internal import JSPrimitives
internal import SchemaModel
internal import SourceJSON

/// Strings, numbers and files.
extension JSONSchemaMaker {
  mutating func string(_ entry: Int) {
    let checks = entries[entry].schema.checks
    let bag = CheckBag(checks, rules)
    var json = DraftObject()
    json.set("type", "string")
    json.set("minLength", number: bag.minimum)
    json.set("maxLength", number: bag.maximum)
    json.set("format", formatName(bag).map { .string(JSText($0)) })
    json.set("contentEncoding", bag.contentEncoding.map { .string(JSText($0)) })
    let patterns = ShownPatterns.sources(of: checks, rules)
    if patterns.count == 1 {
      json.set("pattern", .string(patterns[0]))
    } else if patterns.count > 1 {
      json["allOf"] = .list(patterns.map { .json(.object(allOfMember($0))) })
    }
    entries[entry].json = json
  }

  private func allOfMember(_ pattern: JSText) -> JSONObject {
    dialect.merges
      ? ["pattern": .string(pattern)] : ["type": "string", "pattern": .string(pattern)]
  }

  /// Returns the name of a format in a JSON Schema; nil for one that it doesn't show.
  private func formatName(_ bag: CheckBag) -> String? {
    if rules.hidesLaxDates, bag.isLax { return nil }
    switch bag.format {
    case "regex": return nil
    case "time" where rules.hidesTimes: return nil
    case let name?: return ZodSchema.NamedFormat.row(name)?.jsonSchemaName ?? name
    case nil: return nil
    }
  }

  mutating func number(_ entry: Int) throws(JSONSchemaError) {
    let bag = CheckBag(entries[entry].schema.checks, rules)
    var json = DraftObject()
    json.set("type", bag.isInteger ? "integer" : "number")
    bound(
      ("minimum", bag.minimum), ("exclusiveMinimum", bag.exclusiveMinimum), in: &json,
      isTighter: >=)
    bound(
      ("maximum", bag.maximum), ("exclusiveMaximum", bag.exclusiveMaximum), in: &json,
      isTighter: <=)
    entries[entry].json = json
    guard rules.listsDivisors else {
      return entries[entry].json.set("multipleOf", number: bag.divisors.first)
    }
    try list(bag.divisors, entry)
  }

  /// Writes the divisors of a number. Zero and an infinity have no JSON Schema.
  private mutating func list(_ divisors: [Double], _ entry: Int) throws(JSONSchemaError) {
    var shown: [Double] = []
    for divisor in divisors {
      if divisor.isFinite, divisor != 0 {
        if !shown.contains(divisor.magnitude) { shown.append(divisor.magnitude) }
      } else {
        let number = JSNumber.string(divisor)
        let message = "A multipleOf divisor of \(number) cannot be represented in JSON Schema"
        try refuse(entry, message: message)
      }
    }
    entries[entry].json.set("multipleOf", number: shown.first)
    guard shown.count > 1 else { return }
    let others = entries[entry].json["allOf"].map { elements(of: $0) } ?? []
    entries[entry].json["allOf"] = .list(
      others + shown.dropFirst().map { .json(["multipleOf": .number($0)]) })
  }

  /// Writes one side of a range.
  ///
  /// - Parameter isTighter: Whether an exclusive bound excludes as much as an inclusive one.
  private func bound(
    _ inclusive: (key: JSText, value: Double?), _ exclusive: (key: JSText, value: Double?),
    in json: inout DraftObject, isTighter: (Double, Double) -> Bool
  ) {
    guard let limit = exclusive.value else {
      json.set(inclusive.key, number: inclusive.value)
      return
    }
    let isFlag = dialect.hasExclusiveFlags
    if let other = inclusive.value, !rules.comparesBounds, isFlag {
      oddBound(
        inclusive.key, other, exclusive.key, isTighter: isTighter(limit, other), in: &json)
    } else if let other = inclusive.value, !isTighter(limit, other) {
      json.set(inclusive.key, number: other)
    } else if isFlag {
      json.set(inclusive.key, number: limit)
      json.set(exclusive.key, true)
    } else {
      json.set(exclusive.key, number: limit)
    }
  }

  /// Writes both bounds of one side as Zod 4.3 does where an exclusive bound is a flag.
  private func oddBound(
    _ inclusive: JSText, _ limit: Double, _ exclusive: JSText, isTighter: Bool,
    in json: inout DraftObject
  ) {
    if dialect.mixesBounds {
      json.set(inclusive, number: limit)
      json.set(exclusive, true)
    } else if isTighter {
      json.set(exclusive, true)
    } else {
      json.set(inclusive, number: limit)
    }
  }

  mutating func file(_ entry: Int) {
    let bag = CheckBag(entries[entry].schema.checks, rules)
    var json = DraftObject()
    json.set("type", "string")
    json.set("format", "binary")
    json.set("contentEncoding", "binary")
    json.set("minLength", number: bag.minimum)
    json.set("maxLength", number: bag.maximum)
    entries[entry].json = json
    guard let types = bag.mimeTypes?.map({ JSONValue.string(JSText($0)) }) else { return }
    if types.count == 1 {
      entries[entry].json.set("contentMediaType", types[0])
    } else if types.isEmpty, rules.mimeTypes == .common {
      entries[entry].json.set("not", [:])
    } else if rules.mimeTypes == .repeated {
      let all = types.map { type in
        var whole = json
        whole.set("contentMediaType", type)
        return Draft.object(whole)
      }
      entries[entry].json = DraftObject(distinct: [("anyOf", .list(all))])
    } else {
      entries[entry].json.set("anyOf", .array(types.map { ["contentMediaType": $0] }))
    }
  }
}
