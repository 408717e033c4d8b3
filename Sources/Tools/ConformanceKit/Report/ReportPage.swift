/// The frame of all report pages.
enum ReportPage {
  /// Light and dark, from the width of a phone to that of a desk.
  static let style = """
    :root { color-scheme: light dark; --paper: #fff; --ink: #1b1b1f; --faint: #5c5f66; --line: #d5d7dc;
      --field: #f4f5f7; --good: #2c7a3f; --bad: #b3261e; --gap: #a86a00; --open: #7a7d85; }
    @media (prefers-color-scheme: dark) { :root { --paper: #16171a; --ink: #e8e8ea; --faint: #a4a7ae;
      --line: #3a3c42; --field: #212327; --good: #57b36c; --bad: #f0776c; --gap: #e0a33a; } }
    * { box-sizing: border-box; }
    body { margin: 0 auto; max-width: 72rem; padding: 1rem; background: var(--paper); color: var(--ink);
      font: 1rem/1.45 system-ui, sans-serif; }
    h1 { margin: 0; font-size: 1.4rem; }
    .verdict { margin: .25rem 0 0; font-size: 1.15rem; font-weight: 600; }
    .verdict.good { color: var(--good); } .verdict.bad { color: var(--bad); }
    .facts { margin: 0 0 1rem; color: var(--faint); }
    .filter { position: sticky; top: 0; z-index: 1; display: block; padding: .5rem 0;
      background: var(--paper); color: var(--faint); }
    .filter input { width: 100%; padding: .6rem .75rem; border: 1px solid var(--line); border-radius: .4rem;
      background: var(--field); color: var(--ink); font: inherit; }
    .faults { padding: .75rem 1rem .75rem 2rem; border-left: .25rem solid var(--bad);
      background: var(--field); overflow-wrap: anywhere; }
    .suite { border-top: 1px solid var(--line); }
    summary { display: grid; grid-template-columns: 1fr; gap: .1rem .75rem; padding: .6rem 0;
      cursor: pointer; list-style: none; }
    summary::-webkit-details-marker { display: none; }
    summary:focus-visible, input:focus-visible { outline: .15rem solid var(--faint); outline-offset: .1rem; }
    .name { font-weight: 600; overflow-wrap: anywhere; }
    .name::before { content: "\u{25B8}"; display: inline-block; width: 1.1rem; color: var(--faint);
      font-weight: 400; }
    [open] > summary .name::before { content: "\u{25BE}"; }
    .count { color: var(--faint); font-variant-numeric: tabular-nums; }
    .bar { display: flex; height: .5rem; min-width: .5rem; border-radius: .25rem; overflow: hidden; }
    .bar i { min-width: .3rem; } .bar .good { background: var(--good); } .bar .bad { background: var(--bad); }
    .bar .gap { background: var(--gap); } .bar .open { background: var(--open); }
    dl { display: grid; grid-template-columns: max-content 1fr; gap: .1rem .75rem; margin: 0 0 .75rem;
      color: var(--faint); font-size: .9rem; }
    dd { margin: 0; min-width: 0; overflow-wrap: anywhere; }
    .failure { margin: 0 0 1rem; }
    .failure h2 { margin: 0 0 .25rem; font: 600 .9rem/1.4 ui-monospace, monospace; overflow-wrap: anywhere; }
    .sides { display: grid; grid-template-columns: minmax(0, 1fr); gap: .5rem; }
    h3 { margin: 0; color: var(--faint); font-size: .8rem; font-weight: 400; }
    pre { margin: 0; padding: .5rem .6rem; border-radius: .4rem; background: var(--field);
      font: .82rem/1.45 ui-monospace, monospace; white-space: pre-wrap; overflow-wrap: anywhere; }
    mark { border-radius: .15rem; background: color-mix(in srgb, var(--bad) 30%, transparent); color: inherit; }
    @media (min-width: 46rem) {
      summary { grid-template-columns: 16rem 18rem 1fr; align-items: center; }
      .sides { grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); }
    }
    """

  /// Marks where the two sides of a failure part, and filters.
  static let script = """
    for (const failure of document.querySelectorAll(".failure")) {
      const [left, right] = failure.querySelectorAll("pre");
      const [a, b] = [left.textContent, right.textContent];
      let head = 0;
      while (head < a.length && head < b.length && a[head] === b[head]) head++;
      let tail = 0;
      while (tail < a.length - head && tail < b.length - head
        && a[a.length - 1 - tail] === b[b.length - 1 - tail]) tail++;
      for (const [side, text] of [[left, a], [right, b]]) {
        const mark = document.createElement("mark");
        mark.textContent = text.slice(head, text.length - tail);
        side.replaceChildren(text.slice(0, head), mark, text.slice(text.length - tail));
      }
    }
    const suites = [...document.querySelectorAll(".suite")];
    const none = document.getElementById("none");
    document.getElementById("filter").addEventListener("input", event => {
      const wanted = event.target.value.trim().toLowerCase();
      const has = element => element.textContent.toLowerCase().includes(wanted);
      for (const suite of suites) {
        const isNamed = suite.dataset.name.toLowerCase().includes(wanted);
        let shown = 0;
        for (const failure of suite.querySelectorAll(".failure")) {
          failure.hidden = !isNamed && !has(failure);
          if (!failure.hidden) shown++;
        }
        suite.hidden = !isNamed && shown === 0 && !has(suite.querySelector("dl"));
      }
      none.hidden = suites.some(suite => !suite.hidden);
    });
    """
}
