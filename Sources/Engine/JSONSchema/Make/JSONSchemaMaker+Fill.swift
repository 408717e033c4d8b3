internal import JSPrimitives
internal import SchemaModel
internal import SourceJSON

/// The members that a schema itself writes. The schemas inside have been met.
extension JSONSchemaMaker {
  mutating func fill(_ entry: Int) throws(JSONSchemaError) {
    if entries[entry].isDescribing { return }
    let schema = entries[entry].schema
    for word in schema.words {
      guard let reason = word.absence(in: rules.version) else { continue }
      throw JSONSchemaError(reason, path: entries[entry].path)
    }
    switch schema.node {
    case .string, .coerced(.string): string(entry)
    case .number, .coerced(.number): try number(entry)
    case .boolean, .coerced(.boolean), .success: entries[entry].json.set("type", "boolean")
    case .null: null(entry)
    case .bigint, .coerced(.bigint): try refuse(entry, "BigInt")
    case .date, .coerced(.date): try refuse(entry, "Date")
    case .undefined: try refuse(entry, "Undefined")
    case .void: try refuse(entry, "Void")
    case .nan: try refuse(entry, "NaN")
    case .symbol: try refuse(entry, "Symbols")
    case .function: try refuse(entry, "Function types")
    case .custom: try refuse(entry, "Custom types")
    case .transform: try refuse(entry, "Transforms")
    case .map: try refuse(entry, "Map")
    case .set: try refuse(entry, "Set")
    case .file: file(entry)
    case .any, .unknown: break
    case .never: entries[entry].json.set("not", [:])
    case .literal(let values): try literal(values, entry)
    case .enumeration(let enumeration): self.enumeration(enumeration, entry)
    case .templateLiteral: try templateLiteral(entry)

    case .array: array(entry)
    case .tuple(let items, let rest): tuple(items.count, hasRest: rest != nil, entry)
    case .record(let record): self.record(record, entry)
    case .object(let shape): object(shape, entry)

    case .union(let options): choice("anyOf", options.count, entry)
    case .exclusiveUnion(let options): choice("oneOf", options.count, entry)
    case .discriminatedUnion(_, let options, _):
      choice(rules.discriminatedUnions, options.count, entry)
    case .intersection: intersection(entry)

    case .optional, .exactOptional, .nonoptional, .promise, .lazy: wrap(entry)
    case .nullable: nullable(entry)
    case .readonly:
      wrap(entry)
      entries[entry].json.set("readOnly", true)
    case .default(_, let value): try substitute(value, as: "default", entry)
    case .prefault(_, let value): try substitute(value, as: Self.prefault, entry)
    case .catch(_, let value): try rescue(value, entry)
    case .pipe, .codec, .stringbool:
      entries[entry].merged = entries[entry].inside[shownSide(of: entry)]

    case .invalid(let reason): throw JSONSchemaError(reason, path: entries[entry].path)
    // A reference with parts of its own has the node that it refers to.
    case .reference(let label):
      throw JSONSchemaError("the reference \"\(label)\" leads to itself", path: entries[entry].path)
    }
  }

  /// The member that keeps the value of a prefault until the metadata are known.
  static let prefault: JSText = "_prefault"

  /// The JSON Schema of a schema inside.
  func inside(_ slot: Int, _ entry: Int) -> Draft {
    entries[entry].inside[slot].map { .schema($0) } ?? .json([:])
  }

  /// Marks a schema as one that has the JSON Schema of the schema inside.
  mutating func wrap(_ entry: Int) { entries[entry].merged = entries[entry].inside[0] }

  private mutating func nullable(_ entry: Int) {
    if dialect.isOpenAPI {
      wrap(entry)
      entries[entry].json.set("nullable", true)
    } else {
      entries[entry].json["anyOf"] = .list([inside(0, entry), .json(["type": "null"])])
    }
  }

  private mutating func null(_ entry: Int) {
    guard dialect.isOpenAPI else {
      entries[entry].json.set("type", "null")
      return
    }
    entries[entry].json.set("type", "string")
    entries[entry].json.set("nullable", true)
    entries[entry].json.set("enum", [nil])
  }

  private mutating func choice(_ key: JSText, _ count: Int, _ entry: Int) {
    entries[entry].json[key] = .list((0..<count).map { inside($0, entry) })
  }

  private mutating func intersection(_ entry: Int) {
    var all: [Draft] = []
    for slot in 0...1 {
      guard let side = entries[entry].inside[slot] else { continue }
      let members = entries[side].json.members
      if members.count == 1, members[0].key == "allOf" {
        all += elements(of: members[0].value)
      } else {
        all.append(.schema(side))
      }
    }
    entries[entry].json["allOf"] = .sides(of: entry, all)
    intersections.append(entry)
  }

  /// Returns the elements of an array.
  func elements(of draft: Draft) -> [Draft] {
    switch draft {
    case .list(let elements), .sides(_, let elements): elements
    case .json(.array(let elements)): elements.map { .json($0) }
    case .json, .undefined, .unwritable, .schema, .object: []
    }
  }
}
