public import CompassModels
internal import SchemaModel
public import SourceJSON
internal import Validation

extension School {
  /// The form to edit the section "Information" of a school.
  ///
  /// Specification "School Detail", 2 Edit Information and Appendix A. It has no rules for the
  /// fields; an empty one is stored as null, which hides it (8 Data Errors).
  public struct InformationForm: SchoolSectionForm, RecordForm {
    /// The record whose rows the form changes.
    public typealias Record = School

    /// The fields in their order on the page.
    public enum Field: String, FormField {
      /// The street address.
      case address
      /// The address of the baseball facility.
      case baseballFacilityAddress = "baseball_facility_address"
      /// The mascot.
      case mascot
      /// The number of undergraduates.
      case undergradSize = "undergrad_size"
      /// The distance from home.
      case distanceFromHome = "distance_from_home"
      /// The address of the website.
      case website
      /// The handle on Twitter.
      case twitterHandle = "twitter_handle"
      /// The handle on Instagram.
      case instagramHandle = "instagram_handle"
    }

    /// The stored academic data, into which the form's fields are merged.
    private var academicInfo = School.AcademicInfo()
    /// The street address.
    public var address = ""
    /// The address of the baseball facility.
    public var baseballFacilityAddress = ""
    /// The mascot.
    public var mascot = ""
    /// The number of undergraduates, as text.
    public var undergradSize = ""
    /// In miles.
    public var distanceFromHome: Double?
    /// The address of the website.
    public var website = ""
    /// The handle on Twitter.
    public var twitterHandle = ""
    /// The handle on Instagram.
    public var instagramHandle = ""

    /// Creates a form with a school's data.
    public init(editing school: School) {
      academicInfo = school.academicInfo ?? academicInfo
      fill(from: academicInfo)
      fill(from: school)
    }

    private init() {}

    /// The fields with their columns. No field is required, and the distance is a number.
    public static let table = FormTable(
      InformationForm(),
      [
        .field("address", \.address, .app.freeText),
        .field("baseball_facility_address", \.baseballFacilityAddress, .app.freeText),
        .field("mascot", \.mascot, .app.freeText),
        .field("undergrad_size", \.undergradSize, .app.freeText),
        .field("distance_from_home", \.distanceFromHome, .number().app.emptyAsNull()),
        .field("website", \.website, .app.freeText),
        .field("twitter_handle", \.twitterHandle, .app.freeText),
        .field("instagram_handle", \.instagramHandle, .app.freeText),
      ])

    /// Creates the form that a payload describes. Besides the fields, the payload may have
    /// `academic_info`, the stored data.
    public init(payload: JSONObject, defaults: FormDefaults) {
      self.init()
      fill(from: payload)
      if let stored = try? payload["academic_info"]?.decode(School.AcademicInfo.self) {
        academicInfo = stored
      }
    }

    /// Returns the update: the form's fields merged into the stored academic data.
    public func submission(by author: FormAuthor) -> FormOutcome<InformationForm> {
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
      return outcome([
        "academic_info": try academicInfo.json(), "website": JSONValue(text(.website)),
        "twitter_handle": JSONValue(text(.twitterHandle)),
        "instagram_handle": JSONValue(text(.instagramHandle)),
      ])
    }
  }
}
