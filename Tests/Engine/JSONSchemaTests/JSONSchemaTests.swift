import Testing

@testable import JSONSchema

@Suite struct JSONSchemaTests {
}
