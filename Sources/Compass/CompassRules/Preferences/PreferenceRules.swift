/// Stored preferences, editable profile columns and checks of files.
public enum PreferenceRules {}
