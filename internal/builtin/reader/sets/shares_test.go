package sets_test

import (
	"fmt"
	"maps"
	"os"
	"slices"
	"strings"
	"testing"
	"time"

	"memloom/internal/builtin/reader"
	"memloom/internal/corpus"
	"memloom/internal/seeds"
	"memloom/prompts"
)

// neutral sentences stand before and behind a statement.
var neutral = []string{"The weekend was quiet for once.", "I finally cleared the attic.", "The bus was late again.",
	"Somebody left the lights on all night.", "I still have to call the plumber.", "The soup turned out fine.",
	"Two parcels came this morning.", "The garden needs rain.", "My calendar is a mess this month.",
	"The neighbours are painting their fence."}

// replies are turns of which nothing follows.
var replies = []string{"That sounds like a full day. Shall I make a list of what is left?",
	"I can help with that. Tell me when you have an hour.", "Good to hear. What would you like to do first?",
	"Of course. Here is a short plan: begin with the calls, then do the shopping."}

// leads are how a statement is led in; the empty one leaves it as it is.
var leads = []string{"", "I would put it like this: ", "", "As far as I remember, ", "Somebody told me over lunch that ",
	"It was a long evening, and "}

// tails are how a sentence goes on behind a statement.
var tails = []string{".", ".", ", as far as I know.", ", which surprised some of us.", ", and that is all there is to it."}

// sessions makes a session of each list of statements, with other turns around them.
func sessions(statements [][]string, mixed bool) []prompts.Shown {
	var out []prompts.Shown
	n := 0
	for i, of := range statements {
		at := corpus.NewDate(2025, time.Month(1+i%12), 1+i%28).At(9, 0)
		say := func(speaker, text string) {
			out = append(out, prompts.Shown{ID: fmt.Sprint(len(out) + 1), Speaker: speaker, At: at, Text: text})
			at++
		}
		say("Ines Kovar", neutral[i%10]+" "+neutral[(i+3)%10])
		say(assistantName, replies[i%4])
		for _, s := range of {
			n++
			lead := leads[n%len(leads)]
			if lead != "" {
				s = lead + lowered(s)
			}
			s = strings.TrimSuffix(s, ".") + tails[n%len(tails)]
			who := "Ines Kovar"
			if mixed && n%2 == 0 {
				who = assistantName
			}
			say(who, neutral[n%10]+" "+s+" "+neutral[(n+4)%10])
		}
		say(assistantName, replies[(i+1)%4])
	}
	return out
}

const assistantName = "Assistant"

// lowered begins a sentence with a small letter unless it begins with a name.
func lowered(s string) string {
	first, _, _ := strings.Cut(s, " ")
	if slices.Contains([]string{"The", "In", "From", "At", "Among", "A", "For", "Every", "Since", "People", "Names", "It",
		"On", "With", "During", "While"}, first) {
		return strings.ToLower(s[:1]) + s[1:]
	}
	return s
}

// tally counts what was read right, by kind of set.
type tally struct {
	right, all map[string]int
	wrong      []string
}

func newTally() *tally { return &tally{right: map[string]int{}, all: map[string]int{}} }

func (c *tally) add(kind string, ok bool, format string, args ...any) {
	c.all[kind]++
	if ok {
		c.right[kind]++
	} else {
		c.wrong = append(c.wrong, kind+": "+fmt.Sprintf(format, args...))
	}
}

// hold fails where a share is below its bound, in per cent; kinds without one have 98.
func (c *tally) hold(t *testing.T, bounds map[string]int) {
	t.Helper()
	for _, kind := range slices.Sorted(maps.Keys(c.all)) {
		bound, ok := bounds[kind]
		if !ok {
			bound = 98
		}
		share := 100 * float64(c.right[kind]) / float64(c.all[kind])
		t.Logf("%-34s %4d of %4d, %5.1f %%", kind, c.right[kind], c.all[kind], share)
		if share < float64(bound) {
			t.Errorf("%s: %.1f %% read right, want %d", kind, share, bound)
		}
	}
	if os.Getenv("SHOW_WRONG") != "" {
		for _, w := range c.wrong {
			t.Log(w)
		}
	}
}

// try asks a question with all statements and without each one that it needs.
func (c *tally) try(t *testing.T, r *reader.Reader, kind, question, gold string, conflict bool, all []string, needs []int, noise []string) {
	t.Helper()
	shown := func(without int) []prompts.Shown {
		var list [][]string
		for i, s := range all {
			if i != without {
				list = append(list, []string{s})
			}
		}
		for i, s := range noise {
			list[i%len(list)] = append(list[i%len(list)], s)
		}
		return sessions(list, true)
	}
	if len(all) == 0 {
		t.Fatal(question)
	}
	ok, out := solved(t, r, shown(-1), question, gold, conflict)
	c.add(kind, ok, "%s\n  gold %q, got %s %q\n  %s", question, gold, out.Outcome, out.Answer, strings.Join(all, " | "))
	for _, n := range needs {
		if len(all) == 1 {
			continue
		}
		ok, out := solved(t, r, shown(n), question, gold, conflict)
		c.add(kind+", piece left out", !ok, "%s\n  got %s %q without %s", question, out.Outcome, out.Answer, all[n])
	}
}

