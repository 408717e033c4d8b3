import CompassRules
import Testing

@Suite("Badges have colors beside the web app's class names")
struct BadgeStyleReadingTests {
  @Test("Stages of recruiting, also by their stored texts")
  func stages() {
    for stage in StatusRules.Stage.allCases {
      #expect(stage.badge.classNames == stage.badgeClass)
      #expect(StatusRules.badge(of: stage.rawValue) == stage.badge)
    }
    #expect(StatusRules.Stage.visiting.badge.color == .orange)
    #expect(StatusRules.badge(of: "Visiting") == nil)
  }

  @Test("Every word of the older palettes", arguments: SchoolStatus.allCases)
  func olderPalettes(status: SchoolStatus) {
    let word = status.rawValue
    if let badge = StatusRules.legacyBadge(of: word) {
      #expect(badge.classNames == StatusRules.legacyBadgeClass(of: word))
    } else {
      #expect(StatusRules.legacyBadgeClass(of: word) == PaletteColor.Badge(.slate).classNames)
    }
    if let badge = StatusRules.detailBadge(of: word) {
      #expect(badge.classNames == StatusRules.detailBadgeClass(of: word))
      #expect(badge == status.badge)
    } else {
      #expect(StatusRules.detailBadgeClass(of: word) == PaletteColor.Badge(.slate).classNames)
    }
  }

  @Test("The older palettes have six and ten words")
  func counts() {
    let words = SchoolStatus.allCases.map(\.rawValue)
    #expect(words.count { StatusRules.legacyBadge(of: $0) != nil } == 6)
    #expect(words.count { StatusRules.detailBadge(of: $0) != nil } == 10)
    #expect(StatusRules.legacyBadge(of: "") == nil && StatusRules.detailBadge(of: "x") == nil)
  }

  @Test("Sizes of schools in both palettes", arguments: SchoolRules.Size.allCases)
  func sizes(size: SchoolRules.Size) {
    #expect(
      StatusRules.sizeBadge(of: size).classNames
        == StatusRules.sizeBadgeClass(of: size.rawValue))
    #expect(size.badge.classNames == StatusRules.sizeColorClass(of: size.rawValue))
  }

  @Test("Roles of coaches", arguments: CoachRole.allCases)
  func roles(role: CoachRole) {
    let badge = CoachRules.roleBadge(of: role)
    #expect(badge.classNames == CoachRules.roleBadgeClass(of: role.rawValue))
    #expect(badge.color == role.badgeColor)
  }

  @Test("Chips of all strengths")
  func chips() {
    for strength in FitRules.Strength.allCases {
      let chip = FitRules.chip(strength: strength)
      #expect(chip == FitRules.chip(strength: strength.rawValue))
      #expect(chip.badge.classNames == chip.classNames)
    }
    for strength in FitRules.TestStrength.allCases {
      let chip = FitRules.chip(strength: strength)
      #expect(chip == FitRules.chip(strength: strength.rawValue))
      #expect(chip.badge.classNames == chip.classNames)
    }
    #expect(FitRules.chip(strength: FitRules.Strength.stretch).badge.color == .amber)
    #expect(FitRules.chip(strength: "?").badge == PaletteColor.Badge(.slate, text: 400))
  }

  @Test("Deadlines of every urgency; none without a deadline")
  func deadlines() throws {
    let now = DeadlineClock.moment("2026-08-21T12:00:00Z")
    for day in ["2026-08-20", "2026-08-26", "2026-09-01", "2026-12-01"] {
      let badge = try DeadlineRules.badge(deadline: day, now: now, clock: .utc)
      let info = try DeadlineRules.info(deadline: day, now: now, clock: .utc)
      let style = try #require(badge.style)
      #expect(badge.classNames.hasSuffix(style.classNames))
      #expect(style == PaletteColor.Badge(info.urgency.color, text: 800))
    }
    #expect(try DeadlineRules.badge(deadline: "", now: now, clock: .utc).style == nil)
  }

  @Test("Badges of matches, whose class names have no color")
  func matches() {
    let badges = [(80.0, false), (60, false), (90, true)].map {
      MatchingRules.badge(score: $0.0, hasDealbreakers: $0.1)
    }
    #expect(badges.map { $0?.color } == [.green, .yellow, .red])
  }

  @Test(
    "Class names with both colors are read in any order, among others",
    arguments: [
      ("bg-blue-100 text-blue-700", "bg-blue-100 text-blue-700"),
      ("text-white px-2 bg-green-800", "bg-green-800 text-white"),
      ("text-xs bg-gray-300 font-medium text-gray-700", "bg-gray-300 text-gray-700"),
      ("bg-blue-100", nil), ("text-blue-700", nil), ("", nil), ("bg-blue-x text-blue-700", nil),
      ("bg-teal-100 text-teal-700", nil), ("bg-blue-100-5 text-blue-700", nil),
    ] as [(String, String?)])
  func reading(names: String, badge: String?) {
    #expect(PaletteColor.Badge(classNames: names)?.classNames == badge)
  }
}
