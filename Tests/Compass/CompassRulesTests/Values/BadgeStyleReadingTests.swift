import CompassRules
import Testing

@Suite("A badge has colors and the web app's class names")
struct BadgeStyleReadingTests {
  @Test("Stages of recruiting, also by their stored texts")
  func stages() {
    for stage in StatusRules.Stage.allCases {
      #expect(StatusRules.badge(of: stage.rawValue) == stage.badge)
    }
    #expect(StatusRules.Stage.visiting.badge.color == .orange)
    #expect(StatusRules.badge(of: "Visiting") == PaletteColor.Badge(.slate))
  }

  @Test("The second older palette has the colors of the statuses; both are slate for other words")
  func olderPalettes() {
    let words = SchoolStatus.allCases.map(\.rawValue)
    let slate = PaletteColor.Badge(.slate)
    for status in SchoolStatus.allCases {
      let badge = StatusRules.detailBadge(of: status.rawValue)
      #expect(badge == status.badge || badge == slate, "\(status)")
    }
    #expect(words.count { StatusRules.legacyBadge(of: $0) != slate } == 5)
    #expect(words.count { StatusRules.detailBadge(of: $0) != slate } == 8)
    #expect(StatusRules.legacyBadge(of: "") == slate && StatusRules.detailBadge(of: "x") == slate)
  }

  @Test("Roles of coaches", arguments: CoachRole.allCases)
  func roles(role: CoachRole) {
    #expect(CoachRules.roleBadge(of: role.rawValue).color == role.badgeColor)
  }

  @Test("Chips of all strengths")
  func chips() {
    for strength in FitRules.Strength.allCases {
      let chip = FitRules.chip(strength: strength)
      #expect(chip == FitRules.chip(strength: strength.rawValue))
    }
    for strength in FitRules.TestStrength.allCases {
      let chip = FitRules.chip(strength: strength)
      #expect(chip == FitRules.chip(strength: strength.rawValue))
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
