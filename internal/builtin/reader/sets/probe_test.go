package sets_test

import (
	"strings"
	"testing"

	"memloom/internal/builtin/reader"
	"memloom/internal/corpus"
	"memloom/internal/seeds"
	"memloom/prompts"
)

// quoted counts the statements that a probe quotes, and what else it quotes.
func (c *tally) quoted(t *testing.T, r *reader.Reader, kind string, target prompts.Target, statements, noise []string) {
	t.Helper()
	list := make([][]string, 0, len(statements))
	for i, s := range statements {
		list = append(list, []string{s})
		if i < len(noise) {
			list[i] = append(list[i], noise[i])
		}
	}
	messages := sessions(list, false)
	out, err := r.Probe(prompts.ProbeIn{Messages: messages, Targets: []prompts.Target{target}})
	if err != nil {
		t.Fatal(err)
	}
	right := 0
	for _, s := range statements {
		hit := false
		for _, q := range out.Quotes {
			hit = hit || strings.Contains(q.Text, s[1:len(s)-1])
		}
		if hit {
			right++
		}
		c.add(kind, hit, "%v: %s", target, s)
	}
	extra := len(out.Quotes) - right
	c.add(kind+", nothing else", extra <= 0, "%v: %d of %v", target, extra, out.Quotes)
}

func TestQuotes(t *testing.T) {
	tables, err := seeds.Builtin()
	if err != nil {
		t.Fatal(err)
	}
	r, c := reader.New(reader.Options{}), newTally()
	all := seeds.Sets(tables)
	for i, x := range all {
		for _, f := range x.Facts[:min(2, len(x.Facts))] {
			target := prompts.Target{N: 1, Subject: f.Subject, Attribute: strings.ReplaceAll(f.Predicate, "-", " "), Kind: f.Value.Kind}
			c.quoted(t, r, "world", target, []string{f.Text}, others(all, i)[:1])
		}
	}
	for n, l := range likings {
		other := likings[(n+1)%len(likings)]
		for k := range l.fields {
			target := prompts.Target{N: 1, Subject: l.one, Attribute: l.fields[k][0], Kind: corpus.KindText}
			c.quoted(t, r, "user", target, []string{l.say(traits[(n+k)%5], l.fields[k][1], ""), l.say(dislikes[(n+k)%4], l.fields[k][2], ""),
				l.say(underForms[k%2], l.fields[k][3], l.under[0]), l.say("a %[1]s is only right for me with %[3]s", l.fields[k][4], "")},
				[]string{other.say(traits[n%5], other.fields[0][1], ""), "I saw a " + l.one + " in a window."})
		}
	}
	c.hold(t, map[string]int{"world, nothing else": 90})
}
