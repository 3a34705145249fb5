package obligations

import (
	"fmt"
	"math/rand/v2"
	"slices"

	"memloom/internal/corpus"
	"memloom/internal/pack"
	"memloom/pipeline/blueprint"
	"memloom/pipeline/dialogue"
	"memloom/pipeline/dialogue/state"
)

// vocabulary is what roles call by words of their own (G3, G15): a concept of a task that a person asks after in one
// role's word and another person answers in another's, so that both messages together tell that the words mean the
// same.
type vocabulary struct {
	*state.Known
	draws    *rand.Rand
	concepts []pack.Concept    // those that people ask after
	asked    map[string]int    // group and concept → exchanges
	unasked  map[int][]unasked // group → what a person will state
}

// owedWords is the obligation of what is said for the sake of its words: another person's word would spoil it.
const owedWords = "vocabulary"

// How an exchange goes on.
const (
	saidOutright = 30 // percent of answers that also say outright that the two words mean the same
	latestOther  = 12 // workdays within which the concept of another task is stated, in their own word and unasked
	othersStated = 2  // other tasks whose facts follow, at most
)

// newVocabulary puts the exchanges of every group to days, or to the next ones on which they are possible: a task goes
// on, and the people of both words are there.
func newVocabulary(k *state.Known, r *rand.Rand) *vocabulary {
	v := &vocabulary{Known: k, draws: r, asked: map[string]int{}, unasked: map[int][]unasked{}}
	for _, c := range k.Pack.Terms {
		if c.Spoken() {
			v.concepts = append(v.concepts, c)
		}
	}
	days := v.Days.Workdays()
	q := state.Rate{Share: v.Options.Vocabulary * float64(len(days)) / monthOfWork}
	for g := range v.Blueprint.Groups {
		q.Meet()
		for q.Draw(r) {
			v.Todo.PutUntil(g, days[r.IntN(len(days))], func(bool) []state.Thread { return v.exchange(g) })
		}
	}
	return v
}

// exchange lets a person ask after a concept of a task in their role's word, and a person active in the task answer in
// another role's. It gives nothing where that is not possible today.
func (v *vocabulary) exchange(g int) []state.Thread {
	for _, c := range v.leastAsked(g) {
		for _, t := range corpus.Shuffled(v.draws, v.Tasks.UnderWay(g, v.Days.Today)) {
			if _, known := v.Facts.Index[conceptID(t.ID, c)]; known {
				continue
			}
			asker, knower, ok := v.speakers(t, c)
			if !ok {
				continue
			}
			if f, ok := v.conceptFact(t, c, knower, asker); ok {
				return []state.Thread{v.answered(g, t, c, f, asker)}
			}
		}
	}
	return nil
}

// answered asks and tells what a concept of a task is, now and then also that the two words mean the same.
func (v *vocabulary) answered(g int, t corpus.Task, c pack.Concept, f corpus.Fact, asker string) state.Thread {
	knower := f.Knowers[0]
	v.asked[conceptAt(g, c)]++
	v.putOthers(g, c, v.Roster.People[knower].Role)
	facts := []string{f.ID}
	if v.draws.IntN(100) < saidOutright {
		facts = append(facts, v.calledFact(g, c, asker, knower))
	}
	th := state.Talk("vocabulary", t.ID, "asker", asker, "knower", knower, "concept", f.ID)
	th[1].FactIDs = v.withOtherKinds(facts, t, f)
	return th
}

// withOtherKinds lets who answers also say what else they know of the task by now: nothing that could be taken for what
// was asked.
func (v *vocabulary) withOtherKinds(facts []string, t corpus.Task, asked corpus.Fact) []string {
	known := v.Pending.Reportable(asked.Knowers[0])
	return v.Pending.More(facts, t.ID, -1, func(f corpus.Fact) bool {
		return known(f) && f.Value.Kind != asked.Value.Kind
	})
}

// leastAsked lists the concepts, those of the fewest exchanges in a group first.
func (v *vocabulary) leastAsked(g int) []pack.Concept {
	out := corpus.Shuffled(v.draws, v.concepts)
	slices.SortStableFunc(out, func(a, b pack.Concept) int {
		return v.asked[conceptAt(g, a)] - v.asked[conceptAt(g, b)]
	})
	return out
}

func conceptAt(g int, c pack.Concept) string { return fmt.Sprintf("%d/%s", g, c.Key()) }

func conceptID(task string, c pack.Concept) string { return dialogue.TermID(task, c.Key()) }

