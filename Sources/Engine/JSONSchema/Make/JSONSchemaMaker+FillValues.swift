internal import JSPrimitives
internal import SchemaModel
internal import SourceJSON

/// Literals, enumerations and template literals.
extension JSONSchemaMaker {
  mutating func literal(_ values: [ZodSchema.Constant], _ entry: Int) throws(JSONSchemaError) {
    if values.isEmpty, rules.refusesNoValues { return entries[entry].json.set("not", [:]) }
    var shown: [JSONValue] = []
    for value in values {
      switch value {
      case .json(let json): shown.append(json)
      case .undefined:
        let message = "Literal `undefined` cannot be represented in JSON Schema"
        if try refuse(entry, message: message) { return }
      case .bigint(let digits):
        let message = "BigInt literals cannot be represented in JSON Schema"
        if try refuse(entry, message: message) { return }
        shown.append(.number(JSNumber.coerce(JSText(digits))))
      case .date:
        throw JSONSchemaError("a literal is no date", path: entries[entry].path)
      }
    }
    var json = DraftObject()
    if shown.count == 1 {
      json.set("type", Self.typeName(shown[0]))
      if dialect.hasConst {
        json.set("const", shown[0])
      } else {
        json.set("enum", .array(shown))
      }
    } else if shown.count > 1 {
      let types = Set(shown.map(Self.typeName))
      if types.count == 1, let type = types.first {
        json.set("type", type == "boolean" ? .string(rules.booleanLiterals) : type)
      }
      json.set("enum", .array(shown))
    }
    entries[entry].json.assign(json)
  }

  private static func typeName(_ value: JSONValue) -> JSONValue {
    switch value {
    case .null: "null"
    case .boolean: "boolean"
    case .number: "number"
    case .string: "string"
    case .array, .object: "object"
    }
  }

  mutating func enumeration(_ enumeration: ZodSchema.Enumeration, _ entry: Int) {
    let values = enumeration.values
    if values.isEmpty, rules.refusesNoValues { return entries[entry].json.set("not", [:]) }
    var json = DraftObject()
    // An enumeration without values is one of strings.
    if values.allSatisfy({ $0.text != nil }) {
      json.set("type", "string")
    } else if values.allSatisfy({ $0.number != nil }) {
      json.set("type", "number")
    }
    json.set("enum", .array(values))
    entries[entry].json = json
  }

  mutating func templateLiteral(_ entry: Int) throws(JSONSchemaError) {
    let schema = graph.schema(entries[entry].source)
    guard case .templateLiteral(let parts) = schema.node else { return }
    do throws(SourcePatternError) {
      let pattern = try TemplatePattern.pattern(of: parts, in: rules.version)
      entries[entry].json.set("type", "string")
      entries[entry].json.set("pattern", .string(pattern.jsSource))
    } catch {
      throw JSONSchemaError(error.description, path: entries[entry].path)
    }
  }
}
