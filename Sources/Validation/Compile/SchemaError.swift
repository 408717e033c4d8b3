internal import HTMLSanitizing
internal import SchemaModel

/// Why a schema cannot be compiled: something in it can't be honoured exactly.
public struct SchemaError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The place in the schema's document, such as `$.schema.shape.role.checks[0]`.
  public var path: String
  /// What it is about, such as the construct of a pattern or the name of a function.
  public var reason: String

  public var description: String { "\(path): \(reason)" }
}

extension SchemaError {
  /// A function that nobody registered.
  static func unregistered(_ name: TransformName, at path: String) -> SchemaError {
    var reason = "no function named \"\(name.rawValue)\" is registered"
    let needsHTML = name == .sanitizeHtmlAndTrim || name == .sanitizeHtmlAndTrim2026August
    if needsHTML, !HTMLSanitizer.isAvailable { reason += withoutHTML }
    return SchemaError(path: path, reason: reason)
  }

  private static let withoutHTML =
    ": this build has no HTML parser, because the package's trait HTML is off"

  /// Whether the schema needs the sanitizer that this build lacks.
  package var isForWantOfHTML: Bool { reason.hasSuffix(Self.withoutHTML) }
}
