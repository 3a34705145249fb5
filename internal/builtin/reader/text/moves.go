package text

// acceptances take up what was proposed.
var acceptances = ByFirst([][]string{{"let", "'s", "do", "that"}, {"lets", "do", "that"}, {"let", "'s", "do", "it"},
	{"let", "'s", "go", "with", "that"}, {"let", "'s", "go", "for", "it"}, {"go", "ahead"}, {"agreed"}, {"go", "for",
		"it"},
	{"do", "that"}, {"do", "it"}, {"fine", "by", "me"}, {"fine", "with", "me"}, {"works", "for",
		"me"}, {"sold"}, {"deal"}, {"settled"}, {"that", "'s", "decided"}, {"we", "do", "that"}, {"we", "'ll", "do", "that"},
	{"so", "be", "it"}, {"make", "it", "so"}, {"approved"}, {"then", "let", "'s"}, {"take", "that"}, {"we", "take",
		"that"}, {"that", "one"}, {"that", "it", "is"}, {"yes", "please"}})

// accepts says that a short message takes up a proposal and names no value itself.
func accepts(p *Parsed) bool {
	if len(p.Toks) > 12 || len(p.Vals) > 0 || len(p.Sents) == 0 || p.LastAsks() {
		return false
	}
	hit := false
	for i := range p.Toks {
		if l := p.Toks[i].Low; l == "not" || l == "n't" || l == "no" || l == "but" || l == "if" || l == "unless" ||
			l == "depends" {
			return false
		}
		hit = hit || acceptances.At(p, Span{0, len(p.Toks)}, i) > 0
	}
	return hit
}

// asksAgain says that a message repeats a question that was misunderstood: "I meant the limit, not the size".
func asksAgain(p *Parsed) bool {
	for i := 0; i+1 < len(p.Toks) && i < 8; i++ {
		if p.Toks[i].Low != "i" && p.Toks[i].Low != "my" {
			continue
		}
		switch p.Toks[i+1].Low {
		case "meant", "asked", "question":
			return true
		case "was":
			return i+2 < len(p.Toks) && p.Toks[i+2].Low == "asking"
		}
	}
	return false
}

// LastAsks says that the last sentence is a question.
func (p *Parsed) LastAsks() bool { return len(p.Asks) > 0 && p.Asks[len(p.Asks)-1] }
