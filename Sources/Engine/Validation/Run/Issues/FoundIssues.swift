internal import JSPrimitives
internal import SchemaModel

/// The payloads of a run and their issues, without messages, and the data that they refer to.
///
/// Payloads and lists have numbers, since several nodes hold the same one, as objects do in JavaScript. Its memory
/// is kept between runs. A node that is run on a payload of its own and ends without issues gives all that it used
/// back, so that issues that don't count in the end don't fill the memory.
struct FoundIssues: ~Copyable {
  /// A position in all that a run found.
  struct Mark {
    var issues: Int32 = 0
    var links: Int32 = 0
    var lists: Int32 = 0
    var payloads: Int32 = 0
    var optionLists: Int32 = 0
    var matches: Int32 = 0
    var unrecognizedKeys: Int32 = 0
    var constructorNames: Int32 = 0
    var elementKeys: Int32 = 0
    var added: Int32 = 0
  }

  /// The issues found so far, those that were swallowed included.
  var issues = Stack<PendingIssue>()
  /// The segments of the issues' paths.
  var links = Stack<PathLink>()
  var lists = Stack<IssueList>()
  var payloads = Stack<Payload>()
  /// The list of each option of failed unions.
  var optionLists = Stack<Int32>()
  /// The numbers of the options of exclusive unions that match.
  var matches = Stack<Int32>()
  /// The unrecognized keys that issues name.
  var unrecognizedKeys: [NamedKeys] = []
  /// The constructors that issues name.
  var constructorNames: [JSText] = []
  /// The keys of a `Map` whose values have issues.
  var elementKeys: [Value] = []
  /// The issues that functions added.
  var added: [ZodSchema.AddedIssue] = []

  /// The number of issues with those of union options and those that were swallowed.
  var totalCount: Int { issues.count }

  /// The memory that is kept between runs, in bytes.
  var keptSize: Int {
    issues.keptSize + links.keptSize + lists.keptSize + payloads.keptSize + optionLists.keptSize
      + matches.keptSize
  }

  /// The memory that is in use, in bytes.
  var usedMemory: Int {
    issues.usedSize + links.usedSize + lists.usedSize + payloads.usedSize + optionLists.usedSize
      + matches.usedSize + (unrecognizedKeys.last?.memory ?? 0)
  }

  /// Removes everything.
  mutating func removeAll() { drop(to: Mark()) }

  /// The payload of a number.
  subscript(payload: Int32) -> Payload {
    @inline(__always) get { payloads[Int(payload)] }
    @inline(__always) set { payloads[Int(payload)] = newValue }
  }

  /// Returns a new payload of a value, with a list of its own.
  mutating func payload(of value: Value) -> Int32 {
    lists.append(IssueList())
    return payload(of: value, list: Int32(truncatingIfNeeded: lists.count - 1))
  }

  /// Returns a new payload that shares a list.
  mutating func payload(of value: Value, list: Int32, isMade: Bool = false) -> Int32 {
    payloads.append(Payload(value: value, list: list, isMade: isMade))
    return Int32(truncatingIfNeeded: payloads.count - 1)
  }

  /// Gives a payload a new, empty list; others keep the old one.
  mutating func replaceList(of payload: Int32) {
    lists.append(IssueList())
    payloads[Int(payload)].list = Int32(truncatingIfNeeded: lists.count - 1)
  }

  /// Returns the list of a payload.
  func list(of payload: Int32) -> IssueList { lists[Int(payloads[Int(payload)].list)] }

  /// Returns whether a payload has issues.
  func hasIssues(_ payload: Int32) -> Bool { list(of: payload).count > 0 }
}

/// The effect of issues on later steps.
extension FoundIssues {
  /// Returns Zod's `aborted`: whether a payload is marked, or has an issue that does not continue.
  func isAborted(_ payload: Int32) -> Bool {
    payloads[Int(payload)].isAborted || hasIssue(payload) { $0.continuation != .continues }
  }

  /// Returns Zod's `explicitlyAborted`: whether a payload is marked, or has an issue that says that it aborts.
  func isExplicitlyAborted(_ payload: Int32) -> Bool {
    payloads[Int(payload)].isAborted || hasIssue(payload) { $0.continuation == .aborts }
  }

  /// Returns whether an issue of a payload has a property.
  func hasIssue(_ payload: Int32, where matches: (PendingIssue) -> Bool) -> Bool {
    var place = list(of: payload).first
    while place >= 0 {
      let issue = issues[Int(place)]
      if matches(issue) { return true }
      place = issue.next
    }
    return false
  }
}
