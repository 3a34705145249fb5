package reader

import (
	"bufio"
	"os"
	"strings"
	"testing"

	"memloom/internal/builtin/reader/readertest"
	"memloom/internal/corpus"
	"memloom/prompts"
)

type probeCase struct {
	line   int
	target prompts.Target
	want   []string
	msgs   []prompts.Shown
}

func readProbeCases(t *testing.T, path string) []*probeCase {
	t.Helper()
	f, err := os.Open(path)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	var cases []*probeCase
	block := &[]prompts.Shown{}
	var open []*probeCase
	s := bufio.NewScanner(f)
	for n := 1; s.Scan(); n++ {
		tag, rest, _ := strings.Cut(s.Text(), " ")
		switch tag {
		case "":
			block, open = &[]prompts.Shown{}, nil
		case "@":
			*block = append(*block, readertest.Message(t, len(*block)+1, rest))
		case "?":
			what, subject, _ := strings.Cut(rest, " | ")
			kind, attribute, _ := strings.Cut(what, " ")
			c := &probeCase{line: n, target: prompts.Target{N: len(open) + 1, Subject: subject, Attribute: attribute, Kind: corpus.Kind(kind)}, msgs: *block}
			open, cases = append(open, c), append(cases, c)
		case "=":
			if rest != "" {
				open[len(open)-1].want = append(open[len(open)-1].want, rest)
			}
		}
	}
	return cases
}

func TestProbe(t *testing.T) {
	r := New(Options{})
	found, all, extra := 0, 0, 0
	for _, c := range readProbeCases(t, "testdata/probe.txt") {
		out, err := r.Probe(prompts.ProbeIn{Messages: c.msgs, Targets: []prompts.Target{c.target}})
		if err != nil {
			t.Fatal(err)
		}
		for _, q := range out.Quotes {
			if q.Target != c.target.N || !quotedFrom(c.msgs, q) {
				t.Errorf("line %d: quote %+v is not word for word", c.line, q)
			}
		}
		for _, w := range c.want {
			all++
			if !anyContains(out.Quotes, w) {
				t.Errorf("line %d: %s of %s: no quote holds %q: %v", c.line, c.target.Attribute, c.target.Subject, w, out.Quotes)
				continue
			}
			found++
		}
		if n := len(out.Quotes) - len(c.want); n > 0 {
			extra += n
			if len(c.want) == 0 {
				t.Errorf("line %d: %s of %s: quoted without a value: %v", c.line, c.target.Attribute, c.target.Subject, out.Quotes)
			}
		}
	}
	t.Logf("passages found %d/%d, quotes beyond them %d", found, all, extra)
}

func quotedFrom(msgs []prompts.Shown, q prompts.Quote) bool {
	for _, m := range msgs {
		if m.ID == q.MessageID {
			return q.Text != "" && strings.Contains(m.Text, q.Text)
		}
	}
	return false
}

func anyContains(quotes []prompts.Quote, part string) bool {
	for _, q := range quotes {
		if strings.Contains(q.Text, part) {
			return true
		}
	}
	return false
}

// TestProbeReadsRules: a rule and its override are quoted where they are stated.
func TestProbeReadsRules(t *testing.T) {
	at := corpus.NewDate(2025, 3, 11).At(9, 0)
	msgs := []prompts.Shown{
		{ID: "a", Speaker: "Ada Novak", At: at, Group: "g", Text: "Fine. Pushes to the edge fleet need two approvals."},
		{ID: "b", Speaker: "Ada Novak", At: at + 1, Group: "g", Text: "During a lull, pushes to the edge fleet need one approval."},
		{ID: "d", Speaker: "Omar Haddad", At: at + 3, Group: "g", Text: "Do pushes to the edge fleet need anything else? The lull is a mean thing."},
	}
	out, err := New(Options{}).Probe(prompts.ProbeIn{Messages: msgs, Targets: []prompts.Target{
		{N: 1, Subject: "pushes to the edge fleet", Attribute: corpus.PredRequires, Kind: corpus.KindText},
	}})
	if err != nil {
		t.Fatal(err)
	}
	var got []string
	for _, q := range out.Quotes {
		got = append(got, q.MessageID)
	}
	if strings.Join(got, " ") != "a b" {
		t.Errorf("quoted %v", out.Quotes)
	}
}
