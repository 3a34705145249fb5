package chat

import (
	"slices"
	"strings"

	"memloom/internal/builtin/author/grammar"
	"memloom/prompts"
)

// glossed explains the word of the writer's trade, where the plan says that
// those who read it have another: "by pager holder I mean the person who is
// called at night". It stands behind the sentence that has the word. Among
// people of one role the word stands for itself, and nobody explains it twice
// who says what others call it.
func (m weaver) glossed(core []string) ([]string, error) {
	if m.amongPeers() || slices.ContainsFunc(m.facts, func(f *prompts.DayFact) bool { return f.Class == grammar.ClassCalled }) {
		return core, nil
	}
	fact, topic, attr, plur := m.fact, m.topic, m.attr, m.plur
	defer func() { m.fact, m.topic, m.attr, m.plur = fact, topic, attr, plur }()
	for _, f := range m.facts {
		at := slices.IndexFunc(core, func(s string) bool {
			return strings.Contains(grammar.Unmark(s), f.Attribute) || f.Plural != "" && strings.Contains(grammar.Unmark(s), f.Plural)
		})
		if f.Means == "" || at < 0 {
			continue
		}
		m.about(f)
		s, err := m.pick(m.d.lex.special["gloss"])
		if err != nil {
			return nil, err
		}
		core = slices.Insert(slices.Clone(core), at+1, s)
	}
	return core, nil
}

// amongPeers says whether the message speaks to somebody of the writer's role.
func (m weaver) amongPeers() bool {
	whom := m.whom()
	return whom != nil && whom.Role == m.v.Role
}
