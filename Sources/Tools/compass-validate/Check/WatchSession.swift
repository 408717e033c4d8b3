import ArgumentParser
import Diagnostics
import Platform
import Validation

/// A run that validates files again whenever they or the schema's file change.
struct WatchSession {
  private var validator: Validator
  private let options: CheckOptions
  private let inputs: InputList
  private let paths: [String]
  /// The state of the schema's file when it was last read.
  private var schemaState: FileState?
  /// Whether the schema's file compiled when it was last read.
  private var isUsable = true

  /// A file or a path without one, as a run finds it.
  private struct Known: Equatable {
    var state: FileState?
    var problem: String?

    init(_ item: InputItem) { (state, problem) = (item.state, item.problem) }
  }

  /// The microseconds between two looks at the files.
  private static let pause: UInt32 = 200_000

  /// - Parameters:
  ///   - inputs: the list that finds the files.
  ///   - paths: the files, folders and patterns to watch.
  init(_ options: CheckOptions, inputs: InputList, paths: [String]) throws {
    self.options = options
    self.inputs = inputs
    self.paths = paths
    // Take the state before reading, so that no change is missed.
    schemaState = options.schema.file.flatMap(FileState.init)
    validator = try options.schema.validator(limits: options.limits)
  }

  /// Watches until a signal arrives or output can't be written.
  mutating func run() throws(FileError) {
    var known: [String: Known] = [:]
    var notes: [String] = []
    while true {
      if try readSchemaIfChanged() { known = [:] }
      if isUsable {
        // The states are those from before the files are read, for the same reason.
        let expansion = inputs.expand(paths)
        if expansion.notes != notes { try expansion.printNotes() }
        notes = expansion.notes
        let changed = expansion.items.filter { known[$0.path] != Known($0) }
        if !changed.isEmpty { _ = try CheckSession.validate(changed, validator, options) }
        known = Dictionary(expansion.items.map { ($0.path, Known($0)) }) { $1 }
      }
      usleep(Self.pause)
      try Interruption.check()
    }
  }

  /// Compiles the schema again if its file has changed.
  ///
  /// Without a schema that compiles, nothing is validated: a verdict of the old one would be mistaken for the new one's.
  ///
  /// - Returns: whether the schema is another one.
  private mutating func readSchemaIfChanged() throws(FileError) -> Bool {
    guard let path = options.schema.file else { return false }
    let state = FileState(path: path)
    guard state != schemaState else { return false }
    schemaState = state
    let compiled = try? options.schema.validator(limits: options.limits)
    try Interruption.check()
    isUsable = compiled != nil
    guard let compiled else {
      try note("\(path): nothing is validated until this schema can be used")
      return false
    }
    try note("\(path): the schema has changed, so all files are validated again")
    validator = compiled
    return true
  }

  private func note(_ text: String) throws(FileError) {
    var errors = OutputStream.standardError()
    try errors.write("compass-validate: \(PrintableText.oneLine(text))\n")
    try errors.flush()
  }
}

extension SchemaChoice {
  /// The file of the schema, if it has one that can change.
  var file: String? {
    switch place {
    case .named: nil
    case .document(let path, _), .jsonSchema(let path, _): path == "-" ? nil : path
    }
  }
}
