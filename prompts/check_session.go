package prompts

import (
	"fmt"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"memloom/internal/corpus"
)

// saidWords is how many words in a row of a say another may not use: fewer are
// the words that any talk about the matter needs.
const saidWords = 4

// mostSessionLines is how many lines a turn may have: an assistant lists.
const mostSessionLines = 16

// checkSession holds a session to its plan: the turns, every say once by its
// own side, nothing of it in the assistant's mouth, no value of its own (S4).
func checkSession(in SessionIn, out SessionOut) []string {
	if v := turns(in, out); len(v) > 0 {
		return v
	}
	v := saidPlaces(in, out)
	for i, m := range out.Messages {
		for _, s := range in.Says {
			v = append(v, saidElsewhere(in, out, i, s)...)
		}
		for _, problem := range turnText(in, m) {
			v = append(v, fmt.Sprintf("message %d: %s", i+1, problem))
		}
	}
	return v
}

// turns checks number, order and sides of the messages.
func turns(in SessionIn, out SessionOut) []string {
	if len(out.Messages) != in.Messages {
		return []string{fmt.Sprintf("there are %d messages: write exactly %d", len(out.Messages), in.Messages)}
	}
	for i, m := range out.Messages {
		if want := sideOf(i); m.Role != want {
			return []string{fmt.Sprintf("message %d is the %s's: user and assistant take turns, and the user begins",
				i+1, want)}
		}
	}
	return nil
}

// sideOf returns who writes the message at a place, from 0.
func sideOf(i int) string {
	if i%2 == 0 {
		return SideUser
	}
	return SideAssistant
}

// saidPlaces checks that each say stands once where it is said to stand, in
// order, at most one in a message and not all of them in the first.
func saidPlaces(in SessionIn, out SessionOut) []string {
	var v []string
	at := map[int]int{} // message of a say
	for _, p := range out.Says {
		k := slices.IndexFunc(in.Says, func(s Say) bool { return s.N == p.Say })
		switch _, twice := at[p.Say]; {
		case k < 0:
			v = append(v, fmt.Sprintf("say %d is not in the plan", p.Say))
		case twice:
			v = append(v, fmt.Sprintf("say %d is listed twice", p.Say))
		case p.Message < 1 || p.Message > len(out.Messages):
			v = append(v, fmt.Sprintf("say %d: there is no message %d", p.Say, p.Message))
		case out.Messages[p.Message-1].Role != in.Says[k].Side:
			v = append(v, fmt.Sprintf("say %d is the %s's, and message %d is not", p.Say, in.Says[k].Side, p.Message))
		case !sameClause(p.Surface, in.Says[k].Clause):
			v = append(v, fmt.Sprintf("say %d: %q is not its clause, word for word", p.Say, p.Surface))
		case !strings.Contains(out.Messages[p.Message-1].Text, p.Surface):
			v = append(v, fmt.Sprintf("say %d: %q does not stand in message %d", p.Say, p.Surface, p.Message))
		}
		at[p.Say] = p.Message
	}
	last := 0
	for _, s := range in.Says {
		m, ok := at[s.N]
		switch {
		case !ok:
			v = append(v, fmt.Sprintf("say %d does not come up", s.N))
		case m <= last:
			v = append(v, fmt.Sprintf("say %d comes too soon: the says keep their order, one in a message at most",
				s.N))
		}
		last = max(last, m)
	}
	if len(v) == 0 && len(in.Says) > 0 && last == 1 {
		v = append(v, "the first message says everything: let it come up later")
	}
	return v
}

// sameClause compares two clauses but for the case of the first letter.
func sameClause(a, b string) bool {
	_, n := utf8.DecodeRuneInString(a)
	_, k := utf8.DecodeRuneInString(b)
	return n == k && strings.EqualFold(a[:n], b[:k]) && a[n:] == b[k:]
}

// saidElsewhere finds a say at a message where it does not belong: a second
// time, or in part in what the assistant says.
func saidElsewhere(in SessionIn, out SessionOut, i int, s Say) []string {
	text := wordsOf(out.Messages[i].Text)
	here := 0
	if slices.ContainsFunc(out.Says, func(p SaidAt) bool { return p.Say == s.N && p.Message == i+1 }) {
		here = 1
	}
	clause := strings.Join(wordsOf(s.Clause), " ")
	switch n := strings.Count(padded(text), " "+clause+" "); {
	case n > here:
		return []string{fmt.Sprintf("message %d repeats say %d", i+1, s.N)}
	case here > 0 || out.Messages[i].Role != SideAssistant:
		return nil
	}
	free := padded(wordsOf(strings.Join(append([]string{in.Topic, in.Purpose}, in.Offers...), " / ")))
	for _, run := range runsOf(wordsOf(s.Clause), saidWords) {
		if strings.Contains(padded(text), run) && !strings.Contains(free, run) {
			return []string{fmt.Sprintf("message %d says%sof say %d: answer it in other words", i+1, run, s.N)}
		}
	}
	return nil
}

// runsOf returns the runs of n words, with a blank at either end; fewer words than that are one run.
func runsOf(words []string, n int) []string {
	if len(words) <= n {
		return []string{padded(words)}
	}
	var out []string
	for i := range len(words) - n + 1 {
		out = append(out, padded(words[i:i+n]))
	}
	return out
}

func padded(words []string) string { return " " + strings.Join(words, " ") + " " }

// wordsOf returns the words of a text in lower case; a slash stands for itself,
// so that nothing runs on from one phrase to the next.
func wordsOf(s string) []string {
	s = strings.ReplaceAll(strings.ToLower(s), "’", "'")
	return strings.FieldsFunc(s, func(c rune) bool {
		return !unicode.IsLetter(c) && !unicode.IsDigit(c) && c != '\'' && c != '/'
	})
}

// turnText checks the text of a turn: there is one, without placeholders, and
// every typed value in it stands in the input.
func turnText(in SessionIn, m SessionMessage) []string {
	if strings.TrimSpace(m.Text) == "" {
		return []string{"the text is empty"}
	}
	var v []string
	if n := strings.Count(strings.TrimSpace(m.Text), "\n") + 1; n > mostSessionLines {
		v = append(v, fmt.Sprintf("the text has %d lines, at most %d are allowed", n, mostSessionLines))
	}
	if r, ok := Unseen(m.Text); ok {
		v = append(v, fmt.Sprintf("the text holds the character %U, which nobody sees", r))
	}
	for _, marker := range Markers(m.Text) {
		v = append(v, fmt.Sprintf("the text holds the placeholder %q", marker))
	}
	material := sessionMaterial(in)
	for _, id := range RawIDs(m.Text, material) {
		v = append(v, fmt.Sprintf("the text holds the id %q", id))
	}
	for _, span := range corpus.Uncovered(m.Text, in.Date, nil, nil) {
		if !strings.Contains(material, strings.ToLower(span.Surface)) {
			v = append(v, fmt.Sprintf("the text holds %q, which the input does not: say it without a value",
				span.Surface))
		}
	}
	return v
}

// sessionMaterial is what values may be taken from.
func sessionMaterial(in SessionIn) string {
	parts := []string{in.Topic, in.Purpose, in.User.Name}
	for _, s := range in.Says {
		parts = append(parts, s.Clause)
	}
	return strings.ToLower(strings.Join(slices.Concat(parts, in.Details, in.Offers), "\n"))
}
