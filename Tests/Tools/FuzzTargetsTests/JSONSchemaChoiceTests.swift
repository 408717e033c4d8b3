import Testing

@testable import FuzzTargets

/// The byte before a JSON Schema.
struct JSONSchemaChoiceTests {
  @Test func theBytesChooseEveryCombinationOfVersionAndOptions() {
    let choices = (0..<JSONSchemaChoice.count).map { "\(JSONSchemaChoice(UInt8($0)))" }
    #expect(Set(choices).count == JSONSchemaChoice.count)
    #expect(choices[0] == "\(JSONSchemaChoice(UInt8(JSONSchemaChoice.count)))")
  }
}
