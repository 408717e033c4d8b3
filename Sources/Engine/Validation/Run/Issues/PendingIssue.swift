internal import JSPrimitives

/// An issue without its message: a trivial value.
///
/// Most issues that a run finds are dropped or only counted, so they are worded late.
struct PendingIssue {
  /// The part of the issue that depends on the value.
  enum Detail: UInt8 {
    case none
    /// The default message names the type of the value.
    case type
    /// The default message names the constructor of the value, `constructorNames[detailIndex]`.
    case constructorName
    /// The value is NaN and another type was expected.
    case nan
    /// The value is an infinity, another type was expected, and the message names the infinity.
    case ofInfinity, ofNegativeInfinity
    /// The value is NaN or an infinity and a number was expected.
    case notNumber, infinity, negativeInfinity
    /// The value is an invalid `Date` and a date was expected.
    case invalidDate
    /// The keys `unrecognizedKeys[detailIndex]`.
    case unrecognizedKeys
    /// The issues of the options, each a list of `optionLists[detailIndex..<detailEnd]`.
    case options
    /// The options that match, `matches[detailIndex..<detailEnd]`.
    case matches
    /// The issues of the key of a record, or of a `Map`: the list `detailIndex`.
    case key, keyOfMap
    /// The issues of the value of a `Map`: the list `detailIndex`, with the key `elementKeys[detailEnd]`.
    case element
    /// The members of `added[detailIndex]`.
    case added
  }

  /// The effect of an issue on later checks: Zod's member `continue`.
  enum Continuation: UInt8 {
    /// `continue` is true: they run.
    case continues
    /// There is no `continue`: those without a condition of their own do not run.
    case stops
    /// `continue` is false.
    case aborts
  }

  var template: Int32
  var continuation: Continuation
  var detail = Detail.none
  /// The value's type, if the message names it.
  var type = ValueType.undefined
  /// The outermost segment of the path to the issue's value, or -1.
  var path: Int32 = -1
  var detailIndex: Int32 = 0
  var detailEnd: Int32 = 0
  /// The number of unions and keys that the issues inside are nested in.
  var nesting: Int32 = 0
  /// The next issue of the same list, or -1.
  var next: Int32 = -1
  /// The value that the issue is about.
  var input = Value.undefined
}

/// The unrecognized keys that an issue names.
struct NamedKeys {
  /// The memory of a key besides its text, in bytes.
  static let memoryPerKey = 48

  var keys: [JSText]
  /// The memory of these and all earlier ones, in bytes.
  var memory: Int
}

/// One segment of an issue's path: a trivial value.
struct PathLink {
  /// The object's key; of kind `none` for an array's element.
  var key: Arena.Key
  /// The array's index.
  var index: Int
  /// The next inner segment, or -1.
  var inner: Int32
}

/// A list of issues, which several payloads may share: a chain through the issues' `next`.
struct IssueList {
  /// The first and last issue, or -1.
  var first: Int32 = -1
  var last: Int32 = -1
  var count: Int32 = 0
}

/// A value with its issues: Zod's payload. Nodes pass payloads on, and may return another one than they got.
struct Payload {
  var value: Value
  /// The number of the list of its issues.
  var list: Int32
  /// Whether a pipe marked it because its left side had issues.
  var isAborted = false
  /// Whether a function or a `catch` made the value.
  var isMade = false
}
