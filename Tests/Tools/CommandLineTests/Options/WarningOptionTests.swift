import Diagnostics
import Testing

@testable import compass_validate

@Suite("The value of --warnings")
struct WarningOptionTests {
  @Test func words() {
    #expect(WarningChoice(argument: "off") == .off)
    #expect(WarningChoice(argument: "on") == .on)
    #expect(
      WarningChoice(argument: "error") == WarningChoice(kinds: WarningChoice.on.kinds, fails: true))
  }

  @Test func codes() {
    #expect(WarningChoice(argument: "lost_digits") == WarningChoice(kinds: [.lostDigits]))
    #expect(
      WarningChoice(argument: "error,lost_digits,dropped_key")
        == WarningChoice(kinds: [.lostDigits, .droppedKey], fails: true))
  }

  @Test(arguments: ["", "Off", "on,", "off,error", "dropped", "error lost_digits"])
  func wrong(_ argument: String) { #expect(WarningChoice(argument: argument) == nil) }

  @Test("A plain command line looks for no warnings and mends nothing")
  func plain() throws {
    let options = try #require(CheckOptions(plain: ["coach", "a.json"]))
    #expect(options.warnings == .off && options.fixes == nil)
    let parsed = try CheckCommand.parse(["coach", "a.json"]).options
    #expect(parsed.warnings == .off && parsed.fixes == nil)
  }
}
