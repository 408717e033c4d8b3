import CompassValidation
import Foundation
import Observation
import SwiftDataStandIn
import SwiftUIStandIn
import TestingStandIn

// Every name is used as a type and without its module, so one that the library shares with a framework is
// ambiguous and doesn't compile.

/// A list of types.
public struct TypeList<each Member> {
  /// The number of types.
  public static var count: Int {
    var count = 0
    for _ in repeat (each Member).self { count += 1 }
    return count
  }
}

/// Names of Apple's frameworks.
public typealias NamesOfFrameworks = TypeList<
  Alignment, Anchor, Angle, Animation, Attachment, Attribute, Axis, Backtrace, Binding, Bug, Button,
  Canvas, Capsule, Circle, Color, Commands, Comment, ConditionTrait, Confirmation, DataStore,
  DefaultStore, Divider, Edge, Ellipse, Environment, ExitTest, FetchDescriptor, Font, Form, Gauge,
  Gesture, Gradient, Grid, Group, Image, Index, Issue, KnownIssueMatcher, Label, Layout, Link, List,
  Material, Menu, MigrationStage, ModelConfiguration, ModelContainer, ModelContext, Namespace, Path,
  PersistentIdentifier, Picker, Query, Rectangle, Relationship, Scene, Schema, Section, Shape,
  Slider, SourceLocation, Spacer, State, Stepper, SuiteTrait, Table, Tag, Test, TestTrait, Text,
  TextField, TextRenderer, TimeLimitTrait, Toggle, Trait, Transaction, Transition, Unique, View,
  Visibility, Window, Bundle, Calendar, Data, Date, DateInterval, Formatter, IndexPath, IndexSet,
  Locale, Measurement<Unit>, Notification, ObservationRegistrar, Operation, Predicate<String>,
  Process, Progress, Scanner, Thread, TimeZone, Timer, URL, UUID, Unit
>

/// Names of the library.
public typealias NamesOfTheLibrary = TypeList<
  Abolished, School.AcademicInfo, InteractionRules.AttachmentIcon, InteractionForm.AttachmentRules,
  InteractionRules.AttachmentType,
  PaletteColor.Badge, CampusSize, DeletionRules.CascadeRequest, DeletionRules.CascadeResponse,
  ZodSchema.Check, Coach,
  CoachRules.CardText, CoachRules.ContactChannel, CoachRules.Filters, CoachForm, Coach.Input,
  CoachForm.Insert, CoachRules.List,
  CoachRules.ListEntry, CoachRole, InteractionRules.CoachSelection, CoachRules.Sort,
  CoachForm.Submission, CoachForm.Values,
  School.CoachingPhilosophyForm, SchoolRules.CollegeData, School.CollegeDataResult,
  SchoolRules.CollegeFigures, CostSensitivity,
  DatabaseDate, DateText, DeletionRules.Blockers, DeletionRules.Failure, EventRules.Directions,
  Division,
  DivisionRecommendation, ListRules.EmptyState, Event, EventForm, Event.Input, EventForm.Submission,
  EventRules.Row,
  EventRules.Schedule, EventRules.SchoolChoice, EventSource, EventType, RequestRules.FamilyAccess,
  SchoolRules.FavoriteToggle, Field,
  SchoolRules.FitScoreBadge, School.FitScoreBreakdown, School.FitScore, FitTier, FormAuthor,
  FormDefaults, FormMessage, FormRefusal, FormMessage.Texts, FunctionRegistry, GeoLocation,
  InteractionRules.InboundAlert,
  Interaction,
  InteractionRules.Attachment, InteractionDirection, InteractionRules.Export, InteractionForm,
  InteractionRules.FormGate, Interaction.Input, InteractionForm.Submission,
  InteractionRules.ListExport,
  InteractionRules.PageText, InteractionRules.Record, InteractionSentiment, InteractionType,
  InterestCalibration, InterestLevel, IssueMessages, JSONValue, JSText,
  CoachRules.LastContactWindow,
  LocalClock, NewCoachForm, NewSchoolForm, InteractionForm.OtherCoach, EventForm.OtherSchool,
  PaletteColor, PriorityTier, SchoolRules.PrivateNotes, School.PrivateNotesForm,
  SchoolRules.ProsAndCons,
  School.ProsAndConsForm, DeletionRules.RelatedRecords, RequestRules.Failure,
  CoachRules.ResponsivenessLevel, CoachRules.ResponsivenessScore,
  RowDecoder, RowDecoder.Failure, RowDecoder.Rows<School>, RuleSource, School,
  SchoolRules.Document, SchoolRules.Figures, SchoolRules.Information, School.InformationForm,
  School.NotesForm,
  School.Option, SchoolRules.PageText, SchoolRules.Sections, SchoolRules.Size, SchoolStatus,
  School.StatusForm, SchoolStatusHistory, School.Update, SchoolRules.ScorecardError,
  SchoolRules.ScorecardRequest,
  SchoolRules.ScorecardResponse, SemanticColor, ServerFieldError, DeletionRules.SmartDeletion,
  StatusRules.Change, SubmitFailure,
  SymbolName, RequestRules.UserRole, ValidationIssue, ValidationLimits, Validator, WebForm,
  WebRevision, WebSchema, WebSchema.LookupError, ZodSchema
>
