import JSPrimitives
import SourceJSON

/// A vector in which one member has another type, is missing, or is one too many.
struct MemberMutant {
  /// The change, such as `issues[0].path = null`.
  var change: String
  var vector: JSONValue

  /// One value of each type, and numbers that are no index.
  private static let values: [JSONValue] = [
    .null, true, false, 0, -1, 1.5, 1e19, "x", [], [true], [:], ["x": 1],
  ]

  /// Returns all mutants of a vector down to a depth of members, of each array by its first two elements.
  static func all(of vector: JSONValue, depth: Int = 5) -> [MemberMutant] {
    changes(of: vector, at: "", depth: depth).map { MemberMutant(change: $0, vector: $1) }
  }

  private static func changes(
    of value: JSONValue, at path: String, depth: Int
  ) -> [(String, JSONValue)] {
    var changed: [(String, JSONValue)] = []
    // Words are compared by other tests: the schema knows the tags, and the reader any version of Zod.
    for other in values where other != value && (value.text == nil || other.text == nil) {
      changed.append(("\(path) = \(JSONWriter.string(of: other))", other))
    }
    guard depth > 0 else { return changed }
    switch value {
    case .object(let object):
      for member in object.members {
        let inner = path.isEmpty ? member.key.string : "\(path).\(member.key)"
        for (change, value) in changes(of: member.value, at: inner, depth: depth - 1) {
          var object = object
          object[member.key] = value
          changed.append((change, .object(object)))
        }
        var rest = object
        rest[member.key] = nil
        changed.append(("no \(inner)", .object(rest)))
      }
      var more = object
      more["further"] = 1
      changed.append(("\(path).further", .object(more)))
    case .array(let elements):
      for index in elements.indices.prefix(2) {
        for (change, value) in changes(
          of: elements[index], at: "\(path)[\(index)]", depth: depth - 1)
        {
          var elements = elements
          elements[index] = value
          changed.append((change, .array(elements)))
        }
      }
    default: break
    }
    return changed
  }
}
