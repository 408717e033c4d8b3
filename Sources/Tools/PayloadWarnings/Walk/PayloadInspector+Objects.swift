internal import Diagnostics
internal import JSPrimitives
internal import SchemaGraph
internal import SchemaModel
internal import SourceJSON

/// Objects: keys that are dropped, unknown or given twice.
extension PayloadInspector {
  func inspectObject(_ visit: Visit, _ view: JSONView) {
    let members = members(of: visit.entry, view)
    var last: [JSText: Int] = [:]
    last.reserveCapacity(members.count)
    var repeated: [(member: Member, first: Member)] = []
    for (index, member) in members.enumerated() {
      if let earlier = last.updateValue(index, forKey: member.key) {
        repeated.append((member, members[earlier]))
      }
    }
    let leaves = leaves(of: visit.schemas, at: visit.entry, view)
    let declared = DeclaredKeys(leaves, tree)
    let step = addStep(to: visit)
    var unknown: [(member: Member, fate: DeclaredKeys.Fate)] = []
    for (index, member) in members.enumerated() where last[member.key] == index {
      let (fate, schemas) = declared.fate(of: member.key)
      if fate != .known, fate != .unnamed { unknown.append((member, fate)) }
      // Nothing sees the value of a dropped key.
      if fate == .dropped || fate == .rejected { continue }
      push(
        Visit(entry: member.value, schemas: schemas, parent: step, segment: .key(member.keyEntry)))
    }
    for (member, first) in repeated {
      warnTwice(member, first, Visit(member, in: step), view)
    }
    guard !unknown.isEmpty else { return }
    let schemas = leaves.map(\.node)
    let close = unknown.map { names(closeTo: $0.member.key, of: schemas, declared) }
    let matches = close.map { close in
      close.nearest { last[declared.names[$0].name] == nil }
    }
    var uses: [Int: Int] = [:]
    for match in matches { if let match { uses[match.index, default: 0] += 1 } }
    for (index, (member, fate)) in unknown.enumerated() {
      guard isLooking else { break }
      let match = matches[index]
      let name = match.map { declared.names[$0.index].name }
      var change: TextChange?
      if fate == .dropped || fate == .rejected, let match, let name, uses[match.index] == 1,
        let applicability = SpellingChange(from: member.key, to: name).applicability(
          among: declared.names.lazy.map(\.name), isOnlyClosest: close[index].isOnly(match))
      {
        change = rename(member, to: name, applicability, declared.fate(of: name).schemas, view)
      }
      let value = Visit(member, in: step)
      warn(fate, of: member, match, name, change, value, view)
      if fate == .rejected, let name {
        report.rejectedKeys.append(
          RejectedKey(
            object: visit.entry, key: member.key.string, suggestion: name.string, change: change))
      }
      if findsFixes, let change, let name {
        add(
          FixCandidate(
            kind: .rename, change: change, path: path(of: value, view).dropLast() + [.key(name)]))
      }
    }
  }

  /// Returns the declared keys that a key is close to. Objects of one schema often have the same keys.
  private func names(
    closeTo key: JSText, of schemas: [SchemaGraph.Node], _ declared: DeclaredKeys
  ) -> [NameMatch] {
    let place = CloseKey(schemas: schemas, key: key)
    if let known = closeNames[place] { return known }
    let close = search.names(closeTo: key, among: declared.names)
    if closeNames.count < Self.mostCloseNames, search.budget > 0 { closeNames[place] = close }
    return close
  }

  private func warnTwice(_ member: Member, _ first: Member, _ visit: Visit, _ view: JSONView) {
    warn(
      PayloadWarning(
        code: .duplicateKey,
        message: "\(Self.quoted(member.key)) is given twice, and only this value counts",
        path: path(of: visit, view), range: view[member.keyEntry].sourceRange,
        other: view[first.keyEntry].sourceRange))
  }

  private func warn(
    _ fate: DeclaredKeys.Fate, of member: Member, _ match: NameMatch?, _ name: JSText?,
    _ change: TextChange?, _ visit: Visit, _ view: JSONView
  ) {
    let key = Self.quoted(member.key)
    let question = name.map { "; \(Self.question($0))" } ?? ""
    var warning = PayloadWarning(
      code: .droppedKey, message: "\(key) is dropped\(question)", path: [],
      range: view[member.keyEntry].sourceRange, suggestion: name?.string, change: change)
    switch fate {
    case .dropped: break
    case .kept:
      // Any other key may be meant as it is.
      guard let match, match.isUnique, match.distance <= 2 else { return }
      warning.code = .unknownKey
      warning.message = "\(key) is kept but unknown\(question)"
    case .known, .unnamed, .rejected: return
    }
    guard kinds.contains(warning.code) else { return }
    warning.path = path(of: visit, view)
    warn(warning)
  }

  /// Returns the question about a name.
  static func question(_ name: JSText) -> String { "did you mean \(quoted(name))?" }

  /// Returns a key in quotes, cut if it is long.
  static func quoted(_ key: JSText) -> String {
    let string = key.string
    return string.count > 60 ? "\"\(string.prefix(60))…\"" : "\"\(string)\""
  }
}

/// A key of objects of some schemas.
struct CloseKey: Hashable {
  var schemas: [SchemaGraph.Node]
  var key: JSText
}

extension Visit {
  /// The value of a member.
  init(_ member: PayloadInspector.Member, in step: Int) {
    self.init(entry: member.value, schemas: [], parent: step, segment: .key(member.keyEntry))
  }
}
