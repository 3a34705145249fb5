package corpus

import (
	"maps"
	"testing"
)

func TestByID(t *testing.T) {
	table := []Task{{ID: "T1", Name: "one"}, {ID: "T2", Name: "two"}, {ID: "T1", Name: "again"}}
	rows, copies := ByID(table), CopiesByID(table)
	if len(rows) != 2 || rows["T1"] != &table[0] || rows["T2"] != &table[1] || rows["T3"] != nil {
		t.Errorf("rows are %v", rows)
	}
	table[0].Name = "changed"
	if rows["T1"].Name != "changed" || copies["T1"].Name != "one" || copies["T3"].Name != "" {
		t.Errorf("rows %+v, copies %+v", rows["T1"], copies)
	}
	if got := ByID([]PlannedMessage{{MessageID: "M1"}}); got["M1"] == nil {
		t.Error("a planned message is found by its message's id")
	}
}

func TestNames(t *testing.T) {
	c := &Corpus{
		People: []Person{{ID: "P1", Name: "Ann"}}, Projects: []Project{{ID: "J1", Name: "Vault"}},
		Tasks: []Task{{ID: "T1", Name: "plan"}}, Themes: []Theme{{ID: "H1", Title: "news"}},
	}
	want := map[string]string{"J1": "Vault", "T1": "plan", "H1": "news"}
	if got := c.Subjects(); !maps.Equal(got, want) {
		t.Errorf("subjects are %v", got)
	}
	want["P1"] = "Ann"
	if got := c.Names(); !maps.Equal(got, want) {
		t.Errorf("names are %v", got)
	}
}
