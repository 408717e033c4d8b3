internal import JSPrimitives
package import SchemaModel
package import SourceJSON

/// Makes a form of issues of which it gets one at a time, in little memory.
///
/// The form `issues` is made without it, since it needs no memory at all.
package struct IssueShaper {
  /// The number of issues from which a text is made in pieces.
  private static let largeCount = 1_000

  private let shape: IssueShape
  private let paths: EnclosingPaths
  private let keepsOwnKeys: Bool
  private let value: (ValidationIssue) -> JSONValue
  private var nodes: IssueNodes<Int32>
  /// The texts of the issues: JSON text, or messages if the form is for a person.
  private var texts = TextNumbers()
  /// The node of each issue, for the form `pretty`.
  private var places: [Int32] = []
  /// Whether a key has an effect of its own before Zod 4.6.7, so that the form needs all issues: see `Sequence.shaped`.
  package private(set) var meetsInheritedKey = false

  /// A form without issues.
  ///
  /// - Parameters:
  ///   - shape: The form, not `issues`.
  ///   - zod: The rules of the form.
  ///   - count: The number of issues that will come.
  ///   - value: Returns the value in place of an issue's message.
  package init(
    _ shape: IssueShape, zod: ZodSemantics, count: Int,
    mapping value: @escaping (ValidationIssue) -> JSONValue = \.messageValue
  ) {
    self.shape = shape
    self.value = value
    keepsOwnKeys = zod.formattedKeys == .own
    paths = EnclosingPaths(in: shape, zod)
    nodes =
      switch shape {
      case .formatted: IssueNodes(.keys)
      case .flat: IssueNodes(.firstKey)
      case .tree, .pretty, .issues: IssueNodes(.all)
      }
    if count >= Self.largeCount { nodes.reserve(count) }
  }

  /// Adds the next issue.
  ///
  /// - Throws: `IssueShape.Failure` where Zod throws.
  package mutating func add(_ issue: ValidationIssue) throws(IssueShape.Failure) {
    if meetsInheritedKey { return }
    switch shape {
    case .tree, .formatted: try add([issue], under: paths)
    case .flat, .pretty, .issues: add(issue, at: try place(of: issue.path, below: root))
    }
    // Each node takes more than one character of its form.
    guard nodes.count < IssueText.greatestLength else { throw .tooLong }
  }
}

extension IssueShaper: IssuePlacing {
  typealias Failure = IssueShape.Failure

  var root: Int32 { nodes.root }

  mutating func place(of path: [PathSegment], below place: Int32) throws(IssueShape.Failure)
    -> Int32
  {
    if !keepsOwnKeys {
      switch shape {
      case .flat where path.first?.isInherited == true: throw .typeError(path: path)
      case .tree where path.contains(where: \.isInherited): meetsInheritedKey = true
      case .formatted
      where path.contains { $0.isInherited || $0 == IssueNodes<Int32>.errorsKey }:
        meetsInheritedKey = true
      default: break
      }
    }
    return nodes.place(of: path, below: place)
  }

  mutating func add(_ issue: ValidationIssue, at place: Int32) {
    if shape == .pretty {
      nodes.append(texts.add(issue.messageText.bytes), to: place)
      places.append(place)
    } else {
      nodes.append(texts.add(JSONWriter.bytes(of: value(issue))), to: place)
    }
  }

  mutating func noteMissingNested(of issue: ValidationIssue) throws(IssueShape.Failure) {
    throw .typeError(path: issue.path)
  }
}

extension PathSegment {
  /// Whether every object of JavaScript has a property with this key.
  fileprivate var isInherited: Bool {
    guard case .key(let key) = self else { return false }
    return key == "__proto__" || ScriptHeap.objectNames.contains(key)
  }
}

extension IssueShaper {
  /// Appends the JSON text of the form.
  ///
  /// - Parameters:
  ///   - relieve: Is called between the parts of a large text, and may write what has become much and remove it. It is
  ///     called for no text that turns out to be too long.
  /// - Throws: `IssueShape.Failure.tooLong` if the text is longer than a string of JavaScript.
  package func append(
    to output: inout [UInt8], relieving relieve: (inout [UInt8]) -> Void = { _ in }
  ) throws(IssueShape.Failure) {
    try withoutActuallyEscaping(relieve) { relieve throws(IssueShape.Failure) in
      guard nodes.entries.count >= Self.largeCount else { return try write(&output) { _ in } }
      // A tree may be too long. What is written can't be taken back, so that the length is tried first.
      if shape == .tree || shape == .formatted {
        var part: [UInt8] = []
        try write(&part) { $0.removeAll(keepingCapacity: true) }
      }
      try write(&output, relieve)
    }
  }

  private func write(
    _ output: inout [UInt8], _ relieve: @escaping (inout [UInt8]) -> Void
  ) throws(IssueShape.Failure) {
    var writer = IssueTextWriter(nodes, as: shape == .formatted ? .keys : .tree) {
      $1 += texts[$0]
    }
    writer.relieve = relieve
    switch shape {
    case .tree, .formatted: try writer.append(root, to: &output)
    case .flat:
      JSONWriter.append(literal: #"{"formErrors":"#, to: &output)
      writer.appendEntries(of: root, to: &output)
      JSONWriter.append(literal: #","fieldErrors":{"#, to: &output)
      let (indices, others) = nodes.enumeratedKeys(of: root)
      for (position, field) in (indices + others).enumerated() {
        if position > 0 { output.append(UInt8(ascii: ",")) }
        writer.appendKey(of: field, to: &output)
        writer.appendEntries(of: field, to: &output)
      }
      JSONWriter.append(literal: "}}", to: &output)
    case .pretty, .issues: writePretty(&output, relieve)
    }
  }

  /// Writes the lines for a person as a JSON string, those with shorter paths first.
  private func writePretty(_ output: inout [UInt8], _ relieve: (inout [UInt8]) -> Void) {
    output.append(UInt8(ascii: "\""))
    var lines: [UInt8] = []
    for (position, number) in numbersByLength.enumerated() {
      lines.removeAll(keepingCapacity: true)
      if position > 0 { lines.append(UInt8(ascii: "\n")) }
      IssueText.appendPretty(
        texts[nodes.entries[Int(number)]], at: nodes.path(to: places[Int(number)]), to: &lines)
      // A message is between a blank and a line end, so that its surrogates join no others.
      output += JSONWriter.bytes(of: .string(JSText(wtf8: lines))).dropFirst().dropLast()
      relieve(&output)
    }
    output.append(UInt8(ascii: "\""))
  }

  /// The numbers of the issues by the lengths of their paths, equal ones in the order of the list.
  private var numbersByLength: [Int32] {
    let lengths = places.lazy.map(nodes.depth)
    var starts = [Int](repeating: 0, count: (lengths.max() ?? 0) + 2)
    for length in lengths { starts[length + 1] += 1 }
    for length in 1..<starts.count { starts[length] += starts[length - 1] }
    var numbers = [Int32](repeating: 0, count: places.count)
    for (number, length) in lengths.enumerated() {
      numbers[starts[length]] = Int32(number)
      starts[length] += 1
    }
    return numbers
  }
}
