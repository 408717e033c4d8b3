/// Decisions that the web app has abolished.
///
/// They answer as the last revision that had them, 2026-02, for data that was stored then. A living page uses
/// none of them: `FitRules` has the signals that replaced the fit score.
public enum Abolished {}
