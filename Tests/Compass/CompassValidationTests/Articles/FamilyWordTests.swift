import CompassValidation
import Foundation
import Testing

/// The results of unknown words, as the items "Words" of the pages on rules state them.
@Suite struct FamilyWordTests {
  private static let now = Date(timeIntervalSince1970: 1_787_326_200)

  @Test func fit() {
    let signals = FitRules.personalSignals(
      of: FitRules.PersonalWishes(homeState: "GA", campusSize: "Medium", costSensitivity: "High"),
      at: FitRules.CampusFacts(state: "Georgia", students: 9_000, outOfStateTuition: 9_000))
    #expect(signals.location.strength == .unknown)
    #expect(signals.campusSize.strength == .unknown && signals.cost.strength == .unknown)
    for size in CampusSize.allCases {
      #expect(signals.campusSize.explanation.contains(size.rawValue))
    }
    #expect(FitRules.chip(strength: "great").label == "No data")
    #expect(FitTier(rawValue: "Match") == nil && FitTier(score: nil) == .unlikely)
    #expect(FitTier(score: .nan) == .unlikely)
  }

  @Test func statuses() {
    #expect(StatusRules.label(of: "camp_invite") == "Camp Invite")
    #expect(StatusRules.badge(of: "Contacted").color == .slate)
    #expect(StatusRules.stepper(status: "Researching").currentIndex == nil)
    #expect(StatusRules.overview(statuses: ["interested", nil]).allSatisfy { $0.count == 0 })
    let bars = StatusRules.interestChart(statuses: ["interested", nil, ""]).bars
    #expect(bars?.map(\.count) == [2, 0, 0, 0, 0])
    #expect(StatusRules.sizeBadge(of: "Huge")?.color == .slate)
    #expect(StoredWord<SchoolStatus>("lost").displayName == "lost")
    #expect(SchoolStatus.offered.count == 9)
  }

  @Test func calendarAndContactWindow() {
    for division in Division.allCases {
      #expect(CalendarRules.periods(division: division).isEmpty == (division != .d1))
    }
    let milestones = CalendarRules.upcomingMilestones(
      from: Self.now, division: "D9", limit: 99, clock: .utc)
    #expect(!milestones.isEmpty && milestones.allSatisfy { $0.division == "ALL" })
    #expect(CalendarRules.milestoneIcon(of: "party") == "📅")
    func window(_ sport: String, _ division: Division?) -> ContactWindowRules.Window {
      ContactWindowRules.evaluate(
        sport: sport, division: division, graduationYear: 2030, on: Self.now, clock: .utc)
    }
    #expect(window("Chess", .d1).rule?.sport == "*" && window(" BASEBALL ", .d1).state == .pre)
    #expect(window("Baseball", nil).rule == nil && window("Baseball", nil).state == .open)
    for (reference, day) in [("fifth grade", "Aug 1"), ("junior", "Brumaire 1")] {
      let rule = ContactWindowRules.Rule(
        sport: "*", division: "D1", kind: "date_before_grade", reference: reference,
        windowDate: day)
      #expect(ContactWindowRules.openDay(rule, graduationYear: 2028) == nil)
    }
  }

  @Test func phasesAndScore() {
    #expect(RecruitingPhase(rawValue: "Junior") == nil)
    #expect(PhaseRules.phase(ofGrade: 8) == .freshman && PhaseRules.phase(ofGrade: 13) == .freshman)
    let milestones = PhaseRules.milestones(of: .freshman)
    let withoutIDs = PhaseRules.CompletedMilestones(
      taskIDs: [String: String](), completed: milestones)
    #expect(PhaseRules.milestoneProgress(in: .freshman, with: withoutIDs).completed == [])
    #expect(ScoreRules.coachInterest(["High"]) == 0)
    #expect(ScoreRules.academicStanding(gpa: nil, sat: nil, act: nil, eligibility: "done") == 0)
    #expect(ScoreRules.nextActions(label: "late", phase: "junior") == [])
    #expect(ScoreRules.nextActions(label: "at_risk", phase: "Junior") == [])
  }

