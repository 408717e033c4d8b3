import SchemaModel
import Testing
import Validation

/// A schema that names itself in a closure is an error with its position.
@Suite struct EndlessSchemaTests {
  private static var category: ZodSchema {
    .object(["sub": .array(.lazy(fileID: "App/Schemas.swift", line: 12) { Self.category })])
  }
  private static var post: ZodSchema {
    .object(["author": .lazy(fileID: "App/Post.swift", line: 3) { Self.user }.optional()])
  }
  private static var user: ZodSchema {
    .object(["posts": .array(.lazy(fileID: "App/User.swift", line: 4) { Self.post })])
  }

  @Test func positions() {
    #expect {
      _ = try Validator(Self.category)
    } throws: { error in
      guard let error = error as? SchemaError else { return false }
      return error.path.hasPrefix("$.schema.shape.sub.element")
        && error.reason.hasPrefix("the closure of .lazy at App/Schemas.swift:12 is inside itself")
        && error.reason.contains(#".recursive("name") { own in ... }"#)
    }
    for schema in [Self.post, Self.user] {
      #expect { _ = try Validator(schema) } throws: { error in
        guard let error = error as? SchemaError else { return false }
        return error.reason.hasPrefix("the closure of .lazy at App/Post.swift:3 is inside itself")
          || error.reason.hasPrefix("the closure of .lazy at App/User.swift:4 is inside itself")
      }
    }
  }

  /// The form that the error names.
  @Test func namedReferences() throws {
    let user = ZodSchema.recursive("user") { user in
      .object([
        "name": .string(), "posts": .array(.object(["author": .lazy { user }.optional()])),
      ])
    }
    let validator = try Validator(user)
    #expect(
      validator.isValid(
        #"{"name":"a","posts":[{"author":{"name":"b","posts":[]}},{}]}"#))
    #expect(
      !validator.isValid(
        #"{"name":"a","posts":[{"author":{"name":1,"posts":[]}}]}"#))
  }
}
