/// An optional column of an entity: its name in the database, and the property that holds its value.
package enum DetailColumn<Details>: Sendable {
  case text(StaticString, WritableKeyPath<Details, String?> & Sendable)
  case number(StaticString, WritableKeyPath<Details, Double?> & Sendable)

  /// The name in the database.
  package var name: String {
    switch self {
    case .text(let name, _), .number(let name, _): "\(name)"
    }
  }
}

/// The optional columns of an entity, which one table names: records, schemas' outputs, forms and the rows that rules read
/// take them from it.
package protocol DetailTable: Codable, SendableMetatype {
  /// Details without any.
  static var blank: Self { get }
  /// The columns, in the order in which rows have them.
  static var columns: [DetailColumn<Self>] { get }
}

extension DetailTable {
  /// Reads the columns of a row; one that is null or missing is nil.
  ///
  /// - Throws: `DecodingError` if the value isn't an object, or a column of another type.
  public init(from decoder: any Decoder) throws {
    self = Self.blank
    let row = try decoder.container(keyedBy: DetailName.self)
    for column in Self.columns {
      let name = DetailName(column.name)
      switch column {
      case .text(_, let property):
        self[keyPath: property] = try row.decodeIfPresent(String.self, forKey: name)
      case .number(_, let property):
        self[keyPath: property] = try row.decodeIfPresent(Double.self, forKey: name)
      }
    }
  }

  /// Writes the columns; one without a value is null.
  public func encode(to encoder: any Encoder) throws {
    var row = encoder.container(keyedBy: DetailName.self)
    for column in Self.columns {
      let name = DetailName(column.name)
      switch column {
      case .text(_, let property): try row.encode(self[keyPath: property], forKey: name)
      case .number(_, let property): try row.encode(self[keyPath: property], forKey: name)
      }
    }
  }
}

private struct DetailName: CodingKey {
  let stringValue: String
  var intValue: Int? { nil }

  init(_ name: String) { stringValue = name }
  init(stringValue: String) { self.stringValue = stringValue }
  init?(intValue: Int) { nil }
}
