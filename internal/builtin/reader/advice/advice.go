// Package advice reads talks of a user with an assistant for what an answer to a request for advice has to heed: what the user
// told of somebody whom the request names, and what the user tells to keep, choose or leave in a kind of thing. It answers
// with that, and knows nothing of the world: whether a dish has nuts in it is for others to say.
package advice

import (
	"slices"
	"strings"

	"memloom/internal/builtin/reader/english"
	"memloom/internal/builtin/reader/text"
	"memloom/prompts"
)

// assistant is the speaker of an assistant's turns.
const assistant = "Assistant"

var (
	// wishes are what requests for advice turn on.
	wishes = english.Stems("suggest recommend advise advice suit choose pick sort kind")
	// asking are how one asks for advice about somebody
	asking = english.Words("could should would can might what where which how")
	// noting are what somebody does who looks a fact up.
	noting = english.Words("enter note noted put write record fill say said tell told")
	// habits are the verbs by which people tell what they keep or leave.
	habits = english.Stems("keep kept last lasts stay stays end choose pick turn give come back go went leave buy bought")
	// holding stand before what a thing has.
	holding = english.Words("with without has have had")
	// own stand behind "with" where it is no part of a thing.
	own = english.Words("me us myself")
	// closing end what a thing has.
	closing = english.Words("never whenever always when if because since , ;")
)

// Asks says whether a question asks for advice about talks with an assistant.
func Asks(in prompts.SolveIn) bool {
	talks := slices.ContainsFunc(in.Messages, func(m prompts.Shown) bool { return m.Speaker == assistant })
	toks := text.Tokenise(in.Question)
	names, _ := asked(in.Question)
	wishes := slices.ContainsFunc(toks, func(t text.Token) bool { return wishes[t.Stem] || len(names) > 0 && asking[t.Low] }) ||
		strings.Contains(strings.ToLower(in.Question), "right ")
	return talks && wishes && len(in.Options) == 0 &&
		!slices.ContainsFunc(toks, func(t text.Token) bool { return len(names) == 0 && noting[t.Low] || t.Low == "did" })
}

// statement is a sentence of the user's.
type statement struct {
	message int
	text    string
	toks    []text.Token
}

// Solve answers with what the user told that bears on the request. It never fails.
func Solve(in prompts.SolveIn) prompts.SolveOut {
	out := prompts.SolveOut{Outcome: prompts.CannotDetermine, Citations: []string{}, Reasoning: "nothing that the user told bears on it"}
	names, words := asked(in.Question)
	list, advice := heard(in, names), lines{}
	if len(names) > 0 {
		for _, s := range list {
			advice.add(s, "think of this: "+strings.TrimRight(s.text, ". "))
		}
	} else {
		advice = chosen(list, words)
	}
	if len(advice.texts) == 0 {
		return out
	}
	out.Outcome, out.Confidence, out.Reasoning = prompts.Answered, 75, "the user told it"
	out.Answer = "I would " + strings.Join(advice.texts, ". I would ") + "."
	for _, i := range advice.cites {
		if id := in.Messages[i].ID; !slices.Contains(out.Citations, id) {
			out.Citations = append(out.Citations, id)
		}
	}
	return out
}

// lines are what an answer says, and where that was told.
type lines struct {
	texts []string
	cites []int
}

func (l *lines) add(s statement, line string) {
	l.texts, l.cites = append(l.texts, line), append(l.cites, s.message)
}

// asked are the names in a question, and its words in their order.
func asked(question string) (names []string, words []text.Token) {
	for i, t := range text.Tokenise(question) {
		switch {
		case t.Kind != text.Word || english.FunctionWord(t.Low):
		case i > 0 && t.Capital && t.Low != "i":
			names = append(names, t.Low)
		case !wishes[t.Stem]:
			words = append(words, t)
		}
	}
	return names, words
}

// heard are the user's sentences that ask nothing and, where there are names, hold one of them.
func heard(in prompts.SolveIn, names []string) []statement {
	var out []statement
	for i, m := range in.Messages {
		low := strings.ToLower(m.Text)
		if m.Speaker == assistant || in.AskedAt != 0 && m.At >= in.AskedAt ||
			len(names) > 0 && !slices.ContainsFunc(names, func(n string) bool { return strings.Contains(low, n) }) {
			continue
		}
		for _, s := range sentences(m.Text) {
			s.message = i
			holds := len(names) == 0 || slices.ContainsFunc(s.toks, func(t text.Token) bool { return slices.Contains(names, t.Low) })
			if holds && !strings.HasSuffix(s.text, "?") {
				out = append(out, s)
			}
		}
	}
	return out
}

// sentences are those of a text.
func sentences(s string) []statement {
	var out []statement
	toks, from := text.Tokenise(s), 0
	for i, t := range toks {
		if t.Kind == text.Punct && strings.Contains(".!?", t.Low) || i == len(toks)-1 {
			out = append(out, statement{text: s[toks[from].Start:t.End], toks: toks[from : i+1]})
			from = i + 1
		}
	}
	return out
}

// chosen reads what the user keeps or leaves in the kind of thing that has the most words of the request.
func chosen(list []statement, words []text.Token) lines {
	most, best := 0, lines{}
	for _, s := range list {
		if !slices.ContainsFunc(s.toks, func(t text.Token) bool { return habits[t.Stem] }) {
			continue
		}
		var shared []string
		for _, w := range words {
			if slices.ContainsFunc(s.toks, func(t text.Token) bool { return t.Stem == w.Stem }) {
				shared = append(shared, w.Low)
			}
		}
		trait := trait(s)
		if len(shared) == 0 || trait == "" || len(shared) < most {
			continue
		}
		if len(shared) > most {
			most, best = len(shared), lines{}
		}
		best.add(s, "go for a "+strings.Join(shared, " ")+" with "+trait)
	}
	return best
}

// trait is what a sentence says that things have, or are not without.
func trait(s statement) string {
	for i := len(s.toks) - 1; i >= 0; i-- {
		if !holding[s.toks[i].Low] || i+1 == len(s.toks) || own[s.toks[i+1].Low] {
			continue
		}
		end := i + 1
		for end < len(s.toks) && !closing[s.toks[end].Low] && !(s.toks[end].Kind == text.Punct && strings.Contains(".!", s.toks[end].Low)) {
			end++
		}
		if end > i+1 {
			at := s.toks[0].Start
			return s.text[s.toks[i+1].Start-at : s.toks[end-1].End-at]
		}
	}
	return ""
}
