internal import CompassRules
internal import SourceJSON

/// The decisions of the specification "School Detail".
enum SchoolDetailRules {
  private typealias Texts = SchoolRules.PageText

  static let all = Rule.list(specification: "School Detail") {
    Rule(
      "school.fitBadge", "The colors and the VoiceOver label of a fit score's badge.",
      { (score: Double, tier: FitTier) -> Members in
        let style = SchoolRules.FitScoreBadge.style(tier: tier)
        return [
          "color": SchoolRules.FitScoreBadge.color(score: score), "badge": style.classNames,
          "accessibilityLabel":
            SchoolRules.FitScoreBadge.accessibilityLabel(score: score, tier: tier),
        ]
      }, "score", "tier")
    Rule(
      "school.favorite", "The star after a tap, and after its change was stored or failed.",
      { (isFavorite: Bool, isSaved: Bool?) -> Members in
        var star = SchoolRules.FavoriteToggle(isFavorite: isFavorite)
        let sent = star.toggle()
        if let isSaved { star.saved(isSaved) }
        return [
          "sent": sent, "isFavorite": star.isFavorite, "isSaving": star.isSaving,
          "symbol": star.symbol.rawValue, "color": star.color,
          "accessibilityLabel": star.accessibilityLabel,
        ]
      }, "isFavorite", "saved")
    Rule(
      "school.statusHistory", "The titles of status changes, the newest first.",
      { (changes: [StatusRules.Change]) in StatusRules.Change.timeline(changes).map(\.title) },
      "changes")
    Rule(
      "school.coachPanel", "The coaches that the panel shows.",
      { (coaches: [CoachRules.ListEntry]) in Texts.panel(coaches).map(\.id) }, "coaches")
    Rule(
      "school.information", "The rows of the section Information.",
      {
        (
          distance: String?, campusAddress: String?, baseballFacility: String?, mascot: String?,
          undergradSize: String?, website: String?, twitter: String?,
          figures: SchoolRules.CollegeFigures?
        ) -> [Members] in
        let information = SchoolRules.Information(
          distance: distance, campusAddress: campusAddress, baseballFacility: baseballFacility,
          mascot: mascot, undergradSize: undergradSize, website: website, twitterHandle: twitter,
          figures: figures)
        return information.rows.map { row in
          [
            "label": row.field.label, "text": row.text,
            "scorecard": row.field.isFromScorecard,
          ]
        }
      }, "distance", "address", "baseballFacility", "mascot", "undergradSize", "website",
      "twitterHandle", "academicInfo")
    Rule(
      "school.pageTexts", "The words of a school's page, where something may be missing.",
      { (name, location, notes, philosophy, status: String) -> Members in
        [
          "initials": Texts.initials(of: name), "location": Texts.location(location),
          "notes": Texts.notes(notes), "philosophy": Texts.philosophy(philosophy),
          "statusLabel": Texts.statusLabel(StoredWord(status)),
        ]
      }, "name", "location", "notes", "philosophy", .or("status", "interested"))
    Rule(
      "school.sections", "The sections of a school's page that have content.",
      {
        (
          figures: SchoolRules.CollegeFigures?, home: SchoolRules.CollegeFigures?,
          fitScore: Double?, division: String?, website: String?, twitter: String?
        ) -> Members in
        let sections = SchoolRules.Sections(
          figures: figures,
          home: home.flatMap { GeoLocation(latitude: $0.latitude, longitude: $0.longitude) },
          fitScore: fitScore, division: division, website: website, twitterHandle: twitter)
        return [
          "map": sections.showsMap, "distance": sections.distance, "fit": sections.showsFit,
          "divisions": sections.showsDivisionRecommendation,
          "scorecard": sections.showsScorecard, "contact": sections.showsContact,
        ]
      }, "academicInfo", "home", "fitScore", "division", "website", "twitterHandle")
    Rule(
      "school.sharedDocuments", "The documents that are shared with a school.",
      { (documents: [SchoolRules.Document], school) in
        SchoolRules.Document.shared(documents, with: school).map(\.id)
      }, "documents", "schoolId")
    Rule(
      "section.editor", "A section of a page after steps of editing.",
      { (stored, steps: [[String]]) throws(RuleError) -> Members in
        var editor = SectionEditor<String>(stored)
        for step in steps {
          switch step.first {
          case "edit": editor.edit()
          case "enter": editor.edited = step.last ?? ""
          case "cancel": editor.cancel()
          case "save": _ = editor.save()
          case "saved": editor.saved(true)
          case "failed": editor.saved(false)
          default:
            throw .arguments(
              "the argument \"steps\" names save, edit, enter, cancel, failed and saved")
          }
        }
        return [
          "mode": "\(editor.mode)", "stored": editor.stored, "edited": editor.edited,
          "error": editor.error, "unsaved": editor.hasUnsavedChanges,
        ]
      }, "stored", "steps")
    Rule(
      "scorecard.request", "The request for a school's public data, or an error.",
      { (name: String, key: String?) throws(SchoolRules.ScorecardError) -> Members in
        let request = try SchoolRules.ScorecardRequest(schoolName: name, apiKey: key)
        return ["address": request.address, "cacheKey": request.cacheKey]
      }, .example("schoolName", "University of Texas"), .example("apiKey", "key"))
    Rule(
      "scorecard.response", "The data that are taken from an answer, or an error.",
      {
        (status: Int, schools: [SchoolRules.ScorecardResponse.School]?)
          throws(SchoolRules.ScorecardError) -> Members in
        if let error = SchoolRules.ScorecardError(status: status) { throw error }
        guard let schools else { throw .invalidResponse }
        return members(of: try SchoolRules.ScorecardResponse(results: schools).college())
      }, .or("status", 200), "results")
  }

  private static func members(of data: SchoolRules.CollegeData) -> Members {
    let figures = data.figures
    return [
      "id": data.id, "name": data.name, "website": data.website, "address": data.address,
      "city": data.city, "state": data.state,
      "figures": [
        "studentSize": figures.studentSize, "carnegieSize": figures.carnegieSize,
        "admissionRate": figures.admissionRate, "tuitionInState": figures.tuitionInState,
        "tuitionOutOfState": figures.tuitionOutOfState, "latitude": figures.latitude,
        "longitude": figures.longitude,
      ] as Members,
    ]
  }
}

extension SchoolRules.ScorecardError: RuleFailure {
  func result() throws(RuleError) -> JSONValue { ["error": .text(message)] }
}
