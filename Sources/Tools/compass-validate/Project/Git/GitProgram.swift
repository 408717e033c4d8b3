import Platform

/// Runs git so that it starts no other program, whatever the files and settings of a repository name.
enum GitProgram {
  /// Variables that locate a repository, or are settings of the person who runs the tool. All others that start with `GIT_`
  /// are left out: they name programs, or files to write to.
  private static let locating: Set = [
    "GIT_DIR", "GIT_WORK_TREE", "GIT_INDEX_FILE", "GIT_OBJECT_DIRECTORY",
    "GIT_ALTERNATE_OBJECT_DIRECTORIES", "GIT_COMMON_DIR", "GIT_CEILING_DIRECTORIES",
    "GIT_DISCOVERY_ACROSS_FILESYSTEM", "GIT_CONFIG_GLOBAL", "GIT_CONFIG_SYSTEM",
    "GIT_CONFIG_NOSYSTEM", "GIT_CONFIG_COUNT", "GIT_CONFIG_PARAMETERS",
  ]
  private static let locatingPrefixes = ["GIT_CONFIG_KEY_", "GIT_CONFIG_VALUE_"]

  /// Nothing is fetched, not even what a partial clone lacks: a repository's settings name the programs that fetch. No
  /// password is asked for, and nothing is written beside what a command is for.
  private static let restrictions = [
    "GIT_ALLOW_PROTOCOL=none", "GIT_NO_LAZY_FETCH=1", "GIT_TERMINAL_PROMPT=0",
    "GIT_OPTIONAL_LOCKS=0", "GIT_PAGER=cat",
  ]

  /// Runs a command that only looks up a repository, with the repository's settings.
  ///
  /// - Parameter folder: a folder of the work tree.
  static func lookUp(
    _ arguments: [String], in folder: String
  ) throws(ChangedFiles.Failure) -> Subprocess.Result {
    // The file system monitor and hooks are programs that a repository's settings name.
    let overrides = ["-c", "core.fsmonitor=false", "-c", "core.hooksPath=/dev/null"]
    let environment = Subprocess.environment.filter { variable in
      let name = variable.prefix { $0 != "=" }
      return !name.hasPrefix("GIT_") || locating.contains(String(name))
        || locatingPrefixes.contains { name.hasPrefix($0) }
    }
    return try run(["-C", folder] + overrides + arguments, environment + restrictions)
  }

  /// Runs a command without any settings of a repository, a person or the system.
  ///
  /// - Parameters:
  ///   - folder: the root of the work tree.
  ///   - variables: where the repository is.
  static func runWithoutSettings(
    _ arguments: [String], in folder: String, _ variables: [String]
  ) throws(ChangedFiles.Failure) -> Subprocess.Result {
    let environment = Subprocess.environment.filter {
      !$0.hasPrefix("GIT_") || $0.hasPrefix("GIT_ALTERNATE_OBJECT_DIRECTORIES=")
    }
    let none = [
      "GIT_CONFIG_NOSYSTEM=1", "GIT_CONFIG_GLOBAL=/dev/null", "GIT_ATTR_NOSYSTEM=1",
    ]
    return try run(["-C", folder] + arguments, environment + restrictions + none + variables)
  }

  private static func run(
    _ arguments: [String], _ environment: [String]
  ) throws(ChangedFiles.Failure) -> Subprocess.Result {
    do throws(Subprocess.Failure) {
      return try Subprocess.run("git", ["--no-pager"] + arguments, environment: environment)
    } catch {
      throw ChangedFiles.Failure(
        reason: error.isMissing
          ? "git reports the changed files, and it is not installed"
          : "git can't be run: \(error.reason)")
    }
  }
}

extension Subprocess.Result {
  /// The output without the line feed at its end.
  var line: String {
    String(decoding: output.last == 0x0A ? output.dropLast() : output[...], as: UTF8.self)
  }

  /// The first line of what the program printed as an error, in parentheses; empty without one.
  var saying: String {
    let line = String(decoding: errors.prefix { $0 != 0x0A }.prefix(300), as: UTF8.self)
    return line.isEmpty ? "" : " (\(line))"
  }
}
