package grammar

// The classes of facts: those of a pack's attributes and the built-in ones. They are written out, since the author
// reads them from prompts, where any model meets them as words.
const (
	ClassSetting     = "setting"
	ClassMeasure     = "measure"
	ClassTally       = "tally"
	ClassChoice      = "choice"
	ClassContact     = "contact"
	ClassReference   = "reference"
	ClassDeadline    = "deadline"
	ClassBudget      = "budget"
	ClassReason      = "reason"
	ClassBlocker     = "blocker"
	ClassInput       = "input"
	ClassAlternative = "alternative"
	ClassRisk        = "risk"
	ClassEvent       = "event"
	ClassDue         = "due"
	ClassOwner       = "owner"
	ClassNews        = "news"
	ClassCalendar    = "calendar"
	ClassPage        = "page"
)

// ClauseClass says whether values of a class are clauses.
func ClauseClass(class string) bool {
	return class == ClassReason || class == ClassBlocker || class == ClassRisk
}
