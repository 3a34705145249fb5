package profile

import (
	"math/rand/v2"
	"slices"
	"strings"
	"unicode"

	"memloom/internal/corpus"
	"memloom/internal/pack"
	"memloom/pipeline/questions"
	"memloom/prompts"
	"memloom/validate/filters"
)

// RoleName is the name of the role family.
const RoleName = "role"

// Role asks what a person would propose about a problem that a person has stated: people see it from the side of their
// role, which they have said and which their work shows. Right and wrong proposals both answer the problem; they differ
// in whose role they are.
type Role struct{}

// Name implements questions.Family.
func (Role) Name() string { return RoleName }

// Category implements questions.Family.
func (Role) Category() string { return Category }

// Requires implements questions.Family.
func (Role) Requires() []filters.Requirement { return requirements() }

// Draws implements questions.Drawing.
func (Role) Draws(string) []pack.Source { return []pack.Source{pack.Themed} }

// improvementWords is how many words a proposal has next to the problem.
const improvementWords = 22

// Drafts pairs every obstacle and risk that a text states with a person of its group who has said what they are.
func (Role) Drafts(w *questions.World, r *rand.Rand) []questions.Draft {
	c, l, of := newChat(w), newLiar(w), newProjects(w)
	l.themed = true
	lean := questions.Lean{} // by remedy
	var out []questions.Draft
	for _, f := range corpus.Shuffled(r, w.Stated()) {
		if class := l.class(f); !l.askable(f) || class != pack.Blocker && class != pack.Risk {
			continue
		}
		theme, ok := w.Theme(f.SubjectID, f.Predicate, f.Value.Text)
		if !ok {
			continue // no one's remedy is known to answer it
		}
		time := of.asked(r, f, w.Calendar.Last) // one looks back on it, too
		introduced := c.introduced(w.Statements(f.ID)[0].Message.GroupID, corpus.PredRole, time, r)
		questions.ByLean(lean, introduced, func(s questions.Statement) string {
			return theme.Remedies[of.Roles[c.people[s.Fact.SubjectID].Role].Name]
		})
		for _, told := range introduced {
			t, ok := roleOf(of, c, lean, f, told, theme, time, r)
			if !ok {
				continue
			}
			l.remedies = wordsOf(t.right, []string{t.wrong})
			if nearer(f.Value.Text, l.remedies) {
				continue
			}
			if d, ok := t.draft(of, c, l, f, r); ok {
				d.Item.Subcategory = "improvement"
				out = append(out, d)
				lean.Add(t.right, t.wrong)
			}
			break
		}
	}
	return questions.Keyed(RoleName, out, r.Shuffle)
}

// roleOf asks after what a person would do about a kind of problem, by the role that they have said and that shows in
// the tasks that they take on; not ok where it does not, or where no colleague would do something clearly different.
func roleOf(of *projects, c *chat, lean questions.Lean, f *corpus.Fact, told questions.Statement, theme pack.Theme,
	time corpus.Stamp, r *rand.Rand) (trait, bool) {
	who := told.Fact.SubjectID
	own, colleagues := of.Roles[c.people[who].Role], of.colleagues(f.TaskID)
	others := distant(of.World, c, colleagues, own, theme)
	deeds := of.deeds(told, own.Skills, f.TaskID, time, r)
	if len(deeds) == 0 || theme.Remedies[own.Name] == "" || len(others) == 0 || !slices.Contains(colleagues, who) {
		return trait{}, false
	}
	asked := prompts.Asked{Subject: c.people[who].Name, Attribute: "proposal", Class: corpus.PredRole,
		Kind: corpus.KindText}
	return trait{person: who, told: told, deeds: deeds, at: time, asked: asked, right: theme.Remedies[own.Name],
		wrong: leaning(lean, others, r), form: prompts.FormImprove, option: prompts.OptionImprovement,
		words: improvementWords}, true
}

// distant are what colleagues who have said their role would do about the same kind of problem, one for each of them,
// where it would not be proposed from an own role: the roles share neither a skill nor a department, and no word of
// what is proposed belongs to the own one.
func distant(w *questions.World, c *chat, colleagues []string, own pack.Role, theme pack.Theme) []string {
	words := wordsOf(own.Name, own.Skills, []string{theme.Remedies[own.Name]})
	var out []string
	for _, id := range colleagues {
		if _, ok := c.told[id][corpus.PredRole]; !ok {
			continue
		}
		role := w.Roles[c.people[id].Role]
		remedy := theme.Remedies[role.Name]
		if remedy != "" && !common(role.Skills, own.Skills) && !common(role.Departments, own.Departments) &&
			!common(wordsOf(remedy), words) {
			out = append(out, remedy)
		}
	}
	return out
}

// nearer says whether a problem has a telling word of the remedies among the options: it would be the one that they are
// for, whatever the messages say.
func nearer(problem string, remedies []string) bool { return common(wordsOf(problem), remedies) }

func common(a, b []string) bool {
	return slices.ContainsFunc(a, func(x string) bool { return slices.Contains(b, x) })
}

// telling is from how many letters on a word says what a person works with.
const telling = 6

// wordsOf are the telling words of some texts, without their plural.
func wordsOf(one string, more ...[]string) []string {
	var out []string
	for _, text := range slices.Concat(append(more, []string{one})...) {
		for _, x := range strings.FieldsFunc(strings.ToLower(text), func(c rune) bool { return !unicode.IsLetter(c) }) {
			if x = strings.TrimSuffix(x, "s"); len(x) >= telling && !everyday[x] {
				out = append(out, x)
			}
		}
	}
	return out
}

// everyday are words of remedies that belong to no one.
var everyday = map[string]bool{"before": true, "happen": true, "happened": true, "everybody": true, "anybody": true,
	"nobody": true, "everything": true, "touche": true, "behind": true, "another": true, "anything": true}
