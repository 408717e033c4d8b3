import CompassValidation
import Testing

/// The snippets of the articles on the pages of coaches, interactions and schools, and on access.
@Suite struct PageArticlesTests {
  @Test func coachesAreListed() throws {
    let print = Snippet("CoachesAndResponsiveness", 1)
    let list = CoachRules.List(
      [
        CoachRules.ListEntry(id: "1", firstName: "Lee", lastName: "Zorn", role: .init(.head)),
        CoachRules.ListEntry(
          id: "2", firstName: "Dana", lastName: "Cole", role: .init(.assistant),
          responsivenessScore: 80),
        CoachRules.ListEntry(
          id: "3", firstName: "Kim", lastName: "Abbot", role: .init(.assistant),
          responsivenessScore: 40),
      ])
    var filters = CoachRules.Filters(role: .init(.assistant))
    let now = Date(timeIntervalSince1970: 1_770_562_800)
    func names() -> [String] {
      list.filtered(by: filters, sortedBy: .name, now: now, clock: .utc).map(\.fullName)
    }
    print(names())  // ["Kim Abbot", "Dana Cole"]
    filters.responsiveness = .init(.high)
    print(names(), filters.activeCount)  // ["Dana Cole"] 2
    filters.clear()
    filters.search = "ZO"
    print(names())  // ["Lee Zorn"]
    try print.expectPublished()
  }

  @Test func responsivenessIsScored() throws {
    let print = Snippet("CoachesAndResponsiveness", 2)
    let score = CoachRules.ResponsivenessScore(outbound: 3, inbound: 2)
    print(score.percentText, "-", score.label)  // 67% Responsive - Responsive
    print(score.badge.classNames, score.barColor.name)  // bg-blue-100 text-blue-700 amber-500
    let ways = CoachRules.ContactChannel.available(
      for: .init(
        email: "dana@club.org", phone: "(555) 123-4567", twitterHandle: nil, instagramHandle: ""))
    print(ways.map(\.address))
    // ["mailto:dana@club.org", "sms:5551234567", "tel:5551234567"]
    try print.expectPublished()
  }

  @Test func aFileIsChecked() throws {
    let print = Snippet("InteractionsAndExports", 1)
    let photo = InteractionRules.Attachment(
      name: "my swing.png", mimeType: "image/png", byteCount: 11_010_048)
    print(photo.refusal()?.message() ?? "taken")  // File exceeds 10MB limit
    print(photo.refusal(source: .web)?.message(source: .web) ?? "taken")
    // File too large (10.5MB). Maximum: 10MB
    let sheet = InteractionRules.Attachment(
      name: "stats.xls", mimeType: "application/vnd.ms-excel", byteCount: 2_000)
    print(sheet.refusal()?.message() ?? "taken")  // Accepted: images, PDF, DOC, DOCX, TXT
    print(sheet.refusal(source: .web)?.message(source: .web) ?? "taken")  // taken
    let now = Date(timeIntervalSince1970: 1_770_562_800)
    print(photo.storagePath(interactionID: "42", now: now))  // interactions/42/my swing.png
    print(photo.encodedStoragePath(interactionID: "42", now: now, source: .web))
    // interactions/42/1770562800000-my%20swing.png
    try print.expectPublished()
  }

  @Test func anInteractionIsExported() throws {
    let print = Snippet("InteractionsAndExports", 2)
    let call = InteractionRules.Record(
      type: .init(.phoneCall), direction: .init(.inbound),
      details: .init(content: "Asked for my schedule"),
      contactDate: Date(timeIntervalSince1970: 1_770_562_800))
    let export = InteractionRules.Export(
      call, schoolName: "Hilltop", coachName: "Dana Cole", clock: .utc)
    print(export.sharedText)
    // Field,Value
    // "Subject","Phone Call"
    // "Type","Phone Call"
    // "Direction","Inbound"
    // "Sentiment","N/A"
    // "School","Hilltop"
    // "Coach","Dana Cole"
    // "Date","Feb 8, 2026 at 3:00 PM"
    // "Content","Asked for my schedule"
    // "Attachments","0"
    print(export.fileName)  // interaction-export.csv
    try print.expectPublished()
  }

