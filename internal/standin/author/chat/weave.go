package chat

import (
	"slices"
	"strings"

	"memloom/internal/corpus"
	"memloom/internal/standin/author/draw"
	"memloom/internal/standin/author/grammar"
	"memloom/prompts"
)

// weaver adds what the plan wants named, pointed at and explained to what an act says.
type weaver struct{ *message }

// detail tells what the plan has of the writer's work, as a sentence of its own.
// Casual writers leave the first person out at its beginning.
func (m weaver) detail() string {
	s := m.slot.Detail
	if bare, ok := strings.CutPrefix(s, "I "); ok && m.formal == 0 && (m.v.Drops || draw.Chance(m.r, 40)) {
		return bare
	}
	return s
}

// further tells what the plan has of the writer's other work, and what they turn to next.
func (m weaver) further(core []string) ([]string, error) {
	attr, why := m.attr, m.why
	defer func() { m.attr, m.why = attr, why }()
	for i, clause := range m.slot.Further {
		if i > 0 { // the first has set the other work off
			core = beforeLinks(core, grammar.Capitalised(clause))
			continue
		}
		m.why = clause
		s, err := m.pick(m.d.lex.special["elsewhere"])
		if err != nil {
			return nil, err
		}
		core = beforeLinks(core, s)
	}
	if m.attr = m.slot.Next; m.attr == "" {
		return core, nil
	}
	s, err := m.pick(m.d.lex.special["next"])
	if err != nil {
		return nil, err
	}
	return beforeLinks(core, s), nil
}

