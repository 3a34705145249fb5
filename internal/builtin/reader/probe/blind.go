package probe

import (
	"slices"
	"strings"

	"memloom/internal/builtin/reader/talk"

	"memloom/internal/builtin/reader/english"
	"memloom/internal/builtin/reader/text"
	"memloom/internal/corpus"
	"memloom/prompts"
)

// Members is how many different blind readers there are; more repeat them.
const Members = 4

// Blind guesses from question and options alone, as one of the panel's members (E22). They read artefacts of annotation
// and nothing else: member 0 looks for the answer in the question, 1 for what is common, 2 for length and detail, 3 for how
// the options stand to each other.
func Blind(member int, in prompts.BlindIn) prompts.BlindOut {
	b := blind{in: in, q: talk.Analyse(in.Question, "", 0, &talk.Roster{}), p: text.Parse(in.Question, 0)}
	switch ((member % Members) + Members) % Members {
	case 0:
		return b.keyInQuestion()
	case 1:
		return b.common()
	case 2:
		return b.detailed()
	}
	return b.placed()
}

type blind struct {
	in prompts.BlindIn
	q  *talk.Query
	p  *text.Parsed
}

func declined(why string) prompts.BlindOut {
	return prompts.BlindOut{Declined: true, Reasoning: why}
}

func pick(o corpus.Option, confidence int, why string) prompts.BlindOut {
	return prompts.BlindOut{Answer: o.Text, Letter: o.Letter, Confidence: confidence, Reasoning: why}
}

// keyInQuestion looks for the key in the lock: a value of the asked kind, or
// the one option that repeats the question's words.
func (b *blind) keyInQuestion() prompts.BlindOut {
	if len(b.in.Options) > 0 {
		i, margin := leader(b.in.Options, b.overlap)
		if margin >= 0.34 {
			return pick(b.in.Options[i], 60, "It repeats the words of the question.")
		}
		return declined("no option stands out by the question's words")
	}
	if b.q.Ask == talk.AskValue || b.q.Ask == talk.AskEvent {
		for _, v := range b.p.Vals {
			if val, ok := v.As(b.q.Kinds); ok && !b.constrains(v) {
				return prompts.BlindOut{Answer: talk.SayValue(val, v.Surface), Confidence: 45,
					Reasoning: "The question itself holds such a value."}
			}
		}
	}
	return declined("the question holds no value of the asked kind")
}

// constrains says that a value of the question is a condition: "as of 3 March".
func (b *blind) constrains(v text.Value) bool {
	return v.From > 0 && english.Prepositions[b.p.Toks[v.From-1].Low]
}

// overlap is the share of an option's content that stands in the question.
func (b *blind) overlap(o corpus.Option) float64 {
	need := text.ContentStems(o.Text)
	if len(need) == 0 {
		return 0
	}
	hit := 0
	for _, s := range need {
		if text.HasStem(b.p, s) {
			hit++
		}
	}
	return float64(hit) / float64(len(need))
}

// leader returns the option of the highest score and how far it is ahead.
func leader(options []corpus.Option, score func(corpus.Option) float64) (best int, margin float64) {
	first, second := -1.0, -1.0
	for i, o := range options {
		switch s := score(o); {
		case s > first:
			best, first, second = i, s, first
		case s > second:
			second = s
		}
	}
	return best, first - max(second, 0)
}

// common answers what such questions are often answered with, or the option that agrees most with the others.
func (b *blind) common() prompts.BlindOut {
	if len(b.in.Options) > 0 {
		i, margin := leader(b.in.Options, b.agreement)
		if margin <= 0 {
			return declined("the options agree with each other equally")
		}
		return pick(b.in.Options[i], min(28+int(60*margin), 55), "It shares most with the other options.")
	}
	switch {
	case (b.q.Ask == talk.AskDuration || b.q.Ask == talk.AskInterval) && b.q.Working:
		return guess("5 working days")
	case b.q.Ask == talk.AskDuration || b.q.Ask == talk.AskInterval:
		return guess("7 days")
	case b.q.Ask == talk.AskWhether:
		return prompts.BlindOut{Answer: "yes", Confidence: 50, Reasoning: "Most such questions are answered with yes."}
	case b.q.Ask == talk.AskValue && len(b.q.Kinds) > 0 && b.q.Kinds[0] == corpus.KindCount:
		return guess("3")
	case b.q.Ask == talk.AskValue && len(b.q.Kinds) > 0 && b.q.Kinds[0] == corpus.KindPercent:
		return guess("10 %")
	}
	return declined("nothing is common for such a question")
}

func guess(answer string) prompts.BlindOut {
	return prompts.BlindOut{Answer: answer, Confidence: 8, Reasoning: "The commonest answer of its kind."}
}

// agreement is the mean share of an option's content that each other option has.
func (b *blind) agreement(o corpus.Option) float64 {
	own := allStems(o.Text)
	if len(own) == 0 || len(b.in.Options) < 2 {
		return 0
	}
	hit := 0
	for _, p := range b.in.Options {
		if p.Letter == o.Letter {
			continue
		}
		other := allStems(p.Text)
		for _, s := range own {
			if slices.Contains(other, s) {
				hit++
			}
		}
	}
	return float64(hit) / float64(len(own)*(len(b.in.Options)-1))
}

func allStems(raw string) []string {
	var out []string
	for _, t := range text.Tokenise(raw) {
		if t.Kind != text.Punct {
			out = append(out, t.Stem)
		}
	}
	return text.Unique(out)
}

// detailed picks the option that is longer or more exact than the rest.
func (b *blind) detailed() prompts.BlindOut {
	if len(b.in.Options) == 0 {
		return declined("without options there is nothing to compare")
	}
	i, _ := leader(b.in.Options, specificity)
	second := 0.0
	for j, o := range b.in.Options {
		if j != i {
			second = max(second, specificity(o))
		}
	}
	top := specificity(b.in.Options[i])
	switch {
	case second > 0 && top >= 1.5*second:
		return pick(b.in.Options[i], 60, "It is far more detailed than the others.")
	case second > 0 && top >= 1.15*second:
		return pick(b.in.Options[i], 35, "It is somewhat more detailed than the others.")
	}
	return declined("the options are alike in detail")
}

// specificity counts words, and numbers and names twice more.
func specificity(o corpus.Option) float64 {
	n := 0.0
	for i, t := range text.Tokenise(strings.TrimSpace(o.Text)) {
		switch {
		case t.Kind == text.Punct:
		case t.Kind == text.Number || t.Kind == text.Link || t.Capital && i > 0:
			n += 3
		default:
			n++
		}
	}
	return n
}
