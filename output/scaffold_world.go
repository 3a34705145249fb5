package output

import (
	"fmt"

	"memloom/internal/corpus"
)

type themeRow struct {
	InCorpus
	ThemeID  string  `parquet:"theme_id" id:"theme,key" about:"the theme"`
	GroupID  string  `parquet:"group_id,dict" id:"group" about:"the group that talks about it"`
	Kind     string  `parquet:"kind,dict" about:"task or news"`
	Day      *int32  `parquet:"day,optional,date" about:"the day of news"`
	NewsKind *string `parquet:"news_kind,optional,dict" about:"of news: industry (trends of the field), policy (laws, authorities, standards, rules) or current (current affairs)"`
	Title    string  `parquet:"title" size:"text" about:"what it is"`
}

type entityRow struct {
	Shareable
	EntityID string `parquet:"entity_id" about:"the entity"`
	Kind     string `parquet:"kind,dict" about:"system, vendor, site or another kind of the domain"`
	Name     string `parquet:"name" about:"the name as texts have it"`
}

type nodeRow struct {
	InCorpus
	NodeID string `parquet:"node_id" about:"the node"`
	Kind   string `parquet:"kind,dict" about:"project, sub-project, task, user, message or fact"`
	Label  string `parquet:"label" size:"text" about:"what it stands for"`
}

type edgeRow struct {
	InCorpus
	FromID   string `parquet:"from_id" about:"the node it leaves"`
	Relation string `parquet:"relation,dict" about:"the relation"`
	ToID     string `parquet:"to_id" about:"the node it reaches"`
}

type factRow struct {
	InCorpus
	FactID      string   `parquet:"fact_id" id:"fact,key" about:"the fact"`
	SubjectID   string   `parquet:"subject_id" about:"whom or what it is about"`
	Predicate   string   `parquet:"predicate,dict" about:"the attribute"`
	ValueKind   string   `parquet:"value_kind,dict" about:"the type of the value"`
	Value       string   `parquet:"value" size:"text" about:"the value in canonical text"`
	Condition   *string  `parquet:"condition,optional" size:"text" about:"under which it holds; NULL: always"`
	From        int32    `parquet:"from,date" about:"true from this day on"`
	To          *int32   `parquet:"to,optional,date" about:"last day on which it is true; NULL: open"`
	Supersedes  *string  `parquet:"supersedes,optional" id:"fact" about:"the older fact that it replaces"`
	Because     *string  `parquet:"because,optional" id:"fact" about:"the fact that is its reason"`
	Corrects    *string  `parquet:"corrects,optional" id:"fact" about:"the false statement that it puts right"`
	Contradicts *string  `parquet:"contradicts,optional" id:"fact" about:"the other true fact of its slot that somebody else states in good faith"`
	About       *string  `parquet:"about,optional" id:"fact" about:"the fact that an option was weighed for, a promise is of, or an override or a definition belongs to"`
	TaskID      *string  `parquet:"task_id,optional" id:"task" about:"the task"`
	GroupID     *string  `parquet:"group_id,optional,dict" id:"group" about:"the group"`
	Knowers     []string `parquet:"knowers,list" id:"person" about:"who knows it before it is said"`
	Hearers     []string `parquet:"hearers,list" id:"person" about:"who can read it where it is said"`
	Status      string   `parquet:"status,dict" about:"true, or noise: a false statement made on purpose"`
	SetID       *string  `parquet:"set_id,optional" about:"the counted set that it is a member of"`
	SetClosesAt *int32   `parquet:"set_closes_at,optional,date" about:"the day after which the set no longer grows"`
	Implanted   bool     `parquet:"implanted" about:"an exception or a definition that was added because the natural ones were too few for the questions over both (field bridge)"`
}

type disclosureRow struct {
	FactID  string `parquet:"fact_id" id:"fact"`
	Surface string `parquet:"surface" size:"text"`
	Start   int32  `parquet:"start"`
	End     int32  `parquet:"end"`
	Basis   string `parquet:"basis"`
}

