package stats

import (
	"slices"

	"memloom/internal/corpus"
)

// channelsSection is the section of whole domains.
const channelsSection = "channels"

// channels measures domains beside GroupMemBench's tables 1, 5 and 6 (G4–G9, G11, G12, G15).
type channels struct {
	*run
	domains  []*channelDomain
	families map[string]bool

	noise, disagreements                           map[string]int // messages by kind
	members, topics, phases, issues, days          values         // of channels, projects, topics, phases
	ranPhases, openedByPost, phasesChanged, streak int
	changes, eligible                              int // decision changes, and those in their window
	written                                        authors
	untold                                         int // messages whose phase nothing tells
}

// authors counts who writes where: cross-project messages and those in reply to the first post of their phase, the others
// and those by people who are not active in it, replies and those to oneself.
type authors struct{ crossFirst, cross, strangers, others, self, reply int }

// channelDomain is what is counted of a domain.
type channelDomain struct {
	id                                                        string
	sizes                                                     domainSix
	channels, tokens                                          int
	disagree, short, left, rough, tone, links, postLinks, ref int
	weekend, told                                             int
	span                                                      int    // minutes from the first to the last message, of all phases
	late                                                      int    // most messages at the end of a phase
	gaps, perPhase                                            values // minutes; messages
	families                                                  map[string]int
}

func newChannels(r *run) measure {
	return &channels{
		run: r, families: map[string]bool{}, noise: map[string]int{}, disagreements: map[string]int{},
		members: values{}, topics: values{}, phases: values{}, issues: values{}, days: values{},
	}
}

// none says whether no corpus has phases.
func (m *channels) none() bool { return m.ranPhases == 0 }

func (m *channels) add(w *world) {
	d := &channelDomain{id: w.c.ID, gaps: values{}, perPhase: values{}, families: map[string]int{}}
	m.structure(w, d)
	m.messages(w, d)
	m.walk(w, d, phasesOf(w))
	for i := range w.c.Items {
		if it := &w.c.Items[i]; it.Status == corpus.Accepted {
			d.families[it.Family]++
			m.families[it.Family] = true
		}
	}
	m.domains = append(m.domains, d)
}

// structure counts projects, channels, topics, phases and people.
func (m *channels) structure(w *world, d *channelDomain) {
	topics, phases, issues, last := map[string]int{}, map[string]int{}, map[string]int{}, map[string]string{}
	for _, s := range w.c.Subprojects {
		topics[s.ProjectID]++
	}
	for i := range w.c.Tasks {
		t := &w.c.Tasks[i]
		switch {
		case t.Progress.Category != "":
			d.sizes.phases++
			phases[t.SubprojectID]++
			m.days.add(corpus.DaysInclusive(t.Start, t.Due))
		case t.PhaseID != "" && last[t.PhaseID] != t.Component:
			issues[t.PhaseID]++
			last[t.PhaseID] = t.Component
		}
	}
	d.sizes.projects, d.sizes.topics = len(topics), len(w.c.Subprojects)
	for _, s := range w.c.Subprojects {
		m.phases.add(phases[s.ID])
	}
	addAll(m.topics, topics)
	addAll(m.issues, issues)
	seats, people, roles := map[string]int{}, map[string]bool{}, map[string]bool{}
	for _, x := range w.c.Members {
		if !x.Guest {
			seats[x.GroupID]++
			people[x.PersonID] = true
			if p := w.persons[x.PersonID]; p != nil {
				roles[p.Role] = true
			}
		}
	}
	addAll(m.members, seats)
	d.channels, d.sizes.people, d.sizes.roles = len(w.c.Groups), len(people), len(roles)
	m.ranPhases += d.sizes.phases
}

func addAll(v values, counts map[string]int) {
	for _, n := range counts {
		v.add(n)
	}
}

