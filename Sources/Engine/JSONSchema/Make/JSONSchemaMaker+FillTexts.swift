internal import JSPrimitives
internal import SchemaModel
internal import SourceJSON

/// Strings, numbers and files.
extension JSONSchemaMaker {
  mutating func string(_ entry: Int) {
    let checks = entries[entry].schema.checks
    let bag = CheckBag(checks)
    var json = DraftObject()
    json.set("type", "string")
    json.set("minLength", number: bag.minimum)
    json.set("maxLength", number: bag.maximum)
    json.set("format", bag.format.flatMap(Self.formatName).map { .string(JSText($0)) })
    json.set("contentEncoding", bag.contentEncoding.map { .string(JSText($0)) })
    let patterns = StringPattern.sources(of: checks, in: rules.version)
    if patterns.count == 1 {
      json.set("pattern", .string(patterns[0]))
    } else if patterns.count > 1 {
      json["allOf"] = .list(patterns.map { .json(.object(allOfMember($0))) })
    }
    entries[entry].json = json
  }

  private func allOfMember(_ pattern: JSText) -> JSONObject {
    options.target.merges
      ? ["pattern": .string(pattern)] : ["type": "string", "pattern": .string(pattern)]
  }

  /// Returns the name of a format in a JSON Schema; nil for one that it doesn't show.
  private static func formatName(_ format: String) -> String? {
    switch format {
    case "guid": "uuid"
    case "url": "uri"
    case "datetime": "date-time"
    case "json_string": "json-string"
    case "regex", "time": nil
    default: format
    }
  }

  mutating func number(_ entry: Int) {
    let bag = CheckBag(entries[entry].schema.checks)
    var json = DraftObject()
    json.set("type", bag.format?.contains("int") == true ? "integer" : "number")
    bound(
      ("minimum", bag.minimum), ("exclusiveMinimum", bag.exclusiveMinimum), in: &json,
      isTighter: >=)
    bound(
      ("maximum", bag.maximum), ("exclusiveMaximum", bag.exclusiveMaximum), in: &json,
      isTighter: <=)
    json.set("multipleOf", number: bag.multipleOf)
    entries[entry].json = json
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
    let isFlag = options.target.hasExclusiveFlags
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
    if options.target == .draft04 {
      json.set(inclusive, number: limit)
      json.set(exclusive, true)
    } else if isTighter {
      json.set(exclusive, true)
    } else {
      json.set(inclusive, number: limit)
    }
  }

  mutating func file(_ entry: Int) {
    let bag = CheckBag(entries[entry].schema.checks)
    var json = DraftObject()
    json.set("type", "string")
    json.set("format", "binary")
    json.set("contentEncoding", "binary")
    json.set("minLength", number: bag.minimum)
    json.set("maxLength", number: bag.maximum)
    let types = bag.mimeTypes.map { JSONValue.string(JSText($0)) }
    if types.count == 1 {
      json.set("contentMediaType", types[0])
    } else if types.count > 1 {
      json.set("anyOf", .array(types.map { ["contentMediaType": $0] }))
    }
    entries[entry].json = json
  }
}
