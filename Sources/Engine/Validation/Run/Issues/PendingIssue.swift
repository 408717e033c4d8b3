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
    /// The value is NaN or an infinity and a number was expected.
    case notNumber, infinity
    /// The keys `unrecognizedKeys[detailIndex]`.
    case unrecognizedKeys
    /// The issues of the options, each a list of `optionLists[detailIndex..<detailEnd]`.
    case options
  }

  var template: Int32
  /// Whether later checks run after the issue.
  var continues: Bool
  var detail = Detail.none
  /// The value's type, if the message names it.
  var type = ValueType.undefined
  /// The outermost segment of the path to the issue's value, or -1.
  var path: Int32 = -1
  var detailIndex: Int32 = 0
  var detailEnd: Int32 = 0
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

/// The issues of an option, `optionIssues[start..<end]`.
struct IssueList {
  var start: Int
  var end: Int
}
