import CFileSystem
import Platform

/// The owner, group, permissions, extended attributes and access control lists of a file, which the one that replaces it
/// takes over.
struct FileAttributes: Equatable {
  private let owner: uid_t
  private let group: gid_t
  /// The permissions with the bits that set the user and group of a process.
  private let permissions: mode_t

  init(_ status: stat) {
    owner = status.st_uid
    group = status.st_gid
    permissions = status.st_mode & 0o7777
  }

  /// An attribute that could not be taken over, and the reason.
  struct Loss: Error {
    var what: String
    /// The value of `errno`.
    var code: Int32
  }

  /// Sets them on an open file, which this process has made.
  ///
  /// - Parameter path: the file that has them.
  /// - Throws: what the process may not, or can't, take over.
  func apply(from path: String, to descriptor: Int32) throws(Loss) {
    let new = try Self.ofFile(descriptor)
    if new.owner != owner || new.group != group {
      // A process that can't change the owner may still be able to set the group.
      let code = fchown(
        descriptor, new.owner == owner ? .max : owner, new.group == group ? .max : group)
      guard code == 0 else { throw Loss(what: "owner and group", code: errno) }
    }
    // A new owner takes capabilities away, which are an extended attribute.
    try ExtendedAttributes.copy(from: path, to: descriptor)
    let code = compass_copy_access_list(path, descriptor)
    guard code == 0 else { throw Loss(what: "access control list", code: code) }
    let changed = fchmod(descriptor, permissions) == 0 ? 0 : errno
    // Some file systems have one set of permissions for all files, and some systems silently drop a bit.
    let result = try Self.ofFile(descriptor)
    guard result.permissions == permissions else {
      throw Loss(what: "permissions", code: changed == 0 ? EPERM : changed)
    }
    guard result == self else { throw Loss(what: "owner and group", code: EPERM) }
  }

  private static func ofFile(_ descriptor: Int32) throws(Loss) -> FileAttributes {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw Loss(what: "permissions", code: errno) }
    return FileAttributes(status)
  }
}
