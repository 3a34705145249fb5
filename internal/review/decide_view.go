package review

import (
	"fmt"
	"slices"
	"strings"

	"memloom/internal/corpus"
	"memloom/internal/decisions"
)

// formFields are what every form about an item carries.
type formFields struct {
	Action string // the item's address
	ID     string
	Last   int64  // the last decision that the page shows
	Once   string // names the form, so that sending it again is harmless
	Since  int64  // when the page was made, in seconds
	Back   look
	Draft  string // names what is written and not yet sent: reviewer and content
}

// draftOf names what a reviewer has written about a content and not yet sent. Browsers keep it under this name, on whichever page.
func draftOf(reviewer, hash string) string { return "memloom draft " + reviewer + " " + hash }

// decideView is the column in which a reviewer decides.
type decideView struct {
	formFields
	In        bool   // the item is in the dataset
	Blind     bool   // its status is hidden
	Barred    string // why it cannot be taken in
	Edit      string // address of the edit form
	Ask       string // address of asking other models
	Options   bool   // there are options to rate
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
	return []reason{{Code: "misread", Text: "the model misread the evidence"}, {Code: "gold_wrong", Text: "the gold is wrong"},
		{Code: "date_wrong", Text: "a date is wrong"}, {Code: "wrong_speaker", Text: "somebody else said it"}, {Code: "incomplete", Text: "the answer is incomplete"},
		{Code: "two_readings", Text: "it can be read in two ways"}, {Code: "evidence_missing", Text: "evidence is missing"},
		{Code: "answerable_elsewhere", Text: "it is answered elsewhere, too"}, {Code: "guessable", Text: "it can be guessed"}, {Code: "too_easy", Text: "it is too easy"},
		{Code: "duplicate", Text: "another item asks the same"}, {Code: "unnatural", Text: "nobody would ask so"}, {Code: "other", Text: "other; say in the note what"}}
}

// takingIn are the numbered reasons for overruling a filter: what it had wrong.
func takingIn() []reason {
	return []reason{{"misread", "the model misread the evidence", 1}, {"date_wrong", "it took a wrong date", 2}, {"wrong_speaker", "it took another speaker", 3},
		{"incomplete", "it left out a part", 4}, {"two_readings", "it read the question otherwise", 5}, {"answerable_elsewhere", "what it found elsewhere is no answer", 6}}
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
	list := r.desk.seen(e, r.reviewer)
	v := &decideView{formFields: formFields{Action: "/i/" + e.ID, ID: e.ID, Once: secret(), Since: d.o.Now().Unix(), Back: l, Draft: draftOf(r.reviewer, e.hash)}, In: e.Status == corpus.Accepted, Blind: blind,
		Options: len(e.Options) > 0, Reasons: reasonTexts(), Own: r.desk.own(e, r.reviewer)}
	v.TakeIn = takingIn()
	v.TakeOut = six("gold_wrong", "two_readings", "evidence_missing", "answerable_elsewhere", "guessable", "unnatural")
	v.Edit, v.Ask = withQuery("/i/"+e.ID+"/edit", backTo(l)), "/filter?item="+e.ID
	if len(list) > 0 {
		v.Last = list[len(list)-1].Seq
	}
	for _, f := range e.failed {
		if decisions.Computed(f) && e.Status != corpus.Accepted {
			v.Barred = f + " is computed from the files and cannot be overruled: edit the item instead."
		}
	}
	if e.Status == corpus.Surplus {
		v.Barred = "No filter judged it: no quota needed it."
	}
	v.Overrules = strings.Join(e.failed, ", ")
	_, stand := r.desk.stand(e)
	v.Stand, v.Disputed = string(stand), stand == decisions.Disputed
	for _, x := range decisions.Standing(list) {
		if x.Reviewer != r.reviewer {
			v.Others = append(v.Others, x)
		}
	}
	v.Hidden = len(list) < len(r.desk.state[e.hash])
	for _, x := range [][2]string{{"question", "reasonable question"}, {"answer", "rigorous answer"}, {"options", "deceptive options"}, {"evidence", "sufficient evidence"}} {
		if x[0] == "options" && !v.Options {
			continue
		}
		y := rating{Name: x[0], Title: x[1], Values: decisions.Ratings(), Key: r.keys.Of("rate_" + x[0])}
		if v.Own != nil {
			y.Value = map[string]string{"question": v.Own.RateQuestion, "answer": v.Own.RateAnswer, "options": v.Own.RateOptions, "evidence": v.Own.RateEvidence}[x[0]]
		}
		v.Ratings = append(v.Ratings, y)
	}
	v.Mine, v.MineURL = r.lastOwn()
	if !blind {
		v.Story = storyOf(e, list)
	}
	return v
}

// lastOwn is the reviewer's last decision that stands, and where to take it back.
func (r *request) lastOwn() (*corpus.Decision, string) {
	var last *corpus.Decision
	for _, list := range r.desk.state {
		for _, x := range slices.Concat(decisions.Standing(list), decisions.StandingBlind(list)) {
			if x.Reviewer == r.reviewer && x.Action != corpus.ActionSettle && (last == nil || x.Seq > last.Seq) {
				last = &x
			}
		}
	}
	if last == nil || len(r.desk.lib.byHash[last.TargetHash]) == 0 {
		return nil, ""
	}
	return last, fmt.Sprintf("/i/%s/withdraw", r.desk.lib.byHash[last.TargetHash][0].ID)
}

// storyOf says in short what became of an item.
func storyOf(e *entry, made []corpus.Decision) []string {
	var facts, models []string
	for _, g := range e.Gold {
		for _, id := range g.FactIDs {
			if !slices.Contains(facts, id) {
				facts = append(facts, id)
			}
		}
	}
	rows := e.part.verdicts[e.ID]
	for _, v := range rows {
		if v.Model != "" && !slices.Contains(models, v.Model) {
			models = append(models, v.Model)
		}
	}
	out := []string{"drafted from " + cut(strings.Join(facts, ", "), 80)}
	if n := e.part.rounds[e.ID]; n > 0 {
		out = append(out, fmt.Sprintf("asked of the baseline in %s", counted(n, "round")))
	}
	if len(rows) > 0 {
		out = append(out, fmt.Sprintf("%s by %s", counted(len(rows), "verdict row"), counted(len(models), "model")))
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
