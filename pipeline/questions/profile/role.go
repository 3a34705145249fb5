package profile

import (
	"math/rand/v2"
	"slices"

	"memloom/internal/corpus"
	"memloom/internal/pack"
	"memloom/pipeline/questions"
	"memloom/prompts"
	"memloom/validate"
)

// RoleName is the name of the role family.
const RoleName = "role"

// Role asks what a person would propose about a problem that somebody has
// stated: people see it from the side of their role, which they have said.
type Role struct{}

// Name implements questions.Family.
func (Role) Name() string { return RoleName }

// Category implements questions.Family.
func (Role) Category() string { return Category }

// Requires implements questions.Family.
func (Role) Requires() []validate.Requirement { return requirements() }

// improvementWords is how many words a proposal has beside the problem.
const improvementWords = 22

// Drafts pairs every obstacle and risk that a text states with somebody of its
// group who has said what they are.
func (Role) Drafts(w *questions.World, r *rand.Rand) []questions.Draft {
	c, l := newChat(w), newLiar(w)
	var out []questions.Draft
	for _, f := range corpus.Shuffled(r, w.Stated()) {
		if class := l.class(f); !l.askable(f) || class != pack.Blocker && class != pack.Risk {
			continue
		}
		time := soon(w, f, r)
		who, told, ok := c.introduced(w.Statements(f.ID)[0].Message.GroupID, corpus.PredRole, time, r)
		if !ok {
			continue
		}
		own := w.Roles[c.people[who].Role]
		others := distant(w, c, own)
		if len(own.Remedies) == 0 || len(others) == 0 {
			continue
		}
		asked := prompts.Asked{Subject: c.people[who].Name, Attribute: "proposal", Class: corpus.PredRole, Kind: corpus.KindText}
		t := trait{
			person: who, told: told, asked: asked, right: corpus.Pick(r, own.Remedies), wrong: corpus.Pick(r, corpus.Pick(r, others).Remedies),
			form: prompts.FormImprove, option: prompts.OptionImprovement, words: improvementWords,
		}
		if d, ok := t.draft(w, c, l, f, time, r); ok {
			d.Item.Subcategory = "improvement"
			out = append(out, d)
		}
	}
	return questions.Keyed(RoleName, out, r.Shuffle)
}

// distant are the roles, with remedies, of the people who have said theirs,
// one for each of them, that share no skill with a role: what they propose would
// not be its own. A role is then wrong about as often as it is right.
func distant(w *questions.World, c *chat, own pack.Role) []pack.Role {
	var out []pack.Role
	for _, id := range c.everybody {
		if _, ok := c.told[id][corpus.PredRole]; !ok {
			continue
		}
		role := w.Roles[c.people[id].Role]
		shared := slices.ContainsFunc(role.Skills, func(s string) bool { return slices.Contains(own.Skills, s) })
		if !shared && len(role.Remedies) > 0 {
			out = append(out, role)
		}
	}
	return out
}
