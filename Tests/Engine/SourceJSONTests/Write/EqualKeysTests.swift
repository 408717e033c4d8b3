import Testing

@testable import SourceJSON

@Suite("Equal keys of objects of any size")
struct EqualKeysTests {
  /// The text of an object whose keys repeat, some of them spelled with an escape, some array indices.
  private func object(ofMembers count: Int) -> String {
    let members = (0..<count).map { number in
      let key = number * 7919 % (count * 2 / 3 + 1)
      let spelled = [#"k\#(key)"#, #"\u006b\#(key)"#, "\(key)"][key % 5 > 2 ? 2 : number % 2]
      return #""\#(spelled)":\#(number)"#
    }
    return "{" + members.joined(separator: ",") + "}"
  }

  @Test(
    "The last one's value is at the place of the first",
    arguments: [0, 1, 2, 8, 9, 100, 2_048, 2_049, 5_000, 20_000])
  func lastValueAtTheFirstPlace(count: Int) throws {
    let document = try JSONDocument(Array(object(ofMembers: count).utf8))
    var written: [UInt8] = []
    document.withView { $0.write(at: 0, to: &written) }
    // The value is made member by member, without a table of hashes.
    #expect(String(decoding: written, as: UTF8.self) == JSONWriter.string(of: document.value))
  }

  @Test("Keys that differ may have the same hash", arguments: [9, 100, 2_100])
  func differentKeysWithTheSameHash(count: Int) throws {
    let document = try JSONDocument(Array(object(ofMembers: count).utf8))
    document.withView { view in
      let all = members(of: view)
      var expected = all
      view.joinEqualKeys(of: &expected)
      #expect(expected.count < all.count)
      for kinds in [1, 2, 7] as [UInt64] {
        // Of each key the length of its text, which an escape does not change.
        let hashes = all.indices.map { place in
          let length = UInt64(view.text(of: view[Int(all[place].key)]).bytes.count)
          return (length % kinds) << 60 | UInt64(place)
        }
        var joined = all
        view.joinEqualKeys(of: &joined, hashes: hashes)
        let isEqual = joined.elementsEqual(expected, by: ==)
        #expect(isEqual, "\(kinds) hashes")
      }
    }
  }

  /// The members of the outermost object, with all that have equal keys.
  private func members(of view: JSONView) -> [JSONView.Member] {
    var members: [JSONView.Member] = []
    var key = 1
    while key < Int(view[0].next) {
      members.append((UInt32(key), UInt32(key + 1)))
      key = Int(view[key + 1].next)
    }
    return members
  }
}
