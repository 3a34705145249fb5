package pipeline

import (
	"context"
	"encoding/json"
	"fmt"
	"iter"
	"math/rand/v2"
	"slices"
	"strings"
	"sync/atomic"
	"testing"

	"memloom/internal/corpus"
	"memloom/internal/llm"
	"memloom/output"
	"memloom/pipeline/designs"
	"memloom/pipeline/passage"
	"memloom/pipeline/stage"
	"memloom/prompts"
	"memloom/validate/check"
	"memloom/validate/check/rule"
	"memloom/validate/filters"
)

// badAuthor writes days well and then breaks some of their messages: it drops
// facts, announces ends instead of reaching them, calls things finished, speaks
// for others and of itself, invents values, leaks ids and forgets messages. The
// same call gets the same answer.
type badAuthor struct {
	llm.Model
	seed uint64
}

func (badAuthor) Name() string { return "bad author" }

func (b badAuthor) Complete(ctx context.Context, c llm.Call) (llm.Answer, error) {
	in, ok := c.Input.(prompts.DayIn)
	ans, err := b.Model.Complete(ctx, c)
	if !ok || err != nil {
		return ans, err
	}
	var out prompts.DayOut
	if err := json.Unmarshal([]byte(ans.Text), &out); err != nil {
		return ans, err
	}
	r := corpus.Rand(b.seed, fmt.Sprint(in.Group, in.Date), "bad author")
	for range 1 + r.IntN(3) {
		b.spoil(r, in, &out)
	}
	text, err := json.Marshal(out)
	ans.Text = string(text)
	return ans, err
}

func (badAuthor) spoil(r *rand.Rand, in prompts.DayIn, out *prompts.DayOut) {
	if len(out.Messages) == 0 {
		return
	}
	i := r.IntN(len(out.Messages))
	m := &out.Messages[i]
	s := in.Slots[m.Slot-1]
	given, _, _ := strings.Cut(s.Author, " ")
	switch r.IntN(8) {
	case 0: // drops facts
		m.Text, m.States = "Nothing new from my side.", nil
	case 1: // ends tasks early
		m.Text += " By the way, the " + s.Task + " is finished."
	case 2: // announces
		for _, n := range s.States {
			if in.Facts[n-1].Attribute == corpus.PredFinished {
				m.Text, m.States = "The "+s.Task+" will be finished tomorrow.", []prompts.Stated{{Fact: n, Surface: "finished"}}
			}
		}
	case 3: // speaks for others
		m.Text = in.People[0].Name + ": " + m.Text
	case 4: // names raw ids
		m.Text += " See task_" + fmt.Sprint(r.IntN(90)+10) + "."
	case 5: // invents
		m.Text += " That is 37 % more than last time."
	case 6: // speaks of itself
		m.Text += " Yours, " + given + "."
	case 7: // forgets, but not all: there would be nothing to mend
		if len(out.Messages) > 1 {
			out.Messages = slices.Delete(out.Messages, i, i+1)
		}
	}
}

// lazyFixer gives no acceptable answer to a share of its calls.
type lazyFixer struct {
	llm.Model
	tenths int
}

func (lazyFixer) Name() string { return "lazy fixer" }

func (f lazyFixer) Complete(ctx context.Context, c llm.Call) (llm.Answer, error) {
	in, ok := c.Input.(prompts.FixIn)
	if ok && corpus.Rand(1, fmt.Sprint(in.Day.Group, in.Day.Date), "lazy").IntN(10) < f.tenths {
		return llm.Answer{Text: "It looks fine to me.", Model: f.Name()}, nil
	}
	return f.Model.Complete(ctx, c)
}

// TestABadAuthor: whatever it does, the corpus keeps what is promised of it:
// days are mended, or flagged and out of every question; offsets are those of
// the final text, and every difference is kept.
func TestABadAuthor(t *testing.T) {
	if testing.Short() {
		t.Skip("nothing that other runs do not do at once too")
	}
	for _, tenths := range []int{0, 4} {
		for seed := uint64(1); seed <= 2; seed++ {
			t.Run(fmt.Sprintf("%d/%d", tenths, seed), func(t *testing.T) {
				s := settings(t, "technology", seed, small...)
				res, _ := do(t, s, func(r *Run) {
					r.Models.Author = badAuthor{r.Models.Author, seed}
					r.Models.Fixer = lazyFixer{r.Models.Fixer, tenths}
				})
				c := res.Corpus
				t.Logf("%d messages, %d repairs, %d flagged days", len(c.Messages), len(c.Repairs), len(c.Flagged))
				if len(c.Repairs) < 30 || (tenths == 0) != (len(c.Flagged) == 0) {
					t.Errorf("%d repairs, %d flagged days", len(c.Repairs), len(c.Flagged))
				}
				checkMessages(t, c)
				checkDisclosures(t, c)
				keepsPromises(t, s, c)
				checkFlagged(t, c)
			})
		}
	}
}

