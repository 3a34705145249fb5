// Package planning makes a plan: it walks over the workdays, lays out what every group owes, fills the free slots in
// the order of time, and decides in which manner each message is written.
package planning

import (
	"errors"
	"fmt"
	"slices"

	"memloom/internal/corpus"
	"memloom/pipeline/dialogue"
	"memloom/pipeline/dialogue/free"
	"memloom/pipeline/dialogue/manner"
	"memloom/pipeline/dialogue/naming"
	"memloom/pipeline/dialogue/obligations"
	"memloom/pipeline/dialogue/state"
	"memloom/pipeline/recipe"
)

// planner walks over the days.
type planner struct {
	*state.Known
	schedule    *state.Schedule
	obligations *obligations.Obligations
	free        *free.Filler
	manner      *manner.Manner
	balance     []float64 // by group: messages wanted so far less those planned
}

// Make plans the whole dialogue of a project: for each workday first what every group owes, then the free slots in
// order of time, so that a path can start from what another group has just said.
func Make(o recipe.Dialogue, w dialogue.Scene, src dialogue.Source) (*dialogue.Plan, error) {
	k, err := state.NewKnown(o, w, src)
	if err != nil {
		return nil, err
	}
	d, err := obligations.New(k, w, src)
	if err != nil {
		return nil, err
	}
	sc := &state.Schedule{Known: k}
	p := &planner{
		Known: k, schedule: sc, obligations: d, free: free.New(k, sc, src),
		manner: manner.New(k, d.Linked, src("realism"), corpus.ActMistake, corpus.ActBanter, corpus.ActNews,
			corpus.ActClosureDay,
			corpus.ActAbsence, corpus.ActIntroduction, corpus.ActReturn),
		balance: make([]float64, len(k.Blueprint.Groups)),
	}
	plan := &dialogue.Plan{News: d.News}
	for _, k.Days.Today = range k.Days.Workdays() {
		days, err := p.day(k.Days.Today)
		if err != nil {
			return nil, fmt.Errorf("planning %s: %w", k.Days.Today, err)
		}
		plan.Days = append(plan.Days, days...)
	}
	k.Facts.Untie()
	plan.Facts, plan.Guests, plan.Themes = k.Facts.List, k.Roster.Guests, k.Facts.Themes
	naming.Set(plan, k.Tasks.ByID, src("naming"))
	return plan, nil
}

// day plans one workday of all groups.
func (p *planner) day(day corpus.Date) ([]dialogue.DayPlan, error) {
	p.Tasks.Begin(day)
	p.schedule.Begin()
	out := make([]dialogue.DayPlan, len(p.Blueprint.Groups))
	for g, group := range p.Blueprint.Groups {
		out[g] = dialogue.DayPlan{GroupID: group.ID, Date: day}
		if err := p.lay(g, day); err != nil {
			return nil, fmt.Errorf("%s: %w", group.ID, err)
		}
	}
	for at, ok := p.schedule.Next(); ok; at, ok = p.schedule.Next() {
		c := &p.schedule.Cells[at]
		d := &out[c.Group]
		c.Key = fmt.Sprintf("%s/%s/%02d", d.GroupID, day, len(d.Slots)+1)
		s, ok, err := p.slot(*c)
		if err != nil {
			return nil, err
		}
		if ok {
			d.Slots = append(d.Slots, s)
			p.Known.Observe(c.Name, c.Group, s)
			p.obligations.Observe(c.Group, s)
			p.free.Observe(s)
		}
	}
	for g := range out {
		p.manner.Day(g, out[g].Slots)
		p.balance[g] += p.Options.MessagesPerDay - float64(len(out[g].Slots))
	}
	return out, nil
}

// ownThread is from how many messages on what is owed makes a thread of its own: joined to another it would be too
// long.
const ownThread = 5

// lay puts a group's threads in order and gives every message a minute. Free slots fill the day up to its size and
// are between threads.
func (p *planner) lay(g int, day corpus.Date) error {
	threads := p.free.Disturb(g, p.obligations.Threads(g))
	inOrder := corpus.Shuffled(p.Rand, threads)
	slices.SortStableFunc(inOrder, func(a, b state.Thread) int { return rankInDay(a) - rankInDay(b) })
	least := 1 + 2*len(p.Dominant.Behind(g))
	if len(p.Options.Messages) > 0 && p.balance[g] < -p.Options.MessagesPerDay/2 {
		least = 0 // where messages are counted, what is owed comes first
	}
	for range max(least, p.size(g)-state.Length(threads)) {
		at := p.Rand.IntN(len(inOrder) + 1)
		if len(inOrder) > 0 {
			at = max(at, 1)
		}
		inOrder = slices.Insert(inOrder, at, state.Thread{{Parent: -1}})
	}
	var cells []state.Timed
	var same []bool
	for _, th := range inOrder {
		if len(th) >= ownThread {
			th[0].Alone = true
		}
		base := len(p.schedule.Cells) + len(cells)
		isFree := th[0].Act == ""
		for i, c := range th {
			t := state.Timed{Cell: c, Group: g, Parent: -1, Free: isFree}
			if c.Parent >= 0 {
				t.Parent = base + c.Parent
			}
			cells = append(cells, t)
			same = append(same, i > 0 || (isFree && p.Rand.IntN(3) > 0))
		}
	}
	may := func(i, minute int) bool {
		return cells[i].Free || p.Roster.There(cells[i].AuthorID, day.At(minute/60, minute%60))
	}
	laid, err := state.Minutes(p.Options.Times, same, p.schedule.Taken, may, p.Rand)
	if full := (*state.OverfullError)(nil); errors.As(err, &full) {
		full.What = cells[full.Message].String()
		return full
	}
	for i, m := range laid {
		cells[i].Minute = m
		p.schedule.Add(cells[i])
	}
	return err
}

