// Package manner decides how the messages of a plan are written, apart from what they say (G11): which are ultra-short,
// flawed, in another tone than their author's, which link to the page of their task, and which name another group's
// task.
package manner

import (
	"cmp"
	"math/rand/v2"
	"slices"
	"strings"
	"unicode"

	"memloom/internal/corpus"
	"memloom/personas"
	"memloom/pipeline/blueprint"
	"memloom/pipeline/dialogue"
	"memloom/pipeline/dialogue/state"
)

// Manner decides how messages are written. It depends on the plan alone, never on words. The sides of a contradiction
// have none of it, so that neither stands out.
type Manner struct {
	*state.Known
	draws   *rand.Rand
	linked  map[string][]string // task → tasks of other groups that it waits for, or that wait for it
	beside  map[string]string   // task → the task of another group that people on it name
	unnamed []corpus.Act        // in which no one names another task in passing

	short     state.Rate // of the replies that neither disturb nor push back
	flaws     state.Rate // of messages
	tone      state.Rate // of messages
	links     state.Rate // of replies
	postLinks state.Rate // of posts
	cross     state.Rate // of messages
	details   state.Rate // of owners' reports
	further   state.Rate // of messages that may say more, twice each
	kinds     state.Even // of flaws
}

// New begins with messages that no one has written. Linked are the tasks of other groups that a task waits for, or that
// wait for it; in messages of the unnamed acts no one names another task in passing.
func New(k *state.Known, linked map[string][]string, r *rand.Rand, unnamed ...corpus.Act) *Manner {
	o, share := k.Options, func(x float64) state.Rate { return state.Rate{Share: x} }
	return &Manner{
		Known: k, draws: r, linked: linked, beside: map[string]string{}, unnamed: unnamed, kinds: state.Even{},
		short: share(o.UltraShort), flaws: share(o.Imperfections), tone: share(o.ToneJitter), cross: share(o.CrossReferences),
		links: share(o.Links), postLinks: share(o.PostLinks), details: share(o.Details),
		further: share(o.Further / mostFurther),
	}
}

// Day passes over a group's day in order. It also says what messages tell next to their facts.
func (m *Manner) Day(g int, slots []dialogue.Slot) {
	for i := range slots {
		s := &slots[i]
		m.shorten(s)
		m.Write(s, func() []string { return m.elsewhere(s.TaskID, g) })
		m.detail(s)
		m.saysMore(s)
		m.withhold(s)
		if s.AuthorID == m.Dominant.Speakers[s.TaskID] && s.TaskID != "" {
			s.Marks = append(s.Marks, corpus.MarkLoud)
			slices.Sort(s.Marks)
		}
	}
}

// Write decides how one message is written. Elsewhere returns the tasks of other groups that it can name, one or none.
func (m *Manner) Write(s *dialogue.Slot, elsewhere func() []string) {
	m.flaw(s)
	m.jitter(s)
	m.link(s)
	m.crossRefer(s, elsewhere)
	slices.Sort(s.Marks)
	s.Marks = slices.Compact(s.Marks)
}

// shorten makes a share of the replies ultra-short, of those that are left by noise, disagreement and changed
// decisions.
func (m *Manner) shorten(s *dialogue.Slot) {
	if s.ParentKey == "" || s.Perturbation != "" {
		return
	}
	if m.short.Take(m.Talk.CanBeShort(*s), m.draws) {
		s.Perturbation = corpus.UltraShort
	}
}

// flaw makes a share of the messages imperfect: a typo, a fragment, a self-correction. One to six words have room for a
// typo only.
func (m *Manner) flaw(s *dialogue.Slot) {
	// A word taken back at once could be another role's, and tell what an exchange in roles' words is to tell.
	inWords := len(m.Blueprint.Portfolio) > 0 && slices.ContainsFunc(s.SpeaksOf(), dialogue.IsTerm)
	if !m.flaws.Take(!m.Facts.StatesDisputed(*s) && !inWords, m.draws) {
		return
	}
	kind := corpus.MarkTypo
	if s.Perturbation != corpus.UltraShort {
		kind = m.kinds.Order([]string{corpus.MarkTypo, corpus.MarkFragment, corpus.MarkSelfCorrection}, m.draws)[0]
	}
	m.kinds[kind]++
	s.Marks = append(s.Marks, kind)
}

