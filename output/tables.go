package output

import (
	"reflect"
	"slices"
	"strings"

	"memloom/internal/corpus"
)

// Tables returns every table that all designs have, in the order of publication. A reader takes them in this order too:
// audit comes after what it adds to. Tables of a design are made by NewTable.
func Tables() []Table {
	list := slices.Concat(dataTables(), keyTables(), scaffoldTables(), auditTables())
	for i, t := range list {
		if t.Columns == nil {
			list[i] = declare(t)
		}
	}
	return list
}

func dataTables() []Table {
	return []Table{
		peopleTable(),
		records(Data, "groups", "Groups", "a place where messages stand"),
		records(Data, "messages", "Messages", "a message"),
		itemsTable(Data, "items", "itemRow", "an accepted question, as a system sees it", corpus.Accepted, seenColumns),
	}
}

func keyTables() []Table {
	return []Table{
		itemsTable(Key, "items", "keyRow", "the key of an accepted question", corpus.Accepted,
			itemColumn, keyColumns, "admitted_by canary"),
		partsTable(Key, "gold", "an operand or the result of an accepted question's gold answer", goldOf),
		partsTable(Key, "options", "what an option of an accepted question is", optionsOf),
		partsTable(Key, "resources", "one of the things of which an accepted question has one chosen",
			func(it *corpus.Item) *[]corpus.Resource { return &it.Resources }),
	}
}

func scaffoldTables() []Table {
	return []Table{
		profilesTable(),
		records(Scaffold, "members", "Members", "a person's seat in a group"),
		records(Scaffold, "terms", "Terms", "what a role calls a concept").shared(ofAll),
		records(Scaffold, "projects", "Projects", "a project"),
		records(Scaffold, "subprojects", "Subprojects", "the work of one group"),
		records(Scaffold, "tasks", "Tasks", "a piece of work with one deliverable, one owner and a window"),
		records(Scaffold, "dependencies", "Dependencies", "a task that waits for another"),
		records(Scaffold, "schedule", "Schedule", "a task on a workday"),
		calendarTable().shared(ofAll),
		records(Scaffold, "themes", "Themes", "something that people talk about"),
		records(Scaffold, "entities", "Entities", "a name of the world that is neither a person nor a task").shared(ofAll),
		records(Scaffold, "graph_nodes", "Nodes", "a node of the world graph"),
		records(Scaffold, "graph_edges", "Edges",
			"a structural edge of the world graph; authorship, place and replies are columns of the messages"),
		records(Scaffold, "facts", "Facts", "a dated statement about a subject"),
		records(Scaffold, "message_plan", "Plan", "the slot from which a message was made"),
		records(Scaffold, "segments", "Segments",
			"the stretch of dialogue about one task, or a day's unbound messages of a group"),
		records(Scaffold, "passages", "Passages",
			"what one call wrote and one set of checks held: a group's day, or a session"),
		records(Scaffold, "summaries", "Summaries", "what a group had done by a day, as authors of later days are told it"),
		records(Scaffold, "leader_log", "LeaderLog", "a directive of the executive or a manager, as authors are told it"),
		records(Scaffold, "ledgers", "Ledgers",
			"what the people of a task hold as decided, open and promised after every eighth message, as authors are told it"),
	}
}

