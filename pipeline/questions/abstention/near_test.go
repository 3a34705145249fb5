package abstention

import (
	"testing"

	"memloom/internal/corpus"
	"memloom/internal/pack"
	"memloom/pipeline/questions"
)

// TestNear: nothing is asked for of a task that has something which could be taken for it.
func TestNear(t *testing.T) {
	attribute := func(key string, class pack.Class, kind corpus.Kind, pool string) pack.Attribute {
		return pack.Attribute{Key: key, Noun: key, Class: class, Value: pack.Values{Kind: string(kind), Pool: pool}}
	}
	all := map[string]pack.Attribute{}
	for _, a := range []pack.Attribute{
		attribute("draft_page", pack.Reference, corpus.KindLink, ""), attribute("final_page", pack.Reference, corpus.KindLink,
			""),
		attribute("client", pack.Reference, corpus.KindVersion, ""), attribute("motive", pack.Reason, corpus.KindText, ""),
		attribute("blocker", pack.Blocker, corpus.KindText, ""), attribute("input", pack.Input, corpus.KindText, ""),
		attribute("library", pack.Choice, corpus.KindEntity, "libraries"), attribute("toolkit", pack.Choice,
			corpus.KindEntity, "libraries"),
		attribute("reviewer", pack.Contact, corpus.KindEntity, "people"), attribute("approver", pack.Contact,
			corpus.KindEntity, "people"),
		attribute("limit", pack.Setting, corpus.KindCount, ""), attribute("size", pack.Setting, corpus.KindCount, ""),
	} {
		all[a.Key] = a
	}
	start := attribute("start", pack.Setting, corpus.KindText, "")
	start.Near = []string{"limit"}
	all["start"] = start
	w := &questions.World{Attribute: func(_, predicate string) (pack.Attribute, bool) {
		a, ok := all[predicate]
		return a,
			ok
	}}
	for _, x := range []struct {
		asked, has string
		want       bool
	}{
		{"limit", "limit", true}, {"limit", "size", false}, {"final_page", "draft_page", true}, {"final_page", "client",
			false},
		{"motive", "blocker", false}, {"library", "toolkit", true}, {"reviewer", "approver", false},
		{"input", corpus.PredNeeds, true}, {"limit", corpus.PredNeeds, false}, {"unknown", "limit", true},
		{"start", "limit", true}, {"limit", "start", true}, {"start", "size", false},
	} {
		if got := near(w, []*corpus.Fact{{SubjectID: "T1", Predicate: x.has}}, "T1", x.asked); got != x.want {
			t.Errorf("%s beside %s: %v", x.asked, x.has, got)
		}
	}
}
