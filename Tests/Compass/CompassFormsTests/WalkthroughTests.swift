import TestSupport
import Testing

/// `Examples/FormWalkthrough` runs, and prints what its comments say.
@Suite struct WalkthroughTests {
  @Test func theFormIsDrivenFromEmptyToSubmission() throws {
    let result = try CompassValidateProcess.run(
      [], in: TemporaryFolder(), executable: "FormWalkthrough")
    #expect(result.status == 0)
    #expect(result.errors == "")
    let lines = result.output.split(separator: "\n")
    #expect(
      lines.prefix(8) == [
        "Please select a school to continue",
        "A school is chosen: the button is off",
        "The required fields are filled: the button is on",
        "A wrong address was typed: the button is off",
        "  Please enter a valid email address",
        "The address was corrected: the button is on",
        "The handle is shown as coachdana",
        "Adding... A second tap is ignored",
      ])
    for line in [
      #"  "email" : "dana@university.edu","#, #"  "first_name" : "Dana","#,
      #"  "notes" : "Met at camp","#, #"  "phone" : null,"#,
    ] {
      #expect(lines.contains { $0 == line })
    }
  }

  @Test func itIsShort() throws {
    let source = try Repository.bytes("Examples/FormWalkthrough/main.swift")
    #expect(source.count { $0 == UInt8(ascii: "\n") } < 60)
  }
}
