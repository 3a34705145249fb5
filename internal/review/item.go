package review

import (
	"fmt"
	"slices"
	"strings"

	"memloom/internal/corpus"
	"memloom/internal/decisions"
	"memloom/internal/lineage"
)

// itemHead is what an item is.
type itemHead struct{ ID, Family, Category, Asked, Asker, AskerID, Status string }

// itemView is an item as its page shows it.
type itemView struct {
	itemHead
	Banner             *banner // nil while a blind item is not decided
	Chips              []chip
	Question           Marked
	Options            []optionView
	MoreOptions        int
	Gold               Marked
	Answered           *answered
	Correct, Incorrect []Marked
	Should, ShouldNot  []Marked // of a rubric
	Facts              []factLine
	Against            []messageView
	AgainstItems       []link
	Evidence           []evidenceView
	Rounds             []roundView
	Judged             []judgedView
	Stale              []staleView
	Raw                bool // language models were asked
}

// banner says in a sentence why an item stands where it does.
type banner struct {
	Class, Title, Must string
	Text               Marked
	Same               *link // those that fell likewise
}

// chip is a filter with what it found.
type chip struct{ Name, Sign, Word, Class string }

type link struct{ Text, URL string }

type optionView struct {
	Letter         string
	Text           Marked
	Kind           string
	Right, Claimed bool
}

type answered struct {
	Text  Marked
	Model string
	Sure  string
	Shown string
	Right bool
}

type factLine struct {
	ID, Part string
	Text     Marked
	SaidIn   []string
}

// messageView is a message among others.
type messageView struct {
	ID, Time, Author, AuthorID, ReplyTo, ReplyName string
	Text                                           Marked
	Class                                          string
	Tags                                           []Run
}

// evidenceView is a piece of evidence in its thread.
type evidenceView struct {
	N, Of    int
	Role     string
	Where    string
	Messages []messageView
	Day      string
	DayN     int
	ID       string
}

type roundView struct {
	N          int
	Question   Marked
	Answer     Marked
	Right      string
	Read       []string
	Refinement Marked
}

type judgedView struct {
	Filter, Proves, Ended, Class string
	Judging                      int
	Code                         string
	Reason                       Marked
	Refs                         []link
	Open                         bool
	Current                      bool // it speaks of the item as it stands
	Earlier                      bool // of an earlier wording
	Probes                       []probeView
	More                         int
}

type probeView struct {
	Name, Model, Shown, ShownURL, Sure, Ended string
	Answer, Reason                            Marked
	Citations                                 []string
}

type staleView struct {
	Decision corpus.Decision
}

// What a page shows at most, so that none has more than 3,000 elements.
const (
	maxOptions = 40
	maxPieces  = 14
	maxProbes  = 25
	maxAgainst = 12
	allProbes  = 40 // of all filters

	// elements that messages take
	listRoom     = 2300
	recordRoom   = 1100
	evidenceRoom = 900
)

// viewer makes the view of an item.
type viewer struct {
	e     *entry
	p     *part
	story lineage.Story
	now   []lineage.Judged // what holds of the item as it stands
	again []corpus.Verdict
	blind bool // status and verdicts are hidden
}

