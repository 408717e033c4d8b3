internal import JSPrimitives
internal import URLStandard

extension SchoolRules {
  /// The columns that identify a school in a family's list.
  public struct Identity: Sendable, Hashable, Decodable {
    /// The name; nil if unknown.
    public var name: String?
    /// The address of the website; nil if unknown.
    public var website: String?
    /// The id in the federation's directory; nil if unknown.
    public var ncaaID: String?

    /// Creates an identity.
    public init(name: String?, website: String? = nil, ncaaID: String? = nil) {
      self.name = name
      self.website = website
      self.ncaaID = ncaaID
    }

    private enum CodingKeys: String, CodingKey {
      case name, website
      case ncaaID = "ncaa_id"
    }
  }

  /// A school of a list that is the same as a new one.
  public struct Duplicate: Sendable, Hashable {
    /// A property that two schools have in common.
    public enum Match: String, Codable, CaseIterable, Sendable, Hashable {
      /// The name, whatever its letter case.
      case name
      /// The host of the website, with or without `www.` in front.
      case domain
      /// The id in the directory, whatever its letter case.
      case ncaaID = "ncaa_id"
    }

    /// The index of the school in the list.
    public let index: Int
    /// The property that it has in common with the new one.
    public let match: Match
  }

  /// Returns the first school of a list that a new one duplicates: by its name, else by its website, else by its id;
  /// nil without one.
  ///
  /// Restates `duplicate.school`, since 2026-08. White space around the new school's name and id doesn't count, but in
  /// the list it does. A website is compared by its host, and matches nothing without a scheme: `uga.edu` isn't a
  /// URL, so validate a website first, which puts `https://` in front of it.
  ///
  /// A new name of spaces duplicates a school whose name is empty, as in the web app.
  ///
  /// - Parameters:
  ///   - school: the new school.
  ///   - schools: the family's list.
  public static func duplicate(of school: Identity, among schools: [Identity]) -> Duplicate? {
    func first(_ match: Duplicate.Match, _ isSame: (Identity) -> Bool) -> Duplicate? {
      schools.firstIndex(where: isSame).map { Duplicate(index: $0, match: match) }
    }
    if let name = school.name.jsText.nonempty?.trimmed().lowercased(),
      let found = first(.name, { $0.name.jsText?.lowercased() == name })
    {
      return found
    }
    if let domain = domain(of: school.website),
      let found = first(.domain, { Self.domain(of: $0.website) == domain })
    {
      return found
    }
    guard let id = school.ncaaID.jsText.nonempty?.trimmed().lowercased() else { return nil }
    return first(.ncaaID) { $0.ncaaID.jsText.nonempty?.lowercased() == id }
  }

  /// Returns the host of an address without `www.` in front; nil without a URL that has a host.
  private static func domain(of address: String?) -> JSText? {
    guard let host = address.jsText.nonempty.flatMap({ WebURL($0)?.host }) else { return nil }
    let bytes = host.bytes
    let prefix = Array("www.".utf8)
    let name = bytes.starts(with: prefix) ? JSText(wtf8: Array(bytes.dropFirst(4))) : host
    return name.isEmpty ? nil : name
  }
}
