import CompassSchemas
import SchemaModel
import Testing
import Validation

@Suite("The app's words follow .app")
struct CompassFieldTests {
  private static func accepts(_ payload: String, _ schema: ZodSchema) throws -> Bool {
    try Validator(schema).isValid(payload)
  }

  @Test("An identifier with parentheses is Zod's and required, the app's is optional")
  func identifier() throws {
    let zod = ZodSchema.object { Field("id", .uuid()) }
    #expect(try !Self.accepts("{}", zod))
    let app = ZodSchema.object { Field("id", .app.uuid) }
    #expect(try Self.accepts("{}", app))
    for schema in [zod, app] {
      #expect(try Self.accepts(#"{"id": "123e4567-e89b-42d3-a456-426614174000"}"#, schema))
      #expect(try !Self.accepts(#"{"id": "7"}"#, schema))
    }
  }

  @Test(
    "The app's date accepts an impossible day, Zod's of ISO 8601 doesn't, and z.date() no string")
  func date() throws {
    #expect(try Self.accepts(#""2026-02-30""#, .app.date))
    #expect(try !Self.accepts(#""2026-02-30""#, .iso.date()))
    #expect(try Self.accepts(#""2026-02-28""#, .iso.date()))
    #expect(try !Self.accepts(#""2026-02-28""#, .date()))
    #expect(try Self.accepts(#""2026-02-28""#, .coerce.date()))
  }

  @Test("A word of the app is a schema, in blocks, literals, arrays and before other methods")
  func everywhere() throws {
    let fields = [Field("id", .app.uuid), Field("email", .app.email.optional())]
    let schemas: [ZodSchema] = [
      .object { fields },
      .object {
        Field("id", .app.uuid)
        if !fields.isEmpty { Field("email", .app.email.optional()) }
      },
      .object(["id": .app.uuid, "email": .app.email.optional()]),
      .object(["id": CompassField.uuid, "email": CompassField.email.optional()]),
    ]
    #expect(Set(schemas).count == 1)
    let contacts: [ZodSchema] = [.app.email, .app.phone, .app.optionalPhone(in: .august2026)]
    #expect(try Self.accepts(#""555-123-4567""#, .union(contacts)))
    #expect(try Self.accepts(#""""#, .string().min(3).app.orEmpty()))
    #expect(try Self.accepts("null", .app.state.app.optionalText(in: .august2026)))
    #expect(try !Self.accepts("null", .app.state.app.optionalText(in: .february2026)))
  }
}
