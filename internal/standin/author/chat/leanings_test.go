package chat

import (
	"maps"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"memloom/internal/corpus"
	"memloom/internal/standin/author/grammar"
	"memloom/prompts"
)

// lean is what people of the same style write who differ in tone, voice or expertise.
type lean struct {
	talk
	self, wishes, modest, chats, heard int
}

// leaningTalk has somebody of the middle of every scale write every message of
// days of every field.
func leaningTalk(t *testing.T, change func(*prompts.Voice)) lean {
	t.Helper()
	var k lean
	lex := chatTables()
	tones, voices := tableShapes(lex, "tone "), tableShapes(lex, "voice ")
	plain := func(p *prompts.Voice) {
		p.Tone, p.Voice, p.Expertise = "", "", ""
		change(p)
	}
	everyDay(t, 16, plain, k.add, func(used map[string]int) {
		k.heard += timesUsed(used, tones)
		k.chats += timesUsed(used, voices)
	})
	return k
}

func (k *lean) add(text string, in prompts.DayIn) {
	k.count(text)
	own := grammarOf(text, in)
	if grammar.Technical(own) {
		k.jargon++
	}
	if grammar.SpeaksOfSelf(text) {
		k.self++
	}
	if grammar.HasAny(strings.ToLower(text), []string{"i think", "i'd say", "i would say", "perhaps", "maybe", "might", "mistaken", "not sure", "as far as i", "if i ", "i hope", "seems", "i guess", "i believe"}) {
		k.modest++
	}
	if grammar.HasAny(strings.ToLower(text), []string{"please", "next", "i'll ", "i will ", "let us", "let's", "tell me", "say so", "could you", "can you"}) {
		k.wishes++
	}
}

// tableShapes are the shapes of tables whose names begin with some words, and of no others.
func tableShapes(l *tables, begin string) map[string]bool {
	out := map[string]bool{}
	for name, t := range l.special {
		if strings.HasPrefix(name, begin) {
			for _, p := range t {
				out[p.Src] = true
			}
		}
	}
	for name, t := range l.special {
		if !strings.HasPrefix(name, begin) {
			for _, p := range t {
				delete(out, p.Src)
			}
		}
	}
	return out
}

// What tones, voices and expertise lean to can be measured in what their people write.
func TestLeaningsShow(t *testing.T) {
	words := func(k lean) int { return k.words }
	questions := func(k lean) int { return k.questions }
	tools := func(k lean) int { return k.jargon }
	hedges := func(k lean) int { return k.modest }
	self := func(k lean) int { return k.self }
	wishes := func(k lean) int { return k.wishes }
	chats := func(k lean) int { return k.chats }
	known := map[string]lean{} // by a tone, voice or expertise
	talks := func(x string) lean {
		k, ok := known[x]
		if !ok {
			k = leaningTalk(t, func(p *prompts.Voice) { p.Tone, p.Voice, p.Expertise = x, x, x }) // no word means two of them
			known[x] = k
		}
		return k
	}
	for _, c := range []struct {
		what, less, more string
		count            func(lean) int
		factor           float64
	}{
		{"words", "concise", "chatty", words, 1.06},
		{"words", "concise", "elaborative", words, 1.08},
		{"words", "boring", "anecdotal", words, 1.05},
		{"of themselves", "boring", "anecdotal", self, 1.2},
		{"wishes", "boring", "action-oriented", wishes, 1.3},
		{"sentences of a voice", "concise", "chatty", chats, 1},
		{"sentences of a voice", "boring", "anecdotal", chats, 1},
		{"questions", "specialist", "novice", questions, 1.2},
		{"words of the tools", "novice", "specialist", tools, 2},
		{"hedges", "specialist", "novice", hedges, 1.6},
		{"hedges", "direct", "anxious", hedges, 2.5},
		{"questions", "casual", "skeptical", questions, 1.08},
	} {
		a, b := talks(c.less), talks(c.more)
		less, more := per(c.count(a), a.messages), per(c.count(b), b.messages)
		t.Logf("%-20s %-10s %7.1f, %-15s %7.1f per 100 messages", c.what, c.less, less, c.more, more)
		if more < c.factor*less || more == 0 {
			t.Errorf("%s: %s %.1f, %s %.1f, want %.2f times as much", c.what, c.less, less, c.more, more, c.factor)
		}
	}
}

// Every own tone is heard in about a tenth of the messages, whatever the occasion,
// and no more than that; without a tone none is.
func TestOwnTonesAreHeard(t *testing.T) {
	for _, tone := range append(slices.Clone(toneNames), "") {
		k := leaningTalk(t, func(p *prompts.Voice) { p.Tone = tone })
		got := per(k.heard, k.messages)
		t.Logf("%-12s %.1f of 100 messages", tone, got)
		if tone == "" && got > 0 || tone != "" && (got < 8 || got > 13) {
			t.Errorf("%q is heard in %.1f of 100 messages", tone, got)
		}
	}
}

