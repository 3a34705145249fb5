package lineage

import (
	"fmt"
	"slices"
	"strings"

	"memloom/internal/corpus"
)

// Filter names a filter and says what it proves.
type Filter struct{ Name, Proves string }

// Story is what happened to an item, in the order in which it happened.
type Story struct {
	ItemID     string         `json:"item_id"`
	Draft      string         `json:"draft"`
	Family     string         `json:"family"`
	Category   string         `json:"category"`
	Status     corpus.Status  `json:"status"`
	AdmittedBy string         `json:"admitted_by,omitempty"`
	FellAt     string         `json:"fell_at,omitempty"`
	Codes      []corpus.Code  `json:"codes,omitempty"`
	Fault      string         `json:"fault,omitempty"`
	Why        string         `json:"why"` // in a sentence or two
	Person     *Person        `json:"person,omitempty"`
	Facts      []ToldFact     `json:"facts"`
	Question   string         `json:"question"`
	Options    []OptionOf     `json:"options,omitempty"`
	Answer     string         `json:"answer"`
	Letter     string         `json:"answer_letter,omitempty"`
	Asker      string         `json:"asker,omitempty"`
	AskedAt    string         `json:"asked_at"`
	Evidence   []EvidenceOf   `json:"evidence"`
	Rounds     []corpus.Round `json:"rounds,omitempty"`
	Filters    []Judged       `json:"filters"`
}

// Person is who admitted, removed or edited an item by the decision that the release applied, when, and why.
type Person struct {
	Seq       int64         `json:"seq"` // of the decision
	Reviewer  string        `json:"reviewer"`
	At        string        `json:"at"`
	Action    corpus.Action `json:"action"`
	Overrules []string      `json:"overrules,omitempty"`
	Code      string        `json:"code,omitempty"`
	Note      string        `json:"note,omitempty"`
}

// PersonOf is who made a decision that was applied; nil without one.
func PersonOf(d *corpus.Decision) *Person {
	if d == nil {
		return nil
	}
	return &Person{d.Seq, d.Reviewer, d.At, d.Action, d.Overrules, d.Code, d.Note}
}

// Says says who decided, when, and why.
func (p *Person) Says() string {
	text := fmt.Sprintf("%s, %s", p.Reviewer, p.At)
	var why []string
	if p.Code != "" {
		why = append(why, strings.ReplaceAll(p.Code, "_", " "))
	}
	if p.Note != "" {
		why = append(why, p.Note)
	}
	if len(why) == 0 {
		return text
	}
	return text + ": " + strings.Join(why, "; ")
}

// admitted says that a person admitted an item, who, when and why. p is nil where the decision is not at hand.
func (p *Person) admitted() string {
	switch {
	case p == nil:
		return "It is in the dataset because a person overruled a filter."
	case p.Action == corpus.ActionSettle:
		return "It is in the dataset because a person settled a disagreement about it: " + p.Says()
	case len(p.Overrules) == 0:
		return "It is in the dataset because a person took it in: " + p.Says()
	}
	return "It is in the dataset because a person overruled " + strings.Join(p.Overrules, ", ") + ": " + p.Says()
}

// ToldFact is a fact that the gold is made of, with the messages that state it.
type ToldFact struct {
	Part   string   `json:"part"` // operand, bridge, given or result
	FactID string   `json:"fact_id"`
	Text   string   `json:"text"`
	SaidIn []string `json:"said_in"`
}

// OptionOf is an option with what it is.
type OptionOf struct {
	Letter string `json:"letter"`
	Text   string `json:"text"`
	Kind   string `json:"kind"`
}

// EvidenceOf is a message of the evidence.
type EvidenceOf struct {
	MessageID string      `json:"message_id"`
	Role      corpus.Role `json:"role"`
	Set       int         `json:"alternative_set"`
	Text      string      `json:"text"` // when, where, by whom, and the words
}

