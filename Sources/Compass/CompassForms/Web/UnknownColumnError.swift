#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

extension WebForm {
  /// The error for a name that isn't a column of a web app's form.
  public struct UnknownColumnError: LocalizedError, Sendable, Hashable, CustomStringConvertible {
    /// The name of the form's schema, such as `school`.
    public let form: String
    /// The unknown name.
    public let column: String
    /// The columns of the form in all revisions, in alphabetical order.
    public let columns: [String]

    /// The sentence for a person.
    public var description: String {
      "the form \"\(form)\" has no column \"\(column)\"; its columns are "
        + columns.joined(separator: ", ")
    }

    /// The same sentence.
    public var errorDescription: String? { description }
  }
}