func (v *viewer) view() *itemView {
	it := v.e.Item
	out := &itemView{itemHead: itemHead{ID: it.ID, Family: it.Family, Category: it.Category, Asked: it.AskedAt.Date().String() + " " + clock(it.AskedAt),
		Asker: v.story.Asker, AskerID: it.AskerID, Status: string(it.Status)}, Question: Plain(it.Question), Gold: Plain(it.Answer)}
	for _, f := range v.story.Facts {
		out.Facts = append(out.Facts, factLine{f.FactID, f.Part, Plain(f.Text), f.SaidIn})
	}
	v.options(out)
	for _, a := range it.CorrectAnswers {
		out.Correct = append(out.Correct, Plain(a))
	}
	for _, a := range it.IncorrectAnswers {
		out.Incorrect = append(out.Incorrect, Plain(a))
	}
	if it.Rubric != nil {
		for _, line := range it.Rubric.Should {
			out.Should = append(out.Should, Plain(line))
		}
		for _, line := range it.Rubric.ShouldNot {
			out.ShouldNot = append(out.ShouldNot, Plain(line))
		}
	}
	v.evidence(out)
	if v.blind {
		out.Status = ""
		return out
	}
	out.Raw = slices.ContainsFunc(v.p.verdicts[it.ID], func(x corpus.Verdict) bool { return x.Model != "" && !strings.HasPrefix(x.Model, "builtin") })
	v.head(out)
	v.against(out)
	for _, r := range v.story.Rounds {
		right := map[corpus.Outcome]string{corpus.Yes: "right", corpus.No: "wrong"}[r.Verdict]
		out.Rounds = append(out.Rounds, roundView{r.Round, Plain(r.Question), Plain(r.Answer), cmpOr(right, "undetermined"), r.Retrieved, Plain(r.Refinement)})
	}
	v.judged(out)
	return out
}

func cmpOr(a, b string) string {
	if a != "" {
		return a
	}
	return b
}

func clock(at corpus.Stamp) string {
	_, hour, _ := strings.Cut(at.String(), "T")
	return hour
}

func (v *viewer) options(out *itemView) {
	it := v.e.Item
	for i, o := range it.Options {
		if i == maxOptions {
			out.MoreOptions = len(it.Options) - i
			break
		}
		x := optionView{Letter: o.Letter, Text: Plain(o.Text), Right: o.Letter == it.AnswerLetter}
		if i < len(it.OptionKeys) && !v.blind {
			x.Kind = it.OptionKeys[i].Kind
			if s := it.OptionKeys[i].Strategy; s != "" {
				x.Kind += " · " + strings.ReplaceAll(s, "_", " ")
			}
		}
		x.Claimed = !v.blind && v.e.wrong != nil && (v.e.wrong.Answer == o.Letter || v.e.wrong.Answer == o.Text)
		out.Options = append(out.Options, x)
	}
}

// head fills the banner, the chips, and what was answered.
func (v *viewer) head(out *itemView) {
	it := v.e.Item
	b := &banner{Text: Plain(v.story.Why)}
	switch it.Status {
	case corpus.Accepted:
		b.Class, b.Title = "good", "In the dataset"
		if it.AdmittedBy == corpus.AdmittedByPerson {
			b.Title = "In the dataset, taken in by a person"
		}
	case corpus.Flagged:
		b.Class, b.Title = "wait", "Waits for a person, because of the filter “"+it.Stage+"”"
	case corpus.Surplus:
		b.Class, b.Title = "none", "Surplus: no quota needed it"
	default:
		b.Class, b.Title = "bad", "Rejected by the filter “"+it.Stage+"”"
		if it.Stage == decisions.PersonStage {
			b.Title = "Removed by a person"
		}
	}
	for _, f := range v.now {
		if f.Filter == it.Stage {
			b.Must = f.Proves
		}
		out.Chips = append(out.Chips, chipOf(f))
	}
	if it.Stage != "" && len(it.Codes) > 0 {
		l := look{Queue: queueAll, Pick: map[string]string{"fell": it.Stage, "code": string(it.Codes[0])}}
		b.Same = &link{"those that fell likewise", l.URL("")}
	}
	out.Banner = b
	if w := v.e.wrong; w != nil {
		a := &answered{Text: Plain(w.Answer), Model: w.Model, Right: w.Answer == it.Answer || w.Answer == it.AnswerLetter}
		if w.Confidence >= 0 {
			a.Sure = fmt.Sprintf("%d %% sure", w.Confidence)
		}
		a.Shown = v.shownURL(*w)
		out.Answered = a
	}
}

func chipOf(f lineage.Judged) chip {
	c := chip{Name: f.Filter, Word: f.Ended}
	switch f.Ended {
	case "passes":
		c.Sign, c.Class = "✓", "good"
	case "falls":
		c.Sign, c.Class = "✗", "bad"
	default:
		c.Sign, c.Class = "?", "wait"
	}
	return c
}
