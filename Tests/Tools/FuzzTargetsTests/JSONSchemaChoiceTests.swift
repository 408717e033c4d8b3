import Testing

@testable import FuzzTargets

/// The bytes before a JSON Schema.
struct JSONSchemaChoiceTests {
  @Test func theBytesChooseEveryCombinationOfVersionAndOptions() {
    let choices = [UInt8(0), 1].flatMap { second in
      (0..<JSONSchemaChoice.count).map { "\(JSONSchemaChoice(UInt8($0), second))" }
    }
    #expect(Set(choices).count == 2 * JSONSchemaChoice.count)
    #expect(choices[0] == "\(JSONSchemaChoice(UInt8(JSONSchemaChoice.count), 0))")
  }

  @Test func equalSchemasAreOneWhateverTheOptionsAre() {
    for first in UInt8.min...UInt8.max {
      let (apart, united) = (JSONSchemaChoice(first, 0), JSONSchemaChoice(first, 255))
      #expect(!apart.unitesEquals && united.unitesEquals)
      #expect(apart.reused == united.reused && apart.zod == united.zod)
    }
  }
}
