internal import SchemaModel

/// A form with a place for each path, such as a tree.
protocol IssuePlacing {
  associatedtype Place
  associatedtype Failure: Error

  /// The place of the whole payload.
  var root: Place { get }

  /// Returns the place of a path below a place, and makes it if it is missing.
  mutating func place(of path: [PathSegment], below place: Place) throws(Failure) -> Place

  /// Adds an issue at its place.
  mutating func add(_ issue: ValidationIssue, at place: Place) throws(Failure)

  /// Decides on an issue that lacks the nested issues of its code: throws, or returns to have it added.
  mutating func noteMissingNested(of issue: ValidationIssue) throws(Failure)
}

/// The enclosing paths that count for a nested issue.
enum EnclosingPaths {
  /// Those of all enclosing issues.
  case all
  /// That of the innermost enclosing issue.
  case innermost
  /// None: only the nested path.
  case none

  /// Those that count in a form.
  init(in shape: IssueShape, _ zod: ZodSemantics) {
    let isWhole = zod.formattedKeys == .own || zod.nestedIssuePaths == .whole
    switch shape {
    case .tree: self = isWhole ? .all : .innermost
    case .formatted: self = isWhole ? .all : .none
    case .issues, .flat, .pretty: self = .none
    }
  }
}

extension IssuePlacing {
  /// Adds issues. A union's issue gives way to those of its options, and the issue of a key or an element to those
  /// inside it.
  ///
  /// A place is made when its first issue is added, and the place of an enclosing issue only once.
  mutating func add(
    _ issues: [ValidationIssue], under paths: EnclosingPaths
  ) throws(Failure) {
    var open = [Enclosure(lists: [issues], path: [], place: root)]
    while let last = open.indices.last {
      guard let issue = open[last].next() else {
        open.removeLast()
        continue
      }
      switch issue.nested {
      case .lists(let lists):
        open.append(Enclosure(lists: lists, path: issue.path, place: nil))
      case .missing:
        try noteMissingNested(of: issue)
        fallthrough
      case .absent:
        let base = try resolve(&open, under: paths)
        try add(issue, at: try place(of: issue.path, below: base))
      }
    }
  }

  /// Returns the place of the innermost enclosing issue.
  private mutating func resolve(
    _ open: inout [Enclosure<Place>], under paths: EnclosingPaths
  ) throws(Failure) -> Place {
    switch paths {
    case .none: return root
    case .innermost:
      let last = open.count - 1
      if let place = open[last].place { return place }
      let place = try place(of: open[last].path, below: root)
      open[last].place = place
      return place
    case .all:
      let known = open.lastIndex { $0.place != nil } ?? 0
      var base = open[known].place ?? root
      for index in open.indices[(known + 1)...] {
        base = try place(of: open[index].path, below: base)
        open[index].place = base
      }
      return base
    }
  }
}

/// An issue whose nested issues are being added.
private struct Enclosure<Place> {
  let lists: [[ValidationIssue]]
  let path: [PathSegment]
  /// The place of the path; nil until it is needed.
  var place: Place?
  private var list = 0
  private var position = 0

  init(lists: [[ValidationIssue]], path: [PathSegment], place: Place?) {
    self.lists = lists
    self.path = path
    self.place = place
  }

  mutating func next() -> ValidationIssue? {
    while list < lists.count {
      if position < lists[list].count {
        defer { position += 1 }
        return lists[list][position]
      }
      list += 1
      position = 0
    }
    return nil
  }
}
