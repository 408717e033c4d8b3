internal import JSPrimitives

extension FitRules {
  /// An athlete's wishes for a college.
  public struct PersonalWishes: Sendable, Hashable, Decodable {
    /// The athlete's home state as it is stored, such as "GA"; compared as it is, case included.
    public var homeState: String?
    /// The size the athlete prefers as it is stored: the raw value of a `CampusSize`, case included.
    public var campusSize: String?
    /// The weight of the cost as it is stored: the raw value of a `CostSensitivity`, case included.
    public var costSensitivity: String?

    /// Creates wishes; nil and the empty text are unknown.
    public init(
      homeState: String? = nil, campusSize: String? = nil, costSensitivity: String? = nil
    ) {
      self.homeState = homeState
      self.campusSize = campusSize
      self.costSensitivity = costSensitivity
    }

    private enum CodingKeys: String, CodingKey {
      case homeState = "school_state"
      case campusSize = "campus_size_preference"
      case costSensitivity = "cost_sensitivity"
    }
  }

  /// A school's place, size and tuition.
  public struct CampusFacts: Sendable, Hashable, Decodable {
    /// The school's state as it is stored; compared as it is.
    public var state: String?
    /// The number of students; 0 is unknown.
    public var students: Double?
    /// The tuition for athletes from other states, in dollars a year.
    public var outOfStateTuition: Double?
    /// The tuition for athletes from the school's state, in dollars a year.
    public var inStateTuition: Double?

    /// Creates facts; nil is unknown.
    public init(
      state: String? = nil, students: Double? = nil, outOfStateTuition: Double? = nil,
      inStateTuition: Double? = nil
    ) {
      self.state = state
      self.students = students
      self.outOfStateTuition = outOfStateTuition
      self.inStateTuition = inStateTuition
    }

    private enum CodingKeys: String, CodingKey {
      case state
      case students = "student_size"
      case outOfStateTuition = "tuition_out_of_state"
      case inStateTuition = "tuition_in_state"
    }

    /// The cost that the signal shows; nil if it is unknown or 0.
    ///
    /// A 0 for athletes from other states hides the other tuition.
    var cost: Double? { (outOfStateTuition ?? inStateTuition).nonzero }
  }

  /// The three signals of how a school suits an athlete's life.
  public struct PersonalSignals: Sendable, Hashable {
    /// The comparison of the two states.
    public let location: Signal
    /// The comparison of the school's size with the preferred one.
    public let campusSize: Signal
    /// The comparison of the tuition with the weight of the cost.
    public let cost: Signal

    /// The number of signals that are not unknown, 0 to 3.
    public var availableSignals: Int { [location, campusSize, cost].count(where: \.isAvailable) }
  }

  /// Returns the signals of place, size and cost.
  ///
  ///     FitRules.personalSignals(of: .init(homeState: "GA"), at: .init(state: "GA")).location.strength
  ///     // strong
  ///
  /// A word that the app does not store is an unknown signal that names it: a state that isn't two capital
  /// letters, such as "Georgia" beside "GA", or a campus size or cost sensitivity such as "Medium".
  ///
  /// Fault of the web app: it compares the tuition for athletes from other states even with an
  /// athlete of the school's own state, and falls back to the other tuition only if that one is
  /// missing.
  public static func personalSignals(
    of athlete: PersonalWishes, at school: CampusFacts
  ) -> PersonalSignals {
    let signals = webSignals(of: athlete, at: school)
    return PersonalSignals(
      location: unknownState(athlete.homeState, school.state, in: signals.location),
      campusSize: unknownWord(
        athlete.campusSize, CampusSize.self, in: signals.campusSize, as: "campus size"),
      cost: unknownWord(
        athlete.costSensitivity, CostSensitivity.self, in: signals.cost, as: "cost sensitivity"))
  }

  /// Returns the signals as the web app computes them: two unequal strings are two states, an unknown campus
  /// size matches no school, and an unknown cost sensitivity weighs as `low`.
  ///
  /// Restates `fit.personalSignals`. Since 2026-08.
  package static func webSignals(
    of athlete: PersonalWishes, at school: CampusFacts
  ) -> PersonalSignals {
    PersonalSignals(
      location: Self.location(athlete, school), campusSize: Self.campusSize(athlete, school),
      cost: Self.cost(athlete, school))
  }

  /// Returns an unknown signal instead of one that was computed from two unequal strings of which one isn't a
  /// state.
  private static func unknownState(
    _ home: String?, _ school: String?, in signal: Signal
  ) -> Signal {
    guard signal.isAvailable, home.jsText != school.jsText,
      let text = [home, school].compactMap(\.self).first(where: { !isState($0) })
    else { return signal }
    return Signal(
      signal.labelText, signal.valueText, .unknown,
      FormMessage(
        "fit.location.unknownWord", ["word": .text(text)],
        "\"\(text)\" is no state; expected two capital letters such as \"GA\"."))
  }

  /// Whether a string has the form of a stored state: two capital letters.
  private static func isState(_ text: String) -> Bool {
    text.utf8.count == 2 && text.utf8.allSatisfy { (0x41...0x5A).contains($0) }
  }

