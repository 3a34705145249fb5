package review

import (
	"fmt"
	"net/url"
	"slices"
	"strings"

	"memloom/internal/corpus"
	"memloom/internal/decisions"
)

// formFields are what every form of a decision carries.
type formFields struct {
	Last  int64  // the last decision that the page shows
	Once  string // names the form, so that sending it again is harmless
	Since int64  // when the page was made, in seconds
	// names what the reviewer has written about a content and not yet sent: browsers keep it, on whichever page
	Draft string
}

// formFields are those of a form about a content, of which the reviewer sees some decisions.
func (d *Desk) formFields(r *request, seen []corpus.Decision, hash string) formFields {
	f := formFields{Once: secret(), Since: d.o.Now().Unix(), Draft: "memloom draft " + r.reviewer + " " + hash}
	if x := last(seen); x != nil {
		f.Last = x.Seq
	}
	return f
}

// decideView is the column in which a reviewer decides.
type decideView struct {
	formFields
	ID        string // of the item
	Back      look
	In        bool   // the item is in the dataset
	Blind     bool   // its status is hidden
	Barred    string // why it cannot be taken in
	Edit      string // address of the edit form
	Reasons   []reason
	TakeIn    []reason // the six of the panel
	TakeOut   []reason
	Own       *corpus.Decision
	Others    []corpus.Decision
	Hidden    bool // others' decisions are hidden
	Stand     string
	Disputed  bool
	Mine      *corpus.Decision // the reviewer's last decision, about whichever item; its item's address is MineURL
	MineURL   string
	Ratings   []rating
	Overrules string
	Story     []string
}

type reason struct {
	Code, Text string
	Key        int
}

type rating struct {
	Name, Title, Value string
	Key                string
	Values             []string
}

// reasonTexts say of each code what it means.
func reasonTexts() []reason {
	return []reason{{Code: "misread", Text: "the model misread the evidence"},
		{Code: "gold_wrong", Text: "the gold is wrong"},
		{Code: "date_wrong", Text: "a date is wrong"}, {Code: "wrong_speaker", Text: "somebody else said it"},
		{Code: "incomplete", Text: "the answer is incomplete"},
		{Code: "two_readings", Text: "it can be read in two ways"}, {Code: "evidence_missing", Text: "evidence is missing"},
		{Code: "answerable_elsewhere", Text: "it is answered elsewhere, too"}, {Code: "guessable", Text: "it can be guessed"},
		{Code: "too_easy", Text: "it is too easy"},
		{Code: "duplicate", Text: "another item asks the same"}, {Code: "unnatural", Text: "nobody would ask so"},
		{Code: "other", Text: "other; say in the note what"}}
}

// takingIn are the numbered reasons for overruling a filter: what it had wrong.
func takingIn() []reason {
	return []reason{{"misread", "the model misread the evidence", 1}, {"date_wrong", "it took a wrong date", 2},
		{"wrong_speaker", "it took another speaker", 3},
		{"incomplete", "it left out a part", 4}, {"two_readings", "it read the question otherwise", 5},
		{"answerable_elsewhere", "what it found elsewhere is no answer", 6}}
}

// six are the numbered reasons of a panel.
func six(codes ...string) []reason {
	var out []reason
	for i, c := range codes {
		for _, r := range reasonTexts() {
			if r.Code == c {
				r.Key = i + 1
				out = append(out, r)
			}
		}
	}
	return out
}

func (d *Desk) decideView(r *request, e *entry, l look, blind bool) *decideView {
	list, all := r.desk.seen(e), r.desk.state[e.hash]
	v := &decideView{formFields: d.formFields(r, list, e.hash), ID: e.ID, Back: l, In: e.Status == corpus.Accepted,
		Blind:   blind,
		Reasons: reasonTexts(), TakeIn: takingIn(), Hidden: len(list) < len(all), Overrules: strings.Join(e.failed, ", "),
		TakeOut: six("gold_wrong", "two_readings", "evidence_missing", "answerable_elsewhere", "guessable", "unnatural"),
		Edit:    withQuery("/i/"+e.ID+"/edit", url.Values{"back": {l.Back()}})}
	for _, x := range r.desk.own(e.hash) {
		if x.Action != corpus.ActionSettle {
			v.Own = &x
			break
		}
	}
	if i := slices.IndexFunc(e.failed, decisions.Computed); i >= 0 && !v.In {
		v.Barred = e.failed[i] + " is computed from the files and cannot be overruled: edit the item instead."
	}
	if e.Status == corpus.Surplus {
		v.Barred = "No filter judged it: no quota needed it."
	}
	_, stand := r.desk.stand(e)
	v.Stand, v.Disputed = string(stand), stand == decisions.Disputed
	for _, x := range decisions.Standing(list) {
		if x.Reviewer != r.reviewer {
			v.Others = append(v.Others, x)
		}
	}
	v.Ratings = ratings(r.keys, v.Own, len(e.Options) > 0)
	v.Mine, v.MineURL = r.lastOwn()
	if !blind {
		v.Story = storyOf(e, list)
	}
	return v
}

// ratings are the fields of the ratings, with what the reviewer has rated.
func ratings(keys keymap, own *corpus.Decision, options bool) []rating {
	if own == nil {
		own = &corpus.Decision{}
	}
	list := []rating{{Name: "question", Title: "reasonable question", Value: own.RateQuestion},
		{Name: "answer", Title: "rigorous answer", Value: own.RateAnswer},
		{Name: "options", Title: "deceptive options", Value: own.RateOptions},
		{Name: "evidence", Title: "sufficient evidence", Value: own.RateEvidence}}
	if !options {
		list = slices.Delete(list, 2, 3)
	}
	for i := range list {
		list[i].Values, list[i].Key = decisions.Ratings(), keys.Of("rate_"+list[i].Name)
	}
	return list
}

// lastOwn is the reviewer's last decision that stands, settlements aside, and where to take it back.
func (r *request) lastOwn() (*corpus.Decision, string) {
	var all []corpus.Decision
	for hash := range r.desk.state {
		all = append(all, r.desk.own(hash)...)
	}
	own := last(slices.DeleteFunc(all, func(x corpus.Decision) bool { return x.Action == corpus.ActionSettle }))
	if own == nil || len(r.desk.lib.byHash[own.TargetHash]) == 0 {
		return nil, ""
	}
	return own, fmt.Sprintf("/i/%s/withdraw", r.desk.lib.byHash[own.TargetHash][0].ID)
}

// storyOf says in short what became of an item.
func storyOf(e *entry, made []corpus.Decision) []string {
	var facts []string
	for _, g := range e.Gold {
		for _, id := range g.FactIDs {
			if !slices.Contains(facts, id) {
				facts = append(facts, id)
			}
		}
	}
	out := []string{"drafted from " + cut(strings.Join(facts, ", "), 80)}
	if n := len(e.part.Rounds(e.ID)); n > 0 {
		out = append(out, fmt.Sprintf("asked of the baseline in %s", counted(n, "round")))
	}
	if n := len(e.part.Verdicts(e.ID)); n > 0 {
		out = append(out, fmt.Sprintf("%s by %s", counted(n, "verdict row"), counted(len(e.facets["model"]), "model")))
	}
	end := string(e.Status)
	if e.Stage != "" {
		end += " at " + e.Stage
	}
	out = append(out, end)
	for _, x := range made {
		out = append(out, fmt.Sprintf("%s by %s", said(x), x.Reviewer))
	}
	return out
}

// counted is a number of things.
func counted(n int, what string) string {
	if n == 1 {
		return "1 " + what
	}
	return fmt.Sprintf("%d %ss", n, what)
}
