import ArgumentParser
import Platform

/// The files that a run reads and writes: none that it replaces may be another one of them.
///
/// Files are compared by device and inode, so that links make no difference, and those that do not exist yet by the path
/// of their folder behind links.
struct FileRoles {
  private enum Key: Hashable {
    case file(FileIdentity)
    case path(String)
  }

  /// The role of each file, such as `the input a.json`.
  private var roles: [Key: String] = [:]

  init() {
    add("the file of standard output", descriptor: 1)
    add("the file of standard error", descriptor: 2)
  }

  /// Adds a file that is read.
  ///
  /// - Parameter state: The state of the file if it is known.
  mutating func read(_ role: String, _ path: String, state: FileState? = nil) {
    if path == "-" { return add("\(role) \(path)", descriptor: 0) }
    let key = (state ?? FileState(path: path)).map { Key.file($0.identity) }
    roles[key ?? .path(Self.realPath(of: path))] = "\(role) \(path)"
  }

  private mutating func add(_ role: String, descriptor: Int32) {
    var status = stat()
    guard fstat(descriptor, &status) == 0, let state = FileState(status) else { return }
    roles[.file(state.identity)] = role
  }

  /// Adds files that are written.
  ///
  /// - Parameter outputs: The options and their paths.
  /// - Throws: A usage error if an output would replace a file that has another role, or an exit status after printing why an output
  ///   can't be looked up.
  mutating func write(_ outputs: [(option: String, path: String)]) throws {
    do {
      var files: [(option: String, path: String, destination: String)] = []
      for (option, path) in outputs {
        switch try OutputPlace(path) {
        case .file(let destination, _): files.append((option, path, destination))
        case .descriptor(let number): add("the file of \(option) \(path)", descriptor: number)
        case .stream(let place): read("the file of \(option)", place)
        }
      }
      for (option, path, destination) in files {
        let keys = try Self.keys(of: destination, path)
        for key in keys {
          guard let role = roles[key] else { continue }
          throw ValidationError("\(option) \(path) would replace \(role).")
        }
        for key in keys { roles[key] = "the file of \(option) \(path)" }
      }
    } catch let error as FileError {
      throw Failure.file(error)
    }
  }

  private static func keys(of destination: String, _ path: String) throws(FileError) -> [Key] {
    do throws(FormerFile.LookingError) {
      let file = try FormerFile.at(destination).map { Key.file($0.state.identity) }
      return [.path(realPath(of: destination))] + (file.map { [$0] } ?? [])
    } catch {
      throw FileError(.writing, path, code: error.code == 0 ? EIO : error.code)
    }
  }

  /// Returns a path with its folder behind links, or as it is if the folder can't be looked up.
  private static func realPath(of path: String) -> String {
    let folder = OutputPlace.folder(of: path)
    return RealPath.of(folder).map { Folder.join($0, String(path.dropFirst(folder.count))) } ?? path
  }
}

extension CheckOptions {
  /// - Parameters:
  ///   - items: The inputs.
  ///   - schemas: The files with schemas.
  ///   - project: The project file; nil without one.
  /// - Throws: A usage error if an output would replace a file that the run reads, or that of another output.
  func checkOutputs(_ items: [InputItem], schemas: [String], project: String? = nil) throws {
    var outputs: [(String, String)] = []
    if let output { outputs.append(("--output", output)) }
    if let report = collection.report { outputs.append(("--report", report)) }
    if let baseline = collection.baseline, collection.updatesBaseline {
      outputs.append(("--baseline", baseline))
    }
    guard !outputs.isEmpty else { return }
    var roles = FileRoles()
    if let baseline = collection.baseline, !collection.updatesBaseline {
      roles.read("the baseline", baseline)
    }
    for item in items { roles.read("the input", item.path, state: item.state) }
    for schema in schemas { roles.read("the schema", schema) }
    if let project { roles.read("the project file", project) }
    try roles.write(outputs)
  }
}
