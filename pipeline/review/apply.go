package review

import (
	"cmp"
	"context"
	"fmt"
	"slices"

	"memloom/internal/corpus"
	"memloom/internal/decisions"
	"memloom/validate/filters"
)

// Change is what applying does to an item, or to a day, which ItemID names by its passage then.
type Change struct {
	ItemID string `json:"item_id"`
	Seq    int64  `json:"seq,omitempty"` // of the decision that holds; 0: the judging that is adopted, or a return
	// What is admit, remove, edit, confirm, refuse, adopt, top-up, judge again, return, admit day or drop day; wait and
	// blind: nothing is applied.
	What string        `json:"what"`
	From corpus.Status `json:"from"`
	To   corpus.Status `json:"to"`
	Why  string        `json:"why"`
}

// Original is an item as the run made it, kept before it is edited.
type Original struct {
	Item   corpus.Item
	Rounds []corpus.Round
}

// Applying is what is applied to a corpus. It depends on the run's own rows and on what people decided alone, so that
// applying again gives the same, and withdrawing everything gives the first release.
type Applying struct {
	Decisions []corpus.Decision
	Double    decisions.Double            // which items need two decisions
	Judging   int                         // the filtering that is adopted; 0 for none
	Adopted   map[string][]corpus.Verdict // its verdicts, by the hash of their item
	EditAs    int                         // the judging by which edited items are judged
	Release   int
	Originals map[string]Original // by the hash that a decision to edit attaches to
	Edited    map[string]string   // item → that hash, of the items which the release before has edited
	Plan      bool                // no model is asked: what an edit or a surplus draft comes to stays open
	TopUp     bool                // surplus drafts are judged for what people removed
	Strata    []string            // of the quotas, for TopUp
	// Found returns what judging an item for an application has found before, by the hash of its content as it was judged.
	// It may be nil.
	Found func(hash string) (Rejudged, bool)
}

// Rejudged is what came of judging an edited item, or a surplus draft.
type Rejudged struct {
	Rows   []corpus.Verdict
	Rounds []corpus.Round
	N      int `json:"-"` // the judging; 0: the one of this application
}

// Applied is what came of it for a corpus.
type Applied struct {
	Changes   []Change
	Outcomes  []corpus.Application
	Originals map[string]Original // of what is edited now, and of surplus drafts that are judged
	Judged    map[string]Rejudged // by the hash of the content that was judged
	Attached  map[int64]bool      // decisions that a draft of the corpus was found for
}

// Apply changes the items of the corpus and their verdicts by what people decided.
func (j *Judge) Apply(ctx context.Context, a Applying) (*Applied, error) {
	w := &applying{Judge: j, Applying: a, by: map[string][]corpus.Decision{}, judged: map[string]bool{},
		done: make([]bool, len(j.c.Items)),
		out:  &Applied{Originals: map[string]Original{}, Judged: map[string]Rejudged{}, Attached: map[int64]bool{}}}
	for _, d := range a.Decisions {
		if d.Target == corpus.TargetItem || d.Target == corpus.TargetDay {
			w.by[d.TargetHash] = append(w.by[d.TargetHash], d)
		}
	}
	j.c.Verdicts = slices.DeleteFunc(j.c.Verdicts, func(v corpus.Verdict) bool { return v.Judging > 0 })
	j.verdicts = byItem(j.c.Verdicts)
	for i := range j.c.Items {
		it := &j.c.Items[i]
		w.before = append(w.before, it.Status)
		w.restore(it)
		w.ran = append(w.ran, it.Status)
	}
	j.accept()
	if err := w.decideDays(ctx); err != nil {
		return nil, err
	}
	if err := w.decideAll(ctx, func(i int) bool { return j.c.Items[i].Status != corpus.Surplus }); err != nil {
		return nil, err
	}
	dropped := w.dropped()
	w.removeDropped(dropped)
	if a.TopUp {
		if err := w.topUp(ctx, dropped); err != nil {
			return nil, err
		}
	}
	return w.out, w.decideAll(ctx, func(i int) bool { return !w.done[i] })
}

// applying is an application to one corpus at work. Its lists are by item.
type applying struct {
	*Judge
	Applying
	by     map[string][]corpus.Decision // about items and days, by their hash
	judged map[string]bool              // items that days had judged again
	out    *Applied
	before []corpus.Status // as published
	ran    []corpus.Status // as the run had it
	done   []bool          // what people decided about it is applied
}

