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
        let bytes = ByteOrderMark.stripped(try file.readAll(limit: limits.reading.maximumBytes))
        guard InputItem.isNDJSON(path) else {
          payloads.append(try payload(bytes, of: path, limits: limits))
          continue
        }
        let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        for (index, line) in lines.enumerated() where index < lines.count - 1 || !line.isEmpty {
          payloads.append(
            try payload(Array(line), of: "\(path):\(index + 1)", limits: limits))
        }
      } catch {
        throw Failure.file(error)
      }
    }
    return payloads
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