  @Test func profiles() {
    let dismissals = CompletenessRules.dismissals(
      afterDismissing: "shoe_size", dismissed: [], now: Self.now)
    #expect(dismissals?.map(\.id) == ["shoe_size"])
    #expect(CompletenessRules.nextPrompt(dismissed: dismissals ?? [], now: Self.now)?.id == "gpa")
    let unreadable = [CompletenessRules.Dismissal(id: "gpa", until: "soon")]
    #expect(
      CompletenessRules.nextPrompt(dismissed: unreadable, now: Self.now)?.id == "test_scores")
    #expect(MetricRules.types(forSport: "Chess") == MetricRules.types(forSport: "Baseball"))
    #expect(MetricRules.knownDefinition(of: "VELOCITY") == nil)
    #expect(MetricRules.definition(of: "bat_speed").label == "bat speed")
    #expect(MetricRules.formatted(0.5, metric: "VELOCITY") == "0.5")
    #expect(PositionRules.normalized("Pitcher", sport: "baseball") == nil)
    #expect(PositionRules.normalizedAll([" Utility "], sport: "Baseball") == ["Utility"])
    #expect(PositionRules.baseballFullName(of: "ss") == "ss")
  }

  @Test func datesAndTasks() throws {
    #expect(GradeRules.shownDate("soon", clock: .utc) == "Invalid Date")
    #expect(GradeRules.shownDateTime(nil, clock: .utc) == "Unknown")
    #expect(GradeRules.age(dateOfBirth: "soon", now: Self.now, clock: .utc) == nil)
    #expect(!GradeRules.isUnderMinimumAge(dateOfBirth: "soon", now: Self.now, clock: .utc))
    #expect(!GradeRules.requiresGuardianInvite(dateOfBirth: "soon", now: Self.now, clock: .utc))
    #expect(throws: LocalDay.ReadingError.self) { try GradeRules.dayAfter("soon") }
    let words = DeadlineRules.words(of: "Academic")
    #expect(words.category == "Academic" && words.status == "Academic")
    #expect(words.categoryBadge.color == .slate && words.statusBadge.color == .slate)
    let (known, unknown) = (
      DeadlineRules.RecruitingTask(id: "a", title: "B", category: "mindset"),
      DeadlineRules.RecruitingTask(id: "b", title: "A", category: "Mindset")
    )
    #expect(DeadlineRules.sorted([unknown, known]).map(\.id) == ["a", "b"])
    #expect(DeadlineRules.whatMattersNow([known], phase: "fifth") == [])
  }

  @Test func suggestions() {
    #expect(SuggestionRules.escalated("dire") == .high)
    let facts = SuggestionRules.Facts(grade: .text("10"))
    let rules = SuggestionRules.allSuggestions(for: facts, now: Self.now).map(\.rule)
    #expect(rules.contains(.schoolListBuilding) && !rules.contains(.showcaseAttendance))
    let withoutGrade = SuggestionRules.allSuggestions(for: SuggestionRules.Facts(), now: Self.now)
    #expect(withoutGrade.isEmpty)
  }

  @Test func coaches() {
    #expect(CoachRules.roleLabel(of: "volunteer") == "volunteer")
    #expect(CoachRules.roleBadge(of: "Head").color == .slate)
    let metrics = CoachRules.metrics(
      ofCoach: "1",
      in: [
        CoachRules.Interaction(
          coachID: "1", direction: .init("sideways"), type: "email", occurredAt: "2026-08-20")
      ], now: Self.now, clock: .utc)
    #expect(metrics.totalInteractions == 1)
    #expect(metrics.outboundCount == 0 && metrics.inboundCount == 0)
    let coaches = [
      CoachRules.ListEntry(id: "1", firstName: "A", lastName: "A", role: .init("volunteer")),
      CoachRules.ListEntry(
        id: "2", firstName: "B", lastName: "B", role: .init(.recruiting),
        lastContactDate: Self.now),
    ]
    func ids(_ filters: CoachRules.Filters, _ sort: CoachRules.Sort? = nil) -> [String] {
      CoachRules.List(coaches).filtered(by: filters, sortedBy: sort, now: Self.now, clock: .utc)
        .map(\.id)
    }
    #expect(ids(.none) == ["1", "2"] && ids(.none, .role) == ["2", "1"])
    let level = CoachRules.Filters(responsiveness: .init("huge"))
    #expect(ids(level) == ["1", "2"] && level.activeCount == 1)
    #expect(ids(CoachRules.Filters(lastContact: CoachRules.LastContactWindow(text: "soon"))) == [])
    #expect(!InterestCalibration.isShown(direction: nil, sentiment: .positive))
    #expect(!InterestCalibration.isShown(direction: .inbound, sentiment: nil))
  }

  @Test func interactionsAndEvents() {
    #expect(StoredWord<InteractionType>("fax").displayName == "fax")
    let file = InteractionRules.Attachment(name: "a.bin", mimeType: "odd/type", byteCount: 1)
    #expect(file.refusal() != nil && InteractionRules.AttachmentIcon(mimeType: "odd/type") == .file)
    let row = EventRules.Row(type: "party", name: "A", startDate: "2026-08-21", userID: "u")
    #expect(row.type == "party")
    #expect(EventRules.SchoolChoice(stored: "none") == .none)
    #expect(EventRules.SchoolChoice(stored: "other") == .other)
    #expect(EventRules.SchoolChoice(stored: "add_new") == .addNew)
    #expect(EventRules.SchoolChoice(stored: "7") == .school(id: "7"))
  }

  @Test func schools() {
    func meets(_ type: String, _ value: JSONValue) -> Bool {
      MatchingRules.match(
        of: MatchingRules.SchoolListEntry(id: "1", name: "A"),
        with: [PreferenceRules.SchoolPreference(type: type, value: value)], home: nil
      ).missedTypes.isEmpty
    }
    #expect(!meets("mascot", "Owl") && !meets("Division", ["D1"]) && meets("school_size", "tiny"))
    #expect(Division(name: "d1") == .d1 && Division(name: "D4") == nil)
    for division in [nil, .naia, .juco] as [Division?] {
      #expect(!DivisionRecommendation(currentDivision: division, fitScore: 10).suggestsOthers)
    }
  }

  @Test func preferencesAndCodes() {
    let stored: JSONValue = ["preferences": [["category": "Food"]]]
    let school = PreferenceRules.school(from: stored, now: Self.now)
    #expect(school?.preferences.map(\.category) == [.custom])
    #expect(PreferenceRules.player(from: ["bats": " L "])?.bats == .left)
    let player = PreferenceRules.player(from: ["bats": "left"])
    #expect(player != nil && player?.bats == nil)
    let dashboard = PreferenceRules.dashboard(from: [
      "leftColumn": [["id": "clock"]], "rightColumn": [],
    ])
    #expect(dashboard?.leftColumn == [])
    let file = PreferenceRules.FileToUpload(name: "a.pdf", mimeType: "application/pdf", size: 1)
    #expect(PreferenceRules.documentError(in: file, type: nil) == "Invalid document type")
    #expect(CodeRules.serverVerdict(onHandle: "a b", platform: nil) == .valid("a b"))
    #expect(CodeRules.serverVerdict(onHandle: "", platform: nil) == .invalid("Handle is required"))
    #expect(CodeRules.timeZone(ofState: "Ohio") == nil)
    #expect(CodeRules.safeInternalPath("https://a.b", fallback: "/") == "/")
  }

  @Test func requestsAndAccess() {
    #expect(RequestRules.preferenceCategory("Player") == nil)
    #expect(RequestRules.hasRecipient(target: "User", userID: nil))
    #expect(!RequestRules.isAllowedJob("a", among: []))
    let access = RequestRules.FamilyAccess(
      userID: "1", role: RequestRules.UserRole(rawValue: "Player"))
    #expect(access.reads && !access.logsInteractions && !access.exportsInteractions)
    #expect(!access.deletesInteraction(loggedBy: "1"))
    #expect(RequestRules.Failure(status: 399) == nil)
    let blocker = DeletionRules.Blockers.Blocker(type: "pets", count: 1)
    #expect(blocker.type == "pets" && blocker.records == nil)
  }
}
