#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

extension JSONSchemaReadingError: LocalizedError {
  /// A sentence for a person, such as `The JSON Schema can't be read. At #/type: Unsupported type: x.`
  public var errorDescription: String? {
    "The JSON Schema can't be read. At \(path): \(reason)" + (reason.hasSuffix(".") ? "" : ".")
  }
}
