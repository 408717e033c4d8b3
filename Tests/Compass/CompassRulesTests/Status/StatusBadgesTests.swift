import CompassRules
import Testing

@Suite("Labels and badges of a status")
struct StatusBadgesTests {
  private let status = StatusRules.self

  @Test("The menu has the five stages of the funnel and the off-ramp")
  func options() {
    #expect(
      status.options.map(\.rawValue) == [
        "researching", "contacted", "visiting", "offer_received", "committed", "not_pursuing",
      ])
    #expect(
      status.options.map(\.displayName) == [
        "Researching", "Contacted", "Visiting", "Offer Received", "Committed", "Not Pursuing",
      ])
    #expect(StatusRules.Stage.funnel == Array(status.options.dropLast()))
    #expect(status.options.map(\.emoji) == ["🔍", "📞", "🏫", "🎉", "✅", "🚫"])
  }

  @Test(
    "A stored word is shown in title case",
    arguments: [
      ("offer_received", "Offer Received"), ("camp_invite", "Camp Invite"), ("", ""),
      ("_", " "), ("a__b", "A  B"), ("RESEARCHING", "RESEARCHING"), ("ßeta_x", "SSeta X"),
      ("𝒳y_z", "𝒳y Z"),
    ])
  func titleCase(word: String, text: String) {
    #expect(status.format(word) == text)
    #expect(status.label(of: word) == text)
  }

  @Test("Only the exact word has a badge")
  func badges() {
    #expect(status.badgeClass(of: "visiting") == "bg-orange-100 text-orange-700")
    for word in ["Visiting", "visiting ", "interested", "", "other"] {
      #expect(status.badgeClass(of: word) == "bg-slate-100 text-slate-700")
    }
    for stage in StatusRules.Stage.allCases {
      #expect(stage.badgeClass == status.badgeClass(of: stage.rawValue))
    }
  }

  @Test("Fault: the older palettes lack current statuses")
  func olderPalettes() {
    let slate = "bg-slate-100 text-slate-700"
    #expect(status.legacyBadgeClass(of: "visiting") == slate)
    #expect(status.legacyBadgeClass(of: "not_pursuing") == slate)
    #expect(status.detailBadgeClass(of: "visiting") == slate)
    #expect(status.legacyBadgeClass(of: "interested") == "bg-emerald-100 text-emerald-700")
    #expect(status.legacyBadgeClass(of: "declined") == "bg-red-100 text-red-700")
    #expect(status.detailBadgeClass(of: "declined") == slate)
    #expect(status.detailBadgeClass(of: "not_pursuing") == "bg-gray-300 text-gray-700")
    #expect(status.detailBadgeClass(of: "committed") == "bg-green-800 text-white")
  }

  @Test(
    "A size has Carnegie's class",
    arguments: [
      (nil, nil), (0, nil), (-0.5, nil), (.nan, nil), (0.5, .verySmall), (999.9, .verySmall),
      (1000, .small), (4999.9, .small), (5000, .medium), (9999.9, .medium), (10_000, .large),
      (19_999.9, .large), (20_000, .veryLarge), (.infinity, .veryLarge),
    ] as [(Double?, SchoolRules.Size?)])
  func sizes(students: Double?, size: SchoolRules.Size?) {
    #expect(status.carnegieSize(students: students) == size)
  }

  @Test("The two palettes of sizes differ, also without a size")
  func sizePalettes() {
    #expect(status.sizeBadgeClass(of: String?.none) == "")
    #expect(status.sizeBadgeClass(of: "") == "")
    #expect(status.sizeBadgeClass(of: "Huge") == "bg-slate-100 text-slate-700")
    #expect(status.sizeColorClass(of: String?.none) == "bg-gray-100 text-gray-700")
    #expect(status.sizeColorClass(of: "") == "bg-gray-100 text-gray-700")
    #expect(
      SchoolRules.Size.allCases.map { status.sizeBadgeClass(of: $0.rawValue) } == [
        "bg-indigo-100 text-indigo-700", "bg-blue-100 text-blue-700",
        "bg-emerald-100 text-emerald-700", "bg-orange-100 text-orange-700",
        "bg-purple-100 text-purple-700",
      ])
    #expect(status.sizeColorClass(of: "Very Small") == "bg-green-100 text-green-700")
    #expect(status.sizeColorClass(of: "Very Large") == "bg-red-100 text-red-700")
    #expect(status.sizeColorClass(of: "small") == "bg-gray-100 text-gray-700")
  }
}
