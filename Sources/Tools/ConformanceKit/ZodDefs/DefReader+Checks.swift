internal import JSPrimitives
internal import SchemaModel
internal import SourceJSON

extension DefReader {
  /// Returns the checks of a node, in order.
  mutating func checks(_ fields: inout DefFields) throws(ZodDefError) -> [ZodSchema.Check] {
    guard fields.optional("checks") != nil else { return [] }
    var checks: [ZodSchema.Check] = []
    for (index, value) in try fields.elements("checks").enumerated() {
      let place = fields.place.field("checks").element(index)
      var check = try DefFields(value, at: place)
      checks.append(try self.check(&check))
      try check.finish()
    }
    return checks
  }

  /// Returns the check that a node itself is: a format's schema, such as `z.email()` and `z.int()`, or `z.custom`.
  ///
  /// The node's message is the check's too.
  mutating func ownCheck(_ fields: inout DefFields) throws(ZodDefError) -> ZodSchema.Check? {
    guard fields.optional("check") != nil else { return nil }
    let type = try fields.string("type")
    let check = try fields.string("check")
    guard Self.ownChecks[type] == check else {
      throw fields.error("check", "a node of the type \(type) is no check \"\(check)\"")
    }
    var own = try self.check(&fields)
    switch own.kind {
    case .format(.named(.base64, _)), .format(.named(.base64url, _)): own.isOwnFormat = true
    default: break
    }
    return own
  }

  private static let ownChecks = [
    "string": "string_format", "number": "number_format", "bigint": "bigint_format",
    "custom": "custom",
  ]

  private mutating func check(_ fields: inout DefFields) throws(ZodDefError) -> ZodSchema.Check {
    let kind = try kind(&fields)
    return ZodSchema.Check(
      kind, message: try fields.optionalString("message"),
      error: try fields.function("error", kind: .error).map { ZodSchema.ErrorFunction($0) },
      abort: try fields.flag("abort"),
      when: try fields.function("when", kind: .when).map { ZodSchema.When($0) })
  }

  private mutating func kind(_ fields: inout DefFields) throws(ZodDefError) -> ZodSchema.Check.Kind
  {
    let check = try fields.string("check")
    switch check {
    case "min_length": return .minLength(try fields.length("minimum"))
    case "max_length": return .maxLength(try fields.length("maximum"))
    case "length_equals": return .lengthEquals(try fields.length("length"))
    case "min_size": return .minSize(try fields.length("minimum"))
    case "max_size": return .maxSize(try fields.length("maximum"))
    case "size_equals": return .sizeEquals(try fields.length("size"))
    case "greater_than":
      return .greaterThan(try Self.bound(&fields), inclusive: try fields.boolean("inclusive"))
    case "less_than":
      return .lessThan(try Self.bound(&fields), inclusive: try fields.boolean("inclusive"))
    case "multiple_of": return .multipleOf(try Self.bound(&fields))
    case "number_format", "bigint_format":
      return .numberFormat(try Self.numberFormat(&fields, ofNumbers: check == "number_format"))
    case "string_format": return .format(try Self.stringFormat(&fields))
    case "overwrite": return .overwrite(try Self.overwrite(&fields))
    case "custom": return try Self.custom(&fields)
    case "mime_type": return .mimeType(try fields.strings("mime"))
    case "property":
      return .property(try fields.text("property"), try child("schema", &fields))
    default: throw fields.error("check", "unknown check \"\(check)\"")
    }
  }

  private static func bound(_ fields: inout DefFields) throws(ZodDefError) -> ZodSchema.Bound {
    try DefConstant.bound(fields.value("value"), at: fields.place.field("value"))
  }

  private static func numberFormat(
    _ fields: inout DefFields, ofNumbers: Bool
  ) throws(ZodDefError) -> ZodSchema.NumberFormat {
    let name = try fields.string("format")
    guard let format = ZodSchema.NumberFormat(rawValue: name), format.isOfNumbers == ofNumbers
    else {
      throw fields.error("format", "unknown number format \"\(name)\"")
    }
    return format
  }

  /// Returns a rewriting of Zod's own by its name, or a function of the program.
  private static func overwrite(
    _ fields: inout DefFields
  ) throws(ZodDefError) -> ZodSchema.Transform {
    if let name = try fields.function("tx", kind: .overwrite) { return ZodSchema.Transform(name) }
    let name = try fields.string("name")
    switch name {
    case "trim": return .trim
    case "toLowerCase": return .toLowerCase
    case "toUpperCase": return .toUpperCase
    case "slugify": return .slugify
    case "normalize":
      let form = try fields.optionalString("form") ?? ZodSchema.NormalizationForm.nfc.rawValue
      guard let form = ZodSchema.NormalizationForm(rawValue: form) else {
        throw fields.error("form", "unknown form \"\(form)\"")
      }
      return .normalizing(form)
    default: throw fields.error("name", "unknown rewriting \"\(name)\"")
    }
  }

  /// Returns a predicate, or a function that adds issues, whose description is the check itself.
  private static func custom(_ fields: inout DefFields) throws(ZodDefError) -> ZodSchema.Check.Kind
  {
    if fields.optional("opaque") != nil {
      return .function(ZodSchema.CheckFunction(try fields.functionName(kind: .check)))
    }
    let predicate = ZodSchema.Predicate(try fields.requiredFunction("fn", kind: .refine))
    let params = try fields.optional("params").map { value throws(ZodDefError) in
      try DefConstant.json(value, at: fields.place.field("params"))
    }
    return .custom(predicate, path: try path(&fields), params: params)
  }

  private static func path(_ fields: inout DefFields) throws(ZodDefError) -> [PathSegment]? {
    guard fields.optional("path") != nil else { return nil }
    var path: [PathSegment] = []
    for (index, segment) in try fields.elements("path").enumerated() {
      if let key = segment.text {
        path.append(.key(key))
      } else if let place = segment.number.flatMap({ Int(exactly: $0) }) {
        path.append(.index(place))
      } else {
        throw ZodDefError(
          path: fields.place.field("path").element(index).path, reason: "expected a key or an index"
        )
      }
    }
    return path
  }
}
