internal import SchemaGraph
internal import SchemaModel

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// An error of a schema that can't be compiled, because a part of it can't be honoured exactly.
public struct SchemaError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The place in the schema's document, such as `$.schema.shape.role.checks[0]`.
  public var path: String
  /// The fault.
  public var kind: Kind

  /// The reason in words, such as `no function named "x" is registered`.
  public var reason: String { kind.description }
  /// The place and the reason on one line.
  public var description: String { "\(path): \(reason)" }
}

extension SchemaError {
  /// The error of a schema that is too deep or too large.
  init(_ error: SchemaGraphError) {
    switch error {
    case .tooDeep(let path):
      self.init(path: path, kind: .tooDeep(limit: SchemaGraph.maximumDepth))
    case .tooLarge:
      self.init(path: "$.schema", kind: .tooLarge(limit: SchemaGraph.maximumSize))
    }
  }
}

extension SchemaError: LocalizedError {
  /// A sentence for a person, such as
  /// `The schema can't be compiled. At $.schema.checks[0]: no predicate named "x" is registered.`
  public var errorDescription: String? {
    "The schema can't be compiled. At \(path): \(reason)."
  }
}
