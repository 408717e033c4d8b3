internal import JSPrimitives

extension OfferRules {
  /// The figures of the scholarship calculator, in dollars.
  ///
  /// Restates `offer.scholarship`.
  public struct ScholarshipPlan: Sendable, Hashable {
    /// The costs of a year.
    public var annualCost: Double
    /// The scholarship of a year; if it isn't above 0, the percentage counts.
    public var scholarshipAmount: Double
    /// The scholarship in percent of the costs.
    public var scholarshipPercentage: Double
    /// Other aid in a year.
    public var additionalAid: Double
    /// The number of years.
    public var years: Double

    /// Creates a plan, by default for four years of 60,000 dollars without a scholarship.
    public init(
      annualCost: Double = 60_000, scholarshipAmount: Double = 0,
      scholarshipPercentage: Double = 0, additionalAid: Double = 0, years: Double = 4
    ) {
      self.annualCost = annualCost
      self.scholarshipAmount = scholarshipAmount
      self.scholarshipPercentage = scholarshipPercentage
      self.additionalAid = additionalAid
      self.years = years
    }

    /// The scholarship of a year: the amount, else the percentage of the costs.
    public var annualScholarship: Double {
      if scholarshipAmount > 0 { return scholarshipAmount }
      return scholarshipPercentage > 0 ? annualCost * scholarshipPercentage / 100 : 0
    }

    /// The costs of a year that remain; negative if the aid is more.
    public var annualNetCost: Double { annualCost - annualScholarship - additionalAid }
    /// The scholarship of all years.
    public var totalScholarship: Double { annualScholarship * years }
    /// The costs of all years that remain.
    public var totalNetCost: Double { annualNetCost * years }
    /// The costs that remain as they are shown, such as "$160,800".
    public var totalNetCostText: String { OfferRules.currencyText(totalNetCost) }

    /// The percentage that is saved with the offer: the given one if it is above 0, else that of the amount, to two
    /// decimals; not finite for costs of 0.
    public var savedPercentage: Double {
      scholarshipPercentage > 0
        ? scholarshipPercentage
        : JSNumber.rounded(annualScholarship / annualCost * 100 * 100) / 100
    }
  }
}