// change notes what is done to an item or a day.
func (w *applying) change(c Change) { w.out.Changes = append(w.out.Changes, c) }

// outcome is what the decisions about an item or a day come to.
func (w *applying) outcome(hash string, two bool) (*corpus.Decision, decisions.Stand) {
	for _, d := range w.by[hash] {
		w.out.Attached[d.Seq] = true
	}
	return decisions.OutcomeOf(decisions.Standing(w.by[hash]), two)
}

// holds is the decision that holds about an item; nil without one.
func (w *applying) holds(it *corpus.Item) *corpus.Decision {
	hash := w.Hash(it)
	d, _ := w.outcome(hash, w.Double.Needs(hash))
	return d
}

// decideAll applies what people decided about some items.
func (w *applying) decideAll(ctx context.Context, which func(i int) bool) error {
	for i := range w.c.Items {
		if which(i) {
			if err := w.decide(ctx, i); err != nil {
				return err
			}
		}
	}
	return nil
}

// decide applies what people decided about an item.
func (w *applying) decide(ctx context.Context, i int) error {
	it := &w.c.Items[i]
	w.done[i] = true
	c, err := w.apply(ctx, it)
	switch {
	case err != nil:
		return err
	case c == nil && it.Status != w.before[i] && !w.toppedUp(it.ID) && !w.judged[it.ID]:
		c = &Change{ItemID: it.ID, What: "return", To: it.Status,
			Why: "what was decided about it is withdrawn, or its content has changed"}
	}
	if c != nil {
		c.From = w.before[i]
		w.change(*c)
	}
	return nil
}

// accept notes the accepted items, against which near-copies are compared.
func (j *Judge) accept() {
	j.accepted, j.asked = nil, nil
	for _, it := range j.c.Items {
		if it.Status == corpus.Accepted {
			j.accepted = append(j.accepted, it)
		}
	}
}

// restore gives an item what the run made of it: its own content, and the end that follows from the run's verdicts.
func (w *applying) restore(it *corpus.Item) {
	if o, ok := w.Originals[w.Applying.Edited[it.ID]]; ok {
		w.setRounds(it.ID, o.Rounds)
		*it = o.Item
	}
	switch {
	case it.Status == corpus.Surplus:
	case len(w.verdicts[it.ID]) == 0: // a release topped it up: what the run judges leaves verdicts
		w.setRounds(it.ID, nil)
		it.Status, it.Stage, it.Reasons, it.Codes = corpus.Surplus, "", []string{corpus.ReasonSurplus},
			[]corpus.Code{corpus.CodeSurplus}
		it.Fault, it.Quality, it.AdmittedBy = "", "", ""
		if o, ok := w.Originals[w.Hash(it)]; ok {
			it.CorrectAnswers, it.IncorrectAnswers = o.Item.CorrectAnswers, o.Item.IncorrectAnswers
		}
	default:
		filters.Judge(it, w.Required(it), w.verdicts[it.ID])
	}
}

func (j *Judge) setRounds(item string, rounds []corpus.Round) {
	at := slices.IndexFunc(j.c.Rounds, func(r corpus.Round) bool { return r.ItemID >= item })
	rest := slices.DeleteFunc(slices.Clone(j.c.Rounds), func(r corpus.Round) bool { return r.ItemID == item })
	if at < 0 {
		at = len(rest)
	}
	j.c.Rounds = slices.Insert(rest, at, rounds...)
}

// apply changes one item. It returns nil where nothing is decided about it.
func (w *applying) apply(ctx context.Context, it *corpus.Item) (*Change, error) {
	hash := w.Hash(it)
	two := w.Double.Needs(hash)
	d, stand := w.outcome(hash, two)
	if d == nil {
		return cmp.Or(w.adopt(it, hash), pending(it, stand, len(decisions.StandingBlind(w.by[hash])), two)), nil
	}
	c := &Change{ItemID: it.ID, Seq: d.Seq, To: it.Status, Why: whyOf(d)}
	var err error
	switch decisions.Meant(d) {
	case corpus.ActionAccept:
		if len(d.Edits) > 0 { // of a wording that was edited
			err = w.edit(ctx, it, hash, d, c)
		}
		if err == nil && c.What != "refuse" && (len(d.Edits) == 0 || !w.Plan) {
			w.admit(it, c)
		}
	case corpus.ActionReject:
		if c.What = "confirm"; it.Status == corpus.Accepted {
			remove(it, c, whyOf(d))
		}
	case corpus.ActionEdit:
		err = w.edit(ctx, it, hash, d, c)
	}
	result := corpus.Application{Seq: d.Seq, Release: w.Release, Outcome: corpus.Applied, ItemID: it.ID}
	if c.What == "refuse" {
		result.Outcome, result.Code = corpus.Refused, "refused"
	}
	w.out.Outcomes = append(w.out.Outcomes, result)
	return c, err
}