// speakers draws who asks after a concept of a task and who answers: two people of the group whose roles have different
// words for it, the second one active in the task where there is one.
func (v *vocabulary) speakers(t corpus.Task, c pack.Concept) (asker, knower string, ok bool) {
	here := v.Roster.Voices(t)
	for _, knower := range here {
		word := c.ByRole[v.Roster.People[knower].Role]
		if word == "" {
			continue
		}
		for _, asker := range corpus.Shuffled(v.draws, here) {
			if other := c.ByRole[v.Roster.People[asker].Role]; other != "" && other != word {
				return asker, knower, true
			}
		}
	}
	return "", "", false
}

// conceptFact draws what a concept of a task is, and adds it as a fact: a person other than those who speak of it,
// where it is a person, and other than the sides of a contradiction, who have no say in the task.
func (v *vocabulary) conceptFact(t corpus.Task, c pack.Concept, knower string, others ...string) (corpus.Fact, bool) {
	others = append(v.Facts.Disputants(t.ID), append(others, knower)...)
	o := pack.DrawOptions{
		Pools: v.Pack.Pools, People: v.Roster.NamesBut(t.GroupID, others...), Workday: v.Days.IsWorkday,
		From: v.Days.NextWorkday(v.Days.Today), To: v.Days.AddWorkdays(v.Days.Today, monthOfWork),
	}
	value, err := c.Value.Draw(v.draws, o)
	if err != nil {
		return corpus.Fact{}, false
	}
	f := blueprint.FactOf(t, c.Key(), value, v.Days.Today, knower)
	f.ID = conceptID(t.ID, c)
	v.Facts.Add(f)
	v.Pending.Stated[f.ID] = true
	return f, true
}

// calledFact says that what one role calls by a word is what another one calls by its own; a group says it of the same
// words as often as it comes up.
func (v *vocabulary) calledFact(g int, c pack.Concept, asker, knower string) string {
	theirs, own := c.ByRole[v.Roster.People[asker].Role], c.ByRole[v.Roster.People[knower].Role]
	subject := v.Blueprint.Project.ID + "/word/" + pack.Slug(theirs)
	group := v.Blueprint.Groups[g].ID
	id := group + "/word/" + pack.Slug(theirs) + "/" + pack.Slug(own)
	v.Facts.Share(corpus.Fact{
		ID: id, SubjectID: subject, Predicate: corpus.PredCalled, Value: corpus.TextValue(corpus.KindText, own),
		From: v.Days.Today, GroupID: group,
	}, knower)
	if !slices.ContainsFunc(v.Facts.Themes, func(t corpus.Theme) bool { return t.ID == subject }) {
		v.Facts.Themes = append(v.Facts.Themes, corpus.Theme{ID: subject, GroupID: group, Kind: "word", Title: theirs})
	}
	return id
}

// unasked is a concept that people of a role will state of another task.
type unasked struct {
	concept pack.Concept
	role    string
	from    corpus.Date
}

// putOthers lets people of the role that answered state the same concept of other tasks within some days: in their own
// word, and unasked.
func (v *vocabulary) putOthers(g int, c pack.Concept, role string) {
	for range 1 + v.draws.IntN(othersStated) {
		v.unasked[g] = append(v.unasked[g], unasked{c, role,
			v.Days.AddWorkdays(v.Days.Today, 1+v.draws.IntN(latestOther))})
	}
}

// Owe puts what is stated unasked into reports of the day that a person of the role writes about a task anyway.
func (v *vocabulary) Owe(g int, threads []state.Thread) []state.Thread {
	v.unasked[g] = slices.DeleteFunc(v.unasked[g], func(u unasked) bool {
		return u.from <= v.Days.Today && v.weave(u, threads)
	})
	return threads
}

func (v *vocabulary) weave(u unasked, threads []state.Thread) bool {
	for _, th := range threads {
		for i := range th {
			c := &th[i]
			_, known := v.Facts.Index[conceptID(c.TaskID, u.concept)]
			if known || !hosts(*c) || v.Roster.People[c.AuthorID].Role != u.role {
				continue
			}
			if f, ok := v.conceptFact(v.Tasks.ByID[c.TaskID], u.concept, c.AuthorID); ok {
				c.FactIDs = append(slices.Clip(c.FactIDs), f.ID)
				return true
			}
		}
	}
	return false
}

// hosts says whether a message about a task has room for one more fact of it.
func hosts(c state.Cell) bool {
	room := c.Act == corpus.ActProgress && len(c.FactIDs) < state.MostInReport
	return c.TaskID != "" && len(c.FactIDs) > 0 && (room || c.Act.In(corpus.ActKickoff, corpus.ActBlocker))
}
