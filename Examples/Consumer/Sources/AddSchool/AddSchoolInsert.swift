import CompassValidation

/// A new row of `schools`.
public struct AddSchoolInsert: Encodable, Hashable, Sendable {
  /// Trimmed.
  public var name: String
  /// Without tags, trimmed.
  public var location: String?
  /// The level.
  public var division: Division?
  /// Without tags, trimmed.
  public var conference: String?
  /// With a scheme.
  public var website: String?
  /// Without a leading `@`.
  public var twitterHandle: String?
  /// Without a leading `@`.
  public var instagramHandle: String?
  /// Sanitized HTML.
  public var notes: String?
  /// The status of the recruiting.
  public var status: SchoolStatus
  /// The data owner's id.
  public var userID: String
  /// The family's id.
  public var familyUnitID: String

  private enum CodingKeys: String, CodingKey {
    case name, location, division, conference, website
    case twitterHandle = "twitter_handle"
    case instagramHandle = "instagram_handle"
    case notes, status
    case userID = "user_id"
    case familyUnitID = "family_unit_id"
  }

  /// Writes all columns, with null for empty ones.
  public func encode(to encoder: any Encoder) throws {
    var row = encoder.container(keyedBy: CodingKeys.self)
    try row.encode(name, forKey: .name)
    try row.encode(location, forKey: .location)
    try row.encode(division, forKey: .division)
    try row.encode(conference, forKey: .conference)
    try row.encode(website, forKey: .website)
    try row.encode(twitterHandle, forKey: .twitterHandle)
    try row.encode(instagramHandle, forKey: .instagramHandle)
    try row.encode(notes, forKey: .notes)
    try row.encode(status, forKey: .status)
    try row.encode(userID, forKey: .userID)
    try row.encode(familyUnitID, forKey: .familyUnitID)
  }
}
