/// The phases of an athlete's way to college, by milestones.
public enum PhaseRules {}
