/// A run of vector files that reports the result of each suite.
public struct ConformanceRun: Sendable {
  private let gaps: KnownGaps

  /// - Parameter file: the path of a `known-gaps.json`, or nil for none.
  public init(knownGaps file: String?) throws(VectorError) {
    gaps = try file.map { file throws(VectorError) in try KnownGaps(file: file) } ?? .none
  }

  /// Returns the first `known-gaps.json` in one of the paths' folders or in one above it, or nil.
  public static func knownGaps(near paths: [String]) -> String? {
    file(named: KnownGaps.fileName, near: paths)
  }

  /// Returns the first file of a name in one of the paths' folders or in one above it, or nil.
  static func file(named name: String, near paths: [String]) -> String? {
    for path in paths {
      var folder = StoredFile.standardized(path)[...]
      while !folder.isEmpty {
        let file = folder + "/" + name
        if StoredFile.exists(at: String(file)) { return String(file) }
        folder = folder[..<(folder.lastIndex(of: "/") ?? folder.startIndex)]
      }
    }
    return nil
  }

  /// Runs the vector files at the paths, which may be files or folders that hold some.
  ///
  /// - Throws: `VectorError` when there is none, or one can't be used.
  public func report(on paths: [String]) throws(VectorError) -> RunReport {
    var report = RunReport()
    var closed = gaps.gaps.map { _ in GapState.untouched }
    var files: [String] = []
    for path in paths { files += try Self.files(at: path) }
    var manifest = try ManifestCheck(paths: paths)
    for file in files {
      let suite = try VectorSuite(file: file)
      let result = run(suite, gaps: &closed)
      manifest.note(file, digest: suite.digest, cases: result.cases)
      report.suites.append(result)
    }
    manifest.finish()
    report.manifestFaults = manifest.faults
    report.versions = manifest.versions
    for (place, state) in closed.enumerated() where state == .passed {
      report.closedGaps.append(gaps.gaps[place].name)
    }
    return report
  }

  /// The results of a gap's cases so far.
  private enum GapState {
    case untouched, passed, failed
  }

  private func run(_ suite: VectorSuite, gaps states: inout [GapState]) -> SuiteReport {
    var report = SuiteReport(
      suite: suite.name, kind: suite.kind.rawValue, recorded: suite.recorded)
    var schemas = SchemaCases(recordedYear: suite.recordedYear, zod: suite.recordedZod)
    var expressions = RegExpCases()
    for vector in suite.cases {
      let outcome =
        switch suite.kind {
        case .schema: schemas.run(vector, suite: suite.name)
        case .document: SchemaCases.runDocument(vector, zod: suite.zod)
        case .documentWithFunctions: ValueCases.run(vector, zod: suite.zod)
        case .def, .defWithFunctions: DefCases.run(vector, zod: suite.zod)
        case .toJSONSchema: JSONSchemaCases.run(vector, of: suite)
        case .fromJSONSchema: FromJSONSchemaCases.run(vector, of: suite)
        case .formatError: ErrorFormatCases.run(vector, of: suite)
        case .locale: LocaleCases.run(vector, of: suite)
        case .json: JSONCases.run(vector)
        case .html: TextCases.runHTML(vector, suite: suite.name)
        case .htmlTree: HTMLTreeCases.run(vector)
        case .url: TextCases.runURL(vector)
        case .regexp: expressions.run(vector)
        case .rule: RuleCases.run(vector, suite: suite.name, shared: suite.shared)
        }
      let gap = gaps.place(of: vector, in: suite.name)
      switch outcome {
      case .passed:
        report.passed += 1
        report.families[SuiteReport.family(of: vector.id), default: .init()].passed += 1
        if let gap, states[gap] == .untouched { states[gap] = .passed }
      case .failed(let expected, let found):
        report.families[SuiteReport.family(of: vector.id), default: .init()].failed += 1
        if let gap {
          states[gap] = .failed
          report.knownGaps += 1
        } else {
          report.failures.append(
            SuiteReport.Failure(id: vector.id, expected: expected, found: found))
        }
      }
    }
    return report
  }

  /// Returns the files that a run on the paths reads, except for the known gaps.
  package static func inputs(at paths: [String]) throws(VectorError) -> [String] {
    var files: [String] = []
    for path in paths {
      files += try self.files(at: path) + manifests(below: path)
      if let manifest = file(named: SuiteManifest.fileName, near: [path]) { files.append(manifest) }
    }
    return files
  }

  /// Returns the manifests of suites below a folder, apart from its own.
  static func manifests(below folder: String) -> [String] {
    StoredFile.paths(below: folder)
      .filter { name in
        name.hasSuffix("/" + SuiteManifest.fileName) && !name.hasPrefix("samples/")
          && !name.hasPrefix("web/")
      }
      .sorted().map { folder + "/" + $0 }
  }

  /// Returns the vector files at a path: itself, or the `.json` files below a folder in the order of their
  /// names, apart from `known-gaps.json`, manifests, JSON Schemas, samples and what the runner for the web has.
  package static func files(at path: String) throws(VectorError) -> [String] {
    guard StoredFile.exists(at: path) else {
      throw VectorError(file: path, reason: "there is no such file or folder")
    }
    guard StoredFile.isFolder(at: path) else { return [path] }
    let files = StoredFile.paths(below: path).filter { name in
      name.hasSuffix(".json") && !name.hasSuffix(KnownGaps.fileName)
        && !("/" + name).hasSuffix("/" + SuiteManifest.fileName)
        && !name.hasSuffix(".schema.json")
        && !name.hasPrefix("samples/") && !name.hasPrefix("web/")
    }
    guard !files.isEmpty else { throw VectorError(file: path, reason: "no vector files") }
    return files.sorted().map { path + "/" + $0 }
  }
}
