package choose

import (
	"slices"
	"strings"

	"memloom/internal/builtin/reader/english"
	"memloom/internal/builtin/reader/talk"
	"memloom/internal/builtin/reader/text"
	"memloom/internal/corpus"
)

// What suits somebody: what they say of themselves that they are good at, and what they are not.

var (
	strongWords = english.Stems("strong strongest strength best superpower expertise expert experienced experience proficient home core good most thing master talent specialise specialist")
	weakWords   = english.Stems("new beginner beginning begin learn little limited gap nothing tourist novice rusty weak weakness unfamiliar struggle")
	denyWords   = english.Words("not n't no never yet hardly barely don't cannot nobody else")
	selves      = english.Words("i me my mine myself i'm we")
	anaphora    = english.Words("there that it this where")
	skillDeeds  = english.Stems("count help use do practice practise touch try trust") // what one says of a skill to deny it
)

// claim is a clause in which somebody says what they are good at, or not.
type claim struct {
	msg  int
	weak bool
	said english.Set // stems of what it is about
}

// skills reads what somebody says of their own skills.
func skills(t *talk.Talk, own []int) []claim {
	var out []claim
	for _, i := range own {
		var before []text.Token
		for _, clause := range clausesIn(t.Read[i]) {
			c, ok := claimOf(clause)
			if ok && len(c.said) == 0 {
				c.said = about(before)
			}
			if ok && len(c.said) > 0 {
				c.msg = i
				out = append(out, c)
			}
			before = clause
		}
	}
	return out
}

// clausesIn cuts a message at stops, semicolons, colons that end a label, and
// before "and" or "but" behind a comma. A label stays with what it labels.
func clausesIn(p *text.Parsed) [][]text.Token {
	var out [][]text.Token
	from := 0
	cut := func(to int) {
		if to > from {
			out = append(out, p.Toks[from:to])
		}
		from = to
	}
	for i, t := range p.Toks {
		switch t.Low {
		case ".", ";", "?", "!", "–", "…":
			cut(i)
		case ",":
			if i+1 < len(p.Toks) {
				cut(i)
			}
		}
	}
	cut(len(p.Toks))
	return out
}

// claimOf reads a clause that speaks of its writer's skill, or begins with the
// word for it as a label does. To deny something is no word on skill by itself.
func claimOf(clause []text.Token) (c claim, ok bool) {
	own := slices.ContainsFunc(clause, func(t text.Token) bool { return selves[t.Low] })
	var strong, denied, deed bool
	for n, i := range wordsAt(clause) {
		t := clause[i]
		w, s := weakWords[t.Stem] && !namesField(clause, i), strongWords[t.Stem]
		c.weak, strong = c.weak || w, strong || s
		denied, deed = denied || denyWords[t.Low], deed || skillDeeds[t.Stem]
		own = own || n < 2 && (w || s || denyWords[t.Low])
	}
	c.weak = c.weak || denied && (strong || deed)
	c.said = about(clause)
	return c, own && (strong || c.weak)
}

// wordsAt returns the places of a clause's words.
func wordsAt(clause []text.Token) (at []int) {
	for i, t := range clause {
		if t.Kind != text.Punct {
			at = append(at, i)
		}
	}
	return at
}

// namesField says that a word at a place is "learning" as a part of the name of a field, as
// in "machine learning", and not what somebody does.
func namesField(clause []text.Token, i int) bool {
	return clause[i].Low == "learning" && i > 0 && clause[i-1].Kind == text.Word &&
		!english.FunctionWord(clause[i-1].Low) && !english.Fillers[clause[i-1].Low] && clause[i-1].Low != "still" &&
		clause[i-1].Low != "'m"
}

// about is what a clause speaks of, without the words of skill themselves.
func about(clause []text.Token) english.Set {
	out := english.Set{}
	for _, t := range clause {
		if t.Kind == text.Punct || english.FunctionWord(t.Low) || english.Fillers[t.Low] || strongWords[t.Stem] ||
			weakWords[t.Stem] || denyWords[t.Low] || selves[t.Low] || anaphora[t.Low] {
			continue
		}
		out[t.Stem] = true
	}
	return out
}

// suited returns the option that takes up what somebody is good at, and none of what they are not.
func suited(t *talk.Talk, own []int, options []corpus.Option) (best int, cites []int, why string) {
	claims := skills(t, own)
	if len(claims) == 0 {
		return -1, nil, "they do not say what they are good at"
	}
	shared := sharedStems(t, options)
	best = -1
	top, second := 0, 0
	for i, o := range options {
		score, cite := 0, -1
		for _, c := range claims {
			n := 0
			for _, s := range text.ContentStems(o.Text) {
				if c.said[s] && !shared[s] {
					n++
				}
			}
			switch {
			case n > 0 && c.weak:
				score -= 2 * n
			case n > 0:
				score, cite = score+2*n, c.msg
			}
		}
		switch {
		case score > top:
			best, top, second = i, score, top
			cites = []int{cite}
		case score > second:
			second = score
		}
	}
	if best < 0 || second >= top {
		return -1, nil, "what they are good at does not tell the options apart"
	}
	return best, cites, "It says what was found, and builds on what they say they are good at."
}

// sharedStems are the words that all options have.
func sharedStems(t *talk.Talk, options []corpus.Option) english.Set {
	out := english.Set{}
	for _, s := range text.ContentStems(options[0].Text) {
		all := true
		for _, o := range options[1:] {
			all = all && strings.Contains(" "+strings.Join(text.ContentStems(o.Text), " ")+" ", " "+s+" ")
		}
		if all {
			out[s] = true
		}
	}
	return out
}
