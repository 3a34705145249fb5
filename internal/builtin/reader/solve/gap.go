package solve

import (
	"regexp"
	"slices"
	"strings"

	"memloom/internal/builtin/reader/talk"
	"memloom/internal/corpus"
)

// untilNext asks how long after the end of something its owner took up the next
// thing: "how many days after its end did its owner start their next job?"
var (
	untilNext = regexp.MustCompile(`(?i)^how (?:many|long)\b.*\b(?:its end|its completion|it was finished|it ended|it was done)\b.*\b(?:its owner|the owner|whoever owned it)(?:'s|’s)?\b.*\bnext (?:task|job|one|piece of work)\b`)
	endOfName = regexp.MustCompile(`(?i)\bthe (?:end|completion) of (the [^,?]+?) (until|did|and|to)\b`)
)

// solveGap counts the days from the end of a thing to what its owner began next.
func solveGap(t *talk.Talk, text, asker string, on corpus.Date) (Finding, bool) {
	name, ask, led, ok := gapSubject(t, text, asker, on)
	if !ok || !untilNext.MatchString(ask) {
		return Finding{}, false
	}
	if name == "" {
		return led, true
	}
	end, ok := t.SettleEvent(talk.Analyse("When did "+name+" start?", "", on, &t.People), talk.Finished)
	if !ok {
		return nothing("nobody says when it ended"), true
	}
	_, owner := direct(t, posed{text: "Who owns " + name + "?", asker: asker, on: on, open: true})
	if owner.Answer == "" {
		return nothing("nobody says whose it was"), true
	}
	b, why := firstAfter(t, owner.Answer, end.On, on)
	if b.name == "" {
		return nothing(why), true
	}
	q := talk.Analyse(ask, asker, on, &t.People)
	if !q.Counting.FirstSaid {
		q.Counting.First = false
	}
	if !q.Counting.LastSaid {
		q.Counting.Last = true
	}
	n, closures := count(t, q, end.On, b.on)
	return Finding{
		Answer: inDays(n, q.Working), Confidence: 75, Reason: "From " + talk.LongDate(end.On) + " to " +
			talk.LongDate(b.on) + ".",
		Cites: slices.Concat(led.Cites, end.Cites, owner.Cites, []int{b.msg}, closures),
	}, true
}

// gapSubject finds what a question on a gap is about, described or named, and puts "its end" for it.
func gapSubject(t *talk.Talk, text, asker string, on corpus.Date) (name, ask string, led Finding, ok bool) {
	if m := endOfName.FindStringSubmatchIndex(text); m != nil {
		return text[m[2]:m[3]], text[:m[0]] + "its end " + text[m[4]:], Finding{}, true
	}
	d, found := describedIn(text)
	if !found {
		return "", "", Finding{}, false
	}
	ask = strings.TrimLeft(text[d.to:], ".:;, ")
	if !untilNext.MatchString(ask) {
		return "", "", Finding{}, false
	}
	var clues []clue
	for _, c := range d.clauses {
		k, ok := readClue(c)
		if !ok {
			return "", "", Finding{}, false
		}
		clues = append(clues, k)
	}
	if name, led = thingFitting(t, d.noun, clues, asker, on); name != "" {
		name = "the " + name
	}
	return name, ask, led, true
}