// jitter gives a share of the messages another tone than their author's.
func (m *Manner) jitter(s *dialogue.Slot) {
	if !m.tone.Take(!m.Facts.StatesDisputed(*s), m.draws) {
		return
	}
	own := m.Roster.People[s.AuthorID].Tone
	others := slices.DeleteFunc(personas.Tones(), func(t string) bool { return t == own })
	s.Tone = corpus.Pick(m.draws, others)
	s.Marks = append(s.Marks, corpus.MarkTone)
}

// link states the page of the task in a share of the posts and of the replies.
func (m *Manner) link(s *dialogue.Slot) {
	q := &m.links
	if s.ParentKey == "" {
		q = &m.postLinks
	}
	if !q.Take(m.canLink(*s), m.draws) {
		return
	}
	s.FactIDs = append(slices.Clone(s.FactIDs), m.page(s.TaskID, s.AuthorID))
	s.Marks = append(s.Marks, corpus.MarkLink)
}

// canLink says whether a message has room for its task's page, while the task is being worked on.
func (m *Manner) canLink(s dialogue.Slot) bool {
	room := s.TaskID != "" && s.Perturbation != corpus.UltraShort
	if !room || m.Facts.StatesDisputed(s) || s.Act.In(corpus.ActMistake, corpus.ActBanter, corpus.ActAcknowledge) {
		return false
	}
	end, ended := m.Tasks.Ended[s.TaskID]
	return !ended || s.At <= end.At
}

// page returns the fact that holds a task's page, known from now on to a person.
func (m *Manner) page(task, person string) string {
	t := m.Tasks.ByID[task]
	page := cmp.Or(t.Progress.Page, blueprint.Page(m.Blueprint.Project.Name, t))
	f := blueprint.FactOf(t, corpus.PredPage, corpus.TextValue(corpus.KindLink, page), t.Start, person)
	m.Facts.Share(f, person)
	return f.ID
}

// crossRefer lets a share of the messages name a task of another group: one that their task waits for first (E8), then
// any that is going on.
func (m *Manner) crossRefer(s *dialogue.Slot, elsewhere func() []string) {
	q := &m.cross
	if len(s.Names) > 0 && s.Act != corpus.ActMistake {
		s.Marks = append(s.Marks, corpus.MarkCross)
	}
	if slices.Contains(s.Marks, corpus.MarkCross) {
		q.Count(true)
		return
	}
	take := m.canName(*s) && q.Due(m.draws)
	if take {
		s.Names = slices.DeleteFunc(elsewhere(), func(id string) bool {
			return m.givesAway(s, m.Tasks.ByID[id].Name)
		})
		take = len(s.Names) > 0
	}
	q.Count(take)
	if take {
		s.Marks = append(s.Marks, corpus.MarkCross)
	}
}

func (m *Manner) canName(s dialogue.Slot) bool {
	return s.TaskID != "" && !m.Facts.StatesDisputed(s) && s.Perturbation != corpus.UltraShort && !s.Act.In(m.unnamed...)
}

// elsewhere chooses a task of another group to name: one that theirs waits for or that waits for theirs, or else the
// one that people on it have named before, each as long as it goes on. A task touches few others, and always the same.
func (m *Manner) elsewhere(task string, g int) []string {
	for _, id := range m.linked[task] {
		if t := m.Tasks.ByID[id]; t.Start <= m.Days.Today && !m.Tasks.Finished(id) {
			return []string{id}
		}
	}
	others := m.Tasks.Elsewhere(g)
	if len(others) == 0 {
		return nil
	}
	if !slices.Contains(others, m.beside[task]) {
		m.beside[task] = corpus.Pick(m.draws, others)
	}
	return []string{m.beside[task]}
}

