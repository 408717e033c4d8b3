public import CompassModels
public import CompassRules
internal import SchemaModel
public import SourceJSON

extension School {
  /// The two lists of a school and the inputs under them.
  ///
  /// Specification "School Detail", 2 Add Pro/Con and 8 User Errors: the button is disabled while its
  /// input is empty, and adding a text clears the input.
  public struct ProsAndConsForm: SchoolSectionForm, RecordForm {
    /// The record whose rows the form changes.
    public typealias Record = School

    /// The inputs.
    public enum Field: String, FormField {
      /// The input under the pros.
      case newPro = "new_pro"
      /// The input under the cons.
      case newCon = "new_con"
    }

    /// The listed texts.
    public private(set) var lists = SchoolRules.ProsAndCons(pros: [], cons: [])
    /// The text to add to the pros.
    public var newPro = ""
    /// The text to add to the cons.
    public var newCon = ""

    /// Creates a form with a school's lists.
    public init(editing school: School) {
      lists = SchoolRules.ProsAndCons(pros: school.pros, cons: school.cons)
    }

    /// Whether the button beside an input is enabled: the input isn't only white space.
    public func canAdd(to side: SchoolRules.ProsAndCons.Side) -> Bool {
      SchoolRules.ProsAndCons.canAdd(input(of: side))
    }

    /// Adds the text of an input, after a tap on its button or the return key.
    public mutating func add(to side: SchoolRules.ProsAndCons.Side) {
      guard canAdd(to: side) else { return }
      lists.add(input(of: side), to: side)
      switch side {
      case .pro: newPro = ""
      case .con: newCon = ""
      }
    }

    /// Removes a listed text, after a tap on its button.
    public mutating func remove(at index: Int, from side: SchoolRules.ProsAndCons.Side) {
      lists.remove(at: index, from: side)
    }

    private func input(of side: SchoolRules.ProsAndCons.Side) -> String {
      switch side {
      case .pro: newPro
      case .con: newCon
      }
    }

    private init() {}

    /// The inputs with their names.
    public static let table = FormTable(
      ProsAndConsForm(),
      [
        .field("new_pro", \.newPro, .app.freeText),
        .field("new_con", \.newCon, .app.freeText),
      ])

    /// Creates the form that a payload describes. Besides the inputs, the payload may have the lists,
    /// `pros` and `cons`.
    public init(payload: JSONObject, defaults: FormDefaults) {
      self.init()
      fill(from: payload)
      func texts(_ value: JSONValue?) -> [String] {
        value?.elements?.compactMap { $0.string } ?? []
      }
      lists = SchoolRules.ProsAndCons(pros: texts(payload["pros"]), cons: texts(payload["cons"]))
    }

    /// Whether there is something to add.
    public var isSubmittable: Bool { SchoolRules.ProsAndCons.Side.allCases.contains(where: canAdd) }

    /// Returns the update: the lists, with the texts of the inputs added.
    public func submission(by author: FormAuthor) -> FormOutcome<ProsAndConsForm> {
      let errors = validate()
      guard errors.isEmpty else { return FormOutcome(errors) }
      guard isSubmittable else { return .incomplete }
      var added = self
      for side in SchoolRules.ProsAndCons.Side.allCases { added.add(to: side) }
      func texts(_ list: [String]) -> JSONValue { .array(list.map { JSONValue($0) }) }
      return outcome(["pros": texts(added.lists.pros), "cons": texts(added.lists.cons)])
    }
  }
}
