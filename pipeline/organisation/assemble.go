package organisation

import (
	"cmp"
	"context"
	"fmt"
	"maps"
	"runtime"
	"slices"
	"strings"

	"github.com/tiktoken-go/tokenizer"

	"memloom/internal/corpus"
	"memloom/internal/exec"
	"memloom/pipeline/blueprint"
	"memloom/pipeline/dialogue"
	"memloom/pipeline/dialogue/script"
	"memloom/pipeline/dialogue/state"
	"memloom/pipeline/ledger"
	"memloom/pipeline/passage"
	"memloom/pipeline/questions"
	"memloom/pipeline/stage"
	"memloom/prompts"
)

// worldUnits joins plans and texts into the corpus as it is before anyone asks: messages with disclosures, segments,
// records, and what the packs say of them.
func (p *part) worldUnits(context.Context) ([]exec.Unit, error) {
	list, err := p.texts()
	if err != nil {
		return nil, err
	}
	inputs := p.scene.keys()
	var packs []string
	for _, t := range list {
		inputs = append(inputs, t.inputs()...)
		packs = append(packs, stage.HashOf(t.project.domain.Text))
	}
	key := p.ref.WorldKey()
	return []exec.Unit{unit(key, inputs, p.Params(packs, p.ref), func(ctx context.Context, in exec.Getter) (any, error) {
		p.projects = nil // finished empties the list
		return p.finished(ctx, in, list)
	})}, nil
}

// inputs are the records of a project that its world is joined from.
func (t *projectText) inputs() []string {
	out := []string{t.project.key("plan")}
	for _, d := range t.plan.Days {
		if len(d.Slots) > 0 {
			out = append(out, dayKey(d), textKey(d))
		}
	}
	for _, p := range t.pages {
		out = append(out, pageKey(p))
	}
	return out
}

// finished joins the projects of a corpus.
func (p *part) finished(ctx context.Context, in exec.Getter, list []*projectText) (*questions.Finished, error) {
	parts, err := joinAll(ctx, list, func(t *projectText) (*corpus.Corpus, error) { return t.join(in) })
	if err != nil {
		return nil, err
	}
	return p.scene.whole(p.ref, parts)
}

// joinAll joins projects side by side. It lets go of each when it is joined: a plan is as large as its text.
func joinAll(ctx context.Context, list []*projectText, join func(*projectText) (*corpus.Corpus, error)) (
	[]*corpus.Corpus, error) {
	parts := make([]*corpus.Corpus, len(list))
	return parts, stage.SideBySide(ctx, len(list), runtime.GOMAXPROCS(0), func(_ context.Context, i int) error {
		var err error
		parts[i], err = join(list[i])
		list[i] = nil
		return err
	})
}

func (t *projectText) join(in exec.Getter) (*corpus.Corpus, error) {
	rec := &records{}
	if err := rec.read(in, t.pages); err != nil {
		return nil, err
	}
	return t.joined(rec, func(d dialogue.DayPlan) ([]script.Written, error) {
		return t.read(in, rec, d)
	})
}

// read reads a day as it was written.
func (t *projectText) read(in exec.Getter, rec *records, d dialogue.DayPlan) ([]script.Written, error) {
	day, err := stage.Fetch[prompts.DayIn](in, dayKey(d))
	if err != nil {
		return nil, err
	}
	out, err := stage.Fetch[passage.Written](in, textKey(d))
	if err != nil {
		return nil, err
	}
	rec.days.Add(placeOf(d), out)
	return t.script.Accept(d, day, out.DayOut)
}

