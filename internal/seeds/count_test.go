package seeds

import (
	"fmt"
	"strings"
	"testing"
)

func builtin(t *testing.T) Tables {
	t.Helper()
	tables, err := Builtin()
	if err != nil {
		t.Fatal(err)
	}
	return tables
}

func TestBuiltin_CountsBySubtypeAndDomain(t *testing.T) {
	tables := builtin(t)
	count := map[string]int{}
	rows := 0
	for _, tab := range tables {
		rows += len(tab.Rows)
	}
	for _, c := range Sets(tables) {
		count[c.Domain+"/"+string(c.Subtype)]++
		count[c.Domain]++
		count[string(c.Subtype)]++
	}
	var b strings.Builder
	fmt.Fprintf(&b, "%d tables, %d rows\n", len(tables), rows)
	for _, d := range Domains() {
		fmt.Fprintf(&b, "%-12s %4d:", d, count[d])
		for _, s := range Subtypes() {
			fmt.Fprintf(&b, " %s %d", s, count[d+"/"+string(s)])
		}
		b.WriteString("\n")
	}
	for _, s := range Subtypes() {
		fmt.Fprintf(&b, "%s %d\n", s, count[string(s)])
	}
	t.Log(b.String())
}