// glossed explains the word of the writer's trade, where the plan says that those who read it have another: "by pager
// holder I mean the person who is called at night". It stands behind the sentence that has the word. Among people of
// one role the word stands for itself, and nobody explains it twice who says what others call it.
func (m weaver) glossed(core []string) ([]string, error) {
	if m.amongPeers() || slices.ContainsFunc(m.facts,
		func(f *prompts.DayFact) bool { return f.Class == grammar.ClassCalled }) {
		return core, nil
	}
	fact, topic, attr, plur := m.fact, m.topic, m.attr, m.plur
	defer func() { m.fact, m.topic, m.attr, m.plur = fact, topic, attr, plur }()
	for _, f := range m.facts {
		at := slices.IndexFunc(core, func(s string) bool {
			return strings.Contains(grammar.Unmark(s), f.Attribute) ||
				f.Plural != "" && strings.Contains(grammar.Unmark(s), f.Plural)
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

// woven adds what the plan wants named and pointed at to what the act says:
// other tasks first, pages last, since nothing may stand behind a link.
func (m weaver) woven(core []string) ([]string, error) {
	out := slices.Clone(core)
	if len(m.slot.Names) > 0 && !m.misdirected() && !m.namesRecalled() {
		linked := endsInLink(core)
		thanked := thanks(strings.Join(core, " "))
		s, err := m.pickWhere(m.turning(m.d.lex.special[m.namesKey()]), func(p *grammar.Pattern) bool {
			return (!linked || !strings.Contains(p.Src, "?")) && !(thanked && thanks(p.Src))
		})
		if err != nil {
			return nil, err
		}
		out = beforeLinks(out, s)
	}
	for _, f := range m.pages {
		s, err := m.page(f, out)
		if err != nil {
			return nil, err
		}
		if endsInLink(out) {
			out = beforeLinks(out, s)
		} else {
			out = append(out, s)
		}
	}
	return out, nil
}

// namesRecalled says whether the message names what the plan wants named by
// bringing something from it, or by recalling what was said about it.
func (m weaver) namesRecalled() bool {
	r := m.slot.Recalls
	if r == nil || !m.across() && !m.named[r.Task] {
		return false
	}
	return !slices.ContainsFunc(m.slot.Names, func(n string) bool { return n != r.Task })
}

// nameOccasion is in what sort of message another task is named.
func (m weaver) nameOccasion() string {
	switch {
	case m.slot.Act == corpus.ActQuestion || m.slot.Act == corpus.ActCoordinate || m.slot.Act == corpus.ActRequest ||
		m.slot.Act == corpus.ActReminder:
		return "ask"
	case m.brief():
		return "brief"
	}
	return "say"
}

// namesKey is the table by which another task is named: what is decided or in
// the way concerns others differently from what is reported.
func (m weaver) namesKey() string {
	switch m.slot.Act {
	case corpus.ActDecision, corpus.ActRule, corpus.ActClosure:
		return "names decide"
	case corpus.ActBlocker:
		return "names trouble"
	case corpus.ActOption:
		return "names weigh"
	case corpus.ActDoubt, corpus.ActDisagreement:
		return "names doubt"
	}
	return "names " + m.nameOccasion()
}

// pageKey is the table by which the page of a task that the text has named is pointed at: what one finds there depends
// on what was said. That the page has it too is said of what has been stated only.
func (m weaver) pageKey(core []string) string {
	switch m.slot.Act {
	case corpus.ActQuestion:
		return "page asked"
	case corpus.ActKickoff:
		return "page start"
	case corpus.ActBlocker:
		return "page trouble"
	case corpus.ActDisagreement:
		return "page object"
	case corpus.ActDoubt:
		if len(m.facts) == 0 {
			return "page object"
		}
		return "page trouble"
	case corpus.ActOption:
		return "page weigh"
	}
	if asksLast(core) || !m.tells() {
		return m.pageBeside(core)
	}
	switch m.slot.Act {
	case corpus.ActDecision, corpus.ActRule, corpus.ActClosure:
		return "page decide"
	case corpus.ActAnswer, corpus.ActDelivery:
		if m.missedPage() {
			return "page added"
		}
		return "page answer"
	}
	return "page named"
}

// pageBeside is the table for the page where the message has not just stated what a page can hold.
func (m weaver) pageBeside(core []string) string {
	switch {
	case asksLast(core):
	case m.slot.Act == corpus.ActClosure || m.slot.Act == corpus.ActDecision:
		return "page settle"
	case m.slot.Act == corpus.ActCommitment && m.parentAct() != "":
		return "page promise"
	case m.slot.Act == corpus.ActCorrection:
		return "page state"
	}
	return "page wish"
}

// tells says whether the message has stated something, or refers to what was stated: a page can hold that too.
func (m weaver) tells() bool {
	switch m.slot.Act {
	case corpus.ActRequest, corpus.ActReminder, corpus.ActCoordinate, corpus.ActApology, corpus.ActCommitment:
		return false
	case corpus.ActRecall, corpus.ActRecap:
		return true
	}
	return len(m.facts) > 0
}

// asksLast says whether what has been written so far ends in a question.
func asksLast(core []string) bool {
	return len(core) > 0 && strings.HasSuffix(grammar.Unmark(core[len(core)-1]), "?")
}

// missedPage says whether the parent asks because its page has nothing: then nobody says that it is there.
func (m weaver) missedPage() bool {
	if m.parent == nil || m.parent.Act != corpus.ActQuestion {
		return false
	}
	return slices.ContainsFunc(m.parent.States, func(n int) bool { return m.d.facts[n] != nil && isLink(m.d.facts[n]) })
}

// page points at a task's page behind what has been written, and names the task unless the message has done so.
func (m weaver) page(f *prompts.DayFact, core []string) (string, error) {
	fact, topic, attr, plur := m.fact, m.topic, m.attr, m.plur
	defer func() { m.fact, m.topic, m.attr, m.plur = fact, topic, attr, plur }()
	key := "page"
	if m.named[f.Subject] {
		key = m.pageKey(core)
	}
	m.fact, m.topic, m.attr, m.plur = f, f.Subject, "", ""
	t := m.d.lex.special[key]
	ends := func(p *grammar.Pattern) bool {
		return strings.HasSuffix(p.Src, "$v") || strings.Contains(p.Src, "$v[|")
	}
	inside := slices.ContainsFunc(m.facts, isLink) || len(m.pages) > 1
	s, err := m.pickWhere(m.turning(t), func(p *grammar.Pattern) bool { return !inside || !ends(p) })
	if s == "" && err == nil {
		s, err = m.pickWhere(append(t[:len(t):len(t)], m.d.lex.special["page inside"]...),
			func(p *grammar.Pattern) bool { return !inside || !ends(p) })
	}
	m.said = true
	return s, err
}

// misdirected says whether the slot names another task because the message is meant for the people there.
func (m weaver) misdirected() bool {
	return m.errs() == noiseAudience
}