// What somebody leans to is weaker than a scale: a concise person who is chatty
// writes less than a detailed one who is not.
func TestScalesOutweighLeanings(t *testing.T) {
	for _, c := range []struct {
		what       string
		less, more func(*prompts.Voice)
		count      func(lean) int
	}{
		{"words", func(p *prompts.Voice) { p.Style.Verbosity, p.Voice = "concise", "elaborative" },
			func(p *prompts.Voice) { p.Style.Verbosity, p.Voice = "detailed", "concise" }, func(k lean) int { return k.words }},
		{"questions", func(p *prompts.Voice) { p.Style.Questioning, p.Expertise = "accepting", "novice" },
			func(p *prompts.Voice) { p.Style.Questioning, p.Expertise = "probing", "specialist" }, func(k lean) int { return k.questions }},
		{"words of the tools", func(p *prompts.Voice) { p.Style.Jargon, p.Expertise = "plain", "specialist" },
			func(p *prompts.Voice) { p.Style.Jargon, p.Expertise = "technical", "novice" }, func(k lean) int { return k.jargon }},
	} {
		a, b := leaningTalk(t, c.less), leaningTalk(t, c.more)
		t.Logf("%-20s %.1f, %.1f per 100 messages", c.what, per(c.count(a), a.messages), per(c.count(b), b.messages))
		if c.count(a) >= c.count(b) {
			t.Errorf("%s: %d and %d", c.what, c.count(a), c.count(b))
		}
	}
}

// Whatever people lean to, their days keep the rules: a beginning answers nobody,
// and no sentence of a tone or voice stands at a mistake or what puts it right.
func TestLeaningsKeepTheRules(t *testing.T) {
	own := tableShapes(chatTables(), "tone ")
	maps.Copy(own, tableShapes(chatTables(), "voice "))
	n := 0
	for i, tone := range slices.Repeat(toneNames, 6) {
		f := fields[i%len(fields)]
		in := makeDay(f, 25, rand.New(rand.NewPCG(uint64(i), 31)).IntN)
		in.Words = 26
		for j := range in.People {
			p := &in.People[j]
			p.Tone, p.Voice, p.Expertise = tone, [...]string{"chatty", "elaborative", "anecdotal", "action-oriented"}[j%4], "novice"
		}
		d, err := newDay(chatTables(), in)
		if err != nil {
			t.Fatal(err)
		}
		var out prompts.DayOut
		for _, s := range in.Slots {
			before := maps.Clone(d.used)
			m, err := d.write(d.slots[s.N])
			if err != nil {
				t.Fatal(err)
			}
			out.Messages = append(out.Messages, m)
			if s.ReplyTo == 0 && s.Earlier == nil && answering.MatchString(m.Text) && !thanksAll(s, m.Text) {
				t.Errorf("a %s that answers nobody: %q", s.Act, m.Text)
			}
			if s.Act != corpus.ActMistake && s.Act != corpus.ActCorrection {
				continue
			}
			n++
			for src, times := range d.used {
				if own[src] && times > before[src] {
					t.Errorf("a %s in a tone or voice: %q", s.Act, m.Text)
				}
			}
		}
		checkDay(t, f, in, out)
	}
	if n < 50 {
		t.Errorf("%d mistakes and corrections only", n)
	}
}

// A message that the plan wants in another tone is in that one, and not in its writer's.
func TestOtherTonesReplaceOwn(t *testing.T) {
	own, other := tableShapes(chatTables(), "tone anxious "), tableShapes(chatTables(), "tone professional ")
	in := func(set map[string]bool, taken []string) bool {
		return slices.ContainsFunc(taken, func(src string) bool { return set[src] })
	}
	heard := 0
	for seed := range uint64(20) {
		day := makeDay(fields[seed%3], 25, rand.New(rand.NewPCG(seed, 5)).IntN)
		for j := range day.People {
			day.People[j].Tone = "anxious"
		}
		for j := range day.Slots {
			day.Slots[j].Tone = "professional"
		}
		d, err := newDay(chatTables(), day)
		if err != nil {
			t.Fatal(err)
		}
		for _, s := range day.Slots {
			m, written, err := d.draw(d.slots[s.N])
			if err != nil {
				t.Fatal(err)
			}
			d.accept(m, written.Text)
			if in(own, m.taken) {
				t.Errorf("in the writer's own tone: %q", written.Text)
			}
			if in(other, m.taken) {
				heard++
			}
		}
	}
	if heard < 100 {
		t.Errorf("the other tone is heard in %d messages only", heard)
	}
}
