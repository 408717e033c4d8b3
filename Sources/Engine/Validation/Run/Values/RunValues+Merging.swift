internal import JSPrimitives
internal import SchemaModel
internal import SourceJSON

/// The result of merging the two outputs of an intersection.
enum MergedValue {
  case merged(Value)
  /// The values differ at a path, innermost segment first.
  case unmergeable([PathSegment])
}

/// Merging of the two outputs of an intersection, as Zod's `mergeValues` does it.
extension RunValues {
  /// Returns two values as one: equal ones as they are, objects member by member, arrays element by element.
  ///
  /// The containers that are being merged are on a list, so that deep values can't exhaust the program's stack.
  mutating func merged(_ left: Value, _ right: Value) -> MergedValue {
    var containers: [MergedContainer] = []
    var start = merge(left, right)
    while true {
      switch start {
      case .unmergeable:
        return .unmergeable(containers.reversed().map { segment(of: $0) })
      case .container(let container): containers.append(container)
      case .value(let value):
        guard !containers.isEmpty else { return .merged(value) }
        containers[containers.count - 1].add(value)
      }
      let last = containers.count - 1
      if let pair = containers[last].next {
        start = merge(pair.left, pair.right)
      } else {
        start = .value(close(containers.removeLast()))
      }
    }
  }

  /// The start of merging two values.
  private enum MergeStart {
    case value(Value)
    case container(MergedContainer)
    case unmergeable
  }

  private mutating func merge(_ left: Value, _ right: Value) -> MergeStart {
    work.count(1)
    if areIdentical(left, right) { return .value(left) }
    switch (type(left), type(right)) {
    case (.date, .date) where milliseconds(left) == milliseconds(right): return .value(left)
    case (.object, .object) where isPlainObject(left) && isPlainObject(right):
      return .container(objects(left, right))
    case (.array, .array) where elementCount(left) == elementCount(right):
      return .container(arrays(left, right))
    default: return .unmergeable
    }
  }

  private mutating func segment(of container: MergedContainer) -> PathSegment {
    let place = container.shared[container.position].place
    return container.isArray ? .index(place) : .key(text(container.members[place].key))
  }

  /// Returns whether two values are the same for `===`: arrays and objects only if they are one.
  private mutating func areIdentical(_ left: Value, _ right: Value) -> Bool {
    guard type(left) == type(right) else { return false }
    switch type(left) {
    case .undefined, .null: return true
    case .boolean: return isTruthy(left) == isTruthy(right)
    case .number: return number(left) == number(right)
    case .bigint: return arena.bigints[Int(left.index)] == arena.bigints[Int(right.index)]
    case .string:
      var (left, right) = (left, right)
      let bytes = text(&left).bytes
      work.count(bytes: bytes.count)
      return bytes.elementsEqual(text(&right).bytes)
    case .array, .object, .date, .function, .set, .map:
      // Both sides read the same key, so inherited functions with as many parameters are one.
      return left == right
    }
  }

  private mutating func objects(_ left: Value, _ right: Value) -> MergedContainer {
    // Before 4.6.7 a member `__proto__` of a payload is merged as any other.
    let keepsPrototype = plan.rules.prototypeKey != .reported
    let (leftMembers, rightMembers) = (members(left), members(right))
    work.count(leftMembers.count + rightMembers.count)
    var places: [JSText: Int] = [:]
    for (place, member) in rightMembers.enumerated() { places[text(member.key)] = place }
    var merged = MergedContainer(isArray: false)
    var taken: Set<Int> = []
    for member in leftMembers {
      let key = text(member.key)
      guard keepsPrototype || key != "__proto__" else { continue }
      if let place = places[key] {
        taken.insert(place)
        merged.shared.append(
          (merged.members.count, member.value, rightMembers[place].value))
      }
      merged.members.append(member)
    }
    for (place, member) in rightMembers.enumerated()
    where !taken.contains(place) && (keepsPrototype || text(member.key) != "__proto__") {
      merged.members.append(member)
    }
    return merged
  }

  private mutating func arrays(_ left: Value, _ right: Value) -> MergedContainer {
    var (leftCursor, rightCursor) = (elements(left), elements(right))
    var merged = MergedContainer(isArray: true)
    while let leftElement = next(&leftCursor), let rightElement = next(&rightCursor) {
      merged.shared.append((merged.members.count, leftElement, rightElement))
      merged.members.append(Arena.Member(key: .none, value: leftElement))
    }
    return merged
  }

  private mutating func close(_ container: MergedContainer) -> Value {
    let start = arena.open.count
    let members = container.isArray ? container.members : inOrder(container.members)
    for member in members { arena.open.append(member) }
    return arena.closeComposite(from: start, isArray: container.isArray)
  }

  /// Returns members in JavaScript's order: array indices ascending, then the others.
  mutating func inOrder(_ members: [Arena.Member]) -> [Arena.Member] {
    KeyOrder.sorted(members) { member in withBytes(of: member.key) { JSONObject.arrayIndex($0) } }
  }
}

/// An object or array that is made of two.
private struct MergedContainer {
  let isArray: Bool
  /// The members in order; those of both sides have the left side's value until theirs is merged.
  var members: [Arena.Member] = []
  /// The values of both sides, with their places among the members.
  var shared: [(place: Int, left: Value, right: Value)] = []
  /// The place of the pair that is being merged in `shared`.
  private(set) var position = 0

  init(isArray: Bool) { self.isArray = isArray }

  /// The pair to merge, or nil if all are merged.
  var next: (left: Value, right: Value)? {
    guard position < shared.count else { return nil }
    return (shared[position].left, shared[position].right)
  }

  /// Takes the result of the pair.
  mutating func add(_ value: Value) {
    members[shared[position].place].value = value
    position += 1
  }
}
