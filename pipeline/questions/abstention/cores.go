package abstention

import (
	"math/rand/v2"
	"strconv"
	"strings"

	"memloom/internal/corpus"
	"memloom/pipeline/cores"
	"memloom/pipeline/questions"
	"memloom/prompts"
)

// overCores drafts over the cores of a corpus of conversations: each tells some attributes of a subject, and never the one that
// is asked for (C5). ok says whether the corpus has any.
func overCores(f Family, w *questions.World, r *rand.Rand) (out []questions.Draft, ok bool) {
	list, err := cores.Of(w.Corpus, Name)
	if err != nil || len(list) == 0 {
		return nil, false
	}
	for _, c := range list {
		it := corpus.Item{Category: f.Category(), Subcategory: strconv.Itoa(int(c.Pieces)), AskedAt: w.End}
		var known []string
		for i, id := range c.FactIDs {
			said := w.Statements(id)
			if len(said) != 1 {
				break
			}
			it.Evidence = append(it.Evidence, questions.Evidence(said, corpus.RoleContext, i+1)...)
			known = append(known, "the "+w.Noun(*said[0].Fact)+" is "+questions.AnswerText(said[0].Fact.Value, w.End.Date()))
		}
		if len(known) != len(c.FactIDs) || c.Attribute == nil {
			continue
		}
		subject := c.Subjects[0]
		it.Answer = strings.TrimSuffix(Answer, ".") + "; what is known is that " + and(known) + "."
		it.Gold = []corpus.GoldAtom{{Part: corpus.PartResult, SubjectID: subject, Predicate: *c.Attribute, At: w.End, Operation: corpus.OpAbsent,
			How: corpus.HowComputed}}
		a, _ := w.Attribute(subject, *c.Attribute)
		model := corpus.Fact{SubjectID: subject, Predicate: *c.Attribute, Value: corpus.Value{Kind: corpus.Kind(a.Value.Kind)}}
		out = append(out, questions.Draft{Item: it, Ask: prompts.AskIn{Operation: corpus.OpValue, About: []prompts.Asked{w.Asked(model)}}})
	}
	return questions.Keyed(Name, out, r.Shuffle), true
}

func and(list []string) string {
	if n := len(list) - 1; n > 0 {
		return strings.Join(list[:n], ", ") + " and " + list[n]
	}
	return strings.Join(list, "")
}
