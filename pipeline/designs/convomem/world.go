package convomem

import (
	"context"
	"fmt"
	"slices"
	"strings"

	"memloom/internal/corpus"
	"memloom/internal/exec"
	"memloom/internal/life"
	"memloom/internal/pack"
	"memloom/pipeline/cores"
	"memloom/pipeline/designs/convomem/core"
	"memloom/pipeline/designs/talks"
	"memloom/pipeline/passage"
	"memloom/pipeline/questions"
	"memloom/pipeline/sets"
	"memloom/pipeline/stage"
	"memloom/prompts"
)

func (h *history) worldUnits(context.Context) ([]exec.Unit, error) {
	p, err := h.planned()
	if err != nil {
		return nil, err
	}
	inputs := []string{h.keyPlan(), stage.KeyShared}
	if h.keys().Wording == Written {
		inputs = append(inputs, h.keyCases())
		for i := range p.Cores {
			inputs = append(inputs, h.keyCore(i))
		}
	}
	for _, b := range p.Sessions {
		inputs = append(inputs, h.textKey(b))
	}
	return talks.WorldUnits(h.Env, h.of, inputs, func(in exec.Getter, shared *corpus.Corpus) (*questions.Finished, error) {
		f, err := h.joined(in, p, shared)
		if err != nil {
			return nil, err
		}
		for _, b := range p.Sessions {
			data, err := in.Get(h.textKey(b))
			if err != nil {
				return nil, err
			}
			f.TextsHash = stage.HashOf(append([]byte(f.TextsHash), data...))
		}
		return f, nil
	}), nil
}

// joined joins the conversations of a user with what the users share.
func (h *history) joined(in exec.Getter, p *planned, shared *corpus.Corpus) (*questions.Finished, error) {
	m, err := builtin()
	if err != nil {
		return nil, err
	}
	n := talks.Number(h.of)
	making, err := talks.NewMaking(h.of.ID, shared, h.user(m, n))
	if err != nil {
		return nil, err
	}
	j := &joiner{Making: making, history: h, planned: p, user: h.user(m, n), sessionsOf: make([][]string, len(p.Cores))}
	if j.pack, err = m.pack(n); err != nil {
		return nil, err
	}
	j.frame()
	for _, b := range p.Sessions {
		out, err := stage.Fetch[counted](in, h.textKey(b))
		if err != nil {
			return nil, err
		}
		if len(out.Tokens) != len(out.Messages) {
			return nil, fmt.Errorf("record %s: %d counts of %d messages", h.textKey(b), len(out.Tokens), len(out.Messages))
		}
		j.conversation(b, out)
	}
	j.Log.Into(j.C)
	j.C.Failures = append(slices.Clone(h.failures), j.C.Failures...)
	return j.finished(shared)
}

// joiner makes a corpus of a user's plan and texts.
type joiner struct {
	*talks.Making
	*history
	*planned
	user life.User
	pack *pack.Pack

	ofWork     map[string]bool // themes of the user's work
	sessionsOf [][]string      // by core
	spoken     []questions.Spoken
	said       int   // messages so far
	planAt     []int // by row of the plan: the number of its message
}

// frame makes themes and facts.
func (j *joiner) frame() {
	j.ofWork = map[string]bool{}
	for i, x := range j.Cores {
		for _, f := range x.Facts {
			f.ID = factID(i, f.ID)
			if f.Supersedes != "" {
				f.Supersedes = factID(i, f.Supersedes)
			}
			j.ofWork[j.Theme(f.SubjectID)] = x.Operation != corpus.OpAdvise
			j.Fact(f)
			if x.Side == prompts.SideAssistant {
				j.C.Facts[len(j.C.Facts)-1].Knowers = []string{j.Assistant}
			}
		}
	}
}

func factID(i int, of string) string { return fmt.Sprintf("core-%05d.%s", i+1, of) }

// conversation adds a conversation: where its text stands, and where that states the fact of its core.
func (j *joiner) conversation(b Brief, out counted) {
	c, id := j.C, "S"+b.Key
	spoken := questions.Spoken{Key: j.textKey(b), Session: id, Start: b.Start, Gaps: b.Gaps, Tokens: make([]int, 0, len(out.Messages)),
		Segment: corpus.Segment{ID: id, GroupID: talks.GroupID, Day: b.Start.Date(), PassageIDs: []string{id}},
		Sides:   [2]questions.Speaker{{ID: j.User, Name: j.user.Name, Role: prompts.SideUser}, {ID: j.Assistant, Name: talks.AssistantName, Role: prompts.SideAssistant}}}
	at := passage.Place{ID: id, GroupID: talks.GroupID, SessionID: id, Day: b.Start.Date()}
	evidence := -1
	if b.Core >= 0 {
		evidence = standsAt(j.Cores[b.Core], b.Piece, out.Messages)
		at.FactIDs = []string{factID(b.Core, core.FactID(b.Piece+1))}
		j.sessionsOf[b.Core] = append(j.sessionsOf[b.Core], id)
	}
	for i, x := range out.Messages {
		at.Keys = append(at.Keys, messageKey(j.said+1))
		if x.Text == "" {
			continue // nobody wrote it
		}
		j.said++
		spoken.Tokens = append(spoken.Tokens, out.Tokens[i])
		if i == evidence {
			if d, ok := disclosed(j.Cores[b.Core], b.Piece, x.Text, at.FactIDs[0]); ok {
				c.Plan = append(c.Plan, corpus.PlannedMessage{Act: corpus.ActProgress, Discloses: []corpus.Disclosure{d}})
				j.planAt = append(j.planAt, j.said)
			}
		}
	}
	j.spoken = append(j.spoken, spoken)
	j.Log.Add(at, out.Written)
	times := b.minutes()
	j.row(b, id, times[len(times)-1], out.Model)
}

