package show

import (
	"encoding/json"
	"fmt"
	"iter"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"memloom/internal/app"
	"memloom/internal/corpus"
	"memloom/output"
)

// inMemory are corpora that are not in a folder. It counts those that were read.
type inMemory struct {
	list []*corpus.Corpus
	read int
}

func (m *inMemory) Shared() (*corpus.Corpus, error) {
	return &corpus.Corpus{People: m.list[0].People, First: m.list[0].First, Last: m.list[0].Last}, nil
}

func (m *inMemory) Corpora() iter.Seq2[*corpus.Corpus, error] {
	return func(yield func(*corpus.Corpus, error) bool) {
		for _, c := range m.list {
			if m.read++; !yield(c, nil) {
				return
			}
		}
	}
}

// twice are the recorded corpus as c1, and again as c2 with other ids, each with an item and a surplus draft.
func twice(t *testing.T) *inMemory {
	t.Helper()
	dir := recorded(t)
	var list []*corpus.Corpus
	for i, id := range []string{"c1", "c2"} {
		c, _, err := output.Read(dir)
		if err != nil {
			t.Fatal(err)
		}
		c.ID = id
		c.Items = []corpus.Item{
			{ID: fmt.Sprintf("I%d", i+1), Family: "single_hop", Status: corpus.Accepted, Question: "Which limit?", Answer: "14"},
			{ID: fmt.Sprintf("R%d", i+1), Family: "single_hop", Status: corpus.Surplus, Question: "Which other limit?"},
		}
		if i == 1 {
			otherIDs(c)
		}
		list = append(list, c)
	}
	return &inMemory{list: list}
}

// otherIDs gives messages, facts, groups and tasks other ids.
func otherIDs(c *corpus.Corpus) {
	for i := range c.Groups {
		c.Groups[i].ID = "H" + c.Groups[i].ID
	}
	for i := range c.Tasks {
		c.Tasks[i].ID, c.Tasks[i].GroupID = "H"+c.Tasks[i].ID, "H"+c.Tasks[i].GroupID
	}
	for i := range c.Messages {
		m := &c.Messages[i]
		m.ID, m.GroupID, m.ThreadID = "H"+m.ID, "H"+m.GroupID, "H"+m.ThreadID
	}
	for i := range c.Facts {
		c.Facts[i].ID = "H" + c.Facts[i].ID
	}
	c.Ledgers = nil
	c.Summaries = c.Summaries[1:]
	c.Summaries[0].GroupID = "HG2"
}

// shownOf is what a view shows of corpora.
func shownOf(t *testing.T, r *inMemory, v view, f In, args ...string) (string, error) {
	t.Helper()
	var out strings.Builder
	var ids []string
	for _, c := range r.list {
		ids = append(ids, c.ID)
	}
	f.Dir = "DIR"
	s := &folder{Console: &app.Console{Surroundings: app.Surroundings{Out: &out}}, In: f, reader: r, ids: ids}
	err := s.check()
	if err != nil {
		return "", err
	}
	if v == nil {
		err = s.person(args)
	} else {
		err = s.show(v, args)
	}
	return out.String(), err
}

// TestShow_FirstCorpusThatHasIt: what is asked for by name is shown of the first corpus that has it, which is named,
// and no further corpus is read.
func TestShow_FirstCorpusThatHasIt(t *testing.T) {
	for name, tt := range map[string]struct {
		view   view
		args   []string
		corpus string // the flag
		want   string
		read   int
	}{
		"a name that both have":  {(*reading).day, []string{"gate"}, "", "Gate of c1, Tuesday 2025-03-11", 1},
		"likewise of the second": {(*reading).day, []string{"gate"}, "c2", "Gate of c2, Tuesday 2025-03-11", 2},
		"a group of the second":  {(*reading).day, []string{"HG2"}, "", "Yard of c2, Tuesday 2025-03-11", 2},
		"a thread of the second": {(*reading).thread, []string{"HM3"}, "", "Yard of c2, Tuesday 2025-03-11", 2},
		"a fact of the first":    {(*reading).fact, []string{"F1"}, "", "corpus c1\nF1  ", 1},
		"a fact of the second":   {(*reading).fact, []string{"HF1"}, "", "corpus c2\nHF1  ", 2},
		"an item of the second":  {(*reading).item, []string{"I2"}, "", "corpus c2\nI2  single_hop", 2},
		"a person of both": {nil, []string{"P1"}, "",
			"  owns     yard plan, 2025-03-11 to open in c2\n  wrote    6 messages\n", 2},
		"a person, of one corpus": {nil, []string{"P1"}, "c2", "in c2\n  wrote    3 messages\n", 2},
	} {
		r := twice(t)
		out, err := shownOf(t, r, tt.view, In{One: tt.corpus}, tt.args...)
		if err != nil || !strings.Contains(out, tt.want) || r.read != tt.read {
			t.Errorf("%s: %v, %d corpora read, no %q in\n%s", name, err, r.read, tt.want, out)
		}
	}
}

