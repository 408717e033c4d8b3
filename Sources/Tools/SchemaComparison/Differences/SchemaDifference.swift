internal import SchemaModel

/// One way in which a schema differs from an earlier one.
package struct SchemaDifference: Hashable, Sendable, CustomStringConvertible {
  /// The effect of a difference on payloads, as far as the trees and the table of Zod's changes show it.
  ///
  /// Whether a schema with the difference rejects or accepts more is proved or shown by a search: see `DifferenceEffect`.
  package enum Kind: String, Sendable, Hashable, CaseIterable {
    /// A change of Zod that makes no payload valid that was not, and rejects more.
    case stricter
    /// A change of Zod that makes no payload invalid that was valid, and accepts more.
    case looser
    /// Verdicts and outputs are the same; a message, or something that no payload shows, is not.
    case reworded
    /// Anything else.
    case changed
  }

  /// The effect of the difference.
  package var kind: Kind
  /// The value that is concerned: `$` is the payload, `$.email` a field, `[*]` every element, `{*}` every
  /// value of a record or undeclared key, `{key}` every key of a record, `|2` the second option of a union,
  /// `&2` the second side of an intersection, `<2>` the second part of a template literal.
  package var path: String
  /// The change for a person, such as `is no field any more`.
  package var detail: String
  /// The subject of the difference.
  var subject = Subject.schema
  /// The schemas of the value before and after this difference; nil if it is not about a value.
  ///
  /// The one before is the older schema at the path. The one after has this difference, and others of the same value or inside
  /// of it if they can't be distinguished.
  var pair: Pair?
  /// The values around the schemas of `pair`, the payload first, then these schemas' own; empty if it is not about a value.
  var way: [SchemaFrame] = []

  /// The part of a document that differs.
  enum Subject: Hashable, Sendable {
    /// The schema.
    case schema
    /// The name of the document.
    case name
    /// The name of the functions.
    case functions
    /// The name of the version of Zod.
    case version
    /// A change of Zod between the versions.
    case change(ZodChange)
  }

  /// Two schemas of one value.
  struct Pair: Hashable, Sendable {
    /// The older schema.
    var before: ZodSchema
    /// The change that makes the other schema of it.
    var edit: SchemaEdit

    /// The other schema, which is made anew each time.
    var after: ZodSchema { edit.applied(to: before) }
  }

  /// Makes a difference at a path.
  init(_ kind: Kind, at path: String, _ detail: String) {
    self.kind = kind
    self.path = path
    self.detail = detail
  }

  /// The path and the change.
  package var description: String { "\(path): \(detail)" }
}
