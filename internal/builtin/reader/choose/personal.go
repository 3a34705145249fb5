package choose

import (
	"slices"
	"strings"

	"memloom/internal/builtin/reader/english"
	"memloom/internal/builtin/reader/judge"
	"memloom/internal/builtin/reader/solve"
	"memloom/internal/builtin/reader/talk"
	"memloom/internal/builtin/reader/text"
	"memloom/internal/corpus"
	"memloom/prompts"
)

// Questions about a person (E20): somebody is asked something, in quotation marks, and the options are what they might
// say or be told. What the messages do not state as the answer to the quoted question falls first; of the options that
// are left, one fits the person whom the question names.

// personal answers such a question; ok is false for any other.
func personal(t *talk.Talk, in prompts.SolveIn) (out prompts.SolveOut, ok bool) {
	frame, quoted := apart(in.Question)
	who := speakerIn(t, frame)
	if len(in.Options) == 0 || who == "" || !strings.Contains(quoted, "?") {
		return out, false
	}
	asked, rest, _ := strings.Cut(quoted, "?")
	matter := strings.TrimSuffix(talk.Plainly(asked+"?"), "?")
	q := talk.Analyse(matter+"?", in.Asker, solve.AskedOn(in), &t.People)
	f := solve.Find(t, q)
	if f.Answer == "" {
		return undecided("the messages do not settle what is asked: " + f.Reason), true
	}
	left := slices.DeleteFunc(slices.Clone(in.Options), func(o corpus.Option) bool {
		return !states(matter+"?", f, o.Text)
	})
	best, cites, why := -1, []int(nil), "no option says what was found"
	if len(left) == 1 {
		best, why = 0, "Only one option says what was found."
	} else if len(left) > 1 {
		best, cites, why = suitingOption(t, frame+" "+rest, who, left)
	}
	if best < 0 {
		return undecided(why), true
	}
	f.Cites = append(f.Cites, cites...)
	out = solve.Out(t, f)
	out.Letter, out.Answer, out.Confidence, out.Reasoning = left[best].Letter, left[best].Text, 70, why
	return out, true
}

func undecided(why string) prompts.SolveOut {
	return prompts.SolveOut{Outcome: prompts.CannotDetermine, Citations: []string{}, Reasoning: why}
}

// apart cuts a question into what stands in quotation marks and the rest.
func apart(question string) (frame, quoted string) {
	for _, marks := range [][2]string{{"“", "”"}, {"\"", "\""}, {"«", "»"}} {
		before, rest, ok := strings.Cut(question, marks[0])
		if !ok {
			continue
		}
		inside, after, ok := strings.Cut(rest, marks[1])
		if ok {
			return before + " " + after, inside
		}
	}
	return question, ""
}

// speakerIn returns the one speaker whom a text names.
func speakerIn(t *talk.Talk, raw string) string {
	p, name := text.Parse(raw, 0), ""
	for i := range p.Toks {
		who, ok := t.People.PersonAt(p, i, false)
		switch {
		case !ok || who.Name == name:
		case name != "":
			return ""
		default:
			name = who.Name
		}
	}
	return name
}

// states says whether an option states what was found.
func states(question string, f solve.Finding, option string) bool {
	if judge.Compare(question, f.Answer, option) == judge.Same {
		return true
	}
	want := text.Parse(f.Answer, f.Typed.Date)
	have := text.Parse(option, f.Typed.Date)
	for _, v := range want.Vals {
		if !slices.ContainsFunc(have.Vals, func(o text.Value) bool { return sharesReading(v, o) }) {
			return false
		}
	}
	if len(want.Vals) > 0 {
		return true
	}
	return strings.Contains(plainWords(option), " "+strings.TrimSpace(plainWords(f.Answer))+" ")
}

func sharesReading(a, b text.Value) bool {
	return slices.ContainsFunc(a.Readings, func(x corpus.Value) bool {
		return slices.ContainsFunc(b.Readings, x.Equal)
	})
}

// plainWords is a text's words in lower case, with a blank around each.
func plainWords(raw string) string {
	var b strings.Builder
	b.WriteByte(' ')
	for _, t := range text.Tokenise(raw) {
		if t.Kind != text.Punct {
			b.WriteString(t.Low + " ")
		}
	}
	return b.String()
}

// What a question about a person turns on.
var (
	suiting   = english.Stems("suit fit recommend strength skill")
	proposing = english.Stems("propose proposal suggest suggestion improve improvement prevent")
)

// suitingOption returns the option that fits a person, with the messages that show it; -1 where they do not tell.
func suitingOption(t *talk.Talk, question, who string, options []corpus.Option) (best int, cites []int, why string) {
	own := by(t, who)
	for _, tok := range text.Tokenise(question) {
		switch {
		case suiting[tok.Stem]:
			return suited(t, own, options)
		case proposing[tok.Stem]:
			return calling(t, own, options)
		}
	}
	return inRegister(t, own, options)
}

// by returns the messages of a speaker.
func by(t *talk.Talk, who string) []int {
	var out []int
	for i, m := range t.Msgs {
		if strings.EqualFold(strings.Join(strings.Fields(m.Speaker), " "), who) {
			out = append(out, i)
		}
	}
	return out
}
