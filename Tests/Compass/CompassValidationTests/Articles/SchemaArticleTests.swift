import CompassValidation
import Testing

/// The snippets of the article on schemas of an app's own.
@Suite struct SchemaArticleTests {
  @Test func aSchemaHasAllKindsOfFields() throws {
    let print = Snippet("SchemasOfYourOwn", 1)
    let player = ZodSchema.strictObject {
      Field("name", .string().trim().min(1, "Name the player"))
      Field("active", .stringbool())
      Field("positions", .tuple(.string(), rest: .string()))
      Field("stats", .partialRecord(.enumeration("runs", "hits"), .int().nonnegative()).optional())
    }
    let validator = try Validator(player)
    let payload =
      #"{"name": " Ana ", "active": "yes", "positions": ["P", "1B"], "stats": {"runs": 3}}"#
    print(validator.validate(payload).output?["active"] == true)  // true
    for issue in validator.validate(#"{"name": "", "active": "on", "positions": []}"#).issues {
      print(issue.field, issue.message)
    }
    // name Name the player
    // positions.0 Invalid input: expected string, received undefined
    try print.expectPublished()
  }

  @Test func aMethodNeedsItsSchema() throws {
    let print = Snippet("SchemasOfYourOwn", 2)
    do {
      _ = try Validator(.object(["name": .number().email()]))
    } catch {
      print(error)
    }
    // $.schema.shape.name: .email() needs a string schema, not a number one; .check(_:) adds any check to any schema
    print(try Validator(.unknown.check(.minLength(3))).isValid(#""ab""#))  // false
    try print.expectPublished()
  }

  @Test func swiftsOwnTypesAreArguments() throws {
    let print = Snippet("SchemasOfYourOwn", 3)
    enum Role: String, CaseIterable { case head, assistant }
    let stamps = [Field("created_at", .iso.datetime()), Field("updated_at", .iso.datetime())]
    let kinds = ["card", "invoice"].map { kind in
      ZodSchema.object(["kind": .literal(.string(kind))])
    }
    let order = ZodSchema.object {
      Field("role", .enumeration(Role.self))
      Field("payment", .discriminatedUnion("kind", kinds))
      stamps
    }
    let payload =
      #"{"role": "none", "payment": {"kind": "card"}, "created_at": "", "updated_at": ""}"#
    print(try Validator(order).validate(payload).issues[0].message)
    // Invalid option: expected one of "head"|"assistant"
    try print.expectPublished()
  }

  @Test func aSchemaContainsItself() throws {
    let print = Snippet("SchemasOfYourOwn", 4)
    let folder = ZodSchema.recursive("folder") { folder in
      .object {
        Field("name", .string())
        Field("folders", .array(folder).optional())
      }
    }
    let validator = try Validator(folder)
    let payload = #"{"name": "a", "folders": [{"name": "b", "folders": [{"name": 1}]}]}"#
    for issue in validator.validate(payload).issues { print(issue.field, issue.message) }
    // folders.0.folders.0.name Invalid input: expected string, received number
    try print.expectPublished()
  }

  @Test func aFunctionNeedsNoName() throws {
    let print = Snippet("SchemasOfYourOwn", 5)
    let visit = ZodSchema.object(["from": .iso.date(), "to": .iso.date()])
      .refine("The end is before the start", path: ["to"]) { visit in
        (visit["from"]?.string ?? "") <= (visit["to"]?.string ?? "")
      }
    let payload = #"{"from": "2026-02-02", "to": "2026-02-01"}"#
    let issues = try Validator(visit).validate(payload).issues
    print(issues[0].field, issues[0].message)  // to The end is before the start
    let slug = ZodSchema.string().transform { $0.lowercased() }
    print(try Validator(slug).validate(#""ABC""#).output?.string ?? "none")  // abc
    try print.expectPublished()
  }

  @Test func aSchemaRunsBackward() throws {
    let print = Snippet("SchemasOfYourOwn", 6)
    let celsius = ZodSchema.codec(
      .string(), .number(),
      decode: ZodSchema.Transform("numberOfText") { value in
        .number(Double(value.string ?? "") ?? .nan)
      },
      encode: ZodSchema.Transform("textOfNumber") { value in
        .string("\(value.number ?? 0)")
      })
    print(try Validator(celsius).validate(#""21.5""#).output?.number ?? 0)  // 21.5
    let encoder = try Validator(celsius, direction: .encode)
    print(encoder.validate("21.5").output?.string ?? "none")  // 21.5
    print(encoder.validate(#""21.5""#).isValid)  // false
    try print.expectPublished()
  }

  @Test func aVersionDecidesWhatIsValid() throws {
    let print = Snippet("SchemasOfYourOwn", 7)
    let schema = ZodSchema.object { Field("note", .unknown) }
    for version in ZodVersion.allCases {
      let outcome = try Validator(schema, zod: version).validate("{}")
      print(version.rawValue, outcome.issues.first?.message ?? "valid")
    }
    // 4.0.17 valid
    // 4.1.12 valid
    // 4.2.1 valid
    // 4.3.6 valid
    // 4.4.3 Invalid input: expected nonoptional, received undefined
    // 4.6.7 Invalid input: expected nonoptional, received undefined
    for change in ZodChange.all where change.name == "stringLengthUnit" {
      print("Zod", change.since.rawValue, change.after)
    }
    // Zod 4.6.7 counts the length of a string in code points
    try print.expectPublished()
  }

  @Test func aDocumentNamesItsVersion() throws {
    let print = Snippet("SchemasOfYourOwn", 8)
    let document = SchemaDocument(name: "initials", schema: .string().length(2), zod: .v4_6_7)
    let text = try document.value.jsonText
    print(text.hasPrefix(#"{"format":"schema-document/2","zod":"4.6.7""#))  // true
    let validator = try Validator(document: Array(text.utf8))
    print(validator.zod.rawValue, validator.validate(#""😀😀""#).isValid)  // 4.6.7 true
    try print.expectPublished()
  }
}
