package questions

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"memloom/internal/corpus"
	"memloom/internal/corpus/index"
	"memloom/internal/pack"
	"memloom/prompts"
)

// Statement is a place where a text states a fact. Fact and message are the corpus's own, which no family changes.
type Statement = index.Statement

// World is what families ask of: facts, and where texts state them.
type World struct {
	Corpus   *corpus.Corpus
	Calendar corpus.Calendar
	// what a task's predicate is in its pack; not ok for those that every task has
	Attribute func(subject, predicate string) (pack.Attribute, bool)
	// what roles call by words of their own; nil where no one does
	Concept func(subject, predicate string) (pack.Concept, bool)
	// what kind of problem a value of a task is; not ok for one that has none
	Theme func(subject, predicate, problem string) (pack.Theme, bool)
	// the matter of a rule in other words; not ok where its pack has none; nil where no one has
	Described func(rule string) (string, bool)
	// task id → the attributes that such a task can have
	Fillable map[string][]string
	Subjects map[string]string    // subject id → its name
	Roles    map[string]pack.Role // by name
	Sector   map[string]string    // name of a role, or id of a project → its pack
	// the corpus's end, when items are asked unless they need a time
	End corpus.Stamp

	rows       *index.Index
	statements map[string][]Statement
	bySlot     map[string]string         // subject and predicate → the true fact
	barred     map[string]bool           // facts of flagged days, and their messages (E14)
	people     map[string]bool           // by name
	namesakes  map[string]int            // how many subjects have a name
	told       map[string][]*corpus.Fact // subject and predicate → whatever texts state for it
	stated     []*corpus.Fact
}

// Index prepares a world for the families.
func (w *World) Index() *World {
	w.rows, w.statements = index.New(w.Corpus), map[string][]Statement{}
	w.bySlot = map[string]string{}
	for i := range w.Corpus.Facts {
		f := &w.Corpus.Facts[i]
		if !f.Noise {
			w.bySlot[f.SubjectID+"|"+f.Predicate] = f.ID
		}
	}
	for _, x := range w.rows.Statements() {
		w.statements[x.FactID] = append(w.statements[x.FactID], x)
	}
	w.bar()
	w.namesakes, w.people = map[string]int{}, map[string]bool{}
	for _, p := range w.Corpus.People {
		w.people[p.Name] = true
	}
	for _, name := range w.Subjects {
		w.namesakes[strings.ToLower(name)]++
	}
	for _, list := range w.statements {
		slices.SortFunc(list, func(a, b Statement) int {
			return cmp.Or(cmp.Compare(a.Message.At, b.Message.At), cmp.Compare(a.Message.ID, b.Message.ID))
		})
	}
	w.stated, w.told = nil, map[string][]*corpus.Fact{}
	for i := range w.Corpus.Facts {
		f := &w.Corpus.Facts[i]
		if len(w.statements[f.ID]) == 0 {
			continue
		}
		w.told[f.SubjectID+"|"+f.Predicate] = append(w.told[f.SubjectID+"|"+f.Predicate], f)
		if !f.Noise {
			w.stated = append(w.stated, f)
		}
	}
	return w
}

// bar takes out of questions what flagged days state or were planned to state: such a day is no evidence (E14). What it
// was to replace is out too: whether it still holds is left open.
func (w *World) bar() {
	w.barred = map[string]bool{}
	flagged := map[string]bool{}
	for _, d := range w.Corpus.Flagged {
		if d.Admitted() {
			continue
		}
		flagged[d.GroupID+d.Day.String()] = true
		for _, id := range d.FactIDs {
			w.barred[id] = true
			if f := w.rows.Fact(id); f != nil && f.Supersedes != "" {
				w.barred[f.Supersedes] = true
			}
		}
	}
	if len(flagged) == 0 {
		return
	}
	for _, p := range w.Corpus.Plan {
		if m := w.rows.Message(p.MessageID); m != nil && flagged[m.GroupID+m.At.Date().String()] {
			w.barred[m.ID] = true
			for _, d := range p.Discloses {
				w.barred[d.FactID] = true
			}
		}
	}
	for id := range w.barred {
		delete(w.statements, id)
	}
}

// Withheld returns what texts state of facts that flagged days bar. It is no evidence, and a question may not point to
// it by chance: the one who reads it takes it as said.
func (w *World) Withheld() []Statement {
	if len(w.barred) == 0 {
		return nil
	}
	var out []Statement
	for _, s := range w.rows.Statements() {
		if w.barred[s.FactID] && !s.Fact.Noise {
			out = append(out, s)
		}
	}
	return out
}

// Rests says whether an item may rest on what it does: none of its evidence is on a flagged day, and none of its
// gold is barred (E14). Families need not look at that themselves.
func (w *World) Rests(it corpus.Item) bool {
	return !slices.ContainsFunc(it.Evidence, func(e corpus.Evidence) bool { return w.barred[e.MessageID] }) &&
		!slices.ContainsFunc(it.Gold, func(g corpus.GoldAtom) bool { return slices.ContainsFunc(g.FactIDs, w.Barred) })
}

// OnFlaggedDay says whether a message is on a flagged day.
func (w *World) OnFlaggedDay(messageID string) bool { return w.barred[messageID] }

// Barred says whether a fact may not be asked for, because a flagged day states it or was to.
func (w *World) Barred(factID string) bool { return w.barred[factID] }

// Fact returns a fact by its id.
func (w *World) Fact(id string) (*corpus.Fact, bool) {
	if f := w.rows.Fact(id); f != nil {
		return f, true
	}
	return &corpus.Fact{}, false
}