// Judged is what a filter found: its probes, and its conclusion.
type Judged struct {
	Filter  string      `json:"filter"`
	Proves  string      `json:"proves"`
	Ended   string      `json:"ended"` // passes, falls, open
	Code    corpus.Code `json:"code,omitempty"`
	Reason  string      `json:"reason"`
	Refs    []string    `json:"refs,omitempty"`
	Judging int         `json:"judging"`
	// of an item that was edited since: it says nothing of the item as it is
	Earlier bool             `json:"earlier_wording,omitempty"`
	Probes  []corpus.Verdict `json:"probes"`
}

// Explain tells the story of an item. The filters are in the order in which they are run; those that left nothing are
// passed over.
func (x *Index) Explain(it *corpus.Item, filters []Filter) Story {
	s := Story{
		ItemID: it.ID, Draft: it.Draft, Family: it.Family, Category: it.Category, Status: it.Status,
		AdmittedBy: it.AdmittedBy,
		FellAt:     it.Stage, Codes: it.Codes, Fault: it.Fault, Question: it.Question, Answer: it.Answer,
		Letter: it.AnswerLetter,
		Asker:  x.Name(it.AskerID), AskedAt: it.AskedAt.String(), Rounds: rows(x.Rounds(it.ID)),
	}
	for i, o := range it.Options {
		of := OptionOf{Letter: o.Letter, Text: o.Text}
		if i < len(it.OptionKeys) {
			of.Kind = it.OptionKeys[i].Kind
		}
		s.Options = append(s.Options, of)
	}
	for _, e := range it.Evidence {
		of := EvidenceOf{MessageID: e.MessageID, Role: e.Role, Set: e.Set}
		if m := x.Message(e.MessageID); m != nil {
			of.Text = x.messageText(m)
		}
		s.Evidence = append(s.Evidence, of)
	}
	s.Facts = x.factsOf(it)
	s.Person = PersonOf(x.applied[it.ID])
	d := x.applied[it.ID]
	now, before := Worded(rows(x.Verdicts(it.ID)), d != nil && len(d.Edits) > 0)
	s.Filters = Judgings(now, filters)
	for _, j := range Judgings(before, filters) {
		j.Earlier = true
		s.Filters = append(s.Filters, j)
	}
	s.Why = x.why(&s, it)
	return s
}

// Unjudged is the story without what became of the item: for who decides about it blind.
func (s Story) Unjudged() Story {
	s.Status, s.AdmittedBy, s.FellAt, s.Codes, s.Fault, s.Why, s.Person, s.Rounds, s.Filters = "", "", "", nil, "", "",
		nil, nil, nil
	return s
}

// rows copies rows.
func rows[T any](list []*T) []T {
	var out []T
	for _, r := range list {
		out = append(out, *r)
	}
	return out
}

// factsOf are the facts of an item's gold, once each, in the order of its rows.
func (x *Index) factsOf(it *corpus.Item) []ToldFact {
	var out []ToldFact
	for _, g := range it.Gold {
		for _, id := range g.FactIDs {
			if !slices.ContainsFunc(out, func(f ToldFact) bool { return f.FactID == id }) {
				out = append(out, ToldFact{g.Part, id, x.factText(x.fact(id)), x.saidIn(id)})
			}
		}
	}
	return out
}

// Worded parts the verdicts on an item into those on its wording as it is and those on an earlier one: of an item that
// the release edited the run's own are on what it was.
func Worded(verdicts []corpus.Verdict, edited bool) (now, before []corpus.Verdict) {
	if !edited {
		return verdicts, nil
	}
	for _, v := range verdicts {
		if v.Judging == 0 {
			before = append(before, v)
		} else {
			now = append(now, v)
		}
	}
	return now, before
}

// Current are what the filters found of the item as it is worded: of each filter what its last judging found.
func (s *Story) Current() []Judged {
	var out []Judged
	for _, j := range s.Filters {
		switch at := slices.IndexFunc(out, func(x Judged) bool { return x.Filter == j.Filter }); {
		case j.Earlier:
		case at >= 0:
			out[at] = j
		default:
			out = append(out, j)
		}
	}
	return out
}

