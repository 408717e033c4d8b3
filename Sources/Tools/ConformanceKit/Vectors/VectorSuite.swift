internal import Checksums
internal import JSPrimitives
package import SchemaModel
internal import SourceJSON

/// One file of golden vectors.
package struct VectorSuite: Sendable {
  /// The subject of a suite's cases.
  package enum Kind: String, Sendable, CaseIterable {
    case schema, document, regexp, json, html, url, rule
    case htmlTree = "html-tree"
    case def
    case defWithFunctions = "def+functions"
    case documentWithFunctions = "document+functions"
    case toJSONSchema, fromJSONSchema, formatError, locale

    /// Whether the cases depend on the version of Zod.
    var isOfZod: Bool {
      switch self {
      case .schema, .document, .documentWithFunctions, .def, .defWithFunctions, .toJSONSchema,
        .fromJSONSchema,
        .formatError, .locale:
        true
      case .regexp, .json, .html, .url, .rule, .htmlTree: false
      }
    }

    /// Whether the cases are payloads with their verdicts by schemas that the cases hold.
    package var isOfVerdicts: Bool {
      [.document, .documentWithFunctions, .def, .defWithFunctions].contains(self)
    }

    /// The formats that files of this kind may have.
    var formats: Set<Format> {
      switch self {
      case .def, .defWithFunctions: [.defs]
      case .toJSONSchema, .fromJSONSchema, .formatError: [.defs, .documents]
      case .locale: [.locales]
      case .documentWithFunctions: [.valueFunctions]
      default: [.golden]
      }
    }
  }

  /// The format of a file, which decides on the form of the schemas in its cases.
  enum Format: String, Sendable, CaseIterable {
    case golden = "golden-vectors/1"
    case defs = "zod-def-vectors/1"
    case documents = "zod-document-vectors/1"
    case locales = "zod-locale-vectors/1"
    case valueFunctions = "zod-value-functions/1"
  }

  package let name: String
  package let kind: Kind
  let format: Format
  package private(set) var cases: [VectorCase]
  /// The values that the cases of recorded rules share: the coaches and schools of their lists.
  let shared: JSONObject
  /// The sources of the recording: names and versions, in the file's order.
  let recorded: [SuiteReport.Origin]
  /// The year that the recorded schemas' years count from; nil for the year of the schema's revision.
  let recordedYear: Int?
  /// The note of the file for a person, which may name cases of another file; empty without one.
  let note: String
  /// The digest of the file; nil for a suite read from a value.
  private(set) var digest: ByteDigest?

  /// The version of Zod that the cases were recorded from; nil if the file names none.
  let recordedZod: ZodVersion?

  /// The versions of Zod that were measured to answer the same, but for the `versions` of a case.
  let unchangedZods: [ZodVersion]

  /// The version of Zod of cases that hold their own schemas; that of unversioned documents if the file names none.
  package var zod: ZodVersion { recordedZod ?? .ofUnversionedDocuments }

  /// Returns the versions of Zod that a case has answers of: the one of `only`, or the recorded one, those that answer
  /// the same and those of `versions`.
  func zods(of vector: VectorCase) -> [ZodVersion] {
    if let only = vector["only"]?.text { return [ZodVersion(rawValue: only.string) ?? zod] }
    let named =
      vector["versions"]?.object?.members.compactMap { ZodVersion(rawValue: $0.key.string) } ?? []
    let known = Set([zod] + unchangedZods + named)
    return ZodVersion.allCases.filter(known.contains)
  }

  /// Reads a file.
  ///
  /// - Throws: `VectorError` when it can't be read, is no vector file, has a member that the format does
  ///   not know or that is of another type, a key twice in an object, no case, or an id twice.
  package init(file: String) throws(VectorError) {
    let (value, bytes) = try StoredFile.json(
      at: file, limits: JSONLimits(maximumDepth: JSONLimits.greatestDepth))
    try self.init(value, file: file)
    digest = ByteDigest(of: bytes)
    guard let baseName else { return }
    let folder = file.lastIndex(of: "/").map { String(file[...$0]) } ?? ""
    let base = folder + baseName + ".json"
    if StoredFile.exists(at: base) { cases = cases(over: try VectorSuite(file: base)) }
  }

  init(_ value: JSONValue, file: String) throws(VectorError) {
    func error(_ reason: String) -> VectorError { VectorError(file: file, reason: reason) }
    guard let object = value.object else { throw error("not a JSON object") }
    guard let format = object["format"]?.text.flatMap({ Format(rawValue: $0.string) }) else {
      let names = Format.allCases.map { "\"\($0.rawValue)\"" }.joined(separator: ", ")
      throw error("the format is none of \(names)")
    }
    guard let kind = object["kind"]?.text?.string else {
      throw error("the field \"kind\" is missing, or no string")
    }
    guard let kind = Kind(rawValue: kind) else { throw error("unknown kind \"\(kind)\"") }
    guard kind.formats.contains(format) else {
      let names = kind.formats.map { "\"\($0.rawValue)\"" }.sorted().joined(separator: " or ")
      throw error("the kind \"\(kind.rawValue)\" has the format \(names)")
    }
    if let fault = RecordShape.file(of: kind, format).fault(in: object, at: "") {
      throw error(fault)
    }
    let name = object["suite"]?.text?.string ?? ""
    let cases = object["cases"]?.elements ?? []
    let recorded = object["recorded"]?.object ?? JSONObject()
    self.recorded = recorded.members.map { member in
      SuiteReport.Origin(
        name: member.key.string,
        value: member.value.text?.string ?? JSONWriter.string(of: member.value))
    }
    recordedYear = try recorded["year"].map { value throws(VectorError) in
      guard let year = value.text.flatMap({ Int($0.string) }), (0...9999).contains(year) else {
        throw error("\"recorded.year\": expected a string of a year from 0 to 9999")
      }
      return year
    }
    recordedZod = try Self.zod(recorded["zod"], kind: kind, file: file)
    unchangedZods = try Self.unchangedZods(recorded["unchangedIn"], file: file)
    note = object["note"]?.text?.string ?? ""
    self.name = name
    self.kind = kind
    self.format = format
    var read: [VectorCase] = []
    var ids: Set<String> = []
    let shape = RecordShape.cases(of: kind, format)
    for (index, value) in cases.enumerated() {
      let vector: VectorCase
      do throws(VectorCase.FieldError) {
        vector = try VectorCase(value, of: shape)
      } catch {
        throw VectorError(file: file, reason: "case \(index + 1): \(error.reason)")
      }
      guard ids.insert(vector.id).inserted else { throw error("the id \(vector.id) is used twice") }
      read.append(vector)
    }
    self.cases = read
    shared = JSONObject(object.members.filter { Self.sharedFields.contains($0.key) })
  }

  /// Returns the version of Zod whose verdicts the cases are; nil if the file names none, and for a kind without
  /// schemas.
  ///
  /// It overrides that of a named schema's revision.
  private static func zod(
    _ recorded: JSONValue?, kind: Kind, file: String
  ) throws(VectorError) -> ZodVersion? {
    guard let recorded, kind.isOfZod else { return nil }
    guard let version = recorded.text.flatMap({ ZodVersion(rawValue: $0.string) }) else {
      let text = JSONWriter.string(of: recorded)
      throw VectorError(
        file: file,
        reason: "recorded.zod is no known version of Zod: \(text); known are \(ZodVersion.names)")
    }
    return version
  }

  private static func unchangedZods(
    _ recorded: JSONValue?, file: String
  ) throws(VectorError) -> [ZodVersion] {
    guard let text = recorded?.text?.string else { return [] }
    var versions: [ZodVersion] = []
    for name in text.split(separator: " ") {
      guard let version = ZodVersion(rawValue: String(name)) else {
        throw VectorError(
          file: file,
          reason:
            "recorded.unchangedIn: no known version of Zod: \(name); known are \(ZodVersion.names)")
      }
      versions.append(version)
    }
    return versions
  }

  private static let sharedFields: Set<JSText> = ["coaches", "rules", "schools", "taskIdsBySlug"]
}

/// Why a vector file or `known-gaps.json` can't be used.
public struct VectorError: Error, Sendable, CustomStringConvertible {
  /// The path of the file.
  public var file: String
  /// The reason for a person.
  public var reason: String

  /// The path and the reason.
  public var description: String { "\(file): \(reason)" }
}