type planRow struct {
	InCorpus
	MessageID    string          `parquet:"message_id" id:"message" about:"the message made from this slot"`
	Obligation   *string         `parquet:"obligation,optional,dict" size:"text" about:"what the plan owed; NULL: a free slot"`
	TaskIDs      []string        `parquet:"task_ids,list" id:"task" about:"the tasks that it is about"`
	PathType     string          `parquet:"path_type,dict" about:"how the slot was chosen"`
	Position     *string         `parquet:"position,optional,dict" about:"early, middle or late in the task"`
	SpeechAct    string          `parquet:"speech_act,dict" about:"what the message does"`
	Perturbation *string         `parquet:"perturbation,optional,dict" about:"the deliberate deviation, where there is one: a kind of noise or of disagreement, decision_change or ultra_short"`
	Marks        []string        `parquet:"marks,list" about:"what else is so on purpose: typo, fragment, self_correction, tone_jitter, link, cross_reference, premature, draft, override, loud_consumer, promise_kept, promise_forgotten"`
	RecallsID    *string         `parquet:"recalls_message_id,optional" id:"message" about:"the earlier message that it refers to without repeating it"`
	RefMessageID *string         `parquet:"ref_message_id,optional" id:"message" about:"the message that it takes up across groups"`
	Discloses    []disclosureRow `parquet:"discloses,list" about:"the facts that it states, with the place in code points and what the value is read from (text, timestamp, author)"`
}

type segmentRow struct {
	InCorpus
	SegmentID  string   `parquet:"segment_id" about:"the segment"`
	TaskID     *string  `parquet:"task_id,optional" id:"task" about:"its task; NULL: messages bound to none"`
	GroupID    string   `parquet:"group_id,dict" id:"group" about:"the group"`
	Day        *int32   `parquet:"day,optional,date" about:"the day of unbound messages"`
	MessageIDs []string `parquet:"message_ids,list" id:"message" about:"its messages, in order"`
	PassageIDs []string `parquet:"passages,list" about:"the passages in which its messages stand, in order"`
}

func worldTables() []Table {
	return []Table{
		plain(Scaffold, "themes", "something that people talk about",
			func(c *corpus.Corpus) *[]corpus.Theme { return &c.Themes },
			func(t corpus.Theme) themeRow {
				return themeRow{ThemeID: t.ID, GroupID: t.GroupID, Kind: t.Kind, Day: opt(days(t.Day)),
					NewsKind: opt(string(t.NewsKind)), Title: t.Title}
			},
			func(r themeRow) (corpus.Theme, error) {
				return corpus.Theme{ID: r.ThemeID, GroupID: r.GroupID, Kind: r.Kind, Day: date(val(r.Day)),
					NewsKind: corpus.NewsKind(val(r.NewsKind)), Title: r.Title}, nil
			}),
		common(plain(Scaffold, "entities", "a name of the world that is neither a person nor a task",
			func(c *corpus.Corpus) *[]corpus.Entity { return &c.Entities },
			func(e corpus.Entity) entityRow { return entityRow{EntityID: e.ID, Kind: e.Kind, Name: e.Name} },
			func(r entityRow) (corpus.Entity, error) {
				return corpus.Entity{ID: r.EntityID, Kind: r.Kind, Name: r.Name}, nil
			})),
		plain(Scaffold, "graph_nodes", "a node of the world graph",
			func(c *corpus.Corpus) *[]corpus.Node { return &c.Nodes },
			func(n corpus.Node) nodeRow { return nodeRow{NodeID: n.ID, Kind: n.Kind, Label: n.Label} },
			func(r nodeRow) (corpus.Node, error) {
				return corpus.Node{ID: r.NodeID, Kind: r.Kind, Label: r.Label}, nil
			}),
		plain(Scaffold, "graph_edges", "a structural edge of the world graph; authorship, place and replies are columns of the messages",
			func(c *corpus.Corpus) *[]corpus.Edge { return &c.Edges },
			func(e corpus.Edge) edgeRow { return edgeRow{FromID: e.From, Relation: e.Relation, ToID: e.To} },
			func(r edgeRow) (corpus.Edge, error) {
				return corpus.Edge{From: r.FromID, Relation: r.Relation, To: r.ToID}, nil
			}),
		define(Scaffold, "facts", "a dated statement about a subject", eachFact, loadFact),
		plain(Scaffold, "message_plan", "the slot from which a message was made",
			func(c *corpus.Corpus) *[]corpus.PlannedMessage { return &c.Plan }, toPlanRow, fromPlanRow),
		plain(Scaffold, "segments", "the stretch of dialogue about one task, or a day's unbound messages of a group",
			func(c *corpus.Corpus) *[]corpus.Segment { return &c.Segments },
			func(s corpus.Segment) segmentRow {
				return segmentRow{SegmentID: s.ID, TaskID: opt(s.TaskID), GroupID: s.GroupID, Day: opt(days(s.Day)),
					MessageIDs: s.MessageIDs, PassageIDs: s.PassageIDs}
			},
			func(r segmentRow) (corpus.Segment, error) {
				return corpus.Segment{ID: r.SegmentID, TaskID: val(r.TaskID), GroupID: r.GroupID, Day: date(val(r.Day)),
					MessageIDs: list(r.MessageIDs), PassageIDs: list(r.PassageIDs)}, nil
			}),
	}
}

