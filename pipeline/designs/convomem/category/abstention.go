package category

import (
	"slices"
	"strings"

	"memloom/internal/corpus"
	"memloom/internal/pack"
	"memloom/pipeline/questions"
	"memloom/pipeline/questions/abstention"
	"memloom/prompts"
	"memloom/validate/filters"
)

// Abstention asks for an attribute that such a thing can have and this one never gets, while others of it are stated.
func Abstention() Category {
	return Category{Least: 1, Most: 3, name: abstention.Name, requires: filters.AbstentionRequirements(), core: withhold,
		draft: askAbsent}
}

// withhold states attributes, and leaves out one that none of them is near.
func withhold(m *Maker, pieces int) (Planned, bool) {
	p := planned(prompts.SideUser, corpus.OpAbsent)
	t, ok := m.task(func(t Task) bool { return len(m.askable(t)) > pieces+spare })
	if !ok {
		return p, false
	}
	list := corpus.Shuffled(m.R, m.askable(t))
	asked := list[0]
	stated := slices.DeleteFunc(list[1:], func(a pack.Attribute) bool { return near(a, asked) })
	if len(stated) < pieces {
		return p, false
	}
	p.Attribute = &asked.Key
	for _, a := range stated[:pieces] {
		if !p.say(m, frameSaid, t, a, corpus.Value{}, nil) {
			return p, false
		}
	}
	return p, true
}

// spare are attributes beyond those stated, so that one is left that none of them is near.
const spare = 3

// near says whether a value of one attribute could be given for the other.
func near(a, b pack.Attribute) bool {
	return a.Class == b.Class && a.Value.Kind == b.Value.Kind && a.Value.Unit == b.Value.Unit && a.Class != pack.Tally ||
		slices.Contains(a.Near, b.Key) || slices.Contains(b.Near, a.Key)
}

// askAbsent asks as questions about stated facts do, so that nothing tells them apart: to the same share as what the
// assistant said. The gold says that nothing is known, and what is (C5).
func askAbsent(x *Asking) (questions.Draft, bool) {
	if x.Core.Attribute == nil {
		return questions.Draft{}, false
	}
	w, it, key, known := x.W, x.item(corpus.OpAbsent), *x.Core.Attribute, []string(nil)
	for i, f := range x.Facts {
		it.Evidence[i].Role = corpus.RoleContext
		known = append(known, "the "+w.Noun(f)+" is "+questions.AnswerText(f.Value, w.End.Date()))
	}
	subject := x.Facts[0].SubjectID
	it.Answer = strings.TrimSuffix(abstention.Answer, ".") + "; what is known is that " + joined(known, "and") + "."
	it.Gold = []corpus.GoldAtom{{Part: corpus.PartResult, SubjectID: subject, Predicate: key, At: w.End,
		Operation: corpus.OpAbsent, How: corpus.HowComputed}}
	attribute, _ := w.Attribute(subject, key)
	about := w.Asked(&corpus.Fact{SubjectID: subject, Predicate: key,
		Value: corpus.Value{Kind: corpus.Kind(attribute.Value.Kind)}})
	ask := prompts.AskIn{Operation: corpus.OpValue, About: []prompts.Asked{about}}
	if x.R.IntN(2) == 0 {
		ask.Plain = x.recalled(about)
	}
	return questions.Draft{Item: it, Ask: ask}, true
}
