package chat

import (
	"encoding/json"
	"maps"
	"math/rand/v2"
	"strings"
	"testing"

	"memloom/internal/corpus"
	"memloom/internal/standin/author/grammar"
	"memloom/prompts"
)

// talk is what one person of a given style writes over many days.
type talk struct {
	messages, words, emoji, hedged, questions, contractions, jokes, jargon int

	thanks int // messages that name somebody, thank or wish well
}

// everyDay has people who are alike but for a change write days of every field, and
// hands on every text, and how often each day used its patterns.
func everyDay(t *testing.T, seeds uint64, change func(*prompts.Voice), heard func(text string, in prompts.DayIn), used func(map[string]int)) {
	t.Helper()
	for seed := range seeds {
		for i, f := range fields {
			in := makeDay(f, 25, rand.New(rand.NewPCG(seed, uint64(i))).IntN)
			for j := range in.People {
				p := &in.People[j]
				p.Habits, p.Rank, p.Style = nil, 4, corpus.Style{}
				change(p)
			}
			d, err := newDay(chatTables(), in)
			if err != nil {
				t.Fatal(err)
			}
			for j := range in.Slots {
				m, err := d.write(&in.Slots[j])
				if err != nil {
					t.Fatal(err)
				}
				heard(m.Text, in)
			}
			used(d.used)
		}
	}
}

// timesUsed counts how often patterns of some shapes were written.
func timesUsed(used map[string]int, shapes map[string]bool) int {
	sum := 0
	for src, n := range used {
		if shapes[src] {
			sum += n
		}
	}
	return sum
}

// talkOf has somebody of a style write every message of days of every field.
func talkOf(t *testing.T, change func(*prompts.Voice)) talk {
	t.Helper()
	var k talk
	jokes := humorous(chatTables())
	everyDay(t, 8, change, func(text string, in prompts.DayIn) {
		k.count(text)
		if grammar.Technical(grammarOf(text, in)) {
			k.jargon++
		}
	}, func(used map[string]int) { k.jokes += timesUsed(used, jokes) })
	return k
}

// grammarOf is a text without the words that the plan of its day has.
func grammarOf(text string, in prompts.DayIn) string {
	plan, err := json.Marshal(in)
	if err != nil {
		panic(err)
	}
	known := strings.ToLower(string(plan))
	var own []string
	for w := range strings.FieldsSeq(text) {
		if !strings.Contains(known, strings.ToLower(strings.Trim(w, ",.:;!?()"))) {
			own = append(own, w)
		}
	}
	return strings.Join(own, " ")
}

// humorous are the shapes of a lexicon that only who jokes writes.
func humorous(l *tables) map[string]bool {
	jokes, serious := map[string]bool{}, map[string]bool{}
	note := func(t grammar.Table) {
		for _, p := range t {
			if strings.ContainsAny(p.Tags, "hH") {
				jokes[p.Src] = true
			} else {
				serious[p.Src] = true
			}
		}
	}
	for _, tables := range []map[string]grammar.Table{l.state, l.short, l.asks, l.after, l.special} {
		for _, t := range tables {
			note(t)
		}
	}
	for _, tables := range []map[corpus.Act]grammar.Table{l.open, l.close} {
		for _, t := range tables {
			note(t)
		}
	}
	maps.DeleteFunc(jokes, func(src string, _ bool) bool { return serious[src] })
	return jokes
}

func (k *talk) count(text string) {
	lower := strings.ToLower(text)
	has := func(words ...string) int {
		for _, w := range words {
			if strings.Contains(lower, w) {
				return 1
			}
		}
		return 0
	}
	k.messages++
	k.words += len(strings.Fields(text))
	if strings.ContainsFunc(text, func(c rune) bool { return c >= 0x2600 && c != '…' }) {
		k.emoji++
	}
	k.hedged += has("i think", "maybe", "perhaps", "wondering", "seems to me", "feeling", "sorry", "if it isn't", "would it be possible", "might", "i hope", "as far as i know", "no pressure")
	k.questions += strings.Count(text, "?")
	k.contractions += has("'m ", "it's ", "that's ", "there's ", "here's ", "what's ", "who's ", "let's ", "'ll ", "'ve ", "n't ", "'d ", "'re ")
	k.thanks += has("mara", "petros", "leo", "sunniva", "hana", "otis", "thank", "glad", "good of you", "star", "wonderful", "hello", "lovely", "luck")
}

func per(n, of int) float64 { return 100 * float64(n) / float64(of) }

