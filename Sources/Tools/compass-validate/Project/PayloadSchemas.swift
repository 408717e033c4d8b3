import CompassSchemas
import Platform
import SourceJSON

/// The schemas that payloads name in their member `$schema`.
///
/// Nothing is fetched, and no file outside the project is read: a payload may come from anyone.
struct PayloadSchemas {
  /// The schema of a payload by its own word.
  enum Answer {
    /// Nothing.
    case none
    case schema(SchemaReference)
    /// A schema that can't be used.
    case problem(String)
  }

  private let folder: ProjectFolder
  /// The path of the project's folder, which is empty or ends with a slash.
  private let prefix: String
  /// The kinds of the files that were named, by their paths behind all links.
  private var kinds: [String: SchemaReference.Kind] = [:]

  init(_ folder: ProjectFolder, prefix: String) { (self.folder, self.prefix) = (folder, prefix) }

  /// The start of the names of built-in schemas.
  private static let scheme = "compass:"
  private static let key = "$schema"

  /// Returns the schema that a file names. A file that can't be read may name one, so it has a problem.
  mutating func answer(of item: InputItem, limits: JSONLimits) -> Answer {
    do throws(FileError) {
      guard item.path != "-", try Self.isRegular(item.path),
        let member = try Self.member(of: item.path, limits: limits)
      else { return .none }
      return try answer(of: item, member)
    } catch {
      return .problem(error.reason)
    }
  }

  /// Returns whether a path is that of a regular file, which can be read twice.
  private static func isRegular(_ path: String) throws(FileError) -> Bool {
    var status = stat()
    guard stat(path, &status) == 0 else { throw FileError(.reading, path, code: errno) }
    return FileStamp(status) != nil
  }

  private mutating func answer(
    of item: InputItem, _ member: JSONValue
  ) throws(FileError) -> Answer {
    guard let text = member.string else {
      return .problem("\"\(Self.key)\" must be a string that names a schema")
    }
    if text.hasPrefix(Self.scheme) { return Self.named(text.dropFirst(Self.scheme.count)) }
    if let end = text.firstIndex(of: ":"), text[..<end].allSatisfy({ $0.isLetter || $0 == "+" }) {
      return .problem(
        """
        "\(Self.key)" is "\(text)", and nothing is fetched: name a file of the project, or a built-in schema as \
        \(Self.scheme)coach
        """)
    }
    return try file(text, from: item.path)
  }

  private static func named(_ text: Substring) -> Answer {
    let parts = text.split(separator: "@", maxSplits: 1, omittingEmptySubsequences: false)
    var reference = SchemaReference(.named, String(parts.first ?? ""))
    if parts.count > 1 {
      guard let revision = WebRevision(rawValue: String(parts[1])) else {
        let known = WebRevision.allCases.map(\.rawValue).joined(separator: ", ")
        return .problem(
          "\"\(key)\" names the unknown revision \"\(parts[1])\", expected one of \(known)")
      }
      reference.revision = revision
    }
    return .schema(reference)
  }

  private mutating func file(_ text: String, from item: String) throws(FileError) -> Answer {
    let path = text.hasSuffix("#") ? String(text.dropLast()) : text
    guard !path.isEmpty, !path.contains("#") else {
      return .problem(
        "\"\(Self.key)\" is \"\(text)\", and a part of a file can't be named")
    }
    let place = path.hasPrefix("/") ? path : OutputPlace.folder(of: item) + path
    let found = try Self.lookingUp(text) { () throws(FileError) in try RealPath.found(at: place) }
    guard let real = found else {
      return .problem(
        "\"\(Self.key)\" is \"\(text)\", and the project has no such file")
    }
    guard folder.holds(real) else {
      return .problem(
        "\"\(Self.key)\" is \"\(text)\", and only files in the project's folder are read")
    }
    let start = folder.root == "/" ? 1 : folder.root.utf8.count + 1
    let relative = String(decoding: real.utf8.dropFirst(start), as: UTF8.self)
    let known = try Self.lookingUp(text) { () throws(FileError) in try kind(of: real) }
    guard let kind = known else {
      return .problem(
        """
        "\(Self.key)" is "\(text)", and that file is neither a schema document nor a JSON Schema
        """)
    }
    return .schema(SchemaReference(kind, prefix + relative))
  }

  /// Returns what a function finds about a schema's file.
  private static func lookingUp<Result>(
    _ text: String, _ body: () throws(FileError) -> Result
  ) throws(FileError) -> Result {
    do throws(FileError) {
      return try body()
    } catch {
      throw FileError(
        .reading, error.path,
        reason: "\"\(key)\" is \"\(text)\", which can't be read: \(error.reason)")
    }
  }

  private mutating func kind(of real: String) throws(FileError) -> SchemaReference.Kind? {
    if let kind = kinds[real] { return kind }
    guard try Self.isRegular(real), let value = try Self.value(of: real) else { return nil }
    let isDocument = value["format"]?.string?.hasPrefix("schema-document/") == true
    guard isDocument || JSONSchemaLook.fits(value) else { return nil }
    kinds[real] = isDocument ? .document : .jsonSchema
    return kinds[real]
  }

  private static func value(of path: String) throws(FileError) -> JSONValue? {
    let limits = JSONLimits(maximumBytes: 16_777_216)
    let bytes = try InputFile.jsonText(of: path, limit: limits.maximumBytes)
    return try? JSONDocument(bytes, limits: limits).value
  }

  /// Returns the member of the object in a file; nil if it has no such member. Of equal keys the last counts, as in JSON.parse.
  private static func member(
    of path: String, limits: JSONLimits
  ) throws(FileError) -> JSONValue? {
    var file = try InputFile(path: path, inflates: true, mustBeRegular: true)
    let bytes = ByteOrderMark.stripped(try file.readAll(limit: limits.maximumBytes))
    guard let document = try? JSONDocument(bytes, limits: limits) else { return nil }
    return document.withView { view in
      guard view.count > 0, view[0].kind == .object else { return nil }
      var found: JSONValue?
      var place = 1
      while place < Int(view[0].next) {
        if view.text(of: view[place]).string == key { found = view.value(at: place + 1) }
        place = Int(view[place + 1].next)
      }
      return found
    }
  }
}
