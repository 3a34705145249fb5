package relational

import (
	"fmt"
	"math/rand/v2"
	"slices"

	"memloom/internal/corpus"
	"memloom/pipeline/questions"
	"memloom/prompts"
)

// The number of facts that a multi-evidence question asks for, and how many questions are drafted of one task.
const (
	fewestFacts = 2
	mostFacts   = 4
	mostPerTask = 2
	acrossShare = 30 // percent of them that ask the same of several tasks of one owner
	mostAcross  = 3
)

// multiEvidence asks for two to four facts that are in different threads: several of one task, or the same of several
// tasks of one owner. All of them are needed (S2).
func multiEvidence(w *questions.World, r *rand.Rand) []questions.Draft {
	slots := slotsOf(w)
	byTask, byOwner := map[string][]*corpus.Fact{}, map[string][]corpus.Task{}
	for _, f := range w.Stated() {
		if settled(w, slots, f) && f.Value.Kind != corpus.KindText && f.Value.Kind != corpus.KindLink {
			byTask[f.TaskID] = append(byTask[f.TaskID], f)
		}
	}
	var out []questions.Draft
	for _, t := range w.Corpus.Tasks {
		byOwner[t.OwnerID] = append(byOwner[t.OwnerID], t)
		for range mostPerTask {
			if facts := apart(w, corpus.Shuffled(r, byTask[t.ID]),
				fewestFacts+r.IntN(mostFacts-fewestFacts+1)); len(facts) >= fewestFacts {
				out = append(out, together(w, facts))
			}
		}
	}
	wanted := len(out) * acrossShare / 100
	for _, p := range corpus.Shuffled(r, w.Corpus.People) {
		for _, facts := range shared(w, r, byOwner[p.ID], byTask) {
			if wanted > 0 {
				wanted--
				out = append(out, together(w, facts))
			}
		}
	}
	return out
}

// apart takes facts in their order, n at most, each stated in a thread in which none of the others is stated, and each
// of another attribute or subject. Two of one value or number are not asked for together: who gives it once would be
// right about both.
func apart(w *questions.World, facts []*corpus.Fact, n int) []*corpus.Fact {
	var out []*corpus.Fact
	taken := map[string]bool{}
	for _, f := range facts {
		threads := threadsOf(w, f)
		if len(out) == n || slices.ContainsFunc(threads, func(id string) bool { return taken[id] }) ||
			slices.ContainsFunc(out, func(g *corpus.Fact) bool { return sameFigure(f.Value, g.Value) }) {
			continue
		}
		for _, id := range threads {
			taken[id] = true
		}
		out = append(out, f)
	}
	return out
}

// sameFigure says that two values are equal or have one number: 8, and 8 days.
func sameFigure(a, b corpus.Value) bool {
	number := func(v corpus.Value) (corpus.Decimal, bool) {
		switch v.Kind {
		case corpus.KindCount, corpus.KindDuration:
			return corpus.NewDecimal(v.N, 0), true
		case corpus.KindQuantity, corpus.KindPercent:
			return v.Dec, true
		}
		return corpus.Decimal{}, false
	}
	x, counts := number(a)
	y, too := number(b)
	return a.Equal(b) || counts && too && x == y
}

// threadsOf returns the threads in which a fact is stated.
func threadsOf(w *questions.World, f *corpus.Fact) []string {
	var out []string
	for _, s := range w.Statements(f.ID) {
		if !slices.Contains(out, s.Message.ThreadID) {
			out = append(out, s.Message.ThreadID)
		}
	}
	return out
}

// shared groups facts of one attribute that tasks of one owner have.
func shared(w *questions.World, r *rand.Rand, tasks []corpus.Task, byTask map[string][]*corpus.Fact) [][]*corpus.Fact {
	byPredicate := map[string][]*corpus.Fact{}
	var order []string
	for _, t := range corpus.Shuffled(r, tasks) {
		for _, f := range byTask[t.ID] {
			if f.Predicate == corpus.PredOwner {
				continue // the question would name it
			}
			if byPredicate[f.Predicate] == nil {
				order = append(order, f.Predicate)
			}
			byPredicate[f.Predicate] = append(byPredicate[f.Predicate], f)
		}
	}
	var out [][]*corpus.Fact
	for _, predicate := range order {
		if facts := apart(w, byPredicate[predicate],
			fewestFacts+r.IntN(mostAcross-fewestFacts+1)); len(facts) >= fewestFacts {
			out = append(out, facts)
		}
	}
	return out
}

// together drafts the question for all of some facts.
func together(w *questions.World, facts []*corpus.Fact) questions.Draft {
	var ask prompts.AskIn
	var it corpus.Item
	var values []corpus.Value
	for i, f := range facts {
		list := w.Statements(f.ID)
		values = append(values, f.Value)
		ask.About = append(ask.About, w.Asked(f))
		it.Gold = append(it.Gold, questions.Operand(list[0], corpus.OpSet, w.End))
		it.Evidence = append(it.Evidence, questions.Evidence(list, corpus.RoleAnswer, i+1)...)
	}
	ask.Operation = corpus.OpSet
	it.Gold = append(it.Gold, result(corpus.OpSet, it.Gold))
	it.AskedAt, it.Subcategory, it.Answer = w.End, fmt.Sprintf("%d facts", len(facts)), w.Enumerated(facts, values,
		w.End.Date())
	return questions.Draft{Item: it, Ask: ask}
}
