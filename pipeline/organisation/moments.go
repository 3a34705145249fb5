package organisation

import (
	"cmp"
	"fmt"
	"slices"
	"strconv"

	"memloom/internal/corpus"
	"memloom/internal/prose"
	"memloom/personas"
	"memloom/pipeline/dialogue"
	"memloom/pipeline/ledger"
	"memloom/prompts"
)

// The sizes of G8 and G9.
const (
	recent     = 50  // messages of a phase that an author is shown whole
	snippets   = 3   // of older ones, a sentence each
	closesFrom = 0.8 // of a phase, from where its messages push towards its end
)

// channelHistory knows what is said in the channels of a domain, and tells the author of a message what they know then
// (G8).
type channelHistory struct {
	*projectText
	memory *ledger.Store
	tasks  map[string]corpus.Task
	people map[string]corpus.Person
	days   map[string][]dialogue.DayPlan // by channel, in order
}

// newChannelHistory is nil where no message is written after those of earlier days.
func (t *projectText) newChannelHistory() *channelHistory {
	if !t.looksBack() {
		return nil
	}
	c := &channelHistory{projectText: t, memory: t.memory(), tasks: corpus.CopiesByID(t.project.Blueprint.Tasks),
		people: corpus.CopiesByID(t.project.People), days: map[string][]dialogue.DayPlan{}}
	for _, d := range t.plan.Days {
		c.days[d.GroupID] = append(c.days[d.GroupID], d)
	}
	return c
}

// looksBack says whether messages are written one by one in channels, each after those of earlier days of its phase.
func (r *builder) looksBack() bool { return r.planner.Lengths() != nil && r.byMessage() }

// phaseOf is the phase in which a slot stands.
func (c *channelHistory) phaseOf(s dialogue.Slot) string {
	id := cmp.Or(s.TaskID, s.PhaseID)
	return cmp.Or(c.tasks[id].PhaseID, id)
}

// sibling is the phase of another channel that a slot names, if any.
func (c *channelHistory) sibling(s dialogue.Slot) (corpus.Task, bool) {
	for _, id := range s.Names {
		if t := c.tasks[id]; t.Progress.Category != "" {
			return t, true
		}
	}
	return corpus.Task{}, false
}

// before lists the earlier days that the authors of a day are told of: those of its channel since its phases began, and
// for each phase that a message names the last one on which something was said there.
func (c *channelHistory) before(d dialogue.DayPlan) []dialogue.DayPlan {
	var out []dialogue.DayPlan
	phases := map[string]bool{}
	for _, s := range d.Slots {
		phases[c.phaseOf(s)] = true
	}
	for _, x := range c.days[d.GroupID] {
		if x.Date < d.Date && slices.ContainsFunc(x.Slots, func(s dialogue.Slot) bool { return phases[c.phaseOf(s)] }) {
			out = append(out, x)
		}
	}
	for _, s := range d.Slots {
		t, ok := c.sibling(s)
		if !ok {
			continue
		}
		for _, x := range slices.Backward(c.days[t.GroupID]) {
			if x.Date < d.Date && slices.ContainsFunc(x.Slots, func(s dialogue.Slot) bool { return c.phaseOf(s) == t.ID }) {
				if !slices.ContainsFunc(out, func(y dialogue.DayPlan) bool { return y.GroupID == x.GroupID && y.Date == x.Date }) {
					out = append(out, x)
				}
				break
			}
		}
	}
	return out
}

// channelDay tells the authors of a day.
type channelDay struct {
	*channelHistory
	plan dialogue.DayPlan
	said map[string][]prompts.Shown // by phase, on earlier days
	by   map[string]prompts.Shown   // by slot, likewise
}

// day reads what was said on some earlier days; texts has a text for each slot of one.
func (c *channelHistory) day(d dialogue.DayPlan, said []dialogue.DayPlan, texts func(dialogue.DayPlan) ([]string,
	error)) (*channelDay, error) {
	out := &channelDay{channelHistory: c, plan: d, said: map[string][]prompts.Shown{}, by: map[string]prompts.Shown{}}
	for _, x := range said {
		list, err := texts(x)
		if err != nil {
			return nil, err
		}
		for i, s := range x.Slots {
			if list[i] == "" {
				continue
			}
			shown := prompts.Shown{ID: fmt.Sprintf("%s/%d", x.Date, i+1), Speaker: c.people[s.AuthorID].Name, At: s.At,
				Text: list[i]}
			out.said[c.phaseOf(s)] = append(out.said[c.phaseOf(s)], shown)
			out.by[s.Key] = shown
		}
	}
	return out, nil
}

