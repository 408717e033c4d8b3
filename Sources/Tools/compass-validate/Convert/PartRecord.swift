import Diagnostics
import PayloadFormats
import SourceJSON

/// A payload to validate: a part of a file, or JSON that was made of one.
struct PartRecord: Sendable {
  /// The text, which several payloads may share.
  var text: [UInt8]
  /// The payload in the text.
  var range: Range<Int>
  var origin: RecordOrigin

  /// Calls `body` with the payload.
  func withPayload<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    text.withUnsafeBufferPointer { body(UnsafeBufferPointer(rebasing: $0[range])) }
  }
}

extension PartRecord {
  /// A fault that a payload could not be found for.
  struct Fault: Error {
    var code: FailureCode
    var message: String
    /// The offset in the record's text.
    var offset: Int
    var record: PartRecord
  }

  /// Returns the parts of this payload that a selection names, or a fault for each part that is not there.
  ///
  /// - Throws: `JSONError` if the text is not JSON.
  func parts(
    _ selection: PayloadSelection, limits: JSONLimits
  ) throws(JSONError) -> [Result<PartRecord, Fault>] {
    guard !selection.isWhole else { return [.success(self)] }
    let document = try JSONDocument(Array(text[range]), limits: limits)
    let whole = self.moved(
      to: document.bytes, 0..<document.bytes.count, by: .shift(range.lowerBound))
    return document.withView { whole.parts(selection, in: $0, limits: limits) }
  }

  private func parts(
    _ selection: PayloadSelection, in view: JSONView, limits: JSONLimits
  ) -> [Result<PartRecord, Fault>] {
    let root = ValuePointer.Match(entry: 0, path: "")
    var found: [Result<PartRecord, Fault>] = []
    for pointer in selection.pointers.isEmpty ? [nil] : selection.pointers.map(Optional.some) {
      do throws(ValuePointer.Miss) {
        for match in try pointer?.matches(in: view) ?? [root] {
          if selection.isEmbedded {
            found += embedded(match, selection, in: view, limits: limits)
          } else {
            found += elements(of: match, selection, in: view)
          }
        }
      } catch {
        found.append(.failure(fault(error, in: view)))
      }
    }
    return found
  }

  /// Returns the value that a pointer found, or the elements of the array.
  private func elements(
    of match: ValuePointer.Match, _ selection: PayloadSelection, in view: JSONView
  ) -> [Result<PartRecord, Fault>] {
    guard selection.isEach else { return [.success(part(match, in: view))] }
    guard view[match.entry].kind == .array else {
      let name = match.path.isEmpty ? "the value" : match.path
      return [
        .failure(
          fault(.init(reason: "\(name) is not an array", entry: match.entry), in: view))
      ]
    }
    do throws(ValuePointer.Miss) {
      return try ValuePointer.each.matches(in: view, from: match).map {
        .success(part($0, in: view))
      }
    } catch {
      return [.failure(fault(error, in: view))]
    }
  }

  /// Returns the payload in a string, or its elements.
  private func embedded(
    _ match: ValuePointer.Match, _ selection: PayloadSelection, in view: JSONView,
    limits: JSONLimits
  ) -> [Result<PartRecord, Fault>] {
    let entry = view[match.entry]
    guard entry.kind == .string else {
      let name = match.path.isEmpty ? "the value" : match.path
      return [
        .failure(fault(.init(reason: "\(name) is not a string", entry: match.entry), in: view))
      ]
    }
    let embedded = EmbeddedText(entry, in: view)
    var record = moved(
      to: embedded.bytes, 0..<embedded.bytes.count, by: .spans(embedded.map))
    record.name(match.path, at: entry.sourceRange.lowerBound, in: self)
    guard selection.isEach else { return [.success(record)] }
    do throws(JSONError) {
      return try record.parts(PayloadSelection(isEach: true), limits: limits)
    } catch {
      // Validating the text reports why it is not JSON.
      return [.success(record)]
    }
  }

  /// Returns the value that a pointer found.
  private func part(_ match: ValuePointer.Match, in view: JSONView) -> PartRecord {
    var part = self
    part.range = view[match.entry].sourceRange
    part.origin.source?.steps.insert(.shift(part.range.lowerBound), at: 0)
    part.name(match.path, at: part.range.lowerBound, in: self)
    return part
  }

  /// Sets the line and the pointer of a payload.
  ///
  /// - Parameters:
  ///   - offset: Its start in the text of the payload around it.
  ///   - whole: The payload around it.
  private mutating func name(_ path: String, at offset: Int, in whole: PartRecord) {
    guard let source = whole.origin.source else { return }
    let start = source.origin(of: offset..<offset).lowerBound
    origin.linesBefore = source.linesBefore + source.text.line(of: start) - 1
    let isLine = whole.origin.isLine && whole.origin.label == nil
    let line = isLine ? "line \(origin.linesBefore + 1)" : whole.origin.label ?? ""
    origin.label = [line, path].filter { !$0.isEmpty }.joined(separator: " ")
    origin.isLine = true
  }

  /// Returns a payload in text that was made of this one.
  private func moved(
    to text: [UInt8], _ range: Range<Int>, by step: PayloadSource.Step
  ) -> PartRecord {
    var moved = PartRecord(text: text, range: range, origin: origin)
    moved.origin.source?.steps.insert(step, at: 0)
    return moved
  }

  private func fault(_ miss: ValuePointer.Miss, in view: JSONView) -> Fault {
    Fault(
      code: .noValue, message: miss.reason, offset: view[miss.entry].sourceRange.lowerBound,
      record: self)
  }
}
