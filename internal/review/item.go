package review

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"memloom/internal/corpus"
	"memloom/internal/decisions"
	"memloom/internal/lineage"
)

// itemView is an item as its page shows it.
type itemView struct {
	*corpus.Item
	Story        lineage.Story
	Asked        string
	Banner       *banner // nil while a blind item is not decided
	Chips        []lineage.Judged
	Options      []optionView
	MoreOptions  int
	Answered     *probeView
	Right        bool // what was answered
	Against      []messageView
	AgainstItems []link
	Evidence     []evidenceView
	Judged       []judgedView
	Stale        []corpus.Decision
	Raw          bool // language models were asked
}

// banner says in a sentence why an item stands where it does.
type banner struct {
	Class, Title, Must, Text string
	Same                     *link // those that fell likewise
}

type link struct{ Text, URL string }

type optionView struct {
	corpus.Option
	Kind           string
	Right, Claimed bool
}

// messageView is a message among others.
type messageView struct {
	*corpus.Message
	Time, ReplyName string
	Text            Marked
	Class           string
	Tags            []Run
}

// evidenceView is a piece of evidence in its thread.
type evidenceView struct {
	corpus.Evidence
	N, Of      int
	Where, Day string
	DayN       int
	Messages   []messageView
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
	*entry
	story lineage.Story
	now   []lineage.Judged // what holds of the item as it stands
	again []corpus.Verdict
	blind bool // status and verdicts are hidden
}

func (v *viewer) view() *itemView {
	out := &itemView{Item: v.Item, Story: v.story, Asked: v.AskedAt.Date().String() + " " + clock(v.AskedAt)}
	for i, o := range v.Options[:min(len(v.Options), maxOptions)] {
		out.Options = append(out.Options, v.option(i, o))
	}
	out.MoreOptions = len(v.Options) - len(out.Options)
	out.Evidence = v.evidence()
	if v.blind {
		return out
	}
	out.Raw = slices.ContainsFunc(v.verdicts(), func(x corpus.Verdict) bool {
		return x.Model != "" && !strings.HasPrefix(x.Model, "builtin")
	})
	out.Banner, out.Chips = v.banner(), v.now
	if w := v.wrong; w != nil {
		p := v.probe(*w)
		p.ShownURL = v.shownURL(*w)
		out.Answered, out.Right = &p, w.Answer == v.Answer || w.Answer == v.AnswerLetter
	}
	v.against(out)
	out.Judged = v.judged()
	return out
}

func clock(at corpus.Stamp) string {
	_, hour, _ := strings.Cut(at.String(), "T")
	return hour
}

func (v *viewer) option(i int, o corpus.Option) optionView {
	out := optionView{Option: o, Right: o.Letter == v.AnswerLetter}
	if v.blind {
		return out
	}
	if i < len(v.OptionKeys) {
		out.Kind = v.OptionKeys[i].Kind
		if s := v.OptionKeys[i].Strategy; s != "" {
			out.Kind += " · " + s
		}
	}
	out.Claimed = v.wrong != nil && (v.wrong.Answer == o.Letter || v.wrong.Answer == o.Text)
	return out
}

func (v *viewer) banner() *banner {
	b := &banner{Class: signOf(string(v.Status)).Class, Text: v.story.Why}
	switch v.Status {
	case corpus.Accepted:
		b.Title = "In the dataset"
		if v.AdmittedBy == corpus.AdmittedByPerson {
			b.Title = "In the dataset, taken in by a person"
		}
	case corpus.Flagged:
		b.Title = "Waits for a person, because of the filter “" + v.Stage + "”"
	case corpus.Surplus:
		b.Class, b.Title = "none", "Surplus: no quota needed it"
	default:
		b.Class, b.Title = "bad", "Rejected by the filter “"+v.Stage+"”"
		if v.Stage == decisions.PersonStage {
			b.Title = "Removed by a person"
		}
	}
	for _, f := range v.now {
		if f.Filter == v.Stage {
			b.Must = f.Proves
		}
	}
	if v.Stage != "" && len(v.Codes) > 0 {
		l := look{Queue: queueAll, Pick: map[string]string{"fell": v.Stage, "code": string(v.Codes[0])}}
		b.Same = &link{"those that fell likewise", l.URL("")}
	}
	return b
}

// judgedView is what a filter found.
type judgedView struct {
	lineage.Judged
	Refs    []link
	Open    bool
	Current bool // it speaks of the item as it stands
	Probes  []probeView
	More    int
}

// probeView is a question to a model, with what it was shown.
type probeView struct {
	corpus.Verdict
	Shown, ShownURL, Sure string
}

// judged are the verdicts, those that failed first and open, those of an earlier wording last.
func (v *viewer) judged() (out []judgedView) {
	for _, f := range v.story.Filters {
		x := judgedView{Judged: f, Open: f.Ended != "passes" && !f.Earlier}
		x.Current = slices.ContainsFunc(v.now, func(n lineage.Judged) bool {
			return n.Filter == f.Filter &&
				n.Judging == f.Judging
		})
		for _, id := range f.Refs {
			x.Refs = append(x.Refs, v.ref(id))
		}
		out = append(out, x)
	}
	slices.SortStableFunc(out, func(a, b judgedView) int {
		return cmp.Or(boolInt(a.Earlier)-boolInt(b.Earlier), boolInt(b.Open)-boolInt(a.Open))
	})
	left := allProbes
	for i := range out {
		x := &out[i]
		for _, p := range x.Judged.Probes[:min(len(x.Judged.Probes), maxProbes, left)] {
			x.Probes = append(x.Probes, v.probe(p))
		}
		left -= len(x.Probes)
		x.More = len(x.Judged.Probes) - len(x.Probes)
	}
	return out
}

func boolInt(b bool) int {
	if b {
		return 1
	}
	return 0
}

func (v *viewer) probe(p corpus.Verdict) probeView {
	out := probeView{Verdict: p, Shown: cmp.Or(p.ContextRef, "none")}
	if p.Confidence >= 0 && p.Model != "" {
		out.Sure = fmt.Sprintf("%d %% sure", p.Confidence)
	}
	if len(p.LeftOut) > 0 {
		out.Shown += " without " + strings.Join(p.LeftOut, ", ")
	}
	if len(v.shownTo(p)) > 0 {
		out.ShownURL = v.shownURL(p)
	}
	return out
}
