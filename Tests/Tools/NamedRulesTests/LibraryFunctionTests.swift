import Foundation
import TestSupport
import Testing

@Suite("Every decision of the rules' module can be called by a name")
struct LibraryFunctionTests {
  /// Functions without a rule, each with what decides by it under a name.
  private static let parts = [
    "CalendarRules.covers": "calendar.periods, which is empty outside of the calendar",
    "CoachRules.insightTexts": "coach.insights, whose sentences these are with their keys",
    "DateText.medium": "coach.dateText and the other rules that print a date",
    "DeadlineRules.daysUntil": "deadline.info",
    "GradeRules.ageGroup": "age.isUnderMinimum and age.requiresGuardianInvite, as one value",
    "InteractionRules.Attachment.sizeText": "attachment.validate, whose message has the size",
    "RequestRules.hasRecipient": "the recorded requests",
    "RequestRules.isAllowedJob": "the recorded requests",
    "RequestRules.isDeletionConfirmed": "the recorded requests",
    "RequestRules.isReservedSlug": "the recorded requests",
    "RequestRules.preferenceCategory": "the recorded requests",
    "RequestRules.storedNote": "the recorded requests",
    "SchoolRules.Figures.admissionRate": "school.information",
    "SchoolRules.Figures.students": "school.information",
    "SchoolRules.Figures.tuition": "school.information",
    "SchoolRules.PageText.privateNote": "school.pageTexts",
    "SchoolRules.ProsAndCons.canAdd": "the forms school-pros-and-cons of the specification",
  ]

  @Test("A public function of the rules is called by the catalog, or is a part of what is")
  func functions() throws {
    let symbols = String(decoding: try Repository.bytes(".ci/public-symbols"), as: UTF8.self)
    let prefix = "CompassRules type.method "
    let functions = symbols.split(separator: "\n").filter { $0.hasPrefix(prefix) }
      .map { $0.dropFirst(prefix.count).prefix { $0 != "(" } }
    #expect(functions.count > 200)
    let words = try familyWords()
    let without = functions.filter { !words.contains($0.split(separator: ".").last ?? "") }
    #expect(without.map(String.init).filter { Self.parts[$0] == nil } == [])
    #expect(Set(Self.parts.keys).isSubset(of: functions.map(String.init)))
  }

  /// The words after a dot in the catalog's sources: names of members, which a JSON key is not.
  private func familyWords() throws -> Set<Substring> {
    let folder = Repository.path("Sources/Tools/NamedRules/Families")
    let paths = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    return try paths.filter { $0.hasSuffix(".swift") }.reduce(into: []) { words, path in
      let text = String(
        decoding: try Repository.bytes("Sources/Tools/NamedRules/Families/\(path)"), as: UTF8.self)
      words.formUnion(
        text.split(separator: ".").dropFirst().map { $0.prefix { $0.isLetter || $0.isNumber } })
    }
  }
}