  /// Returns an unknown signal instead of one that was computed from an unknown word.
  private static func unknownWord<Word: RawRepresentable<String> & CaseIterable>(
    _ word: String?, _: Word.Type, in signal: Signal, as name: String
  ) -> Signal {
    guard let word = word.nonempty, signal.isAvailable, Word(rawValue: word) == nil else {
      return signal
    }
    let words = Word.allCases.map { "\"\($0.rawValue)\"" }.joined(separator: ", ")
    return Signal(
      signal.labelText, signal.valueText, .unknown,
      FormMessage(
        signal.labelText.key + ".unknownWord", ["word": .text(word), "words": .text(words)],
        "\"\(word)\" is no \(name); expected one of \(words)."))
  }

  /// Returns the mark on a school's tile; nil if one of the two states is unknown, or if they are unequal
  /// and one isn't two capital letters.
  ///
  /// Fault of the web app: the pages leave out the athlete's preferences for size and cost, so only
  /// the location counts. The mark is strong, a stretch or missing, but never good.
  ///
  /// - Parameters:
  ///   - homeState: the athlete's state.
  ///   - schoolState: the state in the school's academic facts.
  public static func schoolTile(
    homeState: String?, schoolState: String?
  ) -> Strength? {
    let states = [homeState, schoolState].compactMap(\.self)
    guard homeState.jsText == schoolState.jsText || states.allSatisfy(isState) else { return nil }
    return webSchoolTile(homeState: homeState, schoolState: schoolState)
  }

  /// Returns the mark as the web app computes it: two unequal strings are two states.
  ///
  /// Restates `fit.schoolTile`: the overall strength of the personal signals. Since 2026-08.
  package static func webSchoolTile(
    homeState: String?, schoolState: String?
  ) -> Strength? {
    var athlete = PersonalWishes()
    athlete.homeState = homeState
    var school = CampusFacts()
    school.state = schoolState
    let signals = webSignals(of: athlete, at: school)
    return overallPersonal(
      location: signals.location.strength, campusSize: signals.campusSize.strength,
      cost: signals.cost.strength)
  }

  private static func location(_ athlete: PersonalWishes, _ school: CampusFacts) -> Signal {
    let label = FormMessage("fit.location", "Location")
    guard let home = athlete.homeState.jsText.nonempty, let state = school.state.jsText.nonempty
    else {
      return Signal(
        label, nil, .unknown,
        FormMessage("fit.location.unknown", "Add your home state to see location fit."))
    }
    if home == state {
      return Signal(
        label, FormMessage("fit.location.inState", "In-state"), .strong,
        FormMessage(
          "fit.location.strong",
          "In-state tuition typically applies and you may have regional familiarity."))
    }
    return Signal(
      label,
      FormMessage(
        "fit.location.outOfState", ["state": .text(state.string)],
        "Out-of-state (" + state.string + ")"), .stretch,
      FormMessage(
        "fit.location.stretch",
        "Out-of-state — consider higher tuition costs and distance from home."))
  }

  private static func campusSize(_ athlete: PersonalWishes, _ school: CampusFacts) -> Signal {
    let label = FormMessage("fit.campusSize", "Campus Size")
    guard let students = school.students.nonzero else {
      return Signal(
        label, nil, .unknown,
        FormMessage(
          "fit.campusSize.unknown", "Campus size data not available for this school."))
    }
    let size = JSText(CampusSize(students: students).rawValue)
    let value = FormMessage(
      "fit.campusSize." + size.string, ["students": .init(students)],
      size.capitalizingFirstUnit().string + " (\(JSNumber.grouped(students)) students)")
    guard let preference = athlete.campusSize.jsText.nonempty else {
      return Signal(
        label, value, .unknown,
        FormMessage(
          "fit.campusSize.noPreference",
          "Add your campus size preference in your profile to see fit."))
    }
    if preference == size {
      return Signal(
        label, value, .strong,
        FormMessage(
          "fit.campusSize.\(size.string).strong",
          "Matches your " + preference.string + " campus preference."))
    }
    return Signal(
      label, value, .stretch,
      FormMessage(
        "fit.campusSize.\(size.string).\(preference.string)",
        "This is a " + size.string + " campus; you prefer " + preference.string + "."))
  }

  private static func cost(_ athlete: PersonalWishes, _ school: CampusFacts) -> Signal {
    let label = FormMessage("fit.cost", "Cost")
    guard let cost = school.cost else {
      return Signal(
        label, nil, .unknown,
        FormMessage("fit.cost.unknown", "Tuition data not available for this school."))
    }
    let value = FormMessage(
      "fit.cost.perYear", ["dollars": .init(cost)], "$\(JSNumber.grouped(cost))/yr")
    guard let sensitivity = athlete.costSensitivity.jsText.nonempty else {
      return Signal(
        label, value, .unknown,
        FormMessage(
          "fit.cost.noSensitivity", "Add your cost sensitivity in your profile to see fit."))
    }
    let (strength, explanation) = CostSensitivity.judgement(of: cost, sensitivity: sensitivity)
    return Signal(label, value, strength, explanation)
  }
}
