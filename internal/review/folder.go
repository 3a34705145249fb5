package review

import (
	"context"

	"memloom/internal/agreement"
	"memloom/internal/corpus"
	"memloom/internal/decisions"
	"memloom/internal/lineage"
)

// Folder is a corpus folder as it stands. It does not change: after an application another takes its place.
type Folder struct {
	Name    string
	Release int // 0: the run's own
	Parts   []*lineage.Index
	Edited  map[string]string     // item → hash of what it was before the release edited it
	Filters []lineage.Filter      // in the order in which they are run
	Key     string                // by which samples are drawn: decisions.KeyOf
	Pool    []decisions.Candidate // of the blind sample
	// Items and States are the tables of the run's design whose rows are of the type PoolItem and PoolState; empty
	// without.
	Items, States string
	// Closed says why nothing can be decided, and what can be done about it; empty where decisions are taken.
	Closed string
	// Absent says why nothing can be reviewed, e.g. which tables are missing; empty where there is something.
	Absent string
}

// Form is what a reviewer changes of an item. Empty fields stay as they are.
type Form struct {
	Question, AskedAt  string
	Gold               string            // the place of a value in a message: M12:10-20
	Options            map[string]string // by letter
	Correct, Incorrect []string
	Evidence           []string // messages
}

// Plan is what a piece of work would do.
type Plan struct {
	Digest string     // of what it rests on: work is done only as it was shown
	Text   []string   // what it takes
	Rows   [][]string // with a row of headings
	Quotas [][]string // likewise; nil where none changes
	Empty  string     // why there is nothing to do; empty where there is
	TopUp  bool       // of an application: surplus drafts are judged for what was removed
}

// Progress is how far an unfinished or finished run has come.
type Progress struct {
	State  string
	Live   bool       // a process is at work
	Stages [][]string // with a row of headings
	Facts  [][2]string
	// Families says what filters made of the drafts of each family, with a row of headings.
	Families [][]string
	Last     []string // the latest rejections, a sentence each
	Streams  []Stream // with their pools, where the run makes streams
}

// Call is a question to a model with what its provider sent.
type Call struct{ Stage, Task, Model, Unit, Answer string }

// Program is what the desk asks of the program around it.
type Program interface {
	// Read reads the folder; of one without a finished corpus it returns nil.
	Read(ctx context.Context) (*Folder, error)
	// Closed says why nothing can be decided at present; empty where decisions are taken.
	Closed() string
	// Since returns the decisions after the one of a number.
	Since(ctx context.Context, seq int64) ([]corpus.Decision, error)
	// Double says which items need two decisions.
	Double(ctx context.Context) (decisions.Double, error)
	// Agreement says how far reviewers agree, and what the blind sample shows; nil where no one has decided blind.
	Agreement(ctx context.Context) (*agreement.Summary, *agreement.Blind, error)
	// Decide keeps a decision about an item or a day.
	Decide(ctx context.Context, a decisions.Act) (corpus.Decision, error)
	// Edits returns the changes of a form, checked against the item.
	Edits(c *corpus.Corpus, it *corpus.Item, f Form) ([]corpus.Edit, error)
	// PlanFilter and Filter ask the models that the desk was started with about an item again.
	PlanFilter(ctx context.Context, item string) (*Plan, error)
	Filter(ctx context.Context, item string, say func(string)) error
	// Again are the verdicts of later judgings on an item, by its hash.
	Again(ctx context.Context, hash string) ([]corpus.Verdict, error)
	// Raw are the calls by which a draft was made and judged, with what providers sent, as the journal has them; none of
	// the built-in model.
	Raw(ctx context.Context, draft string) ([]Call, error)
	// PlanApply and Apply publish the corpus anew with what was decided. topUp says whether surplus drafts are judged for
	// what was removed; nil: as the last release did.
	PlanApply(ctx context.Context, topUp *bool) (*Plan, error)
	Apply(ctx context.Context, topUp *bool, say func(string)) error
	// Progress says how far the run has come.
	Progress(ctx context.Context) (*Progress, error)
}
