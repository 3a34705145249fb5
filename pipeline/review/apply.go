package review

import (
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
	// What is admit, remove, edit, confirm, refuse, adopt, top-up, judge again, return, admit day or drop day; wait and blind:
	// nothing is applied.
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

// Applying is what is applied to a corpus. It depends on the run's own rows and on what people decided alone, so that applying
// again gives the same, and withdrawing everything gives the first release.
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
	// Found returns what judging an item for an application has found before, by the hash of its content as it was judged. It
	// may be nil.
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
	out := &Applied{Originals: map[string]Original{}, Judged: map[string]Rejudged{}, Attached: map[int64]bool{}}
	by := map[string]map[string][]corpus.Decision{corpus.TargetItem: {}, corpus.TargetDay: {}}
	for _, d := range a.Decisions {
		if by[d.Target] != nil {
			by[d.Target][d.TargetHash] = append(by[d.Target][d.TargetHash], d)
		}
	}
	j.c.Verdicts = slices.DeleteFunc(j.c.Verdicts, func(v corpus.Verdict) bool { return v.Judging > 0 })
	j.verdicts = map[string][]corpus.Verdict{}
	for _, v := range j.c.Verdicts {
		j.verdicts[v.ItemID] = append(j.verdicts[v.ItemID], v)
	}
	w := &applying{Judge: j, Applying: a, by: by[corpus.TargetItem], byDay: by[corpus.TargetDay], judged: map[string]bool{}, out: out, before: make([]corpus.Status, len(j.c.Items)), ran: make([]corpus.Status, len(j.c.Items)),
		done: make([]bool, len(j.c.Items))}
	for i := range j.c.Items {
		w.before[i] = j.c.Items[i].Status
		j.restore(&j.c.Items[i], a)
		w.ran[i] = j.c.Items[i].Status
	}
	j.stand()
	if err := w.decideDays(ctx); err != nil {
		return nil, err
	}
	for i := range j.c.Items {
		if j.c.Items[i].Status != corpus.Surplus {
			if err := w.decide(ctx, i); err != nil {
				return nil, err
			}
		}
	}
	dropped := w.dropped()
	w.removeDropped(dropped)
	if a.TopUp {
		if err := w.topUp(ctx, dropped); err != nil {
			return nil, err
		}
	}
	for i := range j.c.Items {
		if !w.done[i] {
			if err := w.decide(ctx, i); err != nil {
				return nil, err
			}
		}
	}
	return out, nil
}

// applying is an application to one corpus at work. Its lists are by item.
type applying struct {
	*Judge
	Applying
	by     map[string][]corpus.Decision // about items, by their hash
	byDay  map[string][]corpus.Decision // about days, likewise
	judged map[string]bool              // items that days had judged again
	out    *Applied
	before []corpus.Status // as published
	ran    []corpus.Status // as the run had it
	done   []bool          // what people decided about it is applied
}

// decide applies what people decided about an item.
func (w *applying) decide(ctx context.Context, i int) error {
	it := &w.c.Items[i]
	hash := w.Hash(it)
	for _, d := range w.by[hash] {
		w.out.Attached[d.Seq] = true
	}
	w.done[i] = true
	change, err := w.apply(ctx, it, hash, w.by[hash], w.Applying, w.out)
	if err != nil {
		return err
	}
	switch {
	case change != nil:
		change.From = w.before[i]
		w.out.Changes = append(w.out.Changes, *change)
	case it.Status != w.before[i] && !w.toppedUp(it.ID) && !w.judged[it.ID]:
		w.out.Changes = append(w.out.Changes, Change{ItemID: it.ID, What: "return", From: w.before[i], To: it.Status,
			Why: "what was decided about it is withdrawn, or its content has changed"})
	}
	return nil
}

// stand notes the accepted items, against which near-copies are held.
func (j *Judge) stand() {
	j.accepted, j.asked = nil, nil
	for _, it := range j.c.Items {
		if it.Status == corpus.Accepted {
			j.accepted = append(j.accepted, it)
		}
	}
}

