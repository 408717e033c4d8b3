internal import JSPrimitives
internal import SchemaModel

/// The data that issues refer to: keys, constructors, options, the issues of keys.
extension FoundIssues {
  /// Adds keys for the newest issue to name.
  mutating func name(unrecognizedKeys keys: [JSText]) {
    last.detail = .unrecognizedKeys
    last.detailIndex = Int32(truncatingIfNeeded: unrecognizedKeys.count)
    append(keys)
  }

  /// Replaces the keys that an issue names.
  mutating func rename(_ issue: Int32, unrecognizedKeys keys: [JSText]) {
    if issues[Int(issue)].detail == .added {
      added[Int(issues[Int(issue)].detailIndex)].members["keys"] = .array(keys.map { .string($0) })
      return
    }
    issues[Int(issue)].detailIndex = Int32(truncatingIfNeeded: unrecognizedKeys.count)
    append(keys)
  }

  private mutating func append(_ keys: [JSText]) {
    let memory = keys.reduce(unrecognizedKeys.last?.memory ?? 0) {
      $0 + $1.bytes.count + NamedKeys.memoryPerKey
    }
    unrecognizedKeys.append(NamedKeys(keys: keys, memory: memory))
  }

  /// Adds a constructor for the newest issue to name.
  mutating func name(constructor: JSText) {
    last.detail = .constructorName
    last.detailIndex = Int32(truncatingIfNeeded: constructorNames.count)
    constructorNames.append(constructor)
  }

  /// Adds the issues of a failed union's options to the newest issue.
  mutating func name(options: borrowing Stack<Int32>, from first: Int) {
    last.detail = .options
    last.detailIndex = Int32(truncatingIfNeeded: optionLists.count)
    var nesting: Int32 = 0
    for place in first..<options.count {
      let list = payloads[Int(options[place])].list
      optionLists.append(list)
      nesting = max(nesting, self.nesting(of: list) + 1)
    }
    last.nesting = nesting
    last.detailEnd = Int32(truncatingIfNeeded: optionLists.count)
  }

  /// Adds the options of an exclusive union that match to the newest issue.
  mutating func name(matches options: [Int32]) {
    last.detail = .matches
    last.detailIndex = Int32(truncatingIfNeeded: matches.count)
    for option in options { matches.append(option) }
    last.detailEnd = Int32(truncatingIfNeeded: matches.count)
  }

  /// Adds the issues of a key's payload to the newest issue.
  mutating func name(issuesOfKey payload: Int32) {
    last.detail = .key
    last.detailIndex = payloads[Int(payload)].list
    last.nesting = nesting(of: payloads[Int(payload)].list) + 1
  }

  /// Adds the issues of the value of a `Map` to the newest issue, with its key.
  mutating func name(issuesOfElement payload: Int32, key: Value) {
    name(issuesOfKey: payload)
    last.detail = .element
    last.detailEnd = Int32(truncatingIfNeeded: elementKeys.count)
    elementKeys.append(key)
  }

  /// Returns the greatest nesting of a list's issues.
  private func nesting(of list: Int32) -> Int32 {
    var nesting: Int32 = 0
    var place = lists[Int(list)].first
    while place >= 0 {
      nesting = max(nesting, issues[Int(place)].nesting)
      place = issues[Int(place)].next
    }
    return nesting
  }

  /// Adds the members of a function's issue to the newest issue.
  mutating func name(added issue: ZodSchema.AddedIssue) {
    last.detail = .added
    last.detailIndex = Int32(truncatingIfNeeded: added.count)
    added.append(issue)
  }
}
