public import CompassModels
public import CompassRules
internal import SchemaModel
public import SourceJSON

/// The two lists of a school and the inputs under them.
///
/// Specification "School Detail", 2 Add Pro/Con and 8 User Errors: the button is off while its input is
/// empty, and an added text leaves the input empty.
public struct ProsAndConsForm: SchoolSectionForm {
  public typealias Submission = ProsAndConsUpdate

  /// The inputs.
  public enum Field: String, FormField {
    case newPro = "new_pro"
    case newCon = "new_con"
  }

  /// What is listed.
  public private(set) var lists: ProsAndCons
  public var newPro = ""
  public var newCon = ""

  /// The form filled with a school's lists.
  public init(editing school: School) {
    lists = ProsAndCons(pros: school.pros, cons: school.cons)
  }

  /// Whether the button beside an input is on: there is more in it than white space.
  public func canAdd(to side: ProsAndCons.Side) -> Bool { ProsAndCons.canAdd(input(of: side)) }

  /// The button beside an input is tapped, or return is pressed in it.
  public mutating func add(to side: ProsAndCons.Side) {
    guard canAdd(to: side) else { return }
    lists.add(input(of: side), to: side)
    switch side {
    case .pro: newPro = ""
    case .con: newCon = ""
    }
  }

  /// The button beside a listed text is tapped.
  public mutating func remove(at index: Int, from side: ProsAndCons.Side) {
    lists.remove(at: index, from: side)
  }

  private func input(of side: ProsAndCons.Side) -> String {
    switch side {
    case .pro: newPro
    case .con: newCon
    }
  }

  public static let rules = FormRules<Field>(
    .object {
      SchemaModel.Field("new_pro", .freeText)
      SchemaModel.Field("new_con", .freeText)
    })

  public var payload: JSONObject {
    JSONObject { (field: Field) in
      switch field {
      case .newPro: JSONValue(newPro)
      case .newCon: JSONValue(newCon)
      }
    }
  }

  /// Besides the inputs the payload may have the lists, `pros` and `cons`.
  public init(payload: JSONObject, defaults: FormDefaults) {
    func texts(_ value: JSONValue?) -> [String] {
      value?.elements?.compactMap { $0.text?.string } ?? []
    }
    lists = ProsAndCons(pros: texts(payload["pros"]), cons: texts(payload["cons"]))
    newPro = payload.text(Field.newPro)
    newCon = payload.text(Field.newCon)
  }

  /// Whether there is something to add.
  public var isSubmittable: Bool { ProsAndCons.Side.allCases.contains(where: canAdd) }

  /// What is updated: the lists with what the inputs hold.
  public func submission(by author: FormAuthor) -> FormOutcome<ProsAndConsForm> {
    let errors = validate()
    guard errors.isEmpty else { return FormOutcome(errors) }
    guard isSubmittable else { return .incomplete }
    var added = self
    for side in ProsAndCons.Side.allCases { added.add(to: side) }
    return .ready(ProsAndConsUpdate(pros: added.lists.pros, cons: added.lists.cons))
  }
}

/// New values for a row of `schools`: what speaks for it and against it.
public struct ProsAndConsUpdate: Codable, Hashable, Sendable {
  public var pros: [String]
  public var cons: [String]
}
