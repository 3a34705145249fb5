package reader

// guessHints tell of what is proposed, guessed or on a condition.
var guessHints = words("could might may maybe perhaps probably prob propose proposes proposing proposed suggest suggested hope hoping think guess suppose reckon if unless would should once premature before option missing wanted")

func guesses(p *parsed, s span, own map[int]bool) bool {
	for i := s.from; i < s.to; i++ {
		if l := p.toks[i].low; guessHints[l] && !closed(p, s, i) && (own[p.seg[i]] || throughout[l] && !trails(p, s, i, own)) && !(l == "may" && i+1 < s.to && isDigit(p.toks[i+1].low)) && !(l == "may" && i > s.from && isDigit(p.toks[i-1].low)) {
			return true
		}
	}
	return false
}

// closed says that a hint does not touch what follows: "miscounted, I think: it is nine",
// "couldn't".
func closed(p *parsed, s span, i int) bool {
	if i+1 >= s.to {
		return false
	}
	next := p.toks[i+1].low
	return next == ":" || next == "n't"
}

// trails says that a token stands behind the stretches that tell what is asked: "I run it
// since Saturday, so blame me if it breaks".
func trails(p *parsed, s span, i int, own map[int]bool) bool {
	for k := i; k < s.to; k++ {
		if own[p.seg[k]] {
			return false
		}
	}
	return p.toks[i].low == "if" || p.toks[i].low == "please" || p.toks[i].low == "pls"
}

// throughout are hints that touch a whole sentence.
var throughout = words("if unless maybe perhaps probably think guess suppose reckon please pls propose suggest proposing once")

// aheadHints tell of what is not yet, or only perhaps.
var aheadHints = words(`will 'll wo shall would 'd should could can might may maybe perhaps probably if unless going gonna planning plan plans propose proposes proposing proposed suggest suggested
	hope hoping expect expected think guess suppose want wants wanted need needs try trying tomorrow tmrw nearly almost due booked before supposed soon pls please let let's prob`)

// scheduleHints are those of them that tell of a fixed time ahead.
var scheduleHints = words("tomorrow tmrw due booked expected")

func looksAhead(p *parsed, s span, own map[int]bool) (ahead, wish bool) {
	for i := s.from; i < s.to; i++ {
		l := p.toks[i].low
		if !own[p.seg[i]] && !throughout[l] {
			continue
		}
		half := l == "half" && i+1 < s.to && halfWay[p.toks[i+1].low]
		if l == "'d" && i+1 < s.to && (pastWords[p.toks[i+1].low] || pastForm(p.toks[i+1].low) || p.toks[i+1].low == "just" || p.toks[i+1].low == "already") {
			continue // he had
		}
		if aheadHints[l] || half || l == "to" && i > s.from && (p.toks[i-1].low == "means" || p.toks[i-1].low == "intends") {
			ahead = true
			wish = wish || !scheduleHints[l]
		}
	}
	return ahead, wish
}

var halfWay = words("done finished ready through written")

// deniesHere says that a sentence says that something is not so.
func deniesHere(p *parsed, s span, own map[int]bool) bool {
	for i := s.from; i < s.to; i++ {
		if !own[p.seg[i]] {
			continue
		}
		switch l := p.toks[i].low; {
		case l == "no" && i+1 < s.to && (p.toks[i+1].kind == punct || p.toks[i+1].low == "wait"): // "no, it is the other one"
		case negations[l] || nobodys[l] || l == "cant" || l == "dont" || l == "didnt" || l == "isnt" || l == "wasnt" || l == "wont" || l == "havent" || l == "hasnt":
			return true
		}
	}
	return false
}
