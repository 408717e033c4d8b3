#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

extension SchemaError: LocalizedError {
  /// A sentence for a person, such as
  /// `The schema can't be compiled. At $.schema.checks[0]: no predicate named "x" is registered.`
  public var errorDescription: String? {
    "The schema can't be compiled. At \(path): \(reason)."
  }
}
