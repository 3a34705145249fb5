package pipeline

import (
	"context"
	"fmt"
	"slices"
	"strings"

	"github.com/tiktoken-go/tokenizer"

	"memloom/internal/corpus"
	"memloom/pipeline/blueprint"
	"memloom/pipeline/dialogue"
	"memloom/pipeline/exec"
	"memloom/pipeline/repair"
	"memloom/pipeline/scaffold"
	"memloom/prompts"
)

// Tokenizer is the vocabulary by which tokens are counted.
const Tokenizer = "o200k_base"

// world joins blueprint, plan and texts into the corpus as it is before
// anybody asks: messages with disclosures, segments, graph.
func (r *Run) world(ctx context.Context) error {
	s, err := r.loadBlueprint(r.Store)
	if err != nil {
		return err
	}
	plan, err := fetch[*dialogue.Plan](r.Store, r.key("plan"))
	if err != nil {
		return err
	}
	unit := r.key("world")
	inputs := []string{r.key("people"), r.key("blueprint"), r.key("plan")}
	for _, d := range plan.Days {
		if len(d.Slots) > 0 {
			inputs = append(inputs, dayKey(d), textKey(d))
		}
	}
	pages := r.book(s, plan).Pages()
	for _, p := range pages {
		inputs = append(inputs, pageKey(p))
	}
	return r.run(ctx, "world", versionWorld, exec.Unit{
		Name: unit, Inputs: inputs, Params: r.params(r.packHash()),
		Run: func(_ context.Context, in exec.Getter) ([]exec.Record, error) {
			c, err := r.join(in, s, plan, pages)
			if err != nil {
				return nil, err
			}
			rec, err := record(unit, c)
			return []exec.Record{rec}, err
		},
	})
}

func (r *Run) join(in exec.Getter, s *scene, plan *dialogue.Plan, pages []scaffold.Page) (*corpus.Corpus, error) {
	script := r.script(s, plan)
	rec := &records{}
	if err := rec.read(in, pages); err != nil {
		return nil, err
	}
	return r.joined(s, plan, rec, func(d dialogue.DayPlan) ([]dialogue.Written, error) {
		day, err := fetch[prompts.DayIn](in, dayKey(d))
		if err != nil {
			return nil, err
		}
		out, err := fetch[repair.Day](in, textKey(d))
		if err != nil {
			return nil, err
		}
		rec.repairs(d, out)
		return script.Accept(d, day, out.DayOut)
	})
}

// joined makes the corpus of a plan and the texts of its days.
func (r *Run) joined(s *scene, plan *dialogue.Plan, rec *records, written func(dialogue.DayPlan) ([]dialogue.Written, error)) (*corpus.Corpus, error) {
	b := s.blueprint
	c := &corpus.Corpus{
		People: s.people, Groups: withGuests(b.Groups, plan.Guests), Projects: []corpus.Project{b.Project}, Subprojects: b.Subprojects,
		Members: append(slices.Clone(b.Members), plan.Guests...), Terms: b.Terms, Tasks: b.Tasks, Dependencies: b.Dependencies,
		First: b.Calendar.First, Last: b.Calendar.Last, Closures: b.Calendar.Closures, Entities: b.Entities, Facts: plan.Facts,
	}
	c.Schedule = schedule(b)
	c.Themes = themes(b, plan)
	if err := addMessages(c, plan, written); err != nil {
		return nil, err
	}
	rec.add(c)
	c.Segments = segments(c)
	hearers(c)
	if err := addGraph(c, b, s.people); err != nil {
		return nil, err
	}
	renumber(c)
	return c, nil
}

// withGuests lists guests last among a group's members.
func withGuests(groups []corpus.Group, guests []corpus.Member) []corpus.Group {
	out := slices.Clone(groups)
	for i := range out {
		out[i].MemberIDs = slices.Clone(out[i].MemberIDs)
		for _, g := range guests {
			if g.GroupID == out[i].ID && !slices.Contains(out[i].MemberIDs, g.PersonID) {
				out[i].MemberIDs = append(out[i].MemberIDs, g.PersonID)
			}
		}
	}
	return out
}