// joined makes a project's part of the corpus from its plan and the texts of its days.
func (t *projectText) joined(rec *records, written func(dialogue.DayPlan) ([]script.Written, error)) (*corpus.Corpus,
	error) {
	b := t.project.Blueprint
	c := &corpus.Corpus{
		People: t.head.People, Groups: withGuests(b.Groups, t.plan.Guests), Members: append(slices.Clone(b.Members),
			t.plan.Guests...),
		Tasks: b.Tasks, Facts: t.plan.Facts,
	}
	c.Themes = themes(b, t.plan)
	if err := addMessages(c, t.plan, written); err != nil {
		return nil, err
	}
	rec.add(c)
	c.Ledgers = t.ledgers(c.Messages)
	c.Segments = segments(c)
	hearers(c)
	c.People, c.Tasks = nil, nil // the scene has them
	return c, nil
}

// ledgers computes the phase memory over the messages that are left (G8).
func (t *projectText) ledgers(messages []corpus.Message) []corpus.Ledger {
	there := make(map[string]bool, len(messages))
	for _, m := range messages {
		there[m.ID] = true
	}
	var out []corpus.Ledger
	for _, p := range t.ledgerWriter.Keep(ledger.InPlan(t.plan, func(key string) bool { return there[key] })) {
		out = append(out, p.Ledger)
	}
	return out
}

// whole joins the parts of all projects with the scene, and numbers everything.
func (s *scene) whole(of stage.Ref, parts []*corpus.Corpus) (*questions.Finished, error) {
	c := &corpus.Corpus{ID: of.ID, People: s.head.People, Entities: s.head.Entities, Failures: slices.Clone(s.failures)}
	for i, x := range parts {
		b := s.projects[i].Blueprint
		c.Projects = append(c.Projects, b.Projects()...)
		c.Subprojects = append(c.Subprojects, b.Subprojects...)
		c.Tasks = append(c.Tasks, dated(b.Tasks, x.Facts, func(t *corpus.Task) bool { return t.PhaseID != "" })...)
		c.Dependencies = append(c.Dependencies, b.Dependencies...)
		if len(b.Portfolio) == 0 { // phases go on around the clock
			c.Schedule = append(c.Schedule, b.Schedule()...)
		}
		c.Append(x)
	}
	for i := range c.Groups {
		c.Groups[i].CorpusID = of.ID
	}
	for i := range c.Messages {
		c.Messages[i].CorpusID = of.ID
	}
	order(c)
	if err := s.addGraph(c); err != nil {
		return nil, err
	}
	slices.SortStableFunc(c.Facts, func(a, b corpus.Fact) int {
		return cmp.Or(cmp.Compare(a.From, b.From), cmp.Compare(a.ID, b.ID))
	})
	out := &questions.Finished{Corpus: c, Names: s.gazetteer, Units: s.units, Subjects: map[string]int{},
		Projects: map[string]int{}}
	c.Number()
	slices.SortFunc(c.Passages, func(a, b corpus.Passage) int { return strings.Compare(a.ID, b.ID) })
	c.People, c.Entities = nil, nil // of all corpora
	at := 0                         // projects are numbered in the order of the scene's
	for i, p := range s.projects {
		out.Fields = append(out.Fields, questions.FieldOf(p.Pack))
		for range p.Blueprint.Projects() {
			out.Projects[c.Projects[at].ID] = i
			at++
		}
	}
	for _, t := range c.Tasks {
		out.Subjects[t.ID] = out.Projects[t.ProjectID]
	}
	return out, nil
}

// withGuests lists a group's guests next to its members.
func withGuests(groups []corpus.Group, guests []corpus.Member) []corpus.Group {
	out := slices.Clone(groups)
	for i := range out {
		for _, g := range guests {
			if g.GroupID == out[i].ID && !slices.Contains(slices.Concat(out[i].MemberIDs, out[i].GuestIDs),
				g.PersonID) {
				out[i].GuestIDs = append(slices.Clone(out[i].GuestIDs), g.PersonID)
			}
		}
	}
	return out
}

