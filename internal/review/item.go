package review

import (
	"fmt"
	"regexp"
	"slices"
	"strings"

	"memloom/internal/corpus"
	"memloom/internal/decisions"
	"memloom/internal/lineage"
)

// itemView is an item as its page shows it.
type itemView struct {
	ID, Family, Category, Asked, Asker, AskerID, Status string
	Banner                                              *banner // nil while a blind item is not decided
	Chips                                               []chip
	Question                                            Marked
	Options                                             []optionView
	MoreOptions                                         int
	Gold                                                Marked
	Answered                                            *answered
	Correct, Incorrect                                  []Marked
	Facts                                               []factLine
	Against                                             []messageView
	AgainstItems                                        []link
	Evidence                                            []evidenceView
	Rounds                                              []roundView
	Judged                                              []judgedView
	Stale                                               []staleView
	Raw                                                 bool // language models were asked
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
	maxOptions  = 60
	maxPieces   = 14
	maxProbes   = 25
	maxAgainst  = 12
	maxMessages = 220
)

// viewer makes the view of an item.
type viewer struct {
	e     *entry
	p     *part
	story lineage.Story
	again []corpus.Verdict
	blind bool // status and verdicts are hidden
}

func (v *viewer) view() *itemView {
	it := v.e.Item
	out := &itemView{ID: it.ID, Family: it.Family, Category: it.Category, Asked: it.AskedAt.Date().String() + " " + clock(it.AskedAt),
		Asker: v.story.Asker, AskerID: it.AskerID, Status: string(it.Status), Question: Plain(it.Question), Gold: Plain(it.Answer)}
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
	for _, f := range v.story.Filters {
		if f.Filter == it.Stage && f.Judging == 0 {
			b.Must = f.Proves
		}
		if f.Judging == 0 {
			out.Chips = append(out.Chips, chipOf(f))
		}
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

// shownURL is where the messages stand that a probe was shown.
func (v *viewer) shownURL(w corpus.Verdict) string {
	for i, x := range append(slices.Clone(v.p.verdicts[v.e.ID]), v.again...) {
		if x.Filter == w.Filter && x.Probe == w.Probe && x.Model == w.Model && x.ContextRef == w.ContextRef && x.Judging == w.Judging {
			return fmt.Sprintf("/i/%s/shown/%d", v.e.ID, i)
		}
	}
	return ""
}

// idPattern finds the ids that a text names.
var idPattern = regexp.MustCompile(`\b[A-Z]\d+\b`)

// shownTo are the messages that a probe was shown.
func (v *viewer) shownTo(w corpus.Verdict) []string {
	if len(w.Shown) > 0 {
		return w.Shown
	}
	var out []string
	if strings.HasPrefix(w.ContextRef, "evidence") {
		for _, e := range v.e.Evidence {
			out = append(out, e.MessageID)
		}
	}
	for _, id := range idPattern.FindAllString(w.ContextRef, -1) {
		if list, ok := v.p.segments[id]; ok {
			out = append(out, list...)
		} else if v.p.messages[id] != nil {
			out = append(out, id)
		}
	}
	out = slices.DeleteFunc(out, func(id string) bool { return slices.Contains(w.LeftOut, id) })
	slices.SortFunc(out, func(a, b string) int { return strings.Compare(a, b) })
	out = slices.Compact(out)
	slices.SortStableFunc(out, func(a, b string) int { return int(v.p.messages[a].At - v.p.messages[b].At) })
	return out
}

// against fills in the messages and items that the failed conclusions name.
func (v *viewer) against(out *itemView) {
	var ids []string
	for _, f := range v.story.Filters {
		if f.Ended == "passes" || f.Judging > 0 {
			continue
		}
		for _, id := range f.Refs {
			switch {
			case v.p.messages[id] != nil:
				ids = append(ids, id)
			case v.p.segments[id] != nil:
				ids = append(ids, v.telling(id)...)
			case strings.HasPrefix(id, "I") && id != v.e.ID:
				out.AgainstItems = append(out.AgainstItems, link{id, "/i/" + id})
			}
		}
		if f.Filter == v.e.Stage {
			for _, p := range f.Probes {
				if p.Answer != "" && p.Outcome != corpus.Yes || f.Filter == "unique" {
					ids = append(ids, p.Citations...)
				}
			}
		}
	}
	seen := map[string]bool{}
	for _, id := range ids {
		if m := v.p.messages[id]; m != nil && !seen[id] && !v.isEvidence(id) && len(out.Against) < maxAgainst {
			seen[id] = true
			out.Against = append(out.Against, v.message(m, "against"))
		}
	}
}

// telling are the messages of a segment in which the gold or the wrong answer stands.
func (v *viewer) telling(segment string) []string {
	var out []string
	for _, id := range v.p.segments[segment] {
		if text := v.p.textOf(id); len(places(text, v.e.Answer, "")) > 0 || v.e.wrong != nil && len(places(text, v.e.wrong.Answer, "")) > 0 {
			out = append(out, id)
		}
	}
	return out
}

func (v *viewer) isEvidence(id string) bool {
	return slices.ContainsFunc(v.e.Evidence, func(e corpus.Evidence) bool { return e.MessageID == id })
}

// message is a message with its marked places.
func (v *viewer) message(m *corpus.Message, class string) messageView {
	out := plainMessage(v.p, m, class)
	var marks []mark
	for _, g := range v.e.Gold {
		if g.MessageID == m.ID && g.End > g.Start {
			class := map[string]string{corpus.PartBridge: "bridge"}[g.Part]
			marks = append(marks, mark{g.Start, g.End, cmpOr(class, "gold")})
		}
	}
	if w := v.e.wrong; w != nil && !v.blind && w.Answer != v.e.Answer {
		marks = append(marks, places(m.Text, w.Answer, "instead")...)
	}
	if class == "against" {
		marks = append(marks, places(m.Text, v.e.Answer, "instead")...)
	}
	out.Text = marked(m.Text, marks)
	for _, e := range v.e.Evidence {
		if e.MessageID == m.ID {
			out.Class = "evidence"
			out.Tags = append(out.Tags, Run{"tag good", "evidence"})
		}
	}
	if w := v.e.wrong; w != nil && !v.blind && slices.Contains(w.Citations, m.ID) {
		out.Tags = append(out.Tags, Run{"tag bad", "cited by " + w.Model})
	}
	return out
}

// plainMessage is a message without marks.
func plainMessage(p *part, m *corpus.Message, class string) messageView {
	out := messageView{ID: m.ID, Time: clock(m.At), Author: m.AuthorName, AuthorID: m.AuthorID, ReplyTo: m.ReplyTo, Text: Plain(m.Text), Class: class}
	if r := p.messages[m.ReplyTo]; r != nil {
		out.ReplyName = r.AuthorName
	}
	if class == "against" {
		out.Time = m.At.Date().String() + " " + out.Time
		out.Tags = append(out.Tags, Run{"tag", p.groups[m.GroupID].Name})
	}
	return out
}

// evidence fills in the evidence with what stands around it.
func (v *viewer) evidence(out *itemView) {
	list := v.e.Evidence
	for i, e := range list[:min(len(list), maxPieces)] {
		m := v.p.messages[e.MessageID]
		if m == nil {
			continue
		}
		x := evidenceView{N: i + 1, Of: len(list), Role: string(e.Role), ID: m.ID, Day: "/d/" + placeOf(m) + "/" + m.At.Date().String(),
			Where: fmt.Sprintf("%s %s · %s · group %d", m.At.Date().Weekday(), m.At.Date(), v.p.groups[m.GroupID].Name, e.Group)}
		for _, id := range around(v.p, m, "near") {
			x.Messages = append(x.Messages, v.message(v.p.messages[id], ""))
		}
		x.DayN = len(around(v.p, m, "day"))
		out.Evidence = append(out.Evidence, x)
	}
}

// around are the messages around one: near (what it answers, its neighbours, what answers it), thread or day.
func around(p *part, m *corpus.Message, span string) []string {
	order, at := p.order[placeOf(m)], p.at[m.ID]
	var out []string
	switch span {
	case "day":
		for _, x := range order {
			if x.At.Date() == m.At.Date() {
				out = append(out, x.ID)
			}
		}
		return out
	case "thread":
		for _, x := range order {
			if x.ID == m.ID || m.ThreadID != "" && x.ThreadID == m.ThreadID || x.ID == m.ThreadID {
				out = append(out, x.ID)
			}
		}
		return out
	}
	is := map[string]bool{m.ID: true}
	for up, n := m, 0; n < 2 && up.ReplyTo != "" && p.messages[up.ReplyTo] != nil; n++ {
		up = p.messages[up.ReplyTo]
		is[up.ID] = true
	}
	for _, i := range []int{at - 1, at + 1} {
		if i >= 0 && i < len(order) && order[i].At.Date() == m.At.Date() {
			is[order[i].ID] = true
		}
	}
	for _, id := range p.answers[m.ID][:min(2, len(p.answers[m.ID]))] {
		is[id] = true
	}
	for id := range is {
		out = append(out, id)
	}
	slices.SortFunc(out, func(a, b string) int {
		if d := p.messages[a].At - p.messages[b].At; d != 0 {
			return int(d)
		}
		return p.messages[a].Seq - p.messages[b].Seq
	})
	return out
}

// judged fills in the verdicts, those that failed first and open.
func (v *viewer) judged(out *itemView) {
	for _, f := range v.story.Filters {
		x := judgedView{Filter: f.Filter, Proves: f.Proves, Ended: f.Ended, Class: chipOf(f).Class, Judging: f.Judging, Code: string(f.Code), Reason: Plain(f.Reason),
			Open: f.Ended != "passes"}
		for _, id := range f.Refs {
			x.Refs = append(x.Refs, v.ref(id))
		}
		for i, p := range f.Probes {
			if i == maxProbes {
				x.More = len(f.Probes) - i
				break
			}
			y := probeView{Name: p.Probe, Model: p.Model, Shown: cmpOr(p.ContextRef, "none"), Answer: Plain(p.Answer), Reason: Plain(p.Reason), Citations: p.Citations}
			if p.Confidence >= 0 && p.Model != "" {
				y.Sure = fmt.Sprintf("%d %% sure", p.Confidence)
			}
			if len(p.LeftOut) > 0 {
				y.Shown += " without " + strings.Join(p.LeftOut, ", ")
			}
			if len(v.shownTo(p)) > 0 {
				y.ShownURL = v.shownURL(p)
			}
			x.Probes = append(x.Probes, y)
		}
		out.Judged = append(out.Judged, x)
	}
	slices.SortStableFunc(out.Judged, func(a, b judgedView) int { return boolInt(b.Open) - boolInt(a.Open) })
}

func boolInt(b bool) int {
	if b {
		return 1
	}
	return 0
}

// ref leads to what a reason names.
func (v *viewer) ref(id string) link {
	switch {
	case v.p.messages[id] != nil:
		return link{id, "/m/" + id}
	case v.p.segments[id] != nil:
		if s := v.p.segments[id]; len(s) > 0 {
			return link{id, "/m/" + s[0]}
		}
	case strings.HasPrefix(id, "F"):
		return link{id, "/f/" + id}
	case strings.HasPrefix(id, "I"):
		return link{id, "/i/" + id}
	}
	return link{id, ""}
}

// later adds verdicts of judgings that were not applied.
func (v *viewer) later(list []corpus.Verdict, filters []lineage.Filter) {
	v.again = list
	v.story.Filters = append(v.story.Filters, lineage.Judgings(list, filters)...)
}