// addMessages turns slots and texts into messages, in the order of time.
func addMessages(c *corpus.Corpus, plan *dialogue.Plan, written func(dialogue.DayPlan) ([]dialogue.Written, error)) error {
	codec, err := tokenizer.Get(tokenizer.O200kBase)
	if err != nil {
		return fmt.Errorf("loading the vocabulary %s: %w", Tokenizer, err)
	}
	j := &joiner{corpus: c, groups: map[string]string{}, threads: map[string]string{}, names: map[string]string{}, codec: codec}
	for _, g := range c.Groups {
		j.groups[g.ID] = g.CorpusID
	}
	for _, p := range c.People {
		j.names[p.ID] = p.Name
	}
	for _, d := range plan.Days {
		if len(d.Slots) == 0 {
			continue
		}
		texts, err := written(d)
		if err != nil {
			return fmt.Errorf("%s: %w", textKey(d), err)
		}
		for i, w := range texts {
			if w.Deleted {
				continue
			}
			if err := j.add(d.Slots[i], w); err != nil {
				return fmt.Errorf("%s: %w", textKey(d), err)
			}
		}
	}
	order(c)
	return nil
}

// order sorts messages and their plan rows by time and numbers each group's.
func order(c *corpus.Corpus) {
	slices.SortFunc(c.Messages, byTime)
	seq, place := map[string]int{}, map[string]int{}
	for i := range c.Messages {
		m := &c.Messages[i]
		seq[m.GroupID]++
		m.Seq = seq[m.GroupID]
		place[m.ID] = i
	}
	slices.SortFunc(c.Plan, func(a, b corpus.PlannedMessage) int { return place[a.MessageID] - place[b.MessageID] })
}

func byTime(a, b corpus.Message) int {
	if a.At != b.At {
		return int(a.At - b.At)
	}
	return strings.Compare(a.ID, b.ID)
}

// joiner makes messages and their plan rows out of slots and texts.
type joiner struct {
	corpus  *corpus.Corpus
	groups  map[string]string // group → corpus id
	threads map[string]string // message → the first message of its thread
	names   map[string]string
	codec   tokenizer.Codec
}

func (j *joiner) add(slot dialogue.Slot, w dialogue.Written) error {
	tokens := 0
	if w.Text != "" { // a planned message without words has none
		var err error
		if tokens, err = j.codec.Count(w.Text); err != nil {
			return fmt.Errorf("counting tokens: %w", err)
		}
	}
	m := corpus.Message{
		ID: slot.Key, CorpusID: j.groups[slot.GroupID], GroupID: slot.GroupID, At: slot.At, AuthorID: slot.AuthorID,
		AuthorName: j.names[slot.AuthorID], Text: w.Text, ReplyTo: slot.ParentKey, Tokens: tokens,
	}
	m.ThreadID = slot.Key
	if root, ok := j.threads[slot.ParentKey]; ok {
		m.ThreadID = root
	}
	j.threads[m.ID] = m.ThreadID
	if given, _, _ := strings.Cut(j.names[slot.ToID], " "); given != "" && corpus.RuneIndex(w.Text, given, 0) >= 0 {
		m.Mentions = []string{slot.ToID}
	}
	p := corpus.PlannedMessage{
		MessageID: m.ID, Obligation: slot.Obligation, Path: slot.Path, Position: slot.Position, Act: slot.Act,
		Perturbation: slot.Perturbation, RefMessageID: slot.RefKey, Discloses: w.Discloses,
	}
	if slot.TaskID != "" {
		p.TaskIDs = []string{slot.TaskID}
	}
	j.corpus.Messages = append(j.corpus.Messages, m)
	j.corpus.Plan = append(j.corpus.Plan, p)
	return nil
}

