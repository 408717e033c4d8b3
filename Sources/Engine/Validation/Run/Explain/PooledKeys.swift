internal import JSPrimitives
internal import SchemaModel
internal import SourceJSON

/// The issues of an intersection that name keys, which count only if both sides reject the key.
struct PooledKeys {
  let rules: RunRules
  /// The first issue of unknown keys.
  private(set) var unknownKeys: Int32?
  private var namesOfUnknown: Set<JSText> = []
  /// The keys in the order in which they were rejected, and the sides that reject them.
  private var keys: [JSText] = []
  private var sides: [JSText: (left: Bool, right: Bool)] = [:]
  /// The first issue of each invalid key.
  private var keyIssues: [JSText: Int32] = [:]

  init(rules: RunRules) { self.rules = rules }

  /// Adds an issue that names keys; false if the issue counts by itself.
  mutating func add(
    _ issue: Int32, _ code: IssueCode, isRight: Bool, _ found: borrowing FoundIssues,
    _ values: inout RunValues
  ) -> Bool {
    if rules.pooledKeys == .never { return false }
    let pending = found.issues[Int(issue)]
    let isOwnValue = pending.path < 0
    if pending.detail == .added {
      return add(added: issue, isRight: isRight, found, &values)
    }
    if code == .unrecognizedKeys, pending.detail == .unrecognizedKeys,
      rules.pooledKeys == .atAnyDepth || isOwnValue
    {
      add(issue, unknown: found.unrecognizedKeys[Int(pending.detailIndex)].keys, isRight: isRight)
      return true
    }
    guard rules.pooledKeys == .ofOwnValue, pending.detail == .key, !isOwnValue else { return false }
    let link = found.links[Int(pending.path)]
    guard link.inner < 0 else { return false }
    add(issue, invalid: values.segment(link), isRight: isRight)
    return true
  }

  /// Adds an issue that a function added, whose members say what it names.
  private mutating func add(
    added issue: Int32, isRight: Bool, _ found: borrowing FoundIssues, _ values: inout RunValues
  ) -> Bool {
    let pending = found.issues[Int(issue)]
    let added = found.added[Int(pending.detailIndex)]
    var path: [JSText] = []
    var place = pending.path
    while place >= 0 {
      path.append(values.segment(found.links[Int(place)]))
      place = found.links[Int(place)].inner
    }
    path += (added.path ?? []).map(\.text)
    switch added.members["code"]?.text {
    case "unrecognized_keys" where rules.pooledKeys == .atAnyDepth || path.isEmpty:
      guard let names = added.members["keys"]?.elements else { return false }
      add(issue, unknown: names.compactMap(\.text), isRight: isRight)
      return true
    case "invalid_key" where rules.pooledKeys == .ofOwnValue && path.count == 1:
      guard added.members["origin"] == "record" else { return false }
      add(issue, invalid: path[0], isRight: isRight)
      return true
    default: return false
    }
  }

  private mutating func add(_ issue: Int32, unknown names: [JSText], isRight: Bool) {
    if unknownKeys == nil {
      unknownKeys = issue
      namesOfUnknown = Set(names)
    }
    for name in names { reject(name, isRight: isRight) }
  }

  private mutating func add(_ issue: Int32, invalid name: JSText, isRight: Bool) {
    if keyIssues[name] == nil { keyIssues[name] = issue }
    reject(name, isRight: isRight)
  }

  private mutating func reject(_ key: JSText, isRight: Bool) {
    var side = sides[key] ?? (false, false)
    if sides[key] == nil { keys.append(key) }
    if isRight { side.right = true } else { side.left = true }
    sides[key] = side
  }

  /// The unknown keys that both sides reject, and the issues of other keys that both reject.
  var rejected: (keys: [JSText], issues: [Int32]) {
    let both = keys.filter { sides[$0].map { $0.left && $0.right } ?? false }
    guard rules.pooledKeys == .ofOwnValue else { return (both, []) }
    let unknown = unknownKeys == nil ? [] : both.filter(namesOfUnknown.contains)
    let others = both.filter { !unknown.contains($0) }
    return (unknown, others.compactMap { keyIssues[$0] })
  }
}

extension RunValues {
  /// Returns a segment of a path as text.
  fileprivate mutating func segment(_ link: PathLink) -> JSText {
    link.key.kind == .none ? JSText("\(link.index)") : text(link.key)
  }
}