func eachFact(v *view, put func(factRow) error) error {
	for i := range v.c.Facts {
		f := &v.c.Facts[i]
		if err := f.Value.Valid(); err != nil {
			return fmt.Errorf("fact %s: %w", f.ID, err)
		}
		if err := put(toFactRow(f)); err != nil {
			return err
		}
	}
	return nil
}

const (
	factTrue  = "true"
	factNoise = "noise"
)

func toFactRow(f *corpus.Fact) factRow {
	status := factTrue
	if f.Noise {
		status = factNoise
	}
	return factRow{
		FactID: f.ID, SubjectID: f.SubjectID, Predicate: f.Predicate,
		ValueKind: string(f.Value.Kind), Value: f.Value.Canonical(), Condition: opt(f.Condition),
		From: days(f.From), To: opt(days(f.To)), Supersedes: opt(f.Supersedes), Because: opt(f.Because), Corrects: opt(f.Corrects), Contradicts: opt(f.Contradicts), About: opt(f.About),
		TaskID: opt(f.TaskID), GroupID: opt(f.GroupID), Knowers: f.Knowers, Hearers: f.Hearers, Status: status,
		SetID: opt(f.SetID), SetClosesAt: opt(days(f.SetCloses)), Implanted: f.Implanted,
	}
}

func loadFact(l *loader, r factRow) error {
	value, err := corpus.ParseCanonical(corpus.Kind(r.ValueKind), r.Value)
	if err != nil {
		return fmt.Errorf("fact %s: %w", r.FactID, err)
	}
	l.c.Facts = append(l.c.Facts, corpus.Fact{
		ID: r.FactID, SubjectID: r.SubjectID, Predicate: r.Predicate, Value: value, Condition: val(r.Condition),
		From: date(r.From), To: date(val(r.To)), Supersedes: val(r.Supersedes), Because: val(r.Because), Corrects: val(r.Corrects), Contradicts: val(r.Contradicts), About: val(r.About),
		TaskID: val(r.TaskID), GroupID: val(r.GroupID), Knowers: list(r.Knowers), Hearers: list(r.Hearers),
		Noise: r.Status == factNoise, SetID: val(r.SetID), SetCloses: date(val(r.SetClosesAt)),
		Implanted: r.Implanted,
	})
	return nil
}

func toPlanRow(p corpus.PlannedMessage) planRow {
	return planRow{
		MessageID: p.MessageID, Obligation: opt(p.Obligation), TaskIDs: p.TaskIDs, PathType: string(p.Path),
		Position: opt(p.Position), SpeechAct: string(p.Act), Perturbation: opt(p.Perturbation),
		Marks: p.Marks, RecallsID: opt(p.RecallsID), RefMessageID: opt(p.RefMessageID),
		Discloses: mapped(p.Discloses, func(d corpus.Disclosure) disclosureRow {
			return disclosureRow{d.FactID, d.Surface, int32(d.Start), int32(d.End), string(d.Basis)}
		}),
	}
}

func fromPlanRow(r planRow) (corpus.PlannedMessage, error) {
	return corpus.PlannedMessage{
		MessageID: r.MessageID, Obligation: val(r.Obligation), TaskIDs: list(r.TaskIDs), Path: corpus.PathType(r.PathType),
		Position: val(r.Position), Act: corpus.Act(r.SpeechAct), Perturbation: val(r.Perturbation),
		Marks: list(r.Marks), RecallsID: val(r.RecallsID), RefMessageID: val(r.RefMessageID),
		Discloses: mapped(r.Discloses, func(d disclosureRow) corpus.Disclosure {
			return corpus.Disclosure{FactID: d.FactID, Surface: d.Surface, Start: int(d.Start), End: int(d.End),
				Basis: corpus.Basis(d.Basis)}
		}),
	}, nil
}
