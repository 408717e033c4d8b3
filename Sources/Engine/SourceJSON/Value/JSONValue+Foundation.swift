#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

// JSON text in `Data`, such as a file or the body of a request.

extension JSONValue {
  /// Parses JSON text given as UTF-8 in `Data`, as `JSON.parse` does. A byte order mark at the start is an error.
  ///
  /// - Parameters:
  ///   - data: The text in UTF-8.
  ///   - limits: The limits on the depth and size of the text.
  /// - Throws: `JSONError`, with line and column, if the data is not JSON or exceeds a limit.
  public init(parsing data: Data, limits: JSONLimits = .default) throws(JSONError) {
    try self.init(parsing: [UInt8](data), limits: limits)
  }

  /// The JSON text in UTF-8, as `jsonText` has it.
  public var jsonData: Data { Data(JSONWriter.bytes(of: self)) }
}

extension JSONObject {
  /// The JSON text in UTF-8, as `jsonText` has it.
  public var jsonData: Data { JSONValue.object(self).jsonData }
}
