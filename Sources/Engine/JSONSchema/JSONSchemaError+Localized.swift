#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

extension JSONSchemaError: LocalizedError {
  /// A sentence for a person, such as `The schema has no JSON Schema at #/born: Date cannot be represented in JSON Schema.`
  public var errorDescription: String? {
    "The schema has no JSON Schema\(place): \(message)" + (message.hasSuffix(".") ? "" : ".")
  }

  private var place: String {
    path.isEmpty ? "" : " at #/\(path.map(\.description).joined(separator: "/"))"
  }
}