// addMessages turns slots and texts into messages, in the order of time.
func addMessages(c *corpus.Corpus, plan *dialogue.Plan,
	written func(dialogue.DayPlan) ([]script.Written, error)) error {
	codec, err := tokenizer.Get(tokenizer.O200kBase)
	if err != nil {
		return fmt.Errorf("loading the vocabulary %s: %w", stage.Tokenizer, err)
	}
	j := &joiner{corpus: c, threads: map[string]string{}, names: corpus.NamesByID(c.People), codec: codec}
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
	threads map[string]string // message → the first message of its thread
	names   map[string]string
	codec   tokenizer.Codec
}

func (j *joiner) add(slot dialogue.Slot, w script.Written) error {
	tokens := 0
	if w.Text != "" { // a planned message without words has none
		var err error
		if tokens, err = j.codec.Count(w.Text); err != nil {
			return fmt.Errorf("counting tokens: %w", err)
		}
	}
	m := corpus.Message{
		ID: slot.Key, GroupID: slot.GroupID, At: slot.At, AuthorID: slot.AuthorID, AuthorName: j.names[slot.AuthorID],
		Text: w.Text, ReplyTo: slot.ParentKey, Tokens: tokens,
	}
	m.ThreadID = slot.Key
	if root, ok := j.threads[slot.ParentKey]; ok {
		m.ThreadID = root
	}
	j.threads[m.ID] = m.ThreadID
	if addresses(w.Text, j.names[slot.ToID]) {
		m.Mentions = []string{slot.ToID}
	}
	p := corpus.PlannedMessage{
		MessageID: m.ID, Obligation: slot.Obligation, Path: slot.Path, Position: slot.Position, Act: slot.Act,
		Perturbation: slot.Perturbation, Marks: slot.Marks, RecallsID: slot.RecallsKey, RefMessageID: slot.RefKey,
		Discloses: w.Discloses,
	}
	if task := cmp.Or(slot.TaskID, slot.PhaseID); task != "" {
		p.TaskIDs = []string{task}
	}
	j.corpus.Messages = append(j.corpus.Messages, m)
	j.corpus.Plan = append(j.corpus.Plan, p)
	return nil
}

// addresses says whether a text has a person's given name or, as formal writers address people, their family name.
func addresses(text, name string) bool {
	for _, part := range strings.Fields(name) {
		if corpus.RuneIndex(text, part, 0) >= 0 {
			return true
		}
	}
	return false
}

// themes lists what is talked about: tasks, and news by day (E16).
func themes(b *blueprint.Blueprint, plan *dialogue.Plan) []corpus.Theme {
	var out []corpus.Theme
	for _, t := range b.Tasks {
		out = append(out, corpus.Theme{ID: t.ID + ".theme", GroupID: t.GroupID, Kind: "task", Title: t.Name})
	}
	out = append(out, plan.Themes...)
	seen := map[string]bool{}
	for _, f := range plan.Facts {
		if n, ok := plan.News[f.SubjectID]; ok && !seen[f.SubjectID] {
			seen[f.SubjectID] = true
			out = append(out, corpus.Theme{ID: f.SubjectID, GroupID: f.GroupID, Kind: "news", Day: f.From,
				NewsKind: n.OfKind(), Title: n.About})
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
			if id := passageID(m.GroupID, m.At.Date()); !slices.Contains(s.PassageIDs, id) {
				s.PassageIDs = append(s.PassageIDs, id)
			}
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
func (s *scene) addGraph(c *corpus.Corpus) error {
	projects := make([]*blueprint.Blueprint, len(s.projects))
	for i, p := range s.projects {
		projects[i] = p.Blueprint
	}
	w, err := state.World(projects, s.head.People)
	if err != nil {
		return err
	}
	label := c.Names()
	maps.Copy(label, corpus.NamesByID(c.Subprojects))
	for _, n := range w.Nodes() {
		c.Nodes = append(c.Nodes, corpus.Node{ID: n.ID, Kind: n.Kind.String(), Label: label[n.ID]})
	}
	for _, e := range w.Edges() {
		c.Edges = append(c.Edges, corpus.Edge{From: e.From.ID, Relation: e.Relation.String(), To: e.To.ID})
	}
	return nil
}
