internal import JSPrimitives
internal import SchemaModel
internal import SourceJSON
internal import Validation

/// Finds what an issue is about in the text of its payload: the value, or the key that says where one is
/// missing or unknown.
final class ValueLocator {
  /// What an issue's path leads to.
  private struct Target {
    /// The value's entry on the tape, or that of the innermost value on the way which is there.
    var entry: Int
    /// Whether the path leads to nothing.
    var isMissing: Bool
  }

  private let tape: Tape
  // Points into the tape, which lives as long as this object.
  private let view: JSONView
  /// How many arrays and objects each entry stands in.
  private let depths: [UInt32]

  /// - Parameter bytes: a text that can be read; they must stay in place.
  init?(_ bytes: UnsafeBufferPointer<UInt8>) {
    var tape = Tape()
    do throws(JSONError) {
      try JSONScanner.scan(bytes, into: &tape, limits: JSONLimits(depthOfTape: .max))
    } catch {
      return nil
    }
    view = JSONView(bytes: bytes, entries: tape.entries, count: tape.count)
    depths = Self.depths(in: view)
    self.tape = tape
  }

  /// What a path from the root leads to.
  ///
  /// - Parameters:
  ///   - depth: how many segments the path has.
  ///   - range: the range of the innermost value on the way that is there.
  private func target(of depth: Int, range: Range<Int>) -> Target {
    let entry = entry(at: range.lowerBound)
    return Target(entry: entry, isMissing: Int(depths[entry]) < depth)
  }

  /// The bytes to mark for an issue.
  ///
  /// - Parameter depth: how many segments the issue's path from the root has.
  func mark(for issue: ValidationIssue, depth: Int) -> Range<Int> {
    guard let range = issue.range else { return 0..<0 }
    let target = target(of: depth, range: range)
    if issue.code == .unrecognizedKeys, !target.isMissing {
      return unknownKey(of: issue, in: target.entry) ?? range
    }
    guard target.isMissing else { return range }
    if let key = key(of: target.entry) { return view[key].sourceRange }
    return range.lowerBound..<min(range.lowerBound + 1, range.upperBound)
  }

  /// What a path leads to, in few words.
  func summary(at depth: Int, range: Range<Int>) -> String {
    let target = target(of: depth, range: range)
    return target.isMissing ? "nothing" : ValueSummary.text(of: target.entry, in: view)
  }

  /// The kind of value that a path leads to, as Zod names it.
  func kind(at depth: Int, range: Range<Int>) -> String {
    let target = target(of: depth, range: range)
    return target.isMissing ? "undefined" : ValueSummary.kind(of: view[target.entry].kind)
  }

  private func key(of entry: Int) -> Int? {
    entry > 0 && view[entry - 1].kind == .key ? entry - 1 : nil
  }

  private func unknownKey(of issue: ValidationIssue, in entry: Int) -> Range<Int>? {
    guard view[entry].kind == .object, case .string(let wanted)? = issue[parameter: "keys"]?[0]
    else { return nil }
    var place = entry + 1
    while place < Int(view[entry].next) {
      if view.text(of: view[place]) == wanted { return view[place].sourceRange }
      place = Int(view[place + 1].next)
    }
    return nil
  }

  /// The entry of the value that starts at an offset; entries stand in the order of the text.
  private func entry(at offset: Int) -> Int {
    var low = 0
    var high = view.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if view[middle].sourceRange.lowerBound <= offset { low = middle } else { high = middle }
    }
    return low
  }

  private static func depths(in view: JSONView) -> [UInt32] {
    var depths: [UInt32] = []
    depths.reserveCapacity(view.count)
    var ends: [UInt32] = []
    for index in 0..<view.count {
      while let end = ends.last, Int(end) <= index { ends.removeLast() }
      depths.append(UInt32(ends.count))
      let kind = view[index].kind
      if kind == .array || kind == .object { ends.append(view[index].next) }
    }
    return depths
  }
}
