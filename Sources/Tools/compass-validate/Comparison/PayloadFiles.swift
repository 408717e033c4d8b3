import Diagnostics
import SourceJSON
import Validation

/// The payloads of files, read at once.
enum PayloadFiles {
  /// Reads the payload of each file, or of each line of an NDJSON file; `-` is standard input.
  ///
  /// - Throws: exit status 2, after a line with the reason on standard error.
  static func read(_ paths: [String], limits: ValidationLimits) throws -> [JSONValue] {
    var payloads: [JSONValue] = []
    for path in paths {
      do throws(FileError) {
        var file = try InputFile(path: path, inflates: true)
        if InputItem.isNDJSON(path) {
          try readLines(of: file, path, limits, into: &payloads)
        } else {
          let bytes = try file.readAll(limit: limits.reading.maximumBytes)
          payloads.append(try payload(ByteOrderMark.stripped(bytes), of: path, limits: limits))
        }
      } catch {
        throw Failure.file(error)
      }
    }
    return payloads
  }

  private static func readLines(
    of file: consuming InputFile, _ path: String, _ limits: ValidationLimits,
    into payloads: inout [JSONValue]
  ) throws(FileError) {
    let limit = limits.reading.maximumBytes
    var reader = ChunkReader(file, limit: limit)
    while let chunk = try reader.next() {
      var lines = LineChunk.Lines(of: chunk, limit: limit)
      var origin = RecordOrigin(path: path, linesBefore: chunk.linesBefore)
      while let line = lines.next() {
        origin.linesBefore += 1
        origin.bytesBefore = line.bytesBefore
        let name = "\(path):\(origin.linesBefore)"
        guard let text = line.text.map({ origin.skippingMark(of: $0) }) else {
          throw FileError(.reading, name, reason: "longer than the limit of \(limit) bytes")
        }
        guard !text.isBlank else { continue }
        payloads.append(try payload(Array(text), of: name, limits: limits))
      }
    }
  }

  private static func payload(
    _ bytes: [UInt8], of name: String, limits: ValidationLimits
  ) throws(FileError) -> JSONValue {
    do throws(JSONError) {
      return try JSONDocument(bytes, limits: limits.reading).value
    } catch {
      let reason = error.isLimit ? "\(error)" : "not JSON: \(error)"
      throw FileError(.reading, name, reason: reason)
    }
  }
}
