/// An issue that has been found and is not worded yet: a trivial value.
///
/// Most issues that a run finds on its way are dropped again, or only counted.
struct PendingIssue {
  /// What else is to be said than the template says.
  enum Detail: UInt8 {
    case none
    /// The default message names the type of the value.
    case type
    /// The default message names the value's constructor, `constructorNames[detailIndex]`.
    case constructorName
    /// The value was NaN where another type was expected.
    case nan
    /// The value was NaN or an infinity where a number was expected.
    case notNumber, infinity
    /// The keys `unrecognizedKeys[detailIndex]`.
    case unrecognizedKeys
    /// The issues of the options, each a list of `optionLists[detailIndex..<detailEnd]`.
    case options
  }

  var template: Int32
  /// Whether checks go on after it.
  var continues: Bool
  var detail = Detail.none
  /// The value's type, where the message names it.
  var type = ValueType.undefined
  /// The outermost segment of the path to the issue's value; -1 before there is one.
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
  /// The next segment on the way inwards, or -1.
  var inner: Int32
}

/// The issues of an option: those of `optionIssues` between the two.
struct IssueList {
  var start: Int
  var end: Int
}
