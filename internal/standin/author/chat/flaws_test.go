package chat

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"
	"unicode/utf8"

	"memloom/internal/corpus"
	"memloom/internal/standin/author/grammar"
	"memloom/internal/standin/author/voice"
	"memloom/prompts"
)

// words that stand in one text and not in another.
func strange(text string, known map[string]bool) []string {
	var out []string
	for _, w := range strings.Fields(text) {
		w = strings.ToLower(strings.Trim(w, ",.!?;:()…–"))
		if w != "" && !known[w] && strings.Trim(w, "abcdefghijklmnopqrstuvwxyz") == "" {
			out = append(out, w)
		}
	}
	return out
}

// knownWords are those of the grammar, spelt as formal and other people do, and of a day's input.
func knownWords(in prompts.DayIn) map[string]bool {
	out := map[string]bool{}
	add := func(s string) {
		for _, w := range strings.FieldsFunc(strings.ToLower(s), func(c rune) bool { return strings.ContainsRune(" ,.!?;:()…–[]|<>$", c) }) {
			out[w] = true
		}
	}
	for name, t := range allTables() {
		if strings.HasPrefix(name, "form ") {
			continue // how questions are put moves no message
		}
		for _, p := range t {
			add(p.Src)
			add(grammar.ExpandContractions(p.Src))
		}
	}
	for _, f := range in.Facts {
		add(f.Subject + " " + f.Attribute + " " + f.Plural + " " + f.Sentence + " " + f.Reason + " " + strings.Join(f.Surfaces, " ") + " " + strings.Join(f.Done, " "))
	}
	for _, s := range in.Slots {
		add(s.Task + " " + s.Aside)
		if s.Asks != nil {
			add(s.Asks.Attribute + " " + s.Asks.Plural)
		}
	}
	for _, p := range in.People {
		add(p.Name + " " + strings.Join(p.Habits, " "))
	}
	add("sorry wait mean or rather pardon excuse argh nope should say well no will would have could you please i'd if isn't too much trouble was wondering whether possible for be it to perhaps maybe think feeling seems me that let grounds background reasoning reason cause given seeing being simple behind therefore hence which why")
	for _, f := range grammar.Verbs {
		add(f[0] + " " + f[1])
	}
	return out
}

func withFlaw(flaw string) func(*prompts.DayIn, *prompts.Slot) {
	return func(in *prompts.DayIn, s *prompts.Slot) {
		if s.N%2 == 0 {
			s.Flaws = []string{flaw}
		}
	}
}

// A typo changes one ordinary word of a message that shall have one, by a
// letter, and no other message; surfaces, names and links stay (checkDay).
func TestTypos(t *testing.T) {
	n, odd := 0, 0
	for _, d := range manneredDays(t, withFlaw(corpus.MarkTypo)) {
		known := knownWords(d.in)
		for i, m := range d.spoilt.Messages {
			wrong := strange(m.Text, known)
			if len(d.in.Slots[i].Flaws) == 0 {
				odd += len(wrong)
				if len(wrong) > 0 {
					t.Errorf("%q: %v", m.Text, wrong)
				}
				continue
			}
			n++
			if len(wrong) == 0 {
				t.Errorf("no typo in %q", m.Text)
			}
			for _, w := range wrong {
				if len(wrong) == 1 && !slipped(w, known) {
					t.Errorf("%q is no slip of the keyboard in %q", w, m.Text)
				}
			}
		}
	}
	if n < 150 || odd > 0 {
		t.Errorf("%d messages with a typo, %d strange words in others", n, odd)
	}
}

// slipped says whether a word is off by a letter, or by two that changed places.
func slipped(w string, known map[string]bool) bool {
	for k := range known {
		if k != w && k[0] == w[0] && off(k, w) {
			return true
		}
	}
	return false
}

func off(a, b string) bool {
	i := 0
	for i < min(len(a), len(b)) && a[i] == b[i] {
		i++
	}
	a, b = a[i:], b[i:]
	j := 0
	for j < min(len(a), len(b)) && a[len(a)-1-j] == b[len(b)-1-j] {
		j++
	}
	a, b = a[:len(a)-j], b[:len(b)-j]
	return len(a)+len(b) == 1 || len(a) == 1 && len(b) == 1 || len(a) == 2 && len(b) == 2 && a[0] == b[1] && a[1] == b[0]
}

func TestFragments(t *testing.T) {
	m := &message{scene: &scene{d: &day{lex: chatTables()}, r: rand.New(rand.NewPCG(1, 2)), v: &voice.Voice{Lower: true}}}
	five, task := grammar.ValueSpan(1, "five"), grammar.NameSpan("the card vault load test")
	for in, want := range map[string]string{
		"I'll note it on the page":                            "will note it on the page",
		"I've looked at it":                                   "looked at it",
		"I'm working on it":                                   "working on it",
		"I count " + five + " defects":                        "count " + five + " defects",
		"there are " + five + " defects":                      five + " defects",
		"the retry limit for " + task + " is " + five:         "retry limit for " + task + ": " + five,
		"what's the retry limit for " + task + "?":            "the retry limit for " + task + "?",
		"how many defects are there on " + task + "?":         "how many defects on " + task + "?",
		"we have " + five + " as the retry limit for " + task: "have " + five + " as the retry limit for " + task,
	} {
		got, err := m.fragmenter().fragmented([]string{in}, "")
		if err != nil || got[0] != want {
			t.Errorf("%q: %q (%v), want %q", grammar.Unmark(in), grammar.Unmark(got[0]), err, grammar.Unmark(want))
		}
	}
	for _, kept := range []string{"I'm sure of it", "I don't know", grammar.ValueSpan(1, "thin") + " it is"} {
		if got, ok := m.fragmenter().withoutSubject(kept); ok {
			t.Errorf("%q became %q", kept, got)
		}
	}
}