// messageKey is what a message is called until all are counted: the nth of the corpus.
func messageKey(n int) string { return fmt.Sprintf(messageForm, n) }

const messageForm = "message-%d"

// row adds what is kept of a conversation.
func (j *joiner) row(b Brief, id string, ended corpus.Stamp, model string) {
	parts := j.parts(b)
	row := sets.Session{SessionID: id, Shape: "conversation", Type: b.Parts[0].Type, Workflow: int32(b.Parts[0].Workflow), Purpose: parts[0].Purpose,
		Filler: b.Core < 0}
	kind, personal := "professional", 0
	var topics []string
	for i, p := range b.Parts {
		if !slices.Contains(row.Candidates, p.Type) {
			row.Candidates = append(row.Candidates, p.Type)
		}
		if p.Thing > 0 {
			personal++
		}
		topics = append(topics, parts[i].Topic)
	}
	if 2*personal > len(b.Parts) {
		kind = "personal"
	}
	j.Row(b.Key, b.Start, ended, model, row, sets.Matter{Kind: kind, Domain: j.pack.Name, Scenario: strings.Join(topics, "; ")})
}

// finished numbers the corpus and adds the design's own tables.
func (j *joiner) finished(shared *corpus.Corpus) (*questions.Finished, error) {
	c := j.C
	if err := j.tables(); err != nil {
		return nil, err
	}
	f := &questions.Finished{Corpus: c, Names: j.pack.Names(), Units: j.pack.Units(), Subjects: map[string]int{},
		Fields: []questions.Field{questions.FieldOf(j.pack), {Attributes: j.traits()}}}
	for _, p := range shared.People {
		f.Names = append(f.Names, p.Name)
	}
	var repaired []string // which message each repair is of: Number knows none of them
	for _, r := range c.Repairs {
		repaired = append(repaired, r.MessageID)
	}
	ids := c.Number()
	j.numbered(f, ids["group"][talks.GroupID], repaired)
	own := map[string]string{}
	for i := range j.Cores {
		own[coreID(i)] = fmt.Sprintf("O%0*d", digits(len(j.Cores)), i+1)
	}
	sessions, err := j.Rename(Design{}.Tables(), ids, map[string]map[string]string{"core": own})
	if err != nil {
		return nil, err
	}
	for i := range f.Spoken {
		f.Spoken[i].Session = sessions[f.Spoken[i].Session]
	}
	for _, theme := range j.Themes {
		id := theme
		if to, ok := ids["theme"][theme]; ok {
			id = to
		}
		f.Subjects[id] = 0
		if !j.ofWork[theme] {
			f.Subjects[id] = 1
		}
	}
	return f, nil
}

// numbered gives messages and segments the ids that they have once they are heard.
func (j *joiner) numbered(f *questions.Finished, group string, repaired []string) {
	for i, n := range j.planAt {
		j.C.Plan[i].MessageID = questions.MessageID(n, j.said)
	}
	for i, key := range repaired {
		var n int
		if _, err := fmt.Sscanf(key, messageForm, &n); err == nil {
			j.C.Repairs[i].MessageID = questions.MessageID(n, j.said)
		}
	}
	for i := range j.spoken {
		j.spoken[i].Segment.ID, j.spoken[i].Segment.GroupID = fmt.Sprintf("D%0*d", digits(len(j.spoken)), i+1), group
	}
	f.Spoken = j.spoken
}

func coreID(i int) string { return fmt.Sprintf("core-%05d", i+1) }

// tables sets the rows of the design's tables.
func (j *joiner) tables() error {
	if err := j.Tables(); err != nil {
		return err
	}
	var rows []cores.Core
	for i, x := range j.Cores {
		row := cores.Core{CoreID: coreID(i), Category: x.Category, Pieces: int32(x.Pieces()), Operation: string(x.Operation), Side: x.Side,
			SessionIDs: j.sessionsOf[i], Messages: x.Messages, Should: x.Should, ShouldNot: x.ShouldNot}
		if x.Attribute != "" {
			row.Attribute = &x.Attribute
		}
		if x.Question != "" {
			row.Question = &x.Question
		}
		for _, f := range x.Facts {
			if id := j.Themes[f.SubjectID]; !slices.Contains(row.Subjects, id) {
				row.Subjects = append(row.Subjects, id)
			}
			row.FactIDs = append(row.FactIDs, factID(i, f.ID))
		}
		rows = append(rows, row)
	}
	return corpus.SetRows(j.C, cores.Cores, rows)
}

// traits are the attributes of what is no task of work.
func (j *joiner) traits() map[string]pack.Attribute {
	out := map[string]pack.Attribute{}
	for _, x := range j.Cores {
		for _, f := range x.Facts {
			if x.Operation == corpus.OpAdvise {
				out[f.Predicate] = pack.Attribute{Key: f.Predicate, Noun: strings.ReplaceAll(f.Predicate, "-", " "), Class: pack.Setting,
					Value: pack.Values{Kind: string(f.Value.Kind)}}
			}
		}
	}
	return out
}