// detail lets the owner of a task tell something of the work next to what a report states, unless another task or the
// page is next to it already.
func (m *Manner) detail(s *dialogue.Slot) {
	task := m.Tasks.ByID[s.TaskID]
	tells := s.Act.In(corpus.ActProgress, corpus.ActCompletion, corpus.ActBlocker, corpus.ActForecast, corpus.ActAnswer)
	if !tells || s.AuthorID != task.OwnerID || s.Perturbation != "" || len(s.Names) > 0 {
		return
	}
	if m.details.Take(true, m.Clauses.R) {
		s.Detail = m.Clauses.Next("work "+task.Deliverable, m.Tasks.Kinds[task.Deliverable].Work)
	}
}

// withhold takes out of a message that refers to an earlier one the clauses that hold a value stated there: the pack's
// clauses are about the same things as its values, and the value has to be found where it was said.
func (m *Manner) withhold(s *dialogue.Slot) {
	tells := func(clause string) bool { return m.givesAway(s, clause) }
	s.Further = slices.DeleteFunc(s.Further, tells)
	if tells(s.Detail) {
		s.Detail = ""
	}
	if tells(s.Because) {
		s.Because = ""
	}
}

// givesAway says whether words hold a value that the message states to which a slot refers.
func (m *Manner) givesAway(s *dialogue.Slot, words string) bool {
	said, refers := m.Log.Slot(s.RecallsKey)
	return refers && slices.ContainsFunc(said.FactIDs, func(id string) bool {
		f := m.Facts.Get(id)
		inText := f.Value.Text != "" && dialogue.Basis(f.Predicate) == corpus.BasisText
		return inText && strings.Contains(apart(words), apart(f.Value.Text))
	})
}

// apart is a text's words in small letters, with a space before and after each.
func apart(text string) string {
	words := strings.FieldsFunc(strings.ToLower(text), func(r rune) bool {
		return !unicode.IsLetter(r) && !unicode.IsDigit(r)
	})
	return " " + strings.Join(words, " ") + " "
}

// mostFurther is how many further things a message says at most.
const mostFurther = 3

// saysMore lets a message say further things: what the owner of its task turns to next, and what its writer did at
// other work of theirs (E11).
func (m *Manner) saysMore(s *dialogue.Slot) {
	if m.further.Share == 0 || s.Perturbation != "" || m.Facts.StatesDisputed(*s) || s.Act.In(corpus.ActMistake,
		corpus.ActBanter, corpus.ActNews,
		corpus.ActAcknowledge, corpus.ActClosureDay, corpus.ActAbsence, corpus.ActReturn, corpus.ActRule) {
		return
	}
	task, own := m.otherWork(*s)
	for range mostFurther {
		if !m.further.Take(own, m.draws) || m.turnsTo(s) {
			continue
		}
		if clause := m.Clauses.Next("work "+task.Deliverable, m.Tasks.Kinds[task.Deliverable].Work); clause != "" {
			s.Further = append(s.Further, clause)
		}
	}
}

// turnsTo names what the owner of a task turns to next, in a third of what they say of it: a fact that they will know,
// and whose day is near.
func (m *Manner) turnsTo(s *dialogue.Slot) bool {
	t, today := m.Tasks.ByID[s.TaskID], s.At.Date()
	if s.NextFactID != "" || t.OwnerID != s.AuthorID || m.Tasks.Finished(t.ID) || m.draws.IntN(3) > 0 ||
		!s.Act.In(corpus.ActProgress, corpus.ActKickoff, corpus.ActDecision, corpus.ActBlocker) {
		return false
	}
	for _, f := range m.Pending.Due[t.ID] {
		if f.From > today && f.Supersedes == "" && f.Knowers[0] == s.AuthorID && !m.Pending.Stated[f.ID] {
			s.NextFactID = f.ID
			return true
		}
	}
	return false
}

// otherWork chooses a task that a message's writer owns and works on today, next to that of the message.
func (m *Manner) otherWork(s dialogue.Slot) (corpus.Task, bool) {
	var own []corpus.Task
	for _, ongoing := range m.Tasks.Ongoing {
		for _, id := range ongoing {
			if t := m.Tasks.ByID[id]; t.OwnerID == s.AuthorID && id != s.TaskID {
				own = append(own, t)
			}
		}
	}
	if len(own) == 0 {
		t, ok := m.Tasks.ByID[s.TaskID]
		return t, ok && t.OwnerID == s.AuthorID
	}
	return corpus.Pick(m.draws, own), true
}
