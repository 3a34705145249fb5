package filters

import (
	"context"
	"fmt"
	"slices"
	"strings"

	"memloom/internal/corpus"
	"memloom/internal/llm"
	"memloom/prompts"
)

// asking is one time that a verifier is asked.
type asking struct {
	model llm.Model
	who   string // the verifier's name; empty where the solver alone is asked, once
	probe string // the name of its rows
}

// row is the name of the row of a probe.
func (a asking) row(probe string) string {
	if a.who == "" {
		return probe
	}
	return a.probe
}

// said is a reason by a verifier.
func (a asking) said(reason string) string {
	if a.who == "" {
		return reason
	}
	return a.who + ": " + reason
}

// VerifierProbe names the row of a verifier that is asked for the nth time, both from 1, where more than one row is
// asked for.
func VerifierProbe(verifier, time int) string {
	return fmt.Sprintf("verifier %d, time %d", verifier, time)
}

// askings are all times that the verifiers are asked: the solver once where none are named.
func (j *judging) askings() []asking {
	var out []asking
	for i, v := range j.m.Verifiers {
		for n, m := range v.Times {
			out = append(out, asking{m, v.Name, VerifierProbe(i+1, n+1)})
		}
	}
	if len(out) == 0 {
		out = []asking{{model: j.m.Solver}}
	}
	if len(out) == 1 {
		out[0].who = "" // one row, as without verifiers
	}
	return out
}

// tally is what the verifiers came to.
type tally struct {
	all       corpus.Outcome // no if one is wrong, else undetermined if one is
	code      corpus.Code    // of the probe that decides: the first no, or the first that is open
	reasons   []string
	citations []string
}

func (t *tally) add(outcome corpus.Outcome, code corpus.Code) {
	if outcome != corpus.Yes && outcome != t.all && t.all != corpus.No {
		t.all, t.code = outcome, code
	}
}

// answerable shows the evidence, or shares of it, to every verifier as often as it is asked. What one has failed at the
// others are not asked, unless all filters are wanted.
func (j *judging) answerable(ctx context.Context, shares []probe) error {
	if len(shares) == 0 {
		j.conclude(corpus.Undetermined, corpus.CodeNotRun, "there is no answer evidence to show")
		return nil
	}
	solver := j.m.Solver
	defer func() { j.m.Solver = solver }()
	t := tally{all: corpus.Yes}
	askings := j.askings()
	for _, a := range askings {
		j.m.Solver = a.model
		if err := j.verify(ctx, a, shares, &t); err != nil {
			return err
		}
		if t.all == corpus.No && !j.o.All {
			break
		}
	}
	c := j.conclude(t.all, t.code, strings.Join(slices.Compact(t.reasons), "; ")+j.counted(askings))
	c.Citations = distinct(t.citations)
	if !slices.ContainsFunc(j.rows[:len(j.rows)-1], func(v corpus.Verdict) bool { return v.Coverage == nil }) {
		c.Coverage = coverage(j.it, c.Citations)
	}
	return nil
}

// verify asks a verifier once about every share of the evidence.
func (j *judging) verify(ctx context.Context, a asking, shares []probe, t *tally) error {
	for _, p := range shares {
		at, ref := j.v.positive(j.it, j.o, p.leftOut)
		p.name, p.ref = a.row(p.name), ref+p.ref
		s, err := j.solve(ctx, p, j.v.at(at))
		if err != nil {
			return err
		}
		s.row.Outcome = s.right
		if s.out.Outcome != "" {
			s.row.Coverage = coverage(j.it, s.row.Citations)
		}
		j.rows = append(j.rows, s.row)
		t.citations = append(t.citations, s.row.Citations...)
		t.reasons = append(t.reasons, a.said(sufficiency(s)))
		if s.right != corpus.Yes {
			t.add(s.right, insufficient(s))
		}
	}
	return nil
}

// counted says how many were asked how often, where that is more than one once, and who was asked once although more
// was wanted: a model that repeats itself proves no more by it.
func (j *judging) counted(askings []asking) string {
	var out string
	if len(askings) > 1 {
		out = fmt.Sprintf("; %d verifiers, asked %d times in all", len(j.m.Verifiers), len(askings))
	}
	if who := j.once(); who != "" {
		out += "; " + who + " repeats itself and is asked once"
	}
	return out
}

// once names the verifiers that are asked once although the recipe wants more.
func (j *judging) once() string {
	if j.o.Repeats <= 1 {
		return ""
	}
	if len(j.m.Verifiers) == 0 {
		return j.m.Solver.Name()
	}
	var out []string
	for _, v := range j.m.Verifiers {
		if len(v.Times) == 1 {
			out = append(out, v.Name)
		}
	}
	return strings.Join(distinct(out), ", ")
}

// unanswerable asks every verifier as often about all that is said of the subject, and about what BM25 finds: each must
// decline.
func (j *judging) unanswerable(ctx context.Context) error {
	solver := j.m.Solver
	defer func() { j.m.Solver = solver }()
	shown := j.aroundSubject()
	t := tally{all: corpus.Yes}
	askings := j.askings()
	for _, a := range askings {
		j.m.Solver = a.model
		s, err := j.ask(ctx, probe{name: a.row("subject"), ref: "segments that mention the subject, and retrieved"}, shown)
		if err != nil {
			return err
		}
		s.row.Shown = messageIDs(shown)
		code, reason := j.declined(&s)
		t.add(s.row.Outcome, code)
		if j.rows = append(j.rows, s.row); s.row.Outcome != corpus.Yes {
			t.reasons = append(t.reasons, a.said(reason))
		}
		if t.all == corpus.No && !j.o.All {
			break
		}
	}
	if len(t.reasons) == 0 {
		t.reasons = []string{"nothing that is said about the subject answers it"}
	}
	j.conclude(t.all, t.code, strings.Join(slices.Compact(t.reasons), "; ")+j.counted(askings))
	return nil
}

// declined gives a row its outcome: a yes where the solver declined. Otherwise it says why not.
func (j *judging) declined(s *solved) (corpus.Code, string) {
	switch {
	case s.out.Outcome == "": // the solver failed
		s.row.Outcome = corpus.Undetermined
		return s.code, s.row.Reason
	case s.out.Outcome == prompts.CannotDetermine, len(j.it.Options) > 0 && s.out.Letter == j.it.AnswerLetter:
		s.row.Outcome = corpus.Yes
		return "", ""
	}
	s.row.Outcome = corpus.No
	return corpus.CodeWrongAnswer, "what is said yields an answer: " + s.row.Answer
}
