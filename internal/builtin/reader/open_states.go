package reader

import (
	"slices"
	"strings"
)

// state is what something is in, or out of ("out of service", "back in use"), or a word
// for how it stands ("closed").
type state struct {
	noun string
	out  bool
}

// stateIn finds what something is in or out of.
func stateIn(p *parsed, s span) (state, bool) {
	low := func(i int) string {
		if i < s.from || i >= s.to {
			return ""
		}
		return p.toks[i].low
	}
	for i := s.from; i < s.to; i++ {
		switch low(i) {
		case "out":
			if low(i+1) == "of" && contentWord(low(i+2)) {
				return state{p.toks[i+2].stem, true}, true
			}
		case "in", "into":
			if contentWord(low(i+1)) && (low(i) == "into" || low(i-1) == "back" || low(i+2) == "again") {
				return state{p.toks[i+1].stem, false}, true
			}
		}
	}
	return state{}, false
}

// tells says that a stretch tells of a state.
func (is state) tells(p *parsed, s span) bool {
	if here, ok := stateIn(p, s); ok {
		return here == is
	}
	return holdsLow(p, s, is.noun)
}

// whenState finds the first message behind another one that tells of something in a state.
func (t *talk) whenState(f *openFrame, is state, after int) (happened, bool) {
	best, found := telling{}, false
	for _, c := range t.tellings(f) {
		if c.msg <= after || found && c.msg > best.msg || c.denied || c.guess || c.direct < openDirect || f.lacks(c) || !is.tells(t.read[c.msg], c.span) || hasWill(t.read[c.msg], c.span) {
			continue
		}
		best, found = c, true
	}
	if !found {
		return happened{}, false
	}
	h, _ := t.dayHere(best)
	return h, true
}

// hasWill says that a stretch tells of what is yet to be.
func hasWill(p *parsed, s span) bool {
	return slices.ContainsFunc(p.toks[s.from:s.to], func(t token) bool { return t.low == "will" || t.low == "'ll" || t.low == "going" })
}

// lightVerbs say nothing beside a state: "taken out of use", "put back into service".
var lightVerbs = words("taken took take put brought bring got get gone went go stay stayed stays remain remained remains kept keep")

// bareState takes the verbs out of a description of a state, which is then found by
// whatever is said of it.
func bareState(text string) string {
	p := parse(text, 0)
	if _, ok := stateIn(p, span{0, len(p.toks)}); !ok {
		return text
	}
	var out []string
	for _, t := range p.toks {
		if !lightVerbs[t.low] {
			out = append(out, p.text[t.start:t.end])
		}
	}
	return strings.Join(out, " ")
}

// undone are the states that end another one.
var undone = map[string][]string{
	"closed": {"open", "reopened"}, "shut": {"open", "reopened"}, "away": {"back"}, "off": {"back", "on"}, "down": {"up", "back"}, "missing": {"found", "back"},
	"lost": {"found", "back"}, "broken": {"repaired", "fixed", "mended", "works"}, "stuck": {"free", "works", "fixed"}, "ill": {"back", "better"}, "sick": {"back", "better"},
}

// inState finds when something came into a state and when it left it: "how long was the
// lift out of service", "how many days was the shop closed".
func (t *talk) inState(w askedWords, p posed) (from, to happened, ok bool) {
	if len(w) < 3 || !auxiliaries[strings.ToLower(w[0])] {
		return from, to, false
	}
	text := w.join(1, len(w))
	f := t.described(text, p)
	is, ok := stateIn(f.p, span{0, len(f.p.toks)})
	ends := []state{{is.noun, false}}
	switch last := strings.ToLower(w[len(w)-1]); {
	case ok && !is.out:
		return from, to, false
	case !ok && undone[last] == nil:
		return from, to, false
	case !ok:
		is, ends = state{noun: last}, nil
		for _, e := range undone[last] {
			ends = append(ends, state{noun: e})
		}
		f = t.described(w.join(1, len(w)-1), p)
	}
	if from, ok = t.whenState(f, is, -1); !ok {
		return from, to, false
	}
	for _, e := range ends {
		if to, ok = t.whenState(f, e, from.cites[0]); ok {
			return from, to, true
		}
	}
	return from, to, false
}