// TestShow_ListsOfAllCorpora: a list goes over the corpora under their names, and what it leaves out is said once.
func TestShow_ListsOfAllCorpora(t *testing.T) {
	const head = "item  family      status    question → answer\n"
	const twoLists = "corpus c1\n" + head + "I1    single_hop  accepted  Which limit? → 14\ncorpus c2\n" + head +
		"I2    single_hop  accepted  Which limit? → 14\n"
	for name, tt := range map[string]struct {
		view view
		args []string
		want string
	}{
		"items":       {(*reading).item, nil, twoLists},
		"of a family": {(*reading).item, []string{"single_hop"}, twoLists},
		"rejections": {(*reading).rejection, nil,
			"and 2 surplus drafts, which no quota needed and nobody judged: `memloom show DIR rejection --all` lists them too\n"},
		"records of one of them": {(*reading).ledger, nil, "corpus c1\nT1  lock load test, after"},
		"records of a group": {(*reading).summary, []string{"yard"},
			"corpus c1\nU2  Yard, weekly, 2025-03-11 to 2025-03-14\n  - yard plan: started.\ncorpus c2\nU2  Yard"},
		"no records": {(*reading).flagged, []string{"2025-03-13"}, "no flagged days there\n"},
	} {
		out, err := shownOf(t, twice(t), tt.view, In{}, tt.args...)
		if err != nil || !strings.HasPrefix(out, tt.want) {
			t.Errorf("%s: %v, not %q:\n%s", name, err, tt.want, out)
		}
	}
}

// TestShow_NoCorpusHasIt: the error is one for all corpora.
func TestShow_NoCorpusHasIt(t *testing.T) {
	for name, tt := range map[string]struct {
		view view
		f    In
		args []string
		want string
	}{
		"a message": {(*reading).thread, In{}, []string{"M9"}, `no message is called "M9"; ` +
			"`memloom show DIR day` shows their ids (this is of c1; the other corpora have nothing that fits either)"},
		"of one corpus": {(*reading).thread, In{One: "c2"}, []string{"M1"}, `no message is called "M1"; ` +
			"`memloom show DIR day --corpus c2` shows their ids"},
		"a corpus": {(*reading).thread, In{One: "c3"}, []string{"M1"}, `DIR has no corpus "c3"; there are c1, c2`},
		"a group, records": {(*reading).ledger, In{}, []string{"nowhere"},
			`no group or task is called "nowhere"; the groups are Gate (G1), Yard (G2)`},
	} {
		if _, err := shownOf(t, twice(t), tt.view, tt.f, tt.args...); err == nil || !strings.HasPrefix(err.Error(), tt.want) {
			t.Errorf("%s: %v, want %s", name, err, tt.want)
		}
	}
	many := &inMemory{}
	for i := range 13 {
		many.list = append(many.list, &corpus.Corpus{ID: fmt.Sprintf("c%d", i+1)})
	}
	if _, err := shownOf(t, many, (*reading).item, In{One: "c14"}); err == nil || !strings.HasSuffix(err.Error(),
		"c9, c10 and 3 more") {
		t.Errorf("%v", err)
	}
}

// TestShow_TablesThatAreNeeded: a table that was published and is gone is missed; one that the program of that time did
// not have is not.
func TestShow_TablesThatAreNeeded(t *testing.T) {
	dir := recorded(t)
	const table = "audit/repairs"
	if err := os.RemoveAll(filepath.Join(dir, table)); err != nil {
		t.Fatal(err)
	}
	if _, errs, code := shown(dir, "day"); code != app.ExitUsage || !strings.Contains(errs, "lacks "+table) {
		t.Errorf("without a table that was published: exit %d, %s", code, errs)
	}
	name := filepath.Join(dir, output.ManifestName)
	b, err := os.ReadFile(name)
	if err != nil {
		t.Fatal(err)
	}
	var m map[string]any
	if err := json.Unmarshal(b, &m); err != nil {
		t.Fatal(err)
	}
	m["tables"] = slices.DeleteFunc(m["tables"].([]any), func(x any) bool { return x.(map[string]any)["name"] == table })
	for _, c := range m["corpora"].([]any) {
		delete(c.(map[string]any)["rows"].(map[string]any), table)
	}
	if b, err = json.Marshal(m); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(name, b, 0o644); err != nil {
		t.Fatal(err)
	}
	if out, errs, code := shown(dir, "day"); code != app.ExitOK || !strings.Contains(out, "Could be 20.") {
		t.Errorf("of an older program: exit %d, %s", code, errs)
	}
}
