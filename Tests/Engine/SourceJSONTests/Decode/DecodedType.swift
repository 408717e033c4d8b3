import SourceJSON
import Testing

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// A type with JSON that Foundation's decoder decodes as one of its values, and JSON that it rejects.
struct DecodedType: Sendable, CustomTestStringConvertible {
  let testDescription: String
  /// Expects our decoder to decode the same values and to reject the same JSON.
  let expectAgreement: @Sendable () throws -> Void

  init<Value: Decodable & Equatable & SendableMetatype>(
    _ type: Value.Type, _ strategies: Strategies = Strategies(), accepts: [String],
    rejects: [String] = [], sourceLocation: SourceLocation = #_sourceLocation
  ) {
    testDescription = "\(type)"
    expectAgreement = {
      // Inside an object, so that scalars are decoded as members, as most values are.
      for text in accepts.map({ #"{"value":\#($0)}"# }) {
        let expected = try strategies.foundation.decode(Box<Value>.self, from: Data(text.utf8))
        let decoded = try strategies.decode(Box<Value>.self, text)
        #expect(decoded == expected, "\(text)", sourceLocation: sourceLocation)
      }
      for text in rejects.map({ #"{"value":\#($0)}"# }) {
        #expect(throws: DecodingError.self, "\(text)", sourceLocation: sourceLocation) {
          try strategies.foundation.decode(Box<Value>.self, from: Data(text.utf8))
        }
        #expect(throws: DecodingError.self, "\(text)", sourceLocation: sourceLocation) {
          try strategies.decode(Box<Value>.self, text)
        }
      }
    }
  }
}

/// An object with one member.
struct Box<Value: Decodable>: Decodable {
  var value: Value
}

extension Box: Equatable where Value: Equatable {}

/// The same strategies for both decoders.
struct Strategies: Sendable {
  var keys = JSONValue.KeyDecodingStrategy.useDefaultKeys
  var dates = JSONValue.DateDecodingStrategy.iso8601
  var foundationKeys = JSONDecoder.KeyDecodingStrategy.useDefaultKeys
  var foundationDates = JSONDecoder.DateDecodingStrategy.iso8601

  static let snakeCase = Strategies(
    keys: .convertFromSnakeCase, foundationKeys: .convertFromSnakeCase)
  static let seconds = Strategies(dates: .secondsSince1970, foundationDates: .secondsSince1970)
  static let milliseconds = Strategies(
    dates: .millisecondsSince1970, foundationDates: .millisecondsSince1970)
  static let deferred = Strategies(dates: .deferredToDate, foundationDates: .deferredToDate)

  /// Foundation's decoder.
  var foundation: JSONDecoder {
    let decoder = JSONDecoder()
    decoder.keyDecodingStrategy = foundationKeys
    decoder.dateDecodingStrategy = foundationDates
    return decoder
  }

  /// Decodes a text with our decoder.
  func decode<Value: Decodable>(_ type: Value.Type, _ text: String) throws -> Value {
    try storage(of: text).decode(type, keys: keys, dates: dates)
  }
}

/// The key of any member.
struct AnyKey: CodingKey, Equatable {
  let stringValue: String
  let intValue: Int?

  init(stringValue: String) {
    self.stringValue = stringValue
    intValue = Int(stringValue)
  }

  init(intValue: Int) { self.init(stringValue: "\(intValue)") }
}