// disputed is why what reviewers differ about is not applied.
const disputed = "its reviewers differ: one of them, or a third, settles it"

// pending says why decisions about an item are not applied; nil where there are none.
func pending(it *corpus.Item, stand decisions.Stand, blind int, two bool) *Change {
	c := &Change{ItemID: it.ID, What: "wait", To: it.Status}
	switch {
	case stand == decisions.Disputed:
		c.Why = disputed
	case stand == decisions.Waiting && two:
		c.Why = "it needs two people who are sure and agree: a second decides"
	case stand == decisions.Waiting:
		c.Why = "its reviewer is not sure: a second decides"
	case blind > 0:
		c.What, c.Why = "blind", "blind decisions are counted and not applied"
	default:
		return nil
	}
	return c
}

func whyOf(d *corpus.Decision) string {
	text := d.Reviewer
	if d.Code != "" {
		text += ", " + d.Code
	}
	if d.Note != "" {
		text += ": " + d.Note
	}
	return text
}

// admit takes an item in. What is computed is not overruled.
func (w *applying) admit(it *corpus.Item, c *Change) {
	failed := decisions.Failed(it, w.verdicts[it.ID])
	computed := slices.IndexFunc(failed, decisions.Computed)
	switch {
	case it.Status == corpus.Accepted:
		c.What = "confirm"
	case it.Status == corpus.Surplus:
		c.What, c.Why = "refuse", "it is surplus: no filter judged it; --top-up judges surplus drafts"
	case computed >= 0:
		c.What, c.Why = "refuse", failed[computed]+" is computed and cannot be overruled"
	default:
		it.Status, it.AdmittedBy = corpus.Accepted, corpus.AdmittedByPerson
		it.Stage, it.Reasons, it.Codes, it.Fault = "", nil, nil, ""
		c.What = "admit"
	}
	c.To = it.Status
}

// remove takes an item out.
func remove(it *corpus.Item, c *Change, why string) {
	it.Status, it.Stage, it.AdmittedBy = corpus.Rejected, decisions.PersonStage, ""
	it.Reasons, it.Codes, it.Fault = []string{decisions.PersonStage + ": " + why}, []corpus.Code{corpus.CodePerson},
		corpus.FaultItem
	c.What, c.To, c.Why = "remove", it.Status, why
}

// adopt takes over what a later filtering found, where one is adopted and people decided nothing.
func (w *applying) adopt(it *corpus.Item, hash string) *Change {
	rows, ok := w.Adopted[hash]
	if !ok || it.Status == corpus.Surplus {
		return nil
	}
	w.add(it.ID, rows, w.Judging)
	filters.Judge(it, w.Required(it), Instead(w.verdicts[it.ID], rows))
	return &Change{ItemID: it.ID, What: "adopt", To: it.Status, Why: fmt.Sprintf("filtering %d", w.Judging)}
}

// add adds verdicts of a judging to the corpus, behind those of the item.
func (j *Judge) add(item string, rows []corpus.Verdict, judging int) {
	for i := range rows {
		rows[i].ItemID, rows[i].Judging = item, judging
	}
	at := len(j.c.Verdicts)
	for at > 0 && j.c.Verdicts[at-1].ItemID > item {
		at--
	}
	j.c.Verdicts = slices.Insert(j.c.Verdicts, at, rows...)
}

// edit changes an item and judges it by all filters of its family.
func (w *applying) edit(ctx context.Context, it *corpus.Item, hash string, d *corpus.Decision, c *Change) error {
	edited, err := w.Judge.Edited(*it, d.Edits)
	if err != nil {
		c.What, c.Why = "refuse", err.Error()
		return nil
	}
	c.What, c.To = "edit", corpus.Drafted
	if w.Plan {
		return nil
	}
	if _, ok := w.out.Originals[hash]; !ok { // a surplus draft was kept before it was judged
		w.out.Originals[hash] = Original{Item: *it, Rounds: w.roundsOf(it.ID)}
	}
	if err := w.again(ctx, &edited); err != nil {
		return err
	}
	*it = edited
	c.To = it.Status
	return nil
}
