import Testing

@testable import URLStandard

@Suite("Hosts in brackets")
struct IPv6AddressTests {
  @Test("Pieces lose leading zeros, letters are lower case")
  func pieces() {
    #expect(host("[1:2:3:4:5:6:7:8]") == "[1:2:3:4:5:6:7:8]")
    #expect(host("[0001:00AB:0:4:5:6:7:FFFF]") == "[1:ab:0:4:5:6:7:ffff]")
  }

  @Test("The first longest run of at least two zero pieces is compressed")
  func compression() {
    #expect(host("[::]") == "[::]")
    #expect(host("[::1]") == "[::1]")
    #expect(host("[1::]") == "[1::]")
    #expect(host("[1:0:0:4:0:0:7:8]") == "[1::4:0:0:7:8]")
    #expect(host("[1:0:0:4:0:0:0:8]") == "[1:0:0:4::8]")
    #expect(host("[1:0:3:4:5:6:7:8]") == "[1:0:3:4:5:6:7:8]")
    #expect(host("[1:2:3:4:5:6:7::]") == "[1:2:3:4:5:6:7:0]")
  }

  @Test("The last two pieces may be an IPv4 address")
  func embeddedIPv4() {
    #expect(host("[::127.0.0.1]") == "[::7f00:1]")
    #expect(host("[1:2:3:4:5:6:1.2.3.4]") == "[1:2:3:4:5:6:102:304]")
    #expect(host("[1:2:3:4:5:6:7:1.2.3.4]") == nil)
    #expect(host("[::1.2.3]") == nil)
    #expect(host("[::1.2.3.04]") == nil)
    #expect(host("[::1.2.3.256]") == nil)
    #expect(host("[::1.2.3.4.5]") == nil)
    #expect(host("[::1.2.3.4:5]") == nil)
    #expect(host("[::.1.2.3]") == nil)
  }

  @Test("Two colons replace at least one piece")
  func fullAddressesHaveNoRoomForColons() {
    #expect(host("[1:2:3::5:6:7:8]") == "[1:2:3:0:5:6:7:8]")
    #expect(host("[::2:3:4:5:6:7:8]") == "[0:2:3:4:5:6:7:8]")
    #expect(host("[1:2:3::5:6:7:8:9]") == nil)
    #expect(host("[::1:2:3:4:5:6:7:8]") == nil)
    #expect(host("[1:2:3:4:5:6:7:8::]") == nil)
    #expect(host("[::2:3:4:5:6:1.2.3.4]") == "[0:2:3:4:5:6:102:304]")
    #expect(host("[::1:2:3:4:5:6:1.2.3.4]") == nil)
  }

  @Test("Anything else is no address")
  func failures() {
    for text in ["[]", "[", "[:]", "[:1]", "[1:]", "[1:2]", "[1::2::3]", "[12345::]", "[g::]"] {
      #expect(WebURL.isValidHost(text) == false)
    }
    #expect(host("[1:2:3:4:5:6:7:8:9]") == nil)
    #expect(host("[::1") == nil)
    #expect(host("[::1]x") == nil)
    #expect(href("sc://[::1]:8/x") == "sc://[::1]:8/x")
    #expect(href("http://[::1]:8/x") == "http://[::1]:8/x")
    #expect(href("sc://[x]") == nil)
  }
}

extension WebURL {
  fileprivate static func isValidHost(_ text: String) -> Bool {
    Array("http://\(text)/".utf8).withUnsafeBufferPointer { isValid($0) }
  }
}