func auditTables() []Table {
	return []Table{
		fallenTable("rejected", "a draft that a filter rejected", corpus.Rejected),
		fallenTable("flagged", "a draft that a person has to decide", corpus.Flagged),
		fallenTable("surplus", "a draft that nobody judged, because its quota was full", corpus.Surplus),
		partsTable(Audit, "gold", "an operand or the result of any draft's gold answer", goldOf),
		partsTable(Audit, "options", "what an option of any draft is", optionsOf),
		records(Audit, "verdicts", "Verdicts", "a probe of a filter on a draft"),
		records(Audit, "rounds", "Rounds", "a round of Solve–Judge–Refine on a draft"),
		records(Audit, "repairs", "Repairs", "a message of a passage that a fixer changed, with the reason"),
		records(Audit, "flagged_passages", "Flagged",
			"a passage that two repairs did not mend and that carries no evidence"),
		records(Audit, "failures", "Failures",
			"a question to a model that stayed without an acceptable answer and was passed over").shared(ofEither),
		records(Audit, "decisions", "Decisions", "what a person decided about an item or a day").shared(ofEither),
		records(Audit, "applications", "Applications",
			"what became of a decision when decisions were applied").shared(ofEither),
		records(Audit, "calls", "Calls",
			"a question to a model of a provider, with what it took; the built-in model is not journaled").shared(ofEither),
	}
}

// personRow is what a corpus says of a person.
type personRow struct {
	PersonID string `parquet:"person_id" id:"person,P" about:"the person"`
	Name     string `parquet:"name" about:"given and family name, unique"`
}

func peopleTable() Table {
	t := Table{Folder: Data, Name: "people", record: reflect.TypeFor[personRow](), held: true,
		About: "a person in a corpus: a member or guest of one of its groups, or anybody where there is one corpus alone"}
	t.each = func(v *view, put putRow) error {
		for _, p := range v.people {
			if !v.seated[p.ID] && !v.alone {
				continue
			}
			if err := put("", reflect.ValueOf(&personRow{p.ID, p.Name}).Elem()); err != nil {
				return err
			}
		}
		return nil
	}
	t.into = func(l *loader, _ string) (reflect.Value, func() error) {
		r := new(personRow)
		return reflect.ValueOf(r).Elem(), func() error { return l.named(r.PersonID, r.Name) }
	}
	return t
}

// profilesTable holds the people of a run.
func profilesTable() Table {
	t := records(Scaffold, "people", "People", "a person with the whole profile").shared(ofRun)
	into := t.into
	t.into = func(l *loader, _ string) (reflect.Value, func() error) {
		record, _ := into(l, "")
		return record, l.person
	}
	return t
}

type calendarRow struct {
	Date    corpus.Date `parquet:"date" about:"a day of the calendar"`
	Weekday string      `parquet:"weekday,dict" about:"its name"`
	Workday bool        `parquet:"workday" about:"whether people work"`
	Closure string      `parquet:"closure,optional" about:"why nobody works on what would be a workday"`
}

func calendarTable() Table {
	t := Table{Folder: Scaffold, Name: "calendar", About: "a day of the run's calendar",
		record: reflect.TypeFor[calendarRow]()}
	t.each = func(v *view, put putRow) error {
		if v.c.First == 0 {
			return nil
		}
		calendar := corpus.Calendar{First: v.c.First, Last: v.c.Last, Closures: v.c.Closures}
		for d := v.c.First; d <= v.c.Last; d++ {
			r := calendarRow{Date: d, Weekday: d.Weekday().String(), Workday: calendar.IsWorkday(d)}
			if i := slices.IndexFunc(v.c.Closures, func(c corpus.Closure) bool { return c.Date == d }); i >= 0 {
				r.Closure = v.c.Closures[i].Name
			}
			if err := put("", reflect.ValueOf(&r).Elem()); err != nil {
				return err
			}
		}
		return nil
	}
	t.into = func(l *loader, _ string) (reflect.Value, func() error) {
		r := new(calendarRow)
		return reflect.ValueOf(r).Elem(), func() error {
			if l.c.First == 0 {
				l.c.First = r.Date
			}
			l.c.Last = r.Date
			if r.Closure != "" {
				l.c.Closures = append(l.c.Closures, corpus.Closure{Date: r.Date, Name: r.Closure})
			}
			return nil
		}
	}
	return t
}

// The columns of an item: what a system may see of it, and what a scorer needs.
const (
	itemColumn  = "item_id"
	seenColumns = "item_id format question options asker_id asked_at split"
	keyColumns  = "family category answer answer_letter correct_answers incorrect_answers rubric evidence group_count " +
		"evidence_count evidence_distance evidence_age subcategory relation subtype difficulty set_id form valid_until " +
		"quality draft"
)