  @Test func aCoachGotInTouch() throws {
    let print = Snippet("InteractionsAndExports", 3)
    let alert = InteractionRules.InboundAlert(
      interactionID: "42", type: .init(.phoneCall), direction: .init(.inbound),
      coach: ("Dana", "Cole"), userID: "ana", alertsEnabled: true,
      now: Date(timeIntervalSince1970: 1_770_562_800))
    print(alert?.title ?? "none")  // New Contact from Dana Cole
    print(alert?.message ?? "none")
    // Dana Cole reached out via phone_call. View the interaction to see details.
    print(alert?.scheduledFor.timeIntervalSince1970 ?? 0)  // 1770562800.0
    try print.expectPublished()
  }

  @Test func aSchoolIsDescribed() throws {
    let print = Snippet("SchoolsAndScorecard", 1)
    print(SchoolRules.Size(studentSize: 40_804)?.displayName ?? "none")  // Very Large
    print(SchoolRules.Figures.admissionRate(0.32), SchoolRules.Figures.tuition(10_824))
    // 32% $10,824
    let home = GeoLocation(latitude: 33.749, longitude: -84.388)
    let school = GeoLocation(latitude: 30.2849, longitude: -97.7341)
    print(GeoLocation.distanceText(home: home, school: school) ?? "none")  // 817 miles
    let figures = SchoolRules.CollegeFigures(studentSize: 40_804, admissionRate: 0.32)
    let information = SchoolRules.Information(
      mascot: "Bevo", website: "utexas.edu", figures: figures)
    print(information.rows.map { "\($0.field.label): \($0.text)" })
    // ["Mascot: Bevo", "Website: utexas.edu", "Students: 40,804", "Admission Rate: 32%"]
    print(SchoolRules.PageText.initials(of: "Georgia Tech"))  // GT

    var star = SchoolRules.FavoriteToggle(isFavorite: false)
    print(star.toggle() ?? false, star.symbol.rawValue)  // true star.fill
    star.saved(false)
    print(star.isFavorite)  // false
    try print.expectPublished()
  }

  @Test func theScorecardIsAsked() throws {
    let print = Snippet("SchoolsAndScorecard", 2)
    do {
      _ = try SchoolRules.ScorecardRequest(schoolName: "UT", apiKey: "key")
    } catch {
      print(error.message)  // School name must be at least 3 characters
    }
    let request = try SchoolRules.ScorecardRequest(schoolName: " Hilltop College ", apiKey: "key")
    print(request.cacheKey)  // hilltop college
    print(SchoolRules.ScorecardError(status: 429)?.message ?? "none")
    // Too many requests to College Scorecard API

    var found = SchoolRules.ScorecardResponse.School(id: 7, name: "Hilltop College")
    found.studentSize = 4_100
    found.address = "hilltop.edu"
    let college = try SchoolRules.ScorecardResponse(results: [found]).college()
    print(college.website ?? "none")  // hilltop.edu
    let known = SchoolRules.CollegeFigures(studentSize: 4_000, admissionRate: 0.61)
    let merged = known.merging(college.figures)
    print(merged.studentSize ?? 0, merged.admissionRate ?? 0)  // 4100.0 0.61
    try print.expectPublished()
  }

  @Test func rolesDecideWhatIsShown() throws {
    let print = Snippet("AccessAndDeletion", 1)
    let athlete = RequestRules.FamilyAccess(userID: "ana", role: .player)
    let father = RequestRules.FamilyAccess(userID: "leo", role: .parent)
    print(athlete.logsInteractions, father.logsInteractions)  // true false
    print(athlete.deletesInteraction(loggedBy: "ana"))  // true
    print(father.reads, father.exportsInteractions)  // true false
    print(RequestRules.Failure(status: 401)?.recovery ?? .stay)  // signIn
    print(RequestRules.Failure.timedOut.message(on: .addCoach) ?? "none")  // Connection timed out
    try print.expectPublished()
  }

  @Test func aRecordIsDeleted() throws {
    let print = Snippet("AccessAndDeletion", 2)
    var deletion = DeletionRules.SmartDeletion(.coach)
    deletion.simpleFailed("update violates foreign key constraint")
    print(deletion.step)  // deleteCascading
    print(deletion.cascadePath(id: "42"))  // /api/coaches/42/cascade-delete
    deletion.cascadeEnded(
      DeletionRules.CascadeResponse(success: true, deleted: ["interactions": 2]))
    if case .finished(let message) = deletion.step { print(message) }
    // Coach and 2 interactions deleted
    print(deletion.isRecordDeleted)  // true
    try print.expectPublished()
  }
}
