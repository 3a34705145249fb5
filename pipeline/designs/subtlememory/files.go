package subtlememory

import (
	"fmt"
	"maps"
	"slices"
	"strings"

	"memloom/internal/corpus"
	"memloom/internal/seeds"
)

// fileMark begins the ids of sets that come from files of the user's.
const fileMark = "file:"

// unclassified is the domain of a seed whose file does not say it.
const unclassified = "unclassified"

// fromFiles reads the user's files of seeds (S1): the sets that they give, and every seed with what became of it. A
// file that is not of its shape is an error with file, line, record and key.
func (p planner) fromFiles() (out []seeds.Candidate, all []seeds.Seed, err error) {
	for _, shape := range slices.Sorted(maps.Keys(p.keys().Seeds)) {
		for seed, err := range seeds.ReadFile(seeds.Shape(shape), p.keys().Seeds[shape]) {
			if err != nil {
				return nil, nil, fmt.Errorf("users.seeds.%s: %w", shape, err)
			}
			if seed.Kept {
				c, why := candidate(seed)
				if why == "" && unsayable(c) {
					why = "a statement holds what would read as another value"
				}
				if seed.Kept, seed.Reason = why == "", why; seed.Kept {
					out = append(out, c)
				}
			}
			all = append(all, seed)
		}
	}
	return out, all, nil
}

// candidate is the set that a seed gives; why says why it gives none.
func candidate(s seeds.Seed) (c seeds.Candidate, why string) {
	c = seeds.Candidate{ID: fileMark + s.ID, Domain: unclassified, Topic: s.ID, Target: s.Question}
	entries := s.Entries
	switch s.Shape {
	case seeds.HoH:
		c.Subtype = seeds.Temporal
	case seeds.AmbigQA:
		c.Subtype = s.Serves[0]
		if c.Subtype == seeds.Conflict {
			entries = entries[:2]
		}
	case seeds.QACC:
		c.Subtype = seeds.AnyOne
	case seeds.FanOutQA:
		c.Subtype, c.Op = seeds.MultiEvidence, seeds.OpMatch
		entries = slices.DeleteFunc(slices.Clone(entries), func(e seeds.Entry) bool {
			return !strings.Contains(s.Answer,
				e.Value)
		})
	default:
		return c, "no set can be made of it without a chat model"
	}
	c.Relation = c.Subtype.Relation()
	for i, e := range entries {
		if e.Value == "" || strings.Contains(e.Value, ";") {
			return c, "an entry has several answers or none"
		}
		f := statedIn(s, c.Subtype, e, i)
		if c.Subtype == seeds.AnyOne {
			f.Row = s.ID // one fact, said several times
		}
		c.Facts = append(c.Facts, f)
	}
	if len(c.Facts) < 2 {
		return c, "fewer than two of its entries are in the answer"
	}
	for i := range c.Facts[:len(c.Facts)-1] {
		if c.Subtype == seeds.Temporal {
			c.Facts[i].Until = c.Facts[i+1].From
		}
	}
	return c, ""
}

// statedIn is an entry of a seed as a fact with the sentence that states it. Its subject is what is asked.
func statedIn(s seeds.Seed, subtype seeds.Subtype, e seeds.Entry, n int) seeds.Stated {
	subject, predicate := bare(s.Question), "answer"
	if subtype == seeds.MultiEvidence {
		subject = bare(e.Text)
	}
	f := seeds.Stated{Row: fmt.Sprintf("%s/%d", s.ID, n), Subject: subject, Predicate: predicate, Value: valueOf(e.Value)}
	ask := bare(s.Question)
	switch subtype {
	case seeds.Temporal:
		if d, err := corpus.ParseCanonical(corpus.KindDate, e.Date); err == nil {
			f.From = d
		}
	case seeds.Contextual:
		f.Qualifier, ask = bare(e.Qualifier), bare(e.Qualifier)
	case seeds.MultiEvidence:
		ask = bare(e.Text)
	case seeds.AnyOne:
		if words := len(strings.Fields(e.Text)); words <= mostOfStatement && strings.Contains(e.Text, e.Value) &&
			!strings.ContainsAny(e.Text, ":;\n") {
			f.Text = strings.TrimSuffix(e.Text, ".") + "."
			return f
		}
	}
	f.Text = fmt.Sprintf(askedFrames[n%len(askedFrames)], lowered(ask, asking), e.Value)
	if subtype == seeds.Temporal {
		f.Text = fmt.Sprintf("From %s on, to the question %s the answer is %s.", seeds.Shown(f.From), lowered(ask, asking),
			e.Value)
	}
	return f
}

// mostOfStatement is how many words a statement of a file may have that is said as it stands.
const mostOfStatement = 25

// askedFrames state an answer to a question, where a seed has no statement.
var askedFrames = []string{"To the question %s the answer is %s.", "Asked %s, one is told %s."}

// valueOf is the value of an answer: a number, a date or a name.
func valueOf(text string) corpus.Value {
	for _, kind := range []corpus.Kind{corpus.KindCount, corpus.KindDate} {
		if v, err := corpus.Parse(kind, text, lastDay, nil); err == nil {
			return v
		}
	}
	return corpus.TextValue(corpus.KindEntity, text)
}

// bare is a question without its mark.
func bare(question string) string {
	return strings.TrimSpace(strings.TrimRight(strings.TrimSpace(question), "?"))
}

// asking are the words that begin questions.
const asking = "what who whose whom which when where why how in on at is are was were did does do"
