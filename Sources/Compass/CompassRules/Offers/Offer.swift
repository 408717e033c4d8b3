public import SourceJSON

extension OfferRules {
  /// An offer, with the columns that the offers page reads.
  public struct Offer: Sendable, Hashable, Identifiable, Decodable {
    /// The unique id.
    public var id: String
    /// The school's id.
    public var schoolID: String?
    /// The word of the status, such as `pending`.
    public var status: String?
    /// The word of the kind, such as `full_ride`.
    public var kind: String?
    /// The day of the offer as stored, `YYYY-MM-DD`.
    public var offerDate: String?
    /// The day of the deadline as stored, `YYYY-MM-DD`.
    public var deadlineDate: String?
    /// The scholarship in dollars.
    public var scholarshipAmount: Double?
    /// The scholarship in percent of the costs.
    public var scholarshipPercentage: Double?
    /// Further columns by name. Only an order by such a column reads them.
    public var otherColumns: [String: JSONValue]

    /// Creates an offer.
    public init(
      id: String, schoolID: String? = nil, status: String? = nil, kind: String? = nil,
      offerDate: String? = nil, deadlineDate: String? = nil, scholarshipAmount: Double? = nil,
      scholarshipPercentage: Double? = nil, otherColumns: [String: JSONValue] = [:]
    ) {
      self.id = id
      self.schoolID = schoolID
      self.status = status
      self.kind = kind
      self.offerDate = offerDate
      self.deadlineDate = deadlineDate
      self.scholarshipAmount = scholarshipAmount
      self.scholarshipPercentage = scholarshipPercentage
      self.otherColumns = otherColumns
    }

    private enum CodingKeys: String, CodingKey {
      case id, status
      case schoolID = "school_id"
      case kind = "offer_type"
      case offerDate = "offer_date"
      case deadlineDate = "deadline_date"
      case scholarshipAmount = "scholarship_amount"
      case scholarshipPercentage = "scholarship_percentage"
    }

    /// Reads a row of the table. All of its columns are among ``otherColumns``, as the names of those
    /// without a property are unknown.
    public init(from decoder: any Decoder) throws {
      let row = try decoder.container(keyedBy: CodingKeys.self)
      self.init(
        id: try row.decode(String.self, forKey: .id),
        schoolID: try row.decodeIfPresent(String.self, forKey: .schoolID),
        status: try row.decodeIfPresent(String.self, forKey: .status),
        kind: try row.decodeIfPresent(String.self, forKey: .kind),
        offerDate: try row.decodeIfPresent(String.self, forKey: .offerDate),
        deadlineDate: try row.decodeIfPresent(String.self, forKey: .deadlineDate),
        scholarshipAmount: try row.decodeIfPresent(Double.self, forKey: .scholarshipAmount),
        scholarshipPercentage: try row.decodeIfPresent(
          Double.self, forKey: .scholarshipPercentage),
        otherColumns: (try? decoder.singleValueContainer().decode([String: JSONValue].self)) ?? [:])
    }
  }
}