// Ambiguous says whether another subject of the corpus has the same visible name: two groups have rules for "demos to
// customers", of different contents, and a question that names only the matter has several right answers.
func (w *World) Ambiguous(subjectID string) bool {
	return w.namesakes[strings.ToLower(w.Subjects[subjectID])] > 1
}

// GroupsOf returns the groups in which a person has a seat that is not a
// guest's: what a question that is bound to them may use (model.md, Visibility).
func (w *World) GroupsOf(person string) []string {
	var out []string
	for _, m := range w.Corpus.Members {
		if m.PersonID == person && !m.Guest {
			out = append(out, m.GroupID)
		}
	}
	return out
}

// Stated returns the true facts that texts state, in the order of the corpus. Values that a later statement replaced
// are among them: whether a question about one can be is for the filters to say. The caller must not change it.
func (w *World) Stated() []*corpus.Fact { return w.stated }

// Statements returns where a fact is stated, earliest first.
func (w *World) Statements(factID string) []Statement { return w.statements[factID] }

// StatementsOf returns where texts state a subject's fact of a predicate that
// has one value: started, finished, due, owner.
func (w *World) StatementsOf(subject, predicate string) []Statement {
	return w.statements[w.bySlot[subject+"|"+predicate]]
}

// Asked says what a question about a fact asks for.
func (w *World) Asked(f *corpus.Fact) prompts.Asked {
	out := prompts.Asked{Subject: w.Subjects[f.SubjectID], Attribute: f.Predicate, Kind: f.Value.Kind}
	switch f.Predicate {
	case corpus.PredStarted, corpus.PredFinished:
		out.Class = "event"
	case corpus.PredDue, corpus.PredOwner:
		out.Class = f.Predicate
	}
	if a, ok := w.Attribute(f.SubjectID, f.Predicate); ok {
		out.Attribute, out.Plural, out.Class = a.Noun, a.Plural, string(a.Class)
	}
	return out
}

// Repeated says whether texts tell a fact's value as current after it was replaced: a person who did not hear of the
// change repeats it. When it held, and whether it still does, can then be disputed.
func (w *World) Repeated(f *corpus.Fact) bool {
	return slices.ContainsFunc(w.told[f.SubjectID+"|"+f.Predicate], func(g *corpus.Fact) bool {
		return g.Noise && g.Value.Equal(f.Value)
	})
}

// Evidence turns the statements of one fact into evidence: any one of them will do.
func Evidence(list []Statement, role corpus.Role, group int) []corpus.Evidence {
	var out []corpus.Evidence
	for _, s := range list {
		out = append(out, corpus.Evidence{MessageID: s.Message.ID, Role: role, Set: group})
	}
	return out
}

// Operand is the gold row of a stated fact, at its first statement.
func Operand(s Statement, op corpus.Operation, at corpus.Stamp) corpus.GoldAtom {
	v := s.Fact.Value
	how := corpus.HowLiteral
	switch s.Disclosure.Basis {
	case corpus.BasisTimestamp, corpus.BasisAuthor:
		how = corpus.HowStamped
	case corpus.BasisSign:
		how = corpus.HowInferred
	}
	return corpus.GoldAtom{
		Part: "operand", SubjectID: s.Fact.SubjectID, Predicate: s.Fact.Predicate, At: at, Operation: op, Atom: &v, How: how,
		FactIDs: []string{s.Fact.ID}, MessageID: s.Message.ID, Start: s.Disclosure.Start, End: s.Disclosure.End,
	}
}

// Result is the gold row of an answer that is its operand.
func Result(operand corpus.GoldAtom) corpus.GoldAtom {
	operand.Part, operand.MessageID, operand.Start, operand.End = corpus.PartResult, "", 0, 0
	return operand
}

// Bridge is the gold row of a stated fact that leads to the operand.
func Bridge(s Statement, op corpus.Operation, at corpus.Stamp) corpus.GoldAtom {
	g := Operand(s, op, at)
	g.Part = corpus.PartBridge
	return g
}

// AnswerText is a value as a gold answer: absolute, whatever day it was said on.
func AnswerText(v corpus.Value, on corpus.Date) string {
	switch v.Kind {
	case corpus.KindDate:
		if v.Precision == corpus.Day {
			return v.Date.Time().Format("2 January 2006")
		}
	case corpus.KindDuration:
		unit := "calendar day"
		if v.Working {
			unit = "working day"
		}
		if v.N != 1 {
			unit += "s"
		}
		return fmt.Sprintf("%d %s", v.N, unit)
	case corpus.KindLink, corpus.KindEntity, corpus.KindEnum, corpus.KindText, corpus.KindVersion:
		return v.Text
	}
	return corpus.Surfaces(v, on, nil)[0]
}

// Keyed numbers drafts in a shuffled order: the order in which they are judged
// must not follow the order of tasks or groups.
func Keyed(family string, drafts []Draft, shuffle func(n int, swap func(i, j int))) []Draft {
	shuffle(len(drafts), func(i, j int) { drafts[i], drafts[j] = drafts[j], drafts[i] })
	for i := range drafts {
		drafts[i].Item.Key = fmt.Sprintf("%s/%04d", family, i+1)
		drafts[i].Item.Family = family
		drafts[i].Item.Status = corpus.Drafted
		switch {
		case drafts[i].Item.Rubric != nil:
			drafts[i].Item.Format = corpus.FormatRubric
		case drafts[i].Options == nil:
			drafts[i].Item.Format = corpus.FormatOpen
		default:
			drafts[i].Options.Variant = i
		}
		drafts[i].Item.Split = "test"
		drafts[i].Ask.Variant = i
	}
	return drafts
}
