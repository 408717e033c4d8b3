#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

extension SchemaDocument.ReadingError: LocalizedError {
  /// A sentence for a person, such as
  /// `The schema document can't be read. At $.schema.type: unknown type "date".`
  public var errorDescription: String? {
    "The schema document can't be read. At \(path): \(reason)."
  }
}