func TestStyleShows(t *testing.T) {
	type scale struct {
		name   string
		set    func(*corpus.Style, string)
		levels []string
		count  func(talk) int
		factor float64 // the last level has at least so many times what the first has
	}
	for _, s := range []scale{
		{"verbosity", func(s *corpus.Style, l string) { s.Verbosity = l }, []string{"concise", "moderate", "detailed"}, func(k talk) int { return k.words }, 1.4},
		{"emoji", func(s *corpus.Style, l string) { s.Emoji = l }, []string{"rare", "occasional", "frequent"}, func(k talk) int { return k.emoji }, 8},
		{"directness", func(s *corpus.Style, l string) { s.Directness = l }, []string{"direct", "balanced", "indirect"}, func(k talk) int { return k.hedged }, 2.5},
		{"questioning", func(s *corpus.Style, l string) { s.Questioning = l }, []string{"accepting", "clarifying", "probing"}, func(k talk) int { return k.questions }, 1.4},
		{"formality", func(s *corpus.Style, l string) { s.Formality = l }, []string{"formal", "casual"}, func(k talk) int { return k.contractions }, 20},
		{"humour", func(s *corpus.Style, l string) { s.Humour = l }, []string{"minimal", "occasional", "frequent"}, func(k talk) int { return k.jokes }, 2},
		{"warmth", func(s *corpus.Style, l string) { s.Warmth = l }, []string{"neutral", "friendly", "warm"}, func(k talk) int { return k.thanks }, 1.3},
		{"jargon", func(s *corpus.Style, l string) { s.Jargon = l }, []string{"plain", "balanced", "technical"}, func(k talk) int { return k.jargon }, 5},
	} {
		var rates []float64
		for _, l := range s.levels {
			k := talkOf(t, func(v *prompts.Voice) { s.set(&v.Style, l) })
			rates = append(rates, per(s.count(k), k.messages))
		}
		t.Logf("%-11s %v: %.1f per 100 messages", s.name, s.levels, rates)
		if last := rates[len(rates)-1]; last < s.factor*rates[0] || last == 0 {
			t.Errorf("%s: %s gives %.1f, %s %.1f, want %.1f times as much", s.name, s.levels[0], rates[0], s.levels[len(rates)-1], last, s.factor)
		}
	}
}

func TestLengthFollowsTheRecipe(t *testing.T) {
	for _, want := range []int{17, 20, 26} {
		words, messages := 0, 0
		for seed := range uint64(12) {
			for i, f := range fields {
				r := rand.New(rand.NewPCG(seed, uint64(i)))
				in := makeDay(f, 25, r.IntN)
				in.Words = want
				out, err := Day(in)
				if err != nil {
					t.Fatal(err)
				}
				for _, m := range out.Messages {
					words += len(strings.Fields(m.Text))
					messages++
				}
			}
		}
		mean := float64(words) / float64(messages)
		t.Logf("target %d words, mean %.1f", want, mean)
		// The days of these tests have no reasons, pages or other groups' tasks, which lengthen what people write.
		if mean < 0.62*float64(want) || mean > 1.25*float64(want) {
			t.Errorf("target %d words, mean %.1f", want, mean)
		}
	}
}

func TestHabitsShowInAtMostAThird(t *testing.T) {
	counts, messages := map[string]int{}, map[string]int{}
	for seed := range uint64(40) {
		for i, f := range fields {
			r := rand.New(rand.NewPCG(seed, uint64(i)))
			in := makeDay(f, 30, r.IntN)
			out, err := Day(in)
			if err != nil {
				t.Fatal(err)
			}
			for j, m := range out.Messages {
				messages[in.Slots[j].Author]++
				for who, sign := range map[string]string{"Mara Olsen": "Right,", "Petros Vaughn": "oing by my notes", "Leo Brandt": "heers", "Hana Tilde": "f you ask me,"} {
					if in.Slots[j].Author == who && strings.Contains(m.Text, sign) {
						counts[who]++
					}
				}
			}
		}
	}
	for who, n := range counts {
		if share := per(n, messages[who]); share < 0.5 || share > 34 {
			t.Errorf("%s: habit in %.1f %% of the messages", who, share)
		}
	}
	if len(counts) != 4 {
		t.Errorf("habits seen of %d people only", len(counts))
	}
}

// Nobody begins two messages of a day with the same opening.
func TestOpeningsDiffer(t *testing.T) {
	same, all := 0, 0
	for seed := range uint64(10) {
		for i, f := range fields {
			r := rand.New(rand.NewPCG(seed, uint64(i)))
			in := makeDay(f, 25, r.IntN)
			out, err := Day(in)
			if err != nil {
				t.Fatal(err)
			}
			seen := map[string]bool{}
			for j, m := range out.Messages {
				key := in.Slots[j].Author + ": " + head(m.Text)
				if head(m.Text) != "" && seen[key] {
					same++
				}
				seen[key] = true
				all++
			}
		}
	}
	if per(same, all) > 0.5 {
		t.Errorf("%d of %d messages begin like an earlier one of their author", same, all)
	}
}
