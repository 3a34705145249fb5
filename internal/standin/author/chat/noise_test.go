package chat

import (
	"math/rand/v2"
	"regexp"
	"strings"
	"testing"

	"memloom/internal/corpus"
	"memloom/internal/standin/author/authortest"
	"memloom/internal/standin/author/grammar"
	"memloom/prompts"
)

// noiseDay is a question, a mistake of a kind and its correction, by people who
// change with the seed. Kinds that state something have facts.
func noiseDay(f field, kind string, seed int) prompts.DayIn {
	b := &dayMaker{f: f, d: rand.New(rand.NewPCG(uint64(seed), 5)).IntN}
	date := corpus.NewDate(2025, 3, 10).Add(seed % 5)
	b.in = prompts.DayIn{Project: f.project, Group: f.group, Date: date, Words: 18, People: authortest.People()}
	for _, c := range f.components {
		for _, x := range f.deliverables {
			b.in.Tasks = append(b.in.Tasks, prompts.TaskName{Name: c + " " + x, Component: c, Deliverable: x})
		}
	}
	task := b.task()
	a := b.attribute(func(a attribute) bool { return a.class != grammar.ClassContact && a.value.Kind != corpus.KindLink })
	asker, wrong := b.in.People[seed%6].Name, b.in.People[(seed+1)%6].Name
	knower := b.in.People[(seed+3)%6].Name
	q := b.add(prompts.Slot{Author: asker, Act: corpus.ActQuestion, Task: task, Asks: &prompts.Asked{Subject: task, Attribute: a.noun, Plural: a.plural, Class: a.class, Kind: a.value.Kind}})
	s := prompts.Slot{Author: wrong, Act: corpus.ActMistake, Kind: kind, Task: task, ReplyTo: q, To: asker}
	c := prompts.Slot{Author: knower, Act: corpus.ActCorrection, Kind: kind, Task: task, To: wrong}
	switch kind {
	case "wrong_detail", noiseStale:
		s.States, c.States = []int{b.stated(task, falsified(a))}, []int{b.stated(task, a)}
	case noiseMissed:
		if seed%2 == 0 {
			c.States = []int{b.stated(task, a)}
		}
	case noiseDrifts:
		s.Aside = f.asides[seed%len(f.asides)]
	case noiseAudience:
		s.Names = []string{"harbour crane timetable"}
	}
	c.ReplyTo = b.add(s)
	b.add(c)
	for i := range b.in.Slots {
		b.in.Slots[i].At = date.At(9, i)
	}
	return b.in
}

// Every kind of noise and its correction keep the rules of a day, in many words.
func TestEveryKindOfNoise(t *testing.T) {
	for _, kind := range corpus.Noise {
		wrong, right := map[string]bool{}, map[string]bool{}
		for seed := range 60 {
			f := fields[seed%len(fields)]
			in := noiseDay(f, kind, seed)
			out, err := Day(in)
			if err != nil {
				t.Fatalf("%s: %v", kind, err)
			}
			checkDay(t, f, in, out)
			wrong[out.Messages[1].Text], right[out.Messages[2].Text] = true, true
			checkNoise(t, kind, in, out)
		}
		if len(wrong) < 25 || len(right) < 20 {
			t.Errorf("%s: %d texts, %d corrections", kind, len(wrong), len(right))
		}
	}
}

func checkNoise(t *testing.T, kind string, in prompts.DayIn, out prompts.DayOut) {
	t.Helper()
	wrong, right := out.Messages[1].Text, out.Messages[2].Text
	lower := strings.ToLower(wrong)
	for _, w := range append(append(endWords[:len(endWords):len(endWords)], startWords...), "behind us", "under way", "complete") {
		if strings.Contains(lower, w) && len(out.Messages[1].States) == 0 {
			t.Errorf("%s: %q speaks of a start or an end", kind, wrong)
		}
	}
	for _, doubt := range []string{"maybe", "perhaps", "not sure", "i guess", "might be"} {
		if strings.Contains(lower, doubt) && kind != noiseDrifts {
			t.Errorf("%s: %q does not sound sure", kind, wrong)
		}
	}
	switch kind {
	case noiseDrifts:
		if !strings.Contains(wrong, in.Slots[1].Aside) {
			t.Errorf("%q does not drift to %s", wrong, in.Slots[1].Aside)
		}
	case noiseAudience:
		if strings.Count(wrong, in.Slots[1].Names[0]) != 1 {
			t.Errorf("%q is not for the people on another task", wrong)
		}
	}
	if n := len(strings.Fields(right)); n > 45 {
		t.Errorf("%s: a correction of %d words: %q", kind, n, right)
	}
}

// A wrong detail sounds sure of itself, whatever is added to it.
func TestWrongDetailsSoundSure(t *testing.T) {
	unsure := regexp.MustCompile(`(?i)ought to|should hold|\bmay\b|double|overlooked|I think|perhaps|not sure|as far as`)
	for seed := range 400 {
		for _, a := range fields[0].attributes {
			if a.class != grammar.ClassTally {
				continue
			}
			in := onTask(seed, a, corpus.ActMistake)
			in.Slots[0].Kind, in.Words = "wrong_detail", 34
			if text := onlyText(t, in); unsure.MatchString(text) {
				t.Errorf("seed %d: %q", seed, text)
			}
		}
	}
}
