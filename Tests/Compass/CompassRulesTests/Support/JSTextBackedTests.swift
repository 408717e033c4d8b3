import CompassRules
import JSPrimitives
import Testing

@Suite("Strings stored as JavaScript text")
struct JSTextBackedTests {
  private let lone = JSText(utf16: [0x61, 0xD800])

  @Test("A property shows U+FFFD for a lone surrogate, and its projected value the text")
  func string() {
    var coach = CoachListEntry(id: "1", firstName: "Lee", lastName: "Zorn", role: .init(.head))
    coach.$firstName = lone
    #expect(coach.firstName == "a\u{FFFD}")
    #expect(coach.$firstName == lone)
    coach.firstName = "Ann"
    #expect(coach.$firstName == "Ann")
  }

  @Test("Optional texts, lists and dictionaries are stored alike")
  func containers() {
    var fit = AcademicFit(targetMajor: nil, schoolMajors: ["Art"])
    #expect(fit.$targetMajor == nil && fit.$schoolMajors == ["Art"])
    fit.$targetMajor = lone
    fit.$schoolMajors = [lone, "Art"]
    #expect(fit.targetMajor == "a\u{FFFD}" && fit.schoolMajors == ["a\u{FFFD}", "Art"])
    var list = CoachList([], schoolNames: ["s": "Georgia"])
    #expect(list.$schoolNames == ["s": "Georgia"])
    list.$schoolNames = ["s": lone]
    #expect(list.schoolNames == ["s": "a\u{FFFD}"])
  }

  @Test("A value is made of strings or of texts, and is equal to one of the same code units alone")
  func initializers() {
    let word = StoredWord<CoachRole>(lone)
    #expect(word.$text == lone && word.text == "a\u{FFFD}")
    #expect(word != StoredWord("a\u{FFFD}"))
    #expect(StoredWord<CoachRole>("\u{E9}") != StoredWord("e\u{301}"))
    #expect(CoachRole.displayName(of: lone) == lone)
    #expect(CoachRole.displayName(of: "head") == "Head Coach")
    let attachment = InteractionAttachment(name: lone, mimeType: "a/b", byteCount: 1)
    let now = Timestamp(milliseconds: 5)
    #expect(
      attachment.storagePath(interactionID: JSText("i"), now: now, source: .web)
        == "interactions/i/5-" + lone)
    #expect(
      attachment.storagePath(interactionID: "i", now: now, source: .web)
        == "interactions/i/5-a\u{FFFD}")
  }
}
