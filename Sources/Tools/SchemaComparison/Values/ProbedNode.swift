internal import JSPrimitives
internal import SchemaGraph
internal import SchemaModel
internal import SourceJSON

/// A node of a schema, with the payload around its value.
struct ProbedNode {
  /// One step from the payload to the node's value, with example values beside it.
  enum Step {
    /// A member of an object with these other members. The keys of `twins` have the same value in the example.
    case member(JSText, of: JSONObject, twins: [JSText])
    /// A position of an array with these elements.
    case element(Int, of: [JSONValue], isFixed: Bool)
    /// The value of an undeclared key.
    case value(JSText, of: JSONObject)
    /// The key of this value.
    case key(of: JSONValue)
    /// One side of an intersection, whose other side has these members.
    case beside(JSONObject)
  }

  /// The path in the schema, in the notation of `SchemaDifference.path`.
  var path: String
  /// The node with its checks.
  var schema: ZodSchema
  /// A value that the node probably accepts; nil if none is known.
  var example: JSONValue?
  /// The features of the node itself.
  var features: Set<SchemaFeature>
  /// The steps from the payload to the value, the outermost first.
  var steps: [Step]

  /// Returns a payload with this value at the node.
  ///
  /// - Parameters:
  ///   - value: the value; nil for an absent one.
  ///   - setsTwins: whether members that have the value of this one in the example have it too.
  /// - Returns: the payload; nil if the node can't have such a value.
  func payload(_ value: JSONValue?, setsTwins: Bool = false) -> JSONValue? {
    var current = value
    for step in steps.reversed() {
      switch step {
      case .member(let key, var object, let twins):
        object[key] = current
        if setsTwins { for twin in twins { object[twin] = current } }
        current = .object(object)
      case .value(let key, var object):
        object[key] = current
        current = .object(object)
      case .element(let index, var elements, _):
        guard let element = current else {
          // Only the last elements can be absent.
          current = .array(Array(elements.prefix(index)))
          continue
        }
        guard index <= elements.count else { return nil }
        if index < elements.count { elements[index] = element } else { elements.append(element) }
        current = .array(elements)
      case .key(let member):
        guard let key = current?.text else { return nil }
        current = .object(JSONObject([(key, member)]))
      case .beside(let others):
        guard case .object(let object) = current else { continue }
        current = .object(JSONObject(others.members + object.members))
      }
    }
    return current
  }

  /// Whether members beside the value, or beside one around it, have the value of their neighbour.
  var hasTwins: Bool {
    steps.contains { step in
      if case .member(_, _, let twins) = step { !twins.isEmpty } else { false }
    }
  }

  /// The kinds of segments of paths to the value.
  private enum Segment {
    case key(JSText)
    case index(Int)
    case anyKey, anyIndex

    func matches(_ segment: PathSegment) -> Bool {
      switch (self, segment) {
      case (.key(let key), .key(let other)): key == other
      case (.index(let index), .index(let other)): index == other
      case (.anyKey, .key), (.anyIndex, .index): true
      default: false
      }
    }
  }

  private var segments: [Segment] {
    steps.compactMap { step in
      switch step {
      case .member(let key, _, _): .key(key)
      case .element(let index, _, let isFixed): isFixed ? .index(index) : .anyIndex
      case .value, .key: .anyKey
      case .beside: nil
      }
    }
  }

  /// Returns the distance between a path and the node's value: 0 for the value itself, positive for a value inside
  /// of the path's, negative for a value around it; nil for a value on another branch.
  func distance(from path: [PathSegment]) -> Int? {
    let segments = segments
    guard zip(segments, path).allSatisfy({ $0.matches($1) }) else { return nil }
    return segments.count - path.count
  }
}