// alone is a run of one corpus.
func alone(c *corpus.Corpus) iter.Seq2[*corpus.Corpus, error] {
	ages := corpus.NewAges(c)
	for i := range c.Items {
		if age, ok := ages.Youngest(&c.Items[i]); ok {
			c.Items[i].EvidenceAge = &age // as a publication writes it
		}
	}
	return func(yield func(*corpus.Corpus, error) bool) { yield(c, nil) }
}

// keepsPromises runs the check of finished corpora over every rule of rows.
func keepsPromises(t *testing.T, s Settings, c *corpus.Corpus) {
	t.Helper()
	asked, err := json.Marshal(s.Recipe)
	if err != nil {
		t.Fatal(err)
	}
	required := map[string][]filters.Requirement{}
	for _, f := range designs.Families() {
		required[f.Name()] = f.Requires()
	}
	report := check.Check(rule.Input{Corpora: alone(c), Manifest: &output.Manifest{Parameters: asked},
		Source: rule.Source{Requirements: required}})
	for _, f := range report.Findings {
		rows := f.Promise != rule.Balanced && f.Promise != rule.Reproducible
		if rows && f.Status == rule.Violated {
			t.Errorf("%s: %+v", f.Rule, f.Examples)
		}
	}
}

func checkFlagged(t *testing.T, c *corpus.Corpus) {
	t.Helper()
	flagged, barred := map[string]bool{}, map[string]bool{}
	for _, d := range c.Flagged {
		flagged[d.Unit] = true
		for _, id := range d.FactIDs {
			barred[id] = true
		}
	}
	withdrawn := 0
	for _, m := range c.Messages {
		if m.Text != passage.Withdrawn {
			continue
		}
		withdrawn++
		if !flagged[m.GroupID+"/"+m.At.Date().String()] {
			t.Errorf("%s is withdrawn on a day that is not flagged", m.ID)
		}
	}
	if withdrawn < len(c.Flagged) {
		t.Errorf("%d messages are withdrawn on %d flagged days", withdrawn, len(c.Flagged))
	}
	for _, it := range c.Items {
		for _, g := range it.Gold {
			for _, id := range g.FactIDs {
				if barred[id] {
					t.Errorf("%s asks for %s, which a flagged day was to state", it.ID, id)
				}
			}
		}
	}
}

// reteller is a chat model that summarises messages: it quotes none of them
// and writes what an entry has.
type reteller struct {
	llm.Model
	seen *atomic.Int64
}

func (reteller) Name() string { return "reteller" }

func (m reteller) Complete(ctx context.Context, c llm.Call) (llm.Answer, error) {
	if in, ok := c.Input.(prompts.SummaryIn); ok {
		m.seen.Add(int64(len(in.Messages)))
		in.Messages = nil
		c.Input = in
	}
	return m.Model.Complete(ctx, c)
}

// TestScaffoldFromText: with a chat model records are made from the text, week
// after week, and days are told those before them; the built-in one refuses.
func TestScaffoldFromText(t *testing.T) {
	t.Parallel()
	// a month ends within a week
	s := settings(t, "technology", 1, append(slices.Clone(small), "scaffold.from=text", "world.workdays=26")...)
	var seen atomic.Int64
	res, w := do(t, s, func(r *Run) {
		r.Models.Summariser, r.Models.RuleSummaries = reteller{r.Models.Summariser, &seen}, false
	})
	if seen.Load() < int64(len(res.Corpus.Messages)) {
		t.Errorf("the summariser saw %d messages of %d", seen.Load(), len(res.Corpus.Messages))
	}
	weeks := 0
	for id := range w.store.units {
		if strings.HasPrefix(id.Stage, "scaffold ") && strings.HasPrefix(id.Name, "page/weekly") {
			weeks++
		}
	}
	if len(res.Corpus.Summaries) == 0 || weeks == 0 {
		t.Errorf("%d summaries, %d of them week by week", len(res.Corpus.Summaries), weeks)
	}
	keepsPromises(t, s, res.Corpus)

	r := &Run{Env: stage.Env{Settings: s, Models: casts(1, plain)}}
	if _, err := r.Do(t.Context()); err == nil || !strings.Contains(err.Error(),
		"scaffold.from: text needs a chat model") {
		t.Errorf("the built-in model: %v", err)
	}
}