// messages counts what a domain's messages are: paths, perturbations and marks, days, facts stated.
func (m *channels) messages(w *world, d *channelDomain) {
	d.sizes.messages = len(w.c.Messages)
	for i := range w.c.Messages {
		d.tokens += w.c.Messages[i].Tokens
		day := w.c.Messages[i].At.Date().Weekday()
		count(&d.weekend, day == 0 || day == 6)
	}
	r := realism{run: w.run, noiseKinds: m.noise, pushKinds: m.disagreements, marks: map[string]int{}, words: values{}}
	r.add(w)
	d.sizes.posts, d.sizes.noise = r.posts, r.noise
	d.disagree, d.short, d.left, d.rough, d.tone = r.push, r.short, r.left, r.rough, r.tone
	d.links, d.postLinks, d.ref = r.replyLinks, r.postLinks, r.cross
	told := map[string]bool{}
	for _, p := range w.slots {
		count(&d.sizes.replies, p.slot.Path == corpus.PathReply)
		count(&d.sizes.cross, p.slot.Path == corpus.PathCross)
		count(&d.sizes.decisions, p.slot.Act == corpus.ActDecision)
		count(&d.sizes.changes, p.slot.Perturbation == corpus.DecisionChange)
		for _, x := range p.slot.Discloses {
			if f := w.Fact(x.FactID); f != nil && !f.Noise {
				told[f.ID] = true
			}
		}
	}
	d.told = len(told)
}

// phasesOf returns the phase in which each message stands, by its index: that of a task that it, or a message of its
// thread, is about. Threads keep to one phase.
func phasesOf(w *world) map[int]*corpus.Task {
	byThread := map[string]*corpus.Task{}
	phase := func(p planned) *corpus.Task {
		if len(p.slot.TaskIDs) == 0 {
			return nil
		}
		t := w.Task(p.slot.TaskIDs[0])
		if t != nil && t.PhaseID != "" {
			t = w.Task(t.PhaseID)
		}
		return t
	}
	for _, p := range w.slots {
		if t := phase(p); t != nil && byThread[p.message.ThreadID] == nil {
			byThread[p.message.ThreadID] = t
		}
	}
	out := map[int]*corpus.Task{}
	for _, p := range w.slots {
		if t := byThread[p.message.ThreadID]; t != nil {
			out[p.at] = t
		}
	}
	return out
}

// phaseRun is a phase while its messages are walked in the order of time.
type phaseRun struct {
	task        *corpus.Task
	first, last *corpus.Message
	n, late     int
	changed     bool
	open        []string // its last posts, as far back as they are questions that nobody has answered
}

// walk goes through the messages of every phase.
func (m *channels) walk(w *world, d *channelDomain, of map[int]*corpus.Task) {
	runs := map[string]*phaseRun{}
	var order []*phaseRun
	for _, p := range w.slots {
		t := of[p.at]
		if t == nil {
			m.untold++
			continue
		}
		x := runs[t.ID]
		if x == nil {
			x = &phaseRun{task: t, first: p.message}
			runs[t.ID], order = x, append(order, x)
			count(&m.openedByPost, p.slot.Path == corpus.PathPost)
		} else {
			d.gaps.add(int(p.message.At - x.last.At))
		}
		m.step(w, x, p)
	}
	for _, x := range order {
		d.perPhase.add(x.n)
		d.span += int(x.last.At - x.first.At)
		d.late = max(d.late, x.late)
		count(&m.phasesChanged, x.changed)
	}
}

// step takes the next message of a phase.
func (m *channels) step(w *world, x *phaseRun, p planned) {
	done := through(x.task, p.message.At)
	count(&x.late, done >= table5End)
	if p.slot.Perturbation == corpus.DecisionChange {
		m.changes++
		x.changed = true
		count(&m.eligible, x.n >= table5Eligible && done >= table5From && done <= table5To)
	}
	active := slices.Contains(x.task.ActiveIDs, p.message.AuthorID)
	if p.slot.Path == corpus.PathCross {
		m.written.cross++
		count(&m.written.crossFirst, p.message.ReplyTo == x.first.ID)
	} else {
		m.written.others++
		count(&m.written.strangers, !active)
	}
	if p.slot.Path == corpus.PathReply {
		m.written.reply++
		at, ok := w.messageAt[p.message.ReplyTo]
		count(&m.written.self, ok && w.c.Messages[at].AuthorID == p.message.AuthorID)
	}
	switch {
	case p.slot.Path != corpus.PathPost:
		x.open = slices.DeleteFunc(x.open, func(id string) bool { return id == p.message.ReplyTo })
	case p.slot.Act == corpus.ActQuestion:
		x.open = append(x.open, p.message.ID)
		m.streak = max(m.streak, len(x.open))
	default:
		x.open = nil
	}
	x.n++
	x.last = p.message
}

// through is the share of a phase's days that have passed at an instant.
func through(t *corpus.Task, at corpus.Stamp) float64 {
	from, to := t.Start.At(0, 0), t.Due.Add(1).At(0, 0)
	return float64(at-from) / float64(to-from)
}
