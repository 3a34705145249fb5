package marker

import (
	"slices"
)

// polarity reads the yes or no that a text begins with, and returns what stands behind it.
func polarity(t text) (yes, said bool, rest text) {
	words := t.filter(func(k token) bool { return !k.mark() })
	if len(words) == 0 {
		return false, false, t
	}
	switch words[0].low {
	case "yes", "yeah", "yep", "correct", "true", "indeed":
		yes, said = true, true
	case "no", "nope", "false", "incorrect":
		said = len(words) == 1 || t.toks[1].mark()
	}
	if len(words) > 1 && len(words) < 5 && !said { // that is right, that is not so
		last := words[len(words)-1].low
		plain := !slices.ContainsFunc(words[:len(words)-1], func(k token) bool { return k.value || k.class != filler && k.low != "not" })
		if plain && (last == "right" || last == "correct" || last == "true" || last == "so" || last == "wrong" || last == "false") {
			wrongly := last == "wrong" || last == "false"
			return wrongly == slices.ContainsFunc(words, func(k token) bool { return k.low == "not" }), true, text{}
		}
	}
	if !said {
		return false, false, t
	}
	rest = text{stems: t.stems}
	rest.toks = append(rest.toks, t.toks[1:]...)
	rest.deny()
	return yes, true, rest
}

// echoed reads the yes or no of an answer that says the question again: "The leak is fixed", "Calculators are not allowed".
func (c *comparison) echoed() (yes, said bool) {
	denials, words := 0, 0
	for _, k := range c.cand.toks {
		switch {
		case k.mark() || k.class == filler:
		case k.class == negation:
			denials++
		case k.low == "allowed" || k.low == "may" || k.low == "can" || k.low == "permitted":
		case k.value || !c.question.stems[k.stem]:
			return false, false
		default:
			words++
		}
	}
	return denials == 0, words > 0 && denials < 2 && !c.question.holds(negation)
}

// polar decides golds that are a yes or a no, alone or with what is so instead.
func (c *comparison) polar() verdict {
	goldYes, is, goldRest := polarity(c.gold)
	if !is {
		return verdict{}
	}
	yes, said, rest := polarity(c.cand)
	if !said {
		yes, said = c.echoed()
		rest = text{}
	}
	bare := len(goldRest.filter(func(k token) bool { return !k.mark() })) == 0
	over := text{toks: rest.toks, stems: rest.stems}
	switch turned := over.holds(turn) || over.holds(hedge) || over.holds(either); {
	case !said && c.cand.holds(hedge) && len(c.cand.values()) == 0 && !c.cand.holds(content):
		return wrong("it hedges")
	case !said && bare:
		return open("it says neither yes nor no")
	case said && (yes != goldYes) && !turned:
		return wrong("it says the opposite")
	case said && bare && !turned && (rest.toks == nil || !over.holds(negation)):
		return right("it says the same")
	case bare || said && yes != goldYes:
		return open("it says more than yes or no")
	}
	whole := *c
	c.gold.toks = goldRest.toks
	defer func() { *c = whole }()
	if said && len(rest.filter(func(k token) bool { return !k.mark() && k.class != filler && (k.value || !c.asked(k)) })) == 0 {
		if c.question.stems["why"] || c.question.stems[stem("why")] {
			return wrong("it leaves out what is so")
		}
		return open("it says no more than yes or no")
	}
	if said {
		c.cand = rest
	}
	if !said && len(goldRest.values()) == 0 {
		return open("it does not say yes or no")
	}
	return c.rest()
}