// paces are how full a group's days are, next to their mean: half of them are quiet.
var paces = []float64{0.55, 0.65, 1.1, 1.7}

// bustle is by how much of the mean a day is fuller for each task that starts or ends on it, and calm by how much of it
// a day without any is less full.
const (
	bustle = 0.2
	calm   = 0.2
	most   = 3 // tasks that make a day fuller
)

// size is how many messages a group shall have today: its mean by the day's pace, more where tasks start or end, and a
// fifth of what earlier days had too few or too many; never fewer than a third of the mean.
func (p *planner) size(g int) int {
	mean, turns := p.Options.MessagesPerDay, 0
	for _, t := range p.Tasks.ByGroup[g] {
		if t.Start == p.Days.Today || t.End == p.Days.Today {
			turns++
		}
	}
	pace := corpus.Pick(p.Rand, paces) - calm + bustle*float64(min(turns, most))
	return int(max(mean*pace+p.balance[g]/5+p.Rand.Float64(), (mean+2)/3))
}

// rankInDay puts who is new or back first, starts into the morning and ends into the afternoon.
func rankInDay(t state.Thread) int {
	switch {
	case t[0].Act == corpus.ActReturn, t[0].Act == corpus.ActIntroduction:
		return -1
	case t[0].Act == corpus.ActKickoff, t[0].Early:
		return 0
	case t[0].Late:
		return 2
	}
	return 1
}

// slot turns a timed cell into a slot and enters it in the log. It says no for a free slot that no one can fill.
func (p *planner) slot(c state.Timed) (dialogue.Slot, bool, error) {
	s := c.Slot
	s.GroupID, s.At = p.Blueprint.Groups[c.Group].ID, p.Days.Today.At(c.Minute/60, c.Minute%60)
	if c.Free {
		ok, err := p.free.Fill(&s, c.Group)
		if err != nil || !ok {
			return s, false, err
		}
	} else {
		p.place(&s, c)
	}
	if t, ok := p.Tasks.ByID[s.TaskID]; ok {
		s.Position = dialogue.Position(t, p.Days.EndOf(t), s.At)
	}
	s.Marks = p.Facts.Marked(s)
	if parent, ok := p.Log.Slot(s.ParentKey); ok && s.Path == corpus.PathReply && s.ToID != parent.AuthorID {
		switch s.Act { // a reply turns to whom it answers
		case corpus.ActQuestion:
			s.ToID = "" // it asks all who read it
		case corpus.ActRequest:
			s.ParentKey, s.Path = "", corpus.PathPost
		}
	}
	if p.Roster.Away(s.ToID, s.At.Date()) {
		s.ToID = "" // what they said yesterday is answered all the same
	}
	return s, true, p.Log.Enter(s)
}

// place finds what a message of a thread answers, and its path.
func (p *planner) place(s *dialogue.Slot, c state.Timed) {
	switch {
	case s.ParentKey != "":
	case c.Parent >= 0:
		s.ParentKey = p.schedule.Cells[c.Parent].Key
	case !c.Alone:
		p.join(s)
	}
	switch {
	case s.RefKey != "":
		s.Path = corpus.PathCross
		p.Roster.Welcome(s.AuthorID, c.Group, s.At)
	case s.ParentKey != "":
		s.Path = corpus.PathReply
	default:
		s.Path = corpus.PathPost
	}
}

// join lets what would be a post of its own go on in a thread about its task, where it is a fitting reaction to
// something that another person said today or the workday before: the newest of that.
func (p *planner) join(s *dialogue.Slot) {
	const lately = 8 // messages of the task
	if _, ok := p.Tasks.ByID[s.TaskID]; !ok || s.ParentKey != "" {
		return
	}
	for x := range p.Log.Latest(s.TaskID, lately) {
		if !p.Talk.MayAnswer(*s, x) || s.ToID != "" && s.ToID != x.AuthorID {
			continue // a reply turns to whom it answers
		}
		if p.rebuts(s, x) {
			s.Act, s.ParentKey, s.ToID = corpus.ActClosure, x.Key, x.AuthorID
			return
		}
		if reacts(x.Act, s.Act) {
			s.ParentKey = x.Key
			if s.ToID == "" {
				s.ToID = x.AuthorID
			}
			return
		}
	}
}

// rebuts says whether a report answers a person who pushed back on its author and has no answer yet, nor one on its
// way.
func (p *planner) rebuts(s *dialogue.Slot, x dialogue.Slot) bool {
	challenged, ok := p.Log.Slot(x.ParentKey)
	free := x.Act == corpus.ActDisagreement && x.Obligation == ""
	if s.Act != corpus.ActProgress || !free || !ok || challenged.AuthorID != s.AuthorID || p.Talk.Settled[x.Key] {
		return false
	}
	return !slices.ContainsFunc(s.FactIDs, func(id string) bool { return !p.Facts.Argues(challenged, id) })
}

// reacts says whether an act is a reaction to another about the same task that another person said: a report goes on
// from a report, a decision from what was found out.
func reacts(before, next corpus.Act) bool {
	found := state.Informs(before) || before == corpus.ActBlocker || before == corpus.ActRecall
	switch next {
	case corpus.ActProgress, corpus.ActBlocker:
		return found || before == corpus.ActKickoff || before == corpus.ActDecision || before == corpus.ActClosure
	case corpus.ActDecision:
		return found || before == corpus.ActDoubt
	case corpus.ActForecast:
		return found || before == corpus.ActClosure
	}
	return state.Fits(before, next)
}
