import Foundation
import HTMLParsing

/// The HTML parser alone, on collections of documents that another program has laid out.
struct HTMLBench {
  /// A folder with a folder of documents for each collection.
  let folder: URL

  /// Returns the measure of a collection: every document parsed as a whole one, the trees thrown away.
  func measure(_ name: String) -> TextMeasure? {
    guard let documents = try? documents(of: name), !documents.isEmpty else { return nil }
    let parser = HTMLParser()
    return TextMeasure(name: name) {
      for document in documents { _ = try parser.parse(document: document) }
      return documents.count
    }
  }

  private func documents(of name: String) throws -> [[UInt8]] {
    let files = FileManager.default
    let collection = folder.appendingPathComponent(name)
    return try files.contentsOfDirectory(atPath: collection.path).sorted().map {
      [UInt8](try Data(contentsOf: collection.appendingPathComponent($0)))
    }
  }
}
