package adversarial

import (
	"slices"

	"memloom/internal/corpus"
	"memloom/pipeline/questions"
)

// membersOf returns who has a seat in each group that is not a guest's.
func membersOf(c *corpus.Corpus) map[string][]string {
	out := map[string][]string{}
	for _, m := range c.Members {
		if !m.Guest {
			out[m.GroupID] = append(out[m.GroupID], m.PersonID)
		}
	}
	return out
}

// asker draws one of a group's members who is none of those named.
func (d *drafting) asker(group string, not ...string) (string, bool) {
	list := slices.DeleteFunc(slices.Clone(d.members[group]), func(id string) bool { return slices.Contains(not, id) })
	if len(list) == 0 {
		return "", false
	}
	return corpus.Pick(d.r, list), true
}

// sees says whether a person has a seat in a group.
func (d *drafting) sees(person, group string) bool { return slices.Contains(d.members[group], person) }

// seen returns those of a fact's statements that an asker can see before they ask.
func (d *drafting) seen(factID, asker string, before corpus.Stamp) []questions.Statement {
	return slices.DeleteFunc(slices.Clone(d.Statements(factID)), func(s questions.Statement) bool {
		return !d.sees(asker, s.Message.GroupID) || s.Message.At >= before
	})
}

// byTask lists the stated facts of every task, in the order of the corpus.
func (d *drafting) byTask() map[string][]*corpus.Fact {
	out := map[string][]*corpus.Fact{}
	for _, f := range d.Stated() {
		if f.TaskID != "" {
			out[f.TaskID] = append(out[f.TaskID], f)
		}
	}
	return out
}

// asks says whether a fact is one that a question can ask for as a value that
// holds: an attribute of its task that nothing replaces, under no condition.
func (d *drafting) asks(f *corpus.Fact) bool {
	_, ok := d.Attribute(f.SubjectID, f.Predicate)
	return ok && f.Condition == "" && f.To == 0 && f.Supersedes == "" && f.Value.Kind != corpus.KindLink
}
