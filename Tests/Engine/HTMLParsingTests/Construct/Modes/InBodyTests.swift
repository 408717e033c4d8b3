import Testing

@testable import HTMLParsing

/// HTML Standard, "The in body insertion mode": text, the document's own elements, and what every
/// other tag does.
@Suite struct InBodyTests {
  @Test func text() throws {
    try expectBodies([
      ("a b", "'a b'"),
      ("a\0b", "'ab'"),
      ("a<!--b-->c", "'a' <!--b--> 'c'"),
      ("a<?b c>d", "'a' <?b c> 'd'"),
      ("a<!DOCTYPE b>c", "'ac'"),
    ])
  }

  @Test func htmlAndBodyMergeAttributes() throws {
    try expectDocuments([
      ("<html a=1><body b=1><html a=2 c=3><body b=2 d=4>", "html[a=1 c=3](head body[b=1 d=4])"),
      ("<p><body a=1>", "html(head body[a=1](p))"),
      ("<template><html a=1><body a=1></template>", "html(head(template) body)"),
    ])
  }

  @Test func metadataStaysWhereItIs() throws {
    try expectBodies([
      ("<p><meta><title>a</title><style>b</style>", "p(meta title('a') style('b'))"),
      ("<base><link><bgsound><basefont>", "base link bgsound basefont"),
      ("<script>a</script><noframes>b</noframes>", "script('a') noframes('b')"),
      ("<template>a</template>", "template('a')"),
    ])
  }

  @Test func ignoredTags() throws {
    try expectBodies([
      ("<caption><col><colgroup><frame><head><tbody><td><tfoot><th><thead><tr>a", "'a'"),
      ("</caption></tbody></td></tfoot></thead></tr></col>a", "'a'"),
    ])
  }

  @Test func anyOtherTag() throws {
    try expectBodies([
      ("<x-a>b</x-a>c", "x-a('b') 'c'"),
      ("<span><i></span>a", "span(i) i('a')"),
      ("<span><div></span>a", "span(div('a'))"),
      ("<x><y><z></y>a", "x(y(z) 'a')"),
      ("<x><p></x>a", "x(p('a'))"),
      ("<x><option><rb></x>a", "x(option(rb)) 'a'"),
      ("</x>a", "'a'"),
      ("<bdi><q></bdi>a", "bdi(q) 'a'"),
    ])
  }

  @Test func textOnlyElements() throws {
    try expectBodies([
      ("<xmp>a<b>&amp;</xmp>", "xmp('a<b>&amp;')"),
      ("<p><xmp>a", "p xmp('a')"),
      ("<iframe>a<b></iframe>c", "iframe('a<b>') 'c'"),
      ("<noembed>a<b></noembed>c", "noembed('a<b>') 'c'"),
      ("<noscript>a<b></noscript>c", "noscript('a' b) b('c')"),
      ("<textarea>a<b>&amp;</textarea>", "textarea('a<b>&')"),
      ("<plaintext>a</plaintext><b>", "plaintext('a</plaintext><b>')"),
      ("<p><plaintext>a", "p plaintext('a')"),
      ("<b></p><iframe>a</iframe>", "b(p iframe('a'))"),
    ])
  }

  /// A line feed at the start of `pre`, `listing` and `textarea` is not part of them.
  @Test func theFirstLineFeed() throws {
    try expectBodies([
      ("<pre>\na", "pre('a')"),
      ("<pre>\n\na", "pre('\na')"),
      ("<pre>\r\na", "pre('a')"),
      ("<pre>&#10;a", "pre('a')"),
      ("<pre> \na", "pre(' \na')"),
      ("<pre><b>\na", "pre(b('\na'))"),
      ("<pre><!--a-->\nb", "pre(<!--a--> '\nb')"),
      ("<listing>\na", "listing('a')"),
      ("<textarea>\na", "textarea('a')"),
      ("<textarea>\n\na", "textarea('\na')"),
      ("<xmp>\na", "xmp('\na')"),
    ])
  }

  @Test func endTagsOfTheBody() throws {
    try expectErrors([
      ("<!DOCTYPE html><template></body></template>", "unexpectedEndTag"),
      ("<!DOCTYPE html><p></p></p>", "unexpectedEndTag"),
      ("<!DOCTYPE html><div/></div>", "nonVoidHTMLElementStartTagWithTrailingSolidus"),
      ("<!DOCTYPE html><br/><img/><hr/><input/><svg/><wbr/>", ""),
      ("<!DOCTYPE html><b><p></b></p>", "unexpectedEndTag"),
      ("<!DOCTYPE html><div>", "unexpectedEndOfFile"),
      ("<!DOCTYPE html><p><li>", ""),
      ("<!DOCTYPE html>a\0", "unexpectedNullCharacter unexpectedNullCharacter"),
    ])
  }
}