// Judgings are what filters found by verdicts on one item: in the order of the filters, once for each judging.
func Judgings(verdicts []corpus.Verdict, filters []Filter) []Judged {
	var out []Judged
	for _, f := range filters {
		out = append(out, judged(verdicts, f)...)
	}
	return out
}

// judged is what a filter found, once for each judging.
func judged(verdicts []corpus.Verdict, f Filter) []Judged {
	var out []Judged
	for _, v := range verdicts {
		if v.Filter != f.Name {
			continue
		}
		i := slices.IndexFunc(out, func(j Judged) bool { return j.Judging == v.Judging })
		if i < 0 {
			i, out = len(out), append(out, Judged{Filter: f.Name, Proves: f.Proves, Judging: v.Judging,
				Ended: ended(corpus.Undetermined)})
		}
		if v.Probe != corpus.ProbeVerdict {
			out[i].Probes = append(out[i].Probes, v)
			continue
		}
		out[i].Ended, out[i].Code, out[i].Reason, out[i].Refs = ended(v.Outcome), v.Code, v.Reason, v.Refs
	}
	return out
}

// ended says of an outcome what it is for the item.
func ended(o corpus.Outcome) string {
	switch o {
	case corpus.Yes:
		return "passes"
	case corpus.No:
		return "falls"
	}
	return "open"
}

// why says in a sentence or two why an item stands where it does.
func (x *Index) why(s *Story, it *corpus.Item) string {
	switch s.Status {
	case corpus.Accepted:
		if s.AdmittedBy == corpus.AdmittedByPerson {
			return s.Person.admitted()
		}
		return fmt.Sprintf("It is in the dataset: all of its %d filters let it pass.", len(s.Current()))
	case corpus.Surplus:
		return "No filter judged it: its quota was full."
	}
	if slices.Contains(s.Codes, corpus.CodePerson) {
		return removedSays(s.Person, it.Reasons)
	}
	judged := s.Current()
	i := slices.IndexFunc(judged, func(j Judged) bool { return j.Filter == s.FellAt })
	if i < 0 {
		return fmt.Sprintf("It waits for a person: the filter %s was not run.", s.FellAt)
	}
	text := judged[i].Sentence(s.Status)
	text += fmt.Sprintf(" The gold is %q.", s.Answer)
	if s.Fault == corpus.FaultReader {
		text += " Its reader is probably to blame: the evidence states all that the gold is made of."
	}
	return text
}

// removedSays says that a person removed an item: who, when and why, or by which reason where the day was dropped.
func removedSays(p *Person, reasons []string) string {
	if p != nil && (p.Action == corpus.ActionReject || p.Action == corpus.ActionSettle) {
		return "A person removed it: " + p.Says()
	}
	return "A person removed it. " + strings.Join(reasons, "; ")
}

// Sentence says that an item fell at the filter, or waits for a person because of it, and by what answer.
func (j Judged) Sentence(status corpus.Status) string {
	text := fmt.Sprintf("It fell at %s, which asks whether it is %s", j.Filter, j.Proves)
	if status == corpus.Flagged {
		text = fmt.Sprintf("It waits for a person because of %s, which asks whether it is %s", j.Filter, j.Proves)
	}
	text += ": " + j.Reason + "."
	for _, p := range j.Probes {
		if p.Outcome != corpus.Yes && p.Model != "" && p.Answer != "" {
			return text + " " + probeSentence(p)
		}
	}
	return text
}

// probeSentence says what a model was shown, what it answered and how sure it was.
func probeSentence(p corpus.Verdict) string {
	shown := p.ContextRef
	if shown == "" || shown == "none" {
		shown = "the question alone"
	}
	if len(p.LeftOut) > 0 {
		shown += " without " + strings.Join(p.LeftOut, ", ")
	}
	text := fmt.Sprintf("Shown %s, %s answered %q", shown, p.Model, p.Answer)
	if p.Confidence >= 0 {
		text += fmt.Sprintf(", %d %% sure", p.Confidence)
	}
	return text + "."
}
