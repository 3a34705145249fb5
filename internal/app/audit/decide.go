package audit

import (
	"context"
	"slices"
	"strings"
	"time"

	"memloom/internal/app"
	"memloom/internal/corpus"
	"memloom/internal/decisions"
	"memloom/pipeline/review"
)

// Judgement is what a decision says besides its action.
type Judgement struct {
	Reviewer string   `flag:"reviewer"`
	Code     string   `flag:"code"`
	Note     string   `flag:"note"`
	Rates    []string `flag:"rate,list"`
	Seconds  int      `flag:"seconds"`
}

// DecideIn is a decision about an item.
type DecideIn struct {
	Dir    string `arg:"DIR"`
	Item   string `arg:"ITEM"`
	Action string `arg:"ACTION"`
	Judgement
	Blind bool `flag:"blind"`
}

// EditIn is an edit of an item. Empty fields stay.
type EditIn struct {
	Dir  string `arg:"DIR"`
	Item string `arg:"ITEM"`
	Judgement
	Edit
}

// Edit is what an edit changes of an item. Empty fields stay.
type Edit struct {
	Question  string   `flag:"question"`
	AskedAt   string   `flag:"asked-at"`
	Gold      string   `flag:"gold"`
	Options   []string `flag:"option"`
	Correct   []string `flag:"correct"`
	Incorrect []string `flag:"incorrect"`
	Evidence  []string `flag:"evidence,list"`
}

// Decided is a decision that was kept.
type Decided struct {
	corpus.Decision

	dir   string
	stand decisions.Stand // of what was decided about
	two   bool            // it needs two decisions
}

// Decide keeps a decision about an item.
func Decide(ctx context.Context, in DecideIn, c *app.Console) (*Decided, error) {
	d, err := in.decision(corpus.Action(in.Action), c.Now())
	if err != nil {
		return nil, err
	}
	if d.Action == corpus.ActionEdit {
		return nil, app.Usage("an edit says what is changed: %s", app.Command("audit", "edit", in.Dir, in.Item))
	}
	d.VerdictsHidden = in.Blind
	return decide(ctx, in.Dir, in.Item, d, nil)
}

// EditItem keeps an edit of an item, which is checked at once.
func EditItem(ctx context.Context, in EditIn, c *app.Console) (*Decided, error) {
	d, err := in.decision(corpus.ActionEdit, c.Now())
	if err != nil {
		return nil, err
	}
	return decide(ctx, in.Dir, in.Item, d, &in.Edit)
}

// decision makes a decision about an item.
func (in *Judgement) decision(action corpus.Action, now time.Time) (corpus.Decision, error) {
	d := corpus.Decision{Target: corpus.TargetItem, Reviewer: in.Reviewer, At: now.UTC().Format(time.RFC3339),
		Action: action, Code: in.Code, Note: in.Note, Seconds: in.Seconds}
	of := map[string]*string{"question": &d.RateQuestion, "answer": &d.RateAnswer, "options": &d.RateOptions,
		"evidence": &d.RateEvidence}
	for _, r := range in.Rates {
		what, value, ok := strings.Cut(r, "=")
		to := of[what]
		if to == nil || !ok {
			return d, app.Usage("--rate: %q is no rating; ratings are written question=good, of question, answer, options, "+
				"evidence", r)
		}
		*to = value
	}
	return d, nil
}

// decide checks a decision about an item against the item as it is, and keeps it.
func decide(ctx context.Context, dir, id string, d corpus.Decision, edit *Edit) (out *Decided, err error) {
	x, err := Open(ctx, dir)
	if err != nil {
		return nil, err
	}
	err = x.find(id, func(e *entry) error {
		if edit != nil {
			if d.Edits, err = edit.of(e.judge, e.Item); err != nil {
				return app.Usage("%w", err)
			}
		}
		return withStore(ctx, dir, func(s *decisions.Store) error {
			d, earlier, err := s.Decide(ctx, decisions.Act{Decision: d, Item: e.Item, Hash: e.hash, Two: e.two,
				Failed: decisions.Failed(e.Item, e.judge.Of(e.Item)),
				Shows:  func(edits []corpus.Edit) bool { return review.Has(e.Item, edits) }})
			if err == nil {
				out = &Decided{Decision: d, dir: dir, two: x.Double.Needs(d.TargetHash)}
				_, out.stand = decisions.OutcomeOf(decisions.Standing(append(earlier, d)), out.two)
			}
			return err
		})
	})
	return out, err
}

// Text says what was decided, and what comes next. Of a blind decision it says nothing of the item.
func (d *Decided) Text(c *app.Console) {
	apply := app.Command("audit", "apply", d.dir) + " publishes the corpus with it"
	switch {
	case d.VerdictsHidden:
		c.Printf("decision %d: %s %s, blind; %s counts it, and nothing applies it\n", d.Seq, d.Action, d.TargetID,
			app.Command("audit", "agreement", d.dir))
		return
	case d.Target == corpus.TargetDay:
	case d.stand == decisions.Waiting && d.two:
		apply = "it needs two decisions that agree: " +
			app.Command("audit", "list", d.dir, "--queue", "waiting", "--reviewer", "NAME") + " lists it for a second reviewer"
	case d.stand == decisions.Disputed:
		apply = app.Command("audit", "decide", d.dir, d.TargetID, "settle", "--code", "accept") +
			", or --code reject, ends the dispute"
	}
	c.Printf("decision %d: %s %s; it stands %s\n%s\n", d.Seq, d.Action, d.TargetID, d.stand, apply)
}

// JSON prints the decision. Of a blind one it says nothing of the item.
func (d *Decided) JSON(c *app.Console) {
	said := d.Decision
	if d.VerdictsHidden {
		said.StatusBefore = ""
	}
	c.Encode(said)
}

// Edits returns what an edit changes of an item of a corpus, checked against it.
func (x *Folder) Edits(c *corpus.Corpus, it *corpus.Item, to Edit) ([]corpus.Edit, error) {
	return to.of(x.judge(c), it)
}

func (to *Edit) of(j *review.Judge, it *corpus.Item) ([]corpus.Edit, error) {
	type change struct{ field, after string }
	list := []change{{review.FieldQuestion, to.Question}, {review.FieldAskedAt, to.AskedAt}, {review.FieldGold, to.Gold}}
	for _, o := range to.Options {
		letter, text, ok := strings.Cut(o, "=")
		if !ok {
			return nil, app.Usage("--option: %q is no option; options are written 'B=its text'", o)
		}
		list = append(list, change{review.FieldOption + " " + letter, text})
	}
	if len(to.Correct) > 0 {
		list = append(list, change{review.FieldCorrect, review.Encoded(to.Correct)})
	}
	if len(to.Incorrect) > 0 {
		list = append(list, change{review.FieldIncorrect, review.Encoded(to.Incorrect)})
	}
	if len(to.Evidence) > 0 {
		after, err := review.EvidenceOf(it, to.Evidence)
		if err != nil {
			return nil, err
		}
		list = append(list, change{review.FieldEvidence, after})
	}
	isOption := func(c change) bool { return strings.HasPrefix(c.field, review.FieldOption) }
	list = slices.DeleteFunc(list, func(c change) bool { return c.after == "" && !isOption(c) })
	var edits []corpus.Edit
	for _, c := range list {
		before, err := review.Field(it, c.field)
		if err != nil {
			return nil, err
		}
		if before != c.after {
			edits = append(edits, corpus.Edit{Field: c.field, Before: before, After: c.after})
		}
	}
	_, err := j.Edited(*it, edits)
	return edits, err
}