// restore gives an item what the run made of it: its own content, and the end that follows from the run's verdicts.
func (j *Judge) restore(it *corpus.Item, a Applying) {
	if o, ok := a.Originals[a.Edited[it.ID]]; ok {
		j.setRounds(it.ID, o.Rounds)
		*it = o.Item
	}
	switch {
	case it.Status == corpus.Surplus:
	case len(j.verdicts[it.ID]) == 0: // a release topped it up: what the run judges leaves verdicts
		j.setRounds(it.ID, nil)
		it.Status, it.Stage, it.Reasons, it.Codes = corpus.Surplus, "", []string{corpus.ReasonSurplus}, []corpus.Code{corpus.CodeSurplus}
		it.Fault, it.Quality, it.AdmittedBy = "", "", ""
		if o, ok := a.Originals[j.Hash(it)]; ok {
			it.CorrectAnswers, it.IncorrectAnswers = o.Item.CorrectAnswers, o.Item.IncorrectAnswers
		}
	default:
		filters.Judge(it, j.Required(it), j.verdicts[it.ID])
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
func (j *Judge) apply(ctx context.Context, it *corpus.Item, hash string, list []corpus.Decision, a Applying, out *Applied) (*Change, error) {
	d, stand := decisions.OutcomeOf(decisions.Standing(list), a.Double.Needs(hash))
	if d == nil {
		if c := j.adopt(it, hash, stand, a); c != nil {
			return c, nil
		}
		return pending(it, stand, len(decisions.StandingBlind(list)), a.Double.Needs(hash)), nil
	}
	outcome := func(what, code string) {
		result := corpus.Applied
		if code != "" {
			result = corpus.Refused
		}
		out.Outcomes = append(out.Outcomes, corpus.Application{Seq: d.Seq, Release: a.Release, Outcome: result, Code: code, ItemID: it.ID})
	}
	action := d.Action
	if action == corpus.ActionSettle {
		action = corpus.Action(d.Code)
	}
	c := &Change{ItemID: it.ID, Seq: d.Seq, To: it.Status, Why: whyOf(d)}
	switch action {
	case corpus.ActionAccept:
		if len(d.Edits) > 0 { // of a wording that was edited
			if err := j.applyEdit(ctx, it, hash, d, a, out, c); err != nil {
				return nil, err
			}
		}
		if c.What != "refuse" && (len(d.Edits) == 0 || !a.Plan) {
			c.What, c.To = j.admit(it, c)
		}
	case corpus.ActionReject:
		c.What, c.To = remove(it, d)
	case corpus.ActionEdit:
		if err := j.applyEdit(ctx, it, hash, d, a, out, c); err != nil {
			return nil, err
		}
	}
	code := ""
	if c.What == "refuse" {
		code = "refused"
	}
	outcome(c.What, code)
	return c, nil
}

// pending says why decisions about an item are not applied; nil where there are none.
func pending(it *corpus.Item, stand decisions.Stand, blind int, two bool) *Change {
	c := &Change{ItemID: it.ID, What: "wait", To: it.Status}
	switch {
	case stand == decisions.Disputed:
		c.Why = "its reviewers differ: one of them, or a third, settles it"
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
func (j *Judge) admit(it *corpus.Item, c *Change) (string, corpus.Status) {
	switch it.Status {
	case corpus.Accepted:
		return "confirm", it.Status
	case corpus.Surplus:
		c.Why = "it is surplus: no filter judged it; --top-up judges surplus drafts"
		return "refuse", it.Status
	}
	for _, f := range decisions.Failed(it, j.verdicts[it.ID]) {
		if decisions.Computed(f) {
			c.Why = f + " is computed and cannot be overruled"
			return "refuse", it.Status
		}
	}
	it.Status, it.AdmittedBy = corpus.Accepted, corpus.AdmittedByPerson
	it.Stage, it.Reasons, it.Codes, it.Fault = "", nil, nil, ""
	return "admit", it.Status
}

// remove takes an item out.
func remove(it *corpus.Item, d *corpus.Decision) (string, corpus.Status) {
	if it.Status != corpus.Accepted {
		return "confirm", it.Status
	}
	it.Status, it.Stage, it.AdmittedBy = corpus.Rejected, decisions.PersonStage, ""
	it.Reasons, it.Codes, it.Fault = []string{decisions.PersonStage + ": " + whyOf(d)}, []corpus.Code{corpus.CodePerson}, corpus.FaultItem
	return "remove", it.Status
}

// adopt takes over what a later filtering found, where one is adopted and people decided nothing.
func (j *Judge) adopt(it *corpus.Item, hash string, _ decisions.Stand, a Applying) *Change {
	rows, ok := a.Adopted[hash]
	if !ok || it.Status == corpus.Surplus {
		return nil
	}
	j.add(it.ID, rows, a.Judging)
	filters.Judge(it, j.Required(it), Instead(j.verdicts[it.ID], rows))
	return &Change{ItemID: it.ID, What: "adopt", To: it.Status, Why: fmt.Sprintf("filtering %d", a.Judging)}
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

// applyEdit changes an item and judges it by all filters of its family.
func (j *Judge) applyEdit(ctx context.Context, it *corpus.Item, hash string, d *corpus.Decision, a Applying, out *Applied, c *Change) error {
	edited, err := j.Edited(*it, d.Edits)
	if err != nil {
		c.What, c.Why = "refuse", err.Error()
		return nil
	}
	c.What, c.To = "edit", corpus.Drafted
	if a.Plan {
		return nil
	}
	if _, ok := out.Originals[hash]; !ok { // a surplus draft was kept before it was judged
		out.Originals[hash] = Original{Item: *it, Rounds: j.roundsOf(it.ID)}
	}
	if err := j.again(ctx, &edited, a, out); err != nil {
		return err
	}
	*it = edited
	c.To = it.Status
	return nil
}
