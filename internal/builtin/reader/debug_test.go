package reader

import (
	"fmt"
	"os"
	"testing"
)

func TestDebug(t *testing.T) {
	r := New(Options{})
	for _, c := range readSolveCases(t, "testdata/solve.txt") {
		if fmt.Sprint(c.line) != os.Getenv("LINE") {
			continue
		}
		tk := r.listen(c.msgs, 0)
		q := analyse(c.question, "", tk.msgs[0].At.Date(), &tk.people)
		t.Logf("%+v", *q)
		for i := range tk.read {
			t.Logf("%d %+v %+v", i, tk.headings(i, q), tk.read[i].seg)
		}
		t.Logf("cands %+v", tk.candidates(q))
		t.Logf("agents %+v", tk.agents(q))
		t.Logf("clauses %+v", tk.clauses(q))
	}
}
