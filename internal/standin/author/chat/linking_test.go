package chat

import (
	"slices"
	"strings"
	"testing"

	"memloom/internal/corpus"
	"memloom/internal/standin/author/grammar"
	"memloom/prompts"
)

// linkDay is a report and another one that the plan has answer it; related says
// whether both are about one task.
func linkDay(f field, first, second corpus.Act, seed int, related bool) prompts.DayIn {
	in := noiseDay(f, "wrong_detail", seed)
	in.Slots = in.Slots[:2]
	in.Facts = in.Facts[:1]
	other := f.attributes[0]
	if other.noun == in.Facts[0].Attribute {
		other = f.attributes[1]
	}
	v := other.value
	in.Facts = append(in.Facts, prompts.DayFact{N: 2, Subject: in.Slots[0].Task, Attribute: other.noun, Plural: other.plural, Class: other.class, Value: &v, Surfaces: other.surfaces, Basis: corpus.BasisText})
	s := in.Slots
	s[0].Act, s[0].Asks, s[0].States = first, nil, []int{1}
	s[1].Act, s[1].Kind, s[1].To, s[1].States = second, "", "", []int{2}
	if !related {
		s[0].Task, in.Facts[0].Subject = "quay wall inspection", "quay wall inspection"
	}
	return in
}

func startsLike(text string, openings grammar.Table, in prompts.DayIn) bool {
	text = strings.ToLower(text)
	for _, p := range openings {
		if head, _, _ := strings.Cut(p.Src, "$"); len(head) > 3 && shapeOf(p.Src, true).MatchString(text) {
			return true
		}
	}
	return slices.ContainsFunc(in.People, func(p prompts.Voice) bool { return strings.HasPrefix(text, strings.ToLower(p.Given)) })
}

// What is volunteered in a thread begins with a word about what stood there,
// nearly always; what begins a thread, or is about another task, never does.
func TestRepliesAreLinked(t *testing.T) {
	acts := []corpus.Act{corpus.ActProgress, corpus.ActBlocker, corpus.ActDecision}
	linked, n := 0, 0
	openings := map[string]bool{}
	var all grammar.Table
	for key, t := range chatTables().special {
		if strings.HasPrefix(key, "link ") {
			all = append(all, t...)
		}
	}
	for seed := range 20 {
		for _, first := range acts {
			for _, second := range acts {
				f := fields[seed%len(fields)]
				in := linkDay(f, first, second, seed, true)
				out, err := Day(in)
				if err != nil {
					t.Fatal(err)
				}
				checkDay(t, f, in, out)
				n++
				if text := out.Messages[1].Text; startsLike(text, all, in) {
					linked++
					openings[strings.Join(strings.Fields(text)[:3], " ")] = true
				}
				in = linkDay(f, first, second, seed, false)
				if out, err = Day(in); err != nil {
					t.Fatal(err)
				}
				if text := strings.ToLower(out.Messages[1].Text); strings.HasPrefix(text, "adding to that") || strings.HasPrefix(text, "in line with") || strings.HasPrefix(text, "meanwhile") {
					t.Errorf("a message about something else takes up its parent: %q", text)
				}
			}
		}
	}
	if per(linked, n) < 80 || len(openings) < 30 {
		t.Errorf("%d of %d replies are linked, in %d ways", linked, n, len(openings))
	}
}

// A reason is given once a day.
func TestReasonsComeOnceADay(t *testing.T) {
	const why = "the partner bank blocks noisy clients"
	in := noiseDay(fields[0], "wrong_detail", 1)
	in.Slots, in.Facts = nil, nil
	v := corpus.CountValue(5)
	for i := range 6 {
		task := in.Tasks[i].Name
		in.Facts = append(in.Facts, prompts.DayFact{N: i + 1, Subject: task, Attribute: "retry limit", Class: grammar.ClassSetting, Value: &v, Surfaces: []string{"5"}, Basis: corpus.BasisText, Reason: why, Changed: true})
		in.Slots = append(in.Slots, prompts.Slot{N: i + 1, At: in.Date.At(9, i), Author: in.People[i].Name, Act: corpus.ActDecision, Task: task, States: []int{i + 1}})
	}
	days := 0
	for range 12 {
		in.Date++
		out, err := Day(in)
		if err != nil {
			t.Fatal(err)
		}
		n := 0
		for _, m := range out.Messages {
			n += strings.Count(strings.ToLower(m.Text), why)
		}
		if n > 1 {
			t.Errorf("the reason is given %d times", n)
		}
		days += n
	}
	if days < 6 {
		t.Errorf("the reason is given on %d of 12 days", days)
	}
}