// Who introduces themselves with a typo still says what they are best at: the
// word on which it hangs is never the one mistyped.
func TestTyposLeaveWhatOneSaysOfOneself(t *testing.T) {
	lex, hit := chatTables(), map[corpus.Act]int{}
	for _, act := range []corpus.Act{corpus.ActIntroduction, corpus.ActProgress} {
		for seed := range uint64(200) {
			m := &message{scene: &scene{d: &day{lex: lex}, r: rand.New(rand.NewPCG(seed, 1)), slot: &prompts.Slot{Act: act}}}
			if !strings.Contains(m.slips().mistyped("What I do best is "+grammar.ValueSpan(1, "shelving")+"."), " best ") {
				hit[act]++
			}
		}
	}
	if hit[corpus.ActIntroduction] > 0 || hit[corpus.ActProgress] == 0 {
		t.Errorf("mistyped: %v", hit)
	}
}

// Every message that shall have a fragment or take something back differs from
// what it would have been, and still states what is planned (checkDay).
func TestFragmentsAndSelfCorrectionsShow(t *testing.T) {
	takes := []string{", sorry, ", ", no wait, ", ", I mean ", " – no, ", ", argh, ", ", nope, ", ", or rather ", ", well, ", ", pardon, ", ", excuse me, ", ", I should say ", "sorry", "Sorry"}
	for _, flaw := range []string{corpus.MarkFragment, corpus.MarkSelfCorrection} {
		n := 0
		for _, d := range manneredDays(t, withFlaw(flaw)) {
			for i, m := range d.spoilt.Messages {
				taken := slices.ContainsFunc(takes, func(s string) bool { return strings.Contains(m.Text, s) })
				if len(d.in.Slots[i].Flaws) == 0 {
					continue
				}
				n++
				if flaw == corpus.MarkSelfCorrection && !taken {
					t.Errorf("%q takes nothing back", m.Text)
				}
				if utf8.RuneCountInString(m.Text) == 0 {
					t.Errorf("slot %d is empty", m.Slot)
				}
			}
		}
		if n < 150 {
			t.Errorf("%s: only %d messages", flaw, n)
		}
	}
}

// What is taken back is never a value, and never a word of the day's tasks.
func TestNothingSaidIsTakenBack(t *testing.T) {
	for _, d := range manneredDays(t, withFlaw(corpus.MarkSelfCorrection)) {
		for i, m := range d.spoilt.Messages {
			for _, s := range m.States {
				at, ok := place(m.Text, s)
				rest := []rune(m.Text)
				if !ok || d.in.Facts[s.Fact-1].Basis != corpus.BasisText {
					continue
				}
				behind := string(rest[at.End:])
				for _, take := range []string{", sorry, the ", ", or rather the ", ", I mean the ", ", no wait, the "} {
					if strings.HasPrefix(behind, take) {
						t.Errorf("slot %d takes a value back: %q", i+1, m.Text)
					}
				}
			}
		}
	}
}

// Nor is what stands beside the matter: the aside of small talk stays as it is.
func TestAsidesAreNotTakenBack(t *testing.T) {
	in := shortDay(corpus.ActProgress, 1)
	for i := range in.Slots[1:] {
		s := &in.Slots[i+1]
		s.Act, s.Short, s.To, s.Aside, s.Flaws = corpus.ActBanter, false, "", "the smell in the lift", []string{corpus.MarkSelfCorrection}
	}
	out, err := Day(in)
	if err != nil {
		t.Fatal(err)
	}
	for _, m := range out.Messages[1:] {
		before, _, ok := strings.Cut(m.Text, "the smell in the lift")
		if ok && strings.HasSuffix(before, ", ") || !ok && strings.Contains(m.Text, "the lift") {
			t.Errorf("%q takes the aside back", m.Text)
		}
	}
}

// What people get wrong at first is another thing that they have on their desk:
// where the words allow it, the other task or attribute is one of the day's,
// and where a value stands, the two make no task that the value could be of.
func TestSlipsAreNeighbours(t *testing.T) {
	n, neighbours := 0, 0
	for _, d := range manneredDays(t, withFlaw(corpus.MarkSelfCorrection)) {
		for i, m := range d.spoilt.Messages {
			if len(d.in.Slots[i].Flaws) == 0 {
				continue
			}
			n++
			if slipsIn(m.Text, d.in) {
				neighbours++
			}
		}
	}
	t.Logf("%d of %d slips are neighbours", neighbours, n)
	if per(neighbours, n) < 10 {
		t.Errorf("only %d of %d slips are neighbours", neighbours, n)
	}
}

var takeWords = []string{", sorry, the ", ", no wait, the ", ", I mean the ", " – no, the ", " – sorry, the ", ", or rather the ", ", pardon, the ", ", excuse me, the "}

// slipsIn says whether a text takes back a part of a task's name or an attribute of the day.
func slipsIn(text string, in prompts.DayIn) bool {
	for _, take := range takeWords {
		before, _, ok := strings.Cut(text, take)
		if !ok {
			continue
		}
		for _, x := range in.Tasks {
			if strings.HasSuffix(before, x.Component) || strings.HasSuffix(before, x.Deliverable) {
				return true
			}
		}
		for _, f := range in.Facts {
			if strings.HasSuffix(before, f.Attribute) {
				return true
			}
		}
	}
	return false
}
