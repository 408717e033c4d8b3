internal import SourceJSON

#if canImport(FoundationEssentials)
internal import FoundationEssentials
#else
internal import Foundation
#endif

/// A column of a schema's output: its name, and the property that holds its value.
///
/// The output is validated, so a value of another type is an error, and a missing one too unless its property is
/// optional. It is an object, so that a loop over columns counts one reference and not those of three functions.
final class InputColumn<Input>: Sendable {
  let read: @Sendable (inout Input, inout JSONValueReader) throws -> Void
  let decode: @Sendable (inout Input, KeyedDecodingContainer<ColumnName>) throws -> Void
  let encode: @Sendable (Input, inout KeyedEncodingContainer<ColumnName>) throws -> Void

  /// Creates the column of a property that every output has.
  init<Value: JSONDecodable & Encodable & SendableMetatype>(
    _ name: StaticString, _ property: WritableKeyPath<Input, Value> & Sendable
  ) {
    let column = ColumnName("\(name)")
    read = { $0[keyPath: property] = try $1.read(name) }
    decode = { $0[keyPath: property] = try $1.decode(Value.self, forKey: column) }
    encode = { try $1.encode($0[keyPath: property], forKey: column) }
  }

  /// Creates the column of a property that is nil without a value.
  init<Value: JSONDecodable & Encodable & SendableMetatype>(
    _ name: StaticString, _ property: WritableKeyPath<Input, Value?> & Sendable
  ) {
    let column = ColumnName("\(name)")
    read = { $0[keyPath: property] = try $1.readIfPresent(name) }
    decode = { $0[keyPath: property] = try $1.decodeIfPresent(Value.self, forKey: column) }
    encode = { try $1.encodeIfPresent($0[keyPath: property], forKey: column) }
  }

  /// Creates the column of a point in time, whose text the schema has validated.
  init(_ name: StaticString, _ property: WritableKeyPath<Input, Date> & Sendable) {
    let column = ColumnName("\(name)")
    read = { input, value in
      let text = try value.read(name, as: String.self)
      guard let date = DatabaseDate.date(from: text) else {
        throw value.failure("\"\(text)\" is not an ISO 8601 date and time.", in: name)
      }
      input[keyPath: property] = date
    }
    decode = { $0[keyPath: property] = try $1.decode(Date.self, forKey: column) }
    encode = { try $1.encode($0[keyPath: property], forKey: column) }
  }

  /// Creates the columns of a part of the output, such as its details.
  init<Part>(_ part: WritableKeyPath<Input, Part> & Sendable, _ columns: [InputColumn<Part>]) {
    read = { input, value in
      var read = input[keyPath: part]
      for column in columns { try column.read(&read, &value) }
      input[keyPath: part] = read
    }
    decode = { input, members in
      var read = input[keyPath: part]
      for column in columns { try column.decode(&read, members) }
      input[keyPath: part] = read
    }
    encode = { input, members in
      let written = input[keyPath: part]
      for column in columns { try column.encode(written, &members) }
    }
  }
}

/// The output of a schema, which its columns read and write.
protocol SchemaInput: Codable, JSONDecodable {
  /// The columns, in the order of the schema.
  static var columns: [InputColumn<Self>] { get }
  /// An output to read the columns into.
  static var blank: Self { get }
}

extension SchemaInput {
  /// Reads the columns, in the order of the schema.
  public init(reading value: inout JSONValueReader) throws {
    self = Self.blank
    for column in Self.columns { try column.read(&self, &value) }
  }

  /// Reads the columns.
  public init(from decoder: any Decoder) throws {
    let columns = try decoder.container(keyedBy: ColumnName.self)
    self = Self.blank
    for column in Self.columns { try column.decode(&self, columns) }
  }

  /// Writes the columns that have a value.
  public func encode(to encoder: any Encoder) throws {
    var columns = encoder.container(keyedBy: ColumnName.self)
    for column in Self.columns { try column.encode(self, &columns) }
  }
}
