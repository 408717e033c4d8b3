#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

extension JSONError: LocalizedError {
  /// A sentence for a person, such as `The JSON can't be read at line 1, column 2: expected a value, found "]".`
  public var errorDescription: String? {
    "The JSON can't be read at line \(line), column \(column): \(description)."
  }
}
