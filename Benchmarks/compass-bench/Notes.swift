/// Notes as the web app's editor and pasted mail make them, and plain text.
enum Notes {
  /// A name and the text's UTF-8.
  typealias Note = (name: String, bytes: [UInt8])

  /// Five notes of 200 to 1,100 bytes.
  static let mixed: [Note] = [
    (
      "call",
      "<p>Talked to <strong>Coach Ruiz</strong> for 20 minutes. Good call!</p><ul><li>Needs a 2B for "
        + "2027</li><li>Wants spring film</li></ul><p>Next: send the <em>Perfect Game</em> link.</p>"
    ),
    (
      "mail",
      """
      <div>Hi Ana,<br><br>Thanks for coming to our camp last weekend. We liked your swing &amp; \
      your attitude, and we would like to see you play again this summer.</div>
      <div><br></div>
      <div>Could you send us</div>
      <ol>
      <li>your <b>schedule</b> for June &ndash; July,</li>
      <li>the <b>transcript</b> (unofficial is fine),</li>
      <li>new video, see <a href="https://www.example.edu/camps/video?id=2027&amp;src=mail" \
      target="_blank">how to film</a>.</li>
      </ol>
      <div>We will be at the Atlanta event from the 12th on, fields 3 &lt;-&gt; 7, and our staff will \
      watch every game that your team plays. If you can&#39;t make it to Atlanta, the camp in \
      <a href="https://www.example.edu/camps/august">August</a> is the next good chance, and the \
      early price ends on June 30. Please bring wood bats &amp; both gloves.</div>
      <div><br></div>
      <div>Call me any time at (555) 010-9999.</div>
      <div><span style="color:#1f497d">Coach Jordan Ellis<br>Assistant Coach, Recruiting \
      Coordinator<br><i>Go Eagles!</i></span></div>
      """
    ),
    (
      "visit",
      """
      <h2>Campus visit, March 14</h2>
      <p>Met the head coach, two assistants and the academic advisor. Toured the <strong>new \
      facility</strong>: 3 cages, turf infield, weight room shared with softball.</p>
      <h3>What I liked</h3>
      <ul>
      <li>Small classes (18 on average), <em>real</em> tutoring on the road</li>
      <li>Players stay: only 2 transfers in 3 years</li>
      <li>Distance: 4 h by car</li>
      </ul>
      <h3>Questions</h3>
      <ol>
      <li>How many middle infielders in the 2027 class?</li>
      <li>Is the 25% scholarship for 1 or 4 years?</li>
      </ol>
      <blockquote>"We don't promise a position, we promise a chance." &mdash; Coach K.</blockquote>
      <p>Overall: <u>top 3</u>.<br>Follow up by Friday.</p>
      """
    ),
    (
      "loose",
      "<p>Unofficial visit<p>Parking: lot C<ul><li>film<li>cage time<li>lunch with <b>team</b></ul>"
        + "Coach said: \"call me\" > text me & bring <u>both <em>gloves</em></u><br>"
        + "<br/>Score 5 < 7, lost :( <pre>\nAB H BB\n 4 2  1</pre><h3>After the game</h4>"
        + "Long talk about the position, and about school. <i>Business</i> is possible."
    ),
    (
      "pasted",
      """
      <p class="MsoNormal" style="margin-bottom:0in"><span style="font-size:11.0pt;font-family:\
      &quot;Calibri&quot;,sans-serif">Dear Ana,</span></p>
      <p class="MsoNormal"><span style="font-size:11.0pt">We received your questionnaire. \
      You are on our follow list for the <strong>2027</strong> class.&nbsp;</span></p>
      <p class="MsoNormal"><span style="font-size:11.0pt">Camp dates are on <a \
      href="https://camps.example.com/baseball" title="Camps">our page</a>; it’s filling up.</span></p>
      <p class="MsoNormal"><font color="#333333">Best,<br>Baseball Office</font></p>
      """
    ),
  ].map { ($0.0, Array($0.1.utf8)) }

  /// Text with markup of about this length, made of whole notes.
  static func markup(bytes count: Int) -> [UInt8] {
    var text: [UInt8] = []
    var index = 0
    while text.count < count {
      text += mixed[index % mixed.count].bytes
      index += 1
    }
    return text
  }

  /// Text of this length without any `<`.
  static func plain(bytes count: Int) -> [UInt8] {
    let sentence = Array(
      "Coach liked the swing; send film & the transcript by Friday, é > e.\n".utf8)
    return (0..<count).map { sentence[$0 % sentence.count] }
  }
}
