#if canImport(FoundationEssentials)
internal import FoundationEssentials
#else
internal import Foundation
#endif

extension ValueDecoder {
  func decode<Output: Decodable>(_ type: Output.Type) throws -> Output {
    // As it is: numbers beyond any type, lone surrogates and the order of the members stay.
    if Output.self == JSONValue.self, let value = value as? Output { return value }
    // Foundation's types with a form in JSON that is not the one of their own `init(from:)`.
    if Output.self == Date.self, let date = try date() as? Output { return date }
    if Output.self == URL.self, let url = try node.url(at: codingPath) as? Output { return url }
    if Output.self == Data.self, let data = try node.base64(at: codingPath) as? Output {
      return data
    }
    if Output.self == Decimal.self, let decimal = try node.decimal(at: codingPath) as? Output {
      return decimal
    }
    if source.convertsKeys, Output.self is any StringKeyed.Type {
      return try Output(from: ValueDecoder(source, at: index, keepsKeys: true))
    }
    return try Output(from: self)
  }

  /// Returns the date of the value by the strategy.
  private func date() throws -> Date {
    switch source.dates {
    case .iso8601: try node.isoDate(at: codingPath)
    case .secondsSince1970: Date(timeIntervalSince1970: try finiteNumber())
    case .millisecondsSince1970: Date(timeIntervalSince1970: try finiteNumber() / 1000)
    case .deferredToDate: Date(timeIntervalSinceReferenceDate: try finiteNumber())
    case .custom(let date): try date(self)
    }
  }

  private func finiteNumber() throws -> Double {
    let number = try node.double(at: codingPath)
    guard number.isFinite else {
      throw ValueNode.outOfRange(number, Date.self, at: codingPath)
    }
    return number
  }

  private var value: JSONValue { index < 0 ? .null : source.storage.value(at: index) }
}

/// A dictionary whose keys are strings, which no strategy converts: they are data.
private protocol StringKeyed {}

extension Dictionary: StringKeyed where Key == String {}
