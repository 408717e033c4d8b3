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
    #expect(status.badge(of: "visiting").classNames == "bg-orange-100 text-orange-700")
    for word in ["Visiting", "visiting ", "interested", "", "other"] {
      #expect(status.badge(of: word).classNames == "bg-slate-100 text-slate-700")
    }
    for stage in StatusRules.Stage.allCases {
      #expect(stage.badge == status.badge(of: stage.rawValue))
    }
  }

  @Test("Fault: the older palettes lack current statuses")
  func olderPalettes() {
    let slate = "bg-slate-100 text-slate-700"
    #expect(status.legacyBadge(of: "visiting").classNames == slate)
    #expect(status.legacyBadge(of: "not_pursuing").classNames == slate)
    #expect(status.detailBadge(of: "visiting").classNames == slate)
    #expect(status.legacyBadge(of: "interested").classNames == "bg-emerald-100 text-emerald-700")
    #expect(status.legacyBadge(of: "declined").classNames == "bg-red-100 text-red-700")
    #expect(status.detailBadge(of: "declined").classNames == slate)
    #expect(status.detailBadge(of: "not_pursuing").classNames == "bg-gray-300 text-gray-700")
    #expect(status.detailBadge(of: "committed").classNames == "bg-green-800 text-white")
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
    #expect(status.sizeBadge(of: nil) == nil)
    #expect(status.sizeBadge(of: "") == nil)
    #expect(status.sizeBadge(of: "Huge")?.classNames == "bg-slate-100 text-slate-700")
    #expect(status.sizeColorBadge(of: String?.none).classNames == "bg-gray-100 text-gray-700")
    #expect(status.sizeColorBadge(of: "").classNames == "bg-gray-100 text-gray-700")
    #expect(
      SchoolRules.Size.allCases.map { status.sizeBadge(of: $0.rawValue)?.classNames } == [
        "bg-indigo-100 text-indigo-700", "bg-blue-100 text-blue-700",
        "bg-emerald-100 text-emerald-700", "bg-orange-100 text-orange-700",
        "bg-purple-100 text-purple-700",
      ])
    #expect(status.sizeColorBadge(of: "Very Small").classNames == "bg-green-100 text-green-700")
    #expect(status.sizeColorBadge(of: "Very Large").classNames == "bg-red-100 text-red-700")
    #expect(status.sizeColorBadge(of: "small").classNames == "bg-gray-100 text-gray-700")
  }
}
