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
}
