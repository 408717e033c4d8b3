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
  /// It recurses only as deep as the values, which nest no deeper than the payload's limit.
  mutating func merged(_ left: Value, _ right: Value) -> MergedValue {
    if areIdentical(left, right) { return .merged(left) }
    switch (type(left), type(right)) {
    case (.date, .date) where milliseconds(left) == milliseconds(right): return .merged(left)
    case (.object, .object) where isPlainObject(left) && isPlainObject(right):
      return mergedObjects(left, right)
    case (.array, .array) where elementCount(left) == elementCount(right):
      return mergedArrays(left, right)
    default: return .unmergeable([])
    }
  }

  /// Returns whether two values are the same for `===`: arrays and objects only if they are one.
  private mutating func areIdentical(_ left: Value, _ right: Value) -> Bool {
    guard type(left) == type(right) else { return false }
    switch type(left) {
    case .undefined, .null, .function: return true
    case .boolean: return isTruthy(left) == isTruthy(right)
    case .number: return number(left) == number(right)
    case .bigint: return arena.bigints[Int(left.index)] == arena.bigints[Int(right.index)]
    case .string:
      var (left, right) = (left, right)
      return text(&left).bytes.elementsEqual(text(&right).bytes)
    case .array, .object, .date:
      return left.kind == right.kind && left.view == right.view && left.index == right.index
    }
  }

  private mutating func mergedObjects(_ left: Value, _ right: Value) -> MergedValue {
    let leftMembers = members(left)
    let rightMembers = members(right)
    // Before 4.5 a member `__proto__` of a payload is merged as any other.
    let keepsPrototype = plan.rules.prototypeKey != .reported
    var places: [JSText: Int] = [:]
    for (place, member) in rightMembers.enumerated() { places[text(member.key)] = place }
    var merged: [Arena.Member] = []
    var taken: Set<Int> = []
    for member in leftMembers {
      let key = text(member.key)
      guard let place = places[key] else {
        if keepsPrototype || key != "__proto__" { merged.append(member) }
        continue
      }
      taken.insert(place)
      guard keepsPrototype || key != "__proto__" else { continue }
      switch self.merged(member.value, rightMembers[place].value) {
      case .merged(let value): merged.append(Arena.Member(key: member.key, value: value))
      case .unmergeable(let path): return .unmergeable(path + [.key(key)])
      }
    }
    for (place, member) in rightMembers.enumerated()
    where !taken.contains(place) && (keepsPrototype || text(member.key) != "__proto__") {
      merged.append(member)
    }
    let start = arena.open.count
    for member in inOrder(merged) { arena.open.append(member) }
    return .merged(arena.closeComposite(from: start, isArray: false))
  }

  private mutating func mergedArrays(_ left: Value, _ right: Value) -> MergedValue {
    var (leftCursor, rightCursor) = (elements(left), elements(right))
    var merged: [Value] = []
    while let leftElement = next(&leftCursor), let rightElement = next(&rightCursor) {
      switch self.merged(leftElement, rightElement) {
      case .merged(let value): merged.append(value)
      case .unmergeable(let path): return .unmergeable(path + [.index(merged.count)])
      }
    }
    let start = arena.open.count
    for value in merged { arena.open.append(Arena.Member(key: .none, value: value)) }
    return .merged(arena.closeComposite(from: start, isArray: true))
  }

  /// Returns members in JavaScript's order: array indices ascending, then the others.
  mutating func inOrder(_ members: [Arena.Member]) -> [Arena.Member] {
    let keyed = members.map { (index: JSONObject.arrayIndex(text($0.key)), member: $0) }
    guard keyed.contains(where: { $0.index != nil }) else { return members }
    let indexed = keyed.filter { $0.index != nil }.sorted { ($0.index ?? 0) < ($1.index ?? 0) }
    return indexed.map(\.member) + keyed.filter { $0.index == nil }.map(\.member)
  }
}
