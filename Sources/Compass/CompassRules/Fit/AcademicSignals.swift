internal import JSPrimitives

extension FitRules {
  /// An athlete's test scores.
  public struct TestScores: Sendable, Hashable, Decodable {
    /// The SAT score; 0 is unknown.
    public var sat: Double?
    /// The ACT score; 0 is unknown.
    public var act: Double?

    /// Creates scores; nil is unknown.
    public init(sat: Double? = nil, act: Double? = nil) {
      self.sat = sat
      self.act = act
    }

    private enum CodingKeys: String, CodingKey {
      case sat = "sat_score"
      case act = "act_score"
    }
  }

  /// The test scores and the admission rate of a school.
  public struct AdmissionFacts: Sendable, Hashable, Decodable {
    /// The 25th percentile of the SAT scores.
    public var sat25th: Double?
    /// The 75th percentile of the SAT scores.
    public var sat75th: Double?
    /// The 25th percentile of the ACT scores.
    public var act25th: Double?
    /// The 75th percentile of the ACT scores.
    public var act75th: Double?
    /// The share of applicants who are admitted, 0 to 1.
    public var admissionRate: Double?

    /// Creates facts; nil is unknown, and a percentile of 0 is a number.
    public init(
      sat25th: Double? = nil, sat75th: Double? = nil, act25th: Double? = nil,
      act75th: Double? = nil, admissionRate: Double? = nil
    ) {
      self.sat25th = sat25th
      self.sat75th = sat75th
      self.act25th = act25th
      self.act75th = act75th
      self.admissionRate = admissionRate
    }

    private enum CodingKeys: String, CodingKey {
      case sat25th = "sat_25th"
      case sat75th = "sat_75th"
      case act25th = "act_25th"
      case act75th = "act_75th"
      case admissionRate = "admission_rate"
    }
  }

  /// The place of a test score in a school's range.
  public enum TestStrength: String, Codable, CaseIterable, Sendable, Hashable {
    /// At or above the 75th percentile.
    case above
    /// At or above the 25th percentile.
    case inRange = "in-range"
    /// Below the 25th percentile.
    case below
    /// Without a score or without a range.
    case unknown
  }

  /// The comparison of one test score with a school's range.
  public struct TestSignal: Sendable, Hashable {
    /// The middle half of a school's scores.
    public struct Range: Sendable, Hashable, Encodable {
      /// The 25th percentile.
      public let low: Double
      /// The 75th percentile. It can be below the other one: the rule doesn't order them.
      public let high: Double
    }

    /// The name of the test: "SAT" or "ACT".
    public let label: String
    /// The athlete's score as it was given; nil without one.
    public let athleteValue: Double?
    /// The school's range; nil unless both percentiles are known.
    public let schoolRange: Range?
    /// The place of the score in the range.
    public let strength: TestStrength
    /// The sentence below the signal, with a key such as `fit.test.above`, and the parameters `test`, `score`, `low` and
    /// `high`.
    public let explanationText: FormMessage

    init(_ label: String, score: Double?, low: Double?, high: Double?) {
      self.label = label
      athleteValue = score
      if let low, let high { schoolRange = Range(low: low, high: high) } else { schoolRange = nil }
      (strength, explanationText) = Self.judgement(label, score.nonzero, schoolRange)
    }

    /// The sentence below the signal.
    public var explanation: String { explanationText.english }

    private static func judgement(
      _ label: String, _ score: Double?, _ range: Range?
    ) -> (TestStrength, FormMessage) {
      var parameters: [String: FormMessage.Parameter] = ["test": .text(label)]
      guard let score else {
        return (
          .unknown,
          FormMessage("fit.test.noScore", parameters, "Add your \(label) score to your profile.")
        )
      }
      parameters["score"] = .init(score)
      guard let range else {
        return (
          .unknown,
          FormMessage(
            "fit.test.noRange", parameters, "No \(label) data available for this school.")
        )
      }
      parameters["low"] = .init(range.low)
      parameters["high"] = .init(range.high)
      let (strength, words): (TestStrength, String) =
        score >= range.high
        ? (.above, "is above their 75th percentile")
        : score >= range.low
          ? (.inRange, "falls within their typical range")
          : (.below, "is below their 25th percentile")
      let rangeText = "(\(JSNumber.string(range.low))–\(JSNumber.string(range.high)))"
      return (
        strength,
        FormMessage(
          "fit.test." + strength.rawValue, parameters,
          "Your \(label) of \(JSNumber.string(score)) \(words) \(rangeText).")
      )
    }
  }

  /// The two signals of how an athlete's test scores suit a school.
  public struct AcademicSignals: Sendable, Hashable {
    /// The comparison of the SAT scores.
    public let sat: TestSignal
    /// The comparison of the ACT scores.
    public let act: TestSignal
    /// The share of applicants who are admitted, as it was given.
    public let admissionRate: Double?
    /// Whether one of the 25th percentiles is known and not 0. A range from 0 is compared all the
    /// same.
    public let hasSchoolData: Bool

    /// The number of signals that are not unknown, 0 to 2.
    public var availableSignals: Int { [sat, act].count { $0.strength != .unknown } }
  }

  /// Returns the comparison of an athlete's test scores with a school's.
  ///
  /// Restates `fit.academicSignals`. A score at a percentile belongs to the better side, and the
  /// 75th percentile is asked first, so a score within an inverted range is above it. Since
  /// 2026-08.
  public static func academicSignals(
    of athlete: TestScores, at school: AdmissionFacts
  ) -> AcademicSignals {
    AcademicSignals(
      sat: TestSignal("SAT", score: athlete.sat, low: school.sat25th, high: school.sat75th),
      act: TestSignal("ACT", score: athlete.act, low: school.act25th, high: school.act75th),
      admissionRate: school.admissionRate,
      hasSchoolData: school.sat25th.nonzero != nil || school.act25th.nonzero != nil)
  }

  /// Returns a share of 0 to 1 as a whole percentage such as "57%", halves upward.
  ///
  /// Restates `fit.admissionRateText`. The product is rounded as a double: 0.575 gives 57, because
  /// 0.575 * 100 is below 57.5. NaN gives "NaN%". Since 2026-08.
  public static func admissionRateText(_ rate: Double) -> String {
    JSNumber.string(JSNumber.rounded(rate * 100)) + "%"
  }
}