// At implements passage.Moments.
func (c *channelDay) At(place int, in prompts.MessageIn) prompts.MessageIn {
	s := c.plan.Slots[place]
	phase := c.tasks[c.phaseOf(s)]
	all := slices.Clone(c.said[phase.ID])
	for _, x := range in.Said {
		if n, err := strconv.Atoi(x.ID); err == nil && c.phaseOf(c.plan.Slots[n-1]) == phase.ID {
			all = append(all, x)
		}
	}
	older := max(0, len(all)-recent)
	in.Said = prompts.Distinct(all[older:])
	in.Ledgers = c.memory.At(phase.ID, s.At)
	m := &prompts.Moment{
		Scenario: prompts.ScenarioOf(in.Slot, s.Path), Stage: s.Position, Close: dialogue.Progress(phase, phase.Due,
			s.At) > closesFrom,
		Phase:  prompts.Phase{Name: phase.Name, Category: phase.Progress.Category, Goal: phase.Progress.Goal},
		Manner: c.manner(s), Readers: c.readers(s, phase), Snippets: c.snippets(s.Key, all[:older]),
		Sibling: c.fromSibling(s),
	}
	m.Length = c.length(m.Scenario)
	if p, ok := c.by[s.ParentKey]; ok && !slices.Contains(in.Said, p) {
		m.Answers = &p
	}
	in.Moment = m
	return in
}

// length is what the recipe allows a message of a scenario.
func (c *channelDay) length(scenario string) prompts.Length {
	n := c.planner.Lengths()
	sentences := n.Reply
	if scenario == prompts.ScenarioPost {
		sentences = n.Post
	}
	return prompts.Length{Fewest: sentences[0], Most: sentences[1], Words: n.Words}
}

// readers are the one who a message addresses, or all others who are active in its phase.
func (c *channelDay) readers(s dialogue.Slot, phase corpus.Task) []prompts.Reader {
	ids := []string{s.ToID}
	if s.ToID == "" {
		ids = slices.DeleteFunc(slices.Clone(phase.ActiveIDs), func(id string) bool { return id == s.AuthorID })
	}
	var out []prompts.Reader
	for _, id := range ids {
		p := c.people[id]
		out = append(out, prompts.Reader{Name: p.Name, Role: p.Role, Expertise: p.Expertise})
	}
	return out
}

// manner is how the author of a message behaves; its own tone goes before theirs.
func (c *channelDay) manner(s dialogue.Slot) []string {
	p := c.people[s.AuthorID]
	var out []string
	for _, v := range []string{cmp.Or(s.Tone, p.Tone), p.Voice, p.Expertise} {
		out = append(out, personas.Manner(v))
	}
	return out
}

// snippets are the first sentences of some older messages, in order.
func (c *channelDay) snippets(slot string, older []prompts.Shown) []prompts.Shown {
	r := corpus.Rand(c.Seed, slot, "snippets")
	places := r.Perm(len(older))
	places = places[:min(snippets, len(places))]
	slices.Sort(places)
	var out []prompts.Shown
	for _, i := range places {
		out = append(out, shortened(older[i]))
	}
	return prompts.Distinct(out)
}

// fromSibling is a sentence from the phase that a slot names, of the last day on which something was said there.
func (c *channelDay) fromSibling(s dialogue.Slot) *prompts.Shown {
	t, ok := c.sibling(s)
	if !ok || len(c.said[t.ID]) == 0 {
		return nil
	}
	list := c.said[t.ID]
	last := list[len(list)-1].At.Date()
	list = slices.DeleteFunc(slices.Clone(list), func(x prompts.Shown) bool { return x.At.Date() != last })
	out := shortened(corpus.Pick(corpus.Rand(c.Seed, s.Key, "sibling"), list))
	out.Group = t.Name
	return &out
}

// shortened leaves of a message its first sentence.
func shortened(s prompts.Shown) prompts.Shown {
	if list := prose.Sentences(s.Text); len(list) > 0 {
		s.Text = list[0]
	}
	return s
}
