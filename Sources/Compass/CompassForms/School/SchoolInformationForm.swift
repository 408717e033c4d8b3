public import CompassModels
internal import SchemaModel
public import SourceJSON
internal import Validation

/// The section "Information" of a school while it is edited.
///
/// Specification "School Detail", 2 Edit Information and Appendix A. It states no rule for a field; an
/// emptied one is stored as null, which hides it (8 Data Errors).
public struct SchoolInformationForm: ValidatedForm {
  public typealias Submission = SchoolInformationUpdate

  /// The fields in their order on the page.
  public enum Field: String, FormField {
    case address
    case baseballFacilityAddress = "baseball_facility_address"
    case mascot
    case undergradSize = "undergrad_size"
    case distanceFromHome = "distance_from_home"
    case website
    case twitterHandle = "twitter_handle"
    case instagramHandle = "instagram_handle"
  }

  /// The academic data that the form's part of it is merged into.
  private var academicInfo = AcademicInfo()
  public var address = ""
  public var baseballFacilityAddress = ""
  public var mascot = ""
  public var undergradSize = ""
  /// In miles.
  public var distanceFromHome: Double?
  public var website = ""
  public var twitterHandle = ""
  public var instagramHandle = ""

  /// The form filled with a school's data.
  public init(editing school: School) {
    academicInfo = school.academicInfo ?? academicInfo
    address = academicInfo.address ?? ""
    baseballFacilityAddress = academicInfo.baseballFacilityAddress ?? ""
    mascot = academicInfo.mascot ?? ""
    undergradSize = academicInfo.undergradSize ?? ""
    distanceFromHome = academicInfo.distanceFromHome
    website = school.website ?? ""
    twitterHandle = school.twitterHandle ?? ""
    instagramHandle = school.instagramHandle ?? ""
  }

  public static let rules = FormRules<Field>(.schoolInformationForm)

  public var payload: JSONObject {
    JSONObject { (field: Field) in
      switch field {
      case .address: JSONValue(address)
      case .baseballFacilityAddress: JSONValue(baseballFacilityAddress)
      case .mascot: JSONValue(mascot)
      case .undergradSize: JSONValue(undergradSize)
      case .distanceFromHome: distanceFromHome.map { .number($0) } ?? .null
      case .website: JSONValue(website)
      case .twitterHandle: JSONValue(twitterHandle)
      case .instagramHandle: JSONValue(instagramHandle)
      }
    }
  }

  /// Besides the fields the payload may have `academic_info`, what is stored so far.
  public init(payload: JSONObject, defaults: FormDefaults) {
    if let stored = try? payload["academic_info"]?.decode(AcademicInfo.self) {
      academicInfo = stored
    }
    address = payload.text(Field.address)
    baseballFacilityAddress = payload.text(Field.baseballFacilityAddress)
    mascot = payload.text(Field.mascot)
    undergradSize = payload.text(Field.undergradSize)
    distanceFromHome = payload.number(Field.distanceFromHome)
    website = payload.text(Field.website)
    twitterHandle = payload.text(Field.twitterHandle)
    instagramHandle = payload.text(Field.instagramHandle)
  }

  public var isSubmittable: Bool { true }

  /// What is updated: the form's part of the academic data merged into the rest of it.
  public func submission(by author: FormAuthor) -> FormOutcome<SchoolInformationForm> {
    let errors = validate()
    guard errors.isEmpty else { return FormOutcome(errors) }
    let payload = payload
    func text(_ field: Field) -> String? { Self.rules.text(of: field, in: payload) }
    var academicInfo = academicInfo
    academicInfo.address = text(.address)
    academicInfo.baseballFacilityAddress = text(.baseballFacilityAddress)
    academicInfo.mascot = text(.mascot)
    academicInfo.undergradSize = text(.undergradSize)
    academicInfo.distanceFromHome = distanceFromHome
    return .ready(
      SchoolInformationUpdate(
        academicInfo: academicInfo, website: text(.website), twitterHandle: text(.twitterHandle),
        instagramHandle: text(.instagramHandle)))
  }
}

/// New values for a row of `schools`: its information.
public struct SchoolInformationUpdate: Codable, Hashable, Sendable {
  public var academicInfo: AcademicInfo
  public var website: String?
  public var twitterHandle: String?
  public var instagramHandle: String?

  private enum CodingKeys: String, CodingKey {
    case academicInfo = "academic_info"
    case website
    case twitterHandle = "twitter_handle"
    case instagramHandle = "instagram_handle"
  }
}

extension ZodSchema {
  /// No field is required, and the distance is a number.
  static let schoolInformationForm = ZodSchema.object {
    Field("address", .freeText)
    Field("baseball_facility_address", .freeText)
    Field("mascot", .freeText)
    Field("undergrad_size", .freeText)
    Field("distance_from_home", .number().emptyAsNull())
    Field("website", .freeText)
    Field("twitter_handle", .freeText)
    Field("instagram_handle", .freeText)
  }
}