// schedule lists what every task does on every workday of its window (E10).
func schedule(b *blueprint.Blueprint) []corpus.Scheduled {
	var out []corpus.Scheduled
	for _, d := range b.Calendar.Workdays() {
		for _, t := range b.Tasks {
			class := corpus.Ongoing
			switch {
			case d == t.Start:
				class = corpus.Starting
			case d == t.End:
				class = corpus.Ending
			case d < t.Start || (t.End != 0 && d > t.End):
				continue
			}
			out = append(out, corpus.Scheduled{Date: d, TaskID: t.ID, Class: class})
		}
	}
	return out
}

// themes lists what is talked about: tasks, and news by day (E16).
func themes(b *blueprint.Blueprint, plan *dialogue.Plan) []corpus.Theme {
	var out []corpus.Theme
	for _, t := range b.Tasks {
		out = append(out, corpus.Theme{ID: t.ID + ".theme", GroupID: t.GroupID, Kind: "task", Title: t.Name})
	}
	seen := map[string]bool{}
	for _, f := range plan.Facts {
		if n, ok := plan.News[f.SubjectID]; ok && !seen[f.SubjectID] {
			seen[f.SubjectID] = true
			out = append(out, corpus.Theme{ID: f.SubjectID, GroupID: f.GroupID, Kind: "news", Day: f.From, Title: n.About})
		}
	}
	return out
}

// segments follow tasks: a message belongs to the segment of each task it is
// bound to, an unbound one to its group's day (E23).
func segments(c *corpus.Corpus) []corpus.Segment {
	at := map[string]int{}
	var out []corpus.Segment
	for _, t := range c.Tasks {
		at[t.ID] = len(out)
		out = append(out, corpus.Segment{ID: t.ID + ".segment", TaskID: t.ID, GroupID: t.GroupID})
	}
	for i, m := range c.Messages {
		keys := c.Plan[i].TaskIDs
		if len(keys) == 0 {
			key := m.GroupID + "/" + m.At.Date().String()
			if _, ok := at[key]; !ok {
				at[key] = len(out)
				out = append(out, corpus.Segment{ID: key + ".segment", GroupID: m.GroupID, Day: m.At.Date()})
			}
			keys = []string{key}
		}
		for _, k := range keys {
			s := &out[at[k]]
			s.MessageIDs = append(s.MessageIDs, m.ID)
		}
	}
	return slices.DeleteFunc(out, func(s corpus.Segment) bool { return len(s.MessageIDs) == 0 })
}

// hearers notes for every stated fact who can read it where it was said first.
func hearers(c *corpus.Corpus) {
	members := map[string][]string{}
	for _, m := range c.Members {
		if !m.Guest {
			members[m.GroupID] = append(members[m.GroupID], m.PersonID)
		}
	}
	index := map[string]int{}
	for i, f := range c.Facts {
		index[f.ID] = i
	}
	for i, p := range c.Plan {
		for _, d := range p.Discloses {
			f := &c.Facts[index[d.FactID]]
			if len(f.Hearers) == 0 {
				f.Hearers = members[c.Messages[i].GroupID]
			}
		}
	}
}

// addGraph lists the structural backbone (G1, G2).
func addGraph(c *corpus.Corpus, b *blueprint.Blueprint, people []corpus.Person) error {
	w, err := dialogue.World(b, people)
	if err != nil {
		return err
	}
	label := map[string]string{b.Project.ID: b.Project.Name}
	for _, s := range b.Subprojects {
		label[s.ID] = s.Name
	}
	for _, t := range b.Tasks {
		label[t.ID] = t.Name
	}
	for _, p := range people {
		label[p.ID] = p.Name
	}
	for _, n := range w.Nodes() {
		c.Nodes = append(c.Nodes, corpus.Node{ID: n.ID, Kind: n.Kind.String(), Label: label[n.ID]})
	}
	for _, e := range w.Edges() {
		c.Edges = append(c.Edges, corpus.Edge{From: e.From.ID, Relation: e.Relation.String(), To: e.To.ID})
	}
	return nil
}