// itemRow is an item with what is computed of it when it is published. Of that the age alone is read again.
type itemRow struct {
	*corpus.Item
	GroupCount       int      `parquet:"group_count" about:"chat groups that the evidence (context aside) lies in"`
	EvidenceCount    int      `parquet:"evidence_count" about:"pieces of evidence, context aside"`
	EvidenceDistance distance `parquet:"evidence_distance" about:"from the first to the last piece (context aside): steps in the message log, calendar days, tokens"`
	Canary           string   `parquet:"canary,dict" about:"the canary of the corpora, the same in every row: text that holds it is no text to train on"`
}

type distance struct {
	Messages int64 `parquet:"messages"`
	Days     int   `parquet:"days"`
	Tokens   int64 `parquet:"tokens"`
}

// itemsTable declares a table of the items with a status, in some of the columns of itemRow.
func itemsTable(f Folder, name, root, about string, status corpus.Status, columns ...string) Table {
	t := Table{Folder: f, Name: name, About: about, root: root, items: true, record: reflect.TypeFor[itemRow]()}
	t.each = func(v *view, put putRow) error {
		return v.eachItem(status, func(it *corpus.Item) error {
			r, err := v.measure(it)
			if err != nil {
				return err
			}
			return put(it.ID, reflect.ValueOf(&r).Elem())
		})
	}
	t.into = func(l *loader, item string) (reflect.Value, func() error) {
		it := l.item(item)
		it.Status = status
		return reflect.ValueOf(&itemRow{Item: it}).Elem(), nil
	}
	t = declare(t)
	all := t.Columns
	t.Columns = all[:1:1]
	for _, name := range strings.Fields(strings.Join(columns, " ")) {
		i := slices.IndexFunc(all, func(c Column) bool { return c.Name == name })
		t.Columns = append(t.Columns, all[i])
	}
	if f == Key { // its items are those of data
		t.Columns[1].names = "item"
	}
	layOut(t.Columns, 0, 0, 0)
	return t
}

// fallenTable declares a table of the drafts that were not accepted.
func fallenTable(name, about string, status corpus.Status) Table {
	return itemsTable(Audit, name, "fallenRow", about, status, seenColumns, keyColumns, "stage reasons codes fault")
}

func goldOf(it *corpus.Item) *[]corpus.GoldAtom { return &it.Gold }

func optionsOf(it *corpus.Item) *[]corpus.OptionKey { return &it.OptionKeys }

// partsTable declares a table of parts of items, a row each: in audit those of every draft, else of accepted items.
// Parts of accepted items are in both key and audit; where the key was read they are not taken from audit.
func partsTable[T any](f Folder, name, about string, list func(*corpus.Item) *[]T) Table {
	t := Table{Folder: f, Name: name, About: about, root: strings.TrimSuffix(name, "s") + "Row", items: true,
		record: reflect.TypeFor[T]()}
	t.each = func(v *view, put putRow) error {
		for i := range v.c.Items {
			it := &v.c.Items[i]
			if f != Audit && it.Status != corpus.Accepted {
				continue
			}
			parts := *list(it)
			for j := range parts {
				if err := put(it.ID, reflect.ValueOf(&parts[j]).Elem()); err != nil {
					return err
				}
			}
		}
		return nil
	}
	t.into = func(l *loader, item string) (reflect.Value, func() error) {
		it := l.item(item)
		if f == Key {
			l.keyed[name] = true
		} else if l.keyed[name] && !slices.Contains([]corpus.Status{corpus.Rejected, corpus.Flagged, corpus.Surplus},
			it.Status) {
			return reflect.Value{}, nil
		}
		return grown(reflect.ValueOf(list(it)).Elem()), nil
	}
	return t
}