func TestShares_World(t *testing.T) {
	tables, err := seeds.Builtin()
	if err != nil {
		t.Fatal(err)
	}
	r, c := reader.New(reader.Options{}), newTally()
	all := seeds.Sets(tables)
	for i, x := range all {
		var statements, values []string
		for k, e := range x.Seed().Entries {
			statements, values = append(statements, x.Facts[k].Text), append(values, e.Value)
		}
		noise := others(all, i)
		gold := x.Seed().Answer
		switch x.Subtype {
		case seeds.MultiEvidence:
			c.try(t, r, "world multi_evidence "+string(x.Op), x.Target, gold, false, statements, through(len(statements)), noise)
		case seeds.AnyOne:
			c.try(t, r, "world any_one", x.Target, gold, false, statements, nil, noise)
			for _, s := range statements {
				c.try(t, r, "world any_one", x.Target, gold, false, []string{s}, nil, noise)
			}
		case seeds.Conflict:
			c.try(t, r, "world contradictory", x.Target, "The talks disagree: once "+strings.Join(values, ", once ")+".", true,
				statements, through(2), noise)
		case seeds.Contextual:
			for k, f := range x.Facts[:2] {
				c.try(t, r, "world contextual", contextually(x.Target, f), values[k], false, statements, []int{k}, noise)
			}
		case seeds.Temporal:
			c.temporal(t, r, x, statements, values, noise, all)
		}
	}
	c.hold(t, nil)
}

func through(n int) []int {
	var out []int
	for i := range n {
		out = append(out, i)
	}
	return out
}

// others are statements of four other candidates of other topics.
func others(all []seeds.Candidate, i int) []string {
	var out []string
	for k := 1; len(out) < 4; k++ {
		if o := all[(i+k*37)%len(all)]; o.Topic != all[i].Topic {
			out = append(out, o.Facts[k%len(o.Facts)].Text)
		}
	}
	return out
}

func decapitalised(s string) string { return strings.ToLower(s[:1]) + s[1:] }

func contextually(target string, f seeds.Stated) string {
	if strings.ToUpper(f.Qualifier[:1]) == f.Qualifier[:1] && strings.HasPrefix(f.Text, f.Qualifier) {
		return f.Qualifier + ": " + decapitalised(target)
	}
	return strings.Replace(target, f.Subject, f.Subject+" "+f.Qualifier, 1)
}

func (c *tally) temporal(t *testing.T, r *reader.Reader, x seeds.Candidate, statements, values, noise []string, all []seeds.Candidate) {
	t.Helper()
	for k, f := range x.Facts {
		from, next := f.From.Date, corpus.NewDate(2024, 1, 1)
		if k+1 < len(x.Facts) {
			next = x.Facts[k+1].From.Date
		}
		if f.Until.Kind != "" {
			next = min(next, f.Until.Date)
		}
		day := from + (next-from)/2
		if f.From.Precision == corpus.Year {
			day = max(day, corpus.NewDate(from.Time().Year(), 12, 31))
		}
		if day < next {
			c.try(t, r, "world temporal, easy", "As of "+day.Time().Format("2 January 2006")+", "+decapitalised(x.Target), values[k],
				false, statements, []int{k}, noise)
		}
		if k+1 < len(x.Facts) && next == x.Facts[k+1].From.Date {
			if y := next.Time().AddDate(-1, 0, 0); corpus.NewDate(y.Year(), y.Month(), y.Day()) >= from {
				for _, lead := range []string{values[k+1] + " took over: ", "that changed to " + values[k+1] + ", "} {
					c.try(t, r, "world temporal, hard", "One year before "+lead+decapitalised(x.Target), values[k],
						false, statements, []int{k, k + 1}, noise)
				}
			}
		}
		for year := from.Time().Year() + 1; year < next.Time().Year(); year++ {
			if bridge, event := dated(all, x, year); bridge != "" {
				c.try(t, r, "world temporal, medium", "In the year in which "+event+": "+decapitalised(x.Target), values[k], false,
					append(slices.Clone(statements), bridge), []int{k, len(statements)}, noise)
				break
			}
		}
	}
}

// dated is a statement of another topic that ends in a year, and the event that it dates.
func dated(all []seeds.Candidate, not seeds.Candidate, year int) (statement, event string) {
	for _, o := range all {
		if o.Topic == not.Topic || o.Subtype != seeds.Temporal {
			continue
		}
		for _, f := range o.Facts {
			if event, ok := strings.CutSuffix(f.Text, fmt.Sprintf(" in %d.", year)); ok {
				return f.Text, event
			}
		}
	}
	return "", ""
}
