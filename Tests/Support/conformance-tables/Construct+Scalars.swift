extension Construct {
  static let numbers: [Construct] = [
    Construct("z.number()", .type("number")),
    Construct("· gt/gte/lt/lte/positive/…", .check(["greater_than", "less_than"], on: "number")),
    Construct("· multipleOf", .check(["multiple_of"], on: "number")),
    Construct("· int (safeint)", .numberFormat("safeint")),
    Construct("· int32", .numberFormat("int32")), Construct("· uint32", .numberFormat("uint32")),
    Construct("· float32", .numberFormat("float32")),
    Construct("· float64", .numberFormat("float64")), Construct("z.nan()", .type("nan")),
    Construct("coerce.*", .field("coerce", true)),
    Construct("· coerce.string", .flag("coerce", on: "string")),
    Construct("· coerce.number", .flag("coerce", on: "number")),
    Construct("· coerce.boolean", .flag("coerce", on: "boolean")),
    Construct("· coerce.date", .flag("coerce", on: "date")),
    Construct("· coerce.bigint", .flag("coerce", on: "bigint")),
  ]

  static let scalars: [Construct] = [
    Construct("stringbool", .type("stringbool")), Construct("boolean", .type("boolean")),
    Construct("null", .type("null")), Construct("any / unknown", .type(["any", "unknown"])),
    Construct("never", .type("never")),
    Construct("undefined / void", .type(["undefined", "void"])),
    Construct("bigint", .type("bigint")), Construct("date", .type("date")),
    Construct("symbol", .type("symbol")), Construct("literal", .type("literal")),
    Construct("enum", .type("enum")), Construct("· numeric / native enum", .nativeEnum),
    Construct("template literal", .type("template_literal")),
  ]
}
