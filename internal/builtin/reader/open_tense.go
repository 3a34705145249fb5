package reader

// Whether what is said of a day is past or still to come. A weekday or a day of the
// month is the nearest one on that side.

// aheadLeads stand before days that are still to come.
var aheadLeads = words("for to by until till til before")

// tellsOfPast says that the day at token i is told as past: by the verb before it, or
// else by the one behind it, between two commas or conjunctions; or else by the sentence.
func (r momentReader) tellsOfPast(i int) bool {
	if s := r.p.sentenceOf(r.sent.from); s >= 0 && r.p.asks[s] && !r.asksPast(i) {
		return false
	}
	if aheadLeads[r.low(i-1)] || r.low(i-1) == "from" && r.low(i+1) == "to" {
		return false // "booked for the 28th", "moved from Monday to Friday"
	}
	for k := i - 1; k >= r.sent.from && r.sameClause(k, i); k-- {
		if k == i-1 && reportVerbs[r.low(k)] {
			return false // "she said Friday"
		}
		if past, told := verbTense(r.p, r.sent, k); told {
			return past
		}
	}
	for k := i + 1; k < r.sent.to && r.sameClause(k, i); k++ {
		if past, told := verbTense(r.p, r.sent, k); told {
			return past
		}
	}
	return tellsPast(r.p, r.sent)
}

// asksPast: "did you see it on Monday?"
func (r momentReader) asksPast(i int) bool {
	for k := i - 1; k >= r.sent.from && r.sameClause(k, i); k-- {
		if l := r.low(k); l == "did" || l == "was" || l == "were" || l == "had" {
			return true
		}
	}
	return false
}

// sameClause says that no comma, colon or conjunction stands between two tokens.
func (r momentReader) sameClause(k, i int) bool {
	return r.p.seg[k] == r.p.seg[i] && r.low(k) != ":"
}

var reportVerbs = words("said told thought meant wrote suggested proposed announced")

// pastWords tell of what is past although they do not end in -ed.
var pastWords = words(`was were did had came went took gave got made said told sent left met lost won found felt knew saw ran fell put began wrote spoke broke bought brought built
	paid sold kept held heard stood slept ate drove flew sat been done gone seen given taken spent hung since forgot rang thought led`)

// pastVerbs are further ones, which are read only beside a day.
var pastVerbs = words(`rode grew drank chose drew hid woke tore wore threw shot sank sang rose shook stole swam slid dealt dreamt fought caught lent meant understood became blew froze
	dug fed fled fitted lit rid sought shrank spread struck swept taught wound wasnt werent didnt couldnt`)

// aheadWords tell of what is, or is to come.
var aheadWords = words("will 'll shall would should can could may might must going gonna tomorrow tmrw next let due is are goes comes starts closes opens cant wont")

// fixedAhead are done now for what is still to come.
var fixedAhead = words("booked planned scheduled fixed arranged postponed delayed expected announced")

// verbTense says whether a token tells of what is past or of what is to come.
func verbTense(p *parsed, sent span, k int) (past, told bool) {
	l := p.toks[k].low
	if aheadWords[l] {
		return false, true
	}
	if fixedAhead[l] || hasGot(p, k) || !pastWords[l] && !pastVerbs[l] && !pastForm(l) {
		return false, false
	}
	for j, n := k-1, 0; j >= sent.from && n < 3; j, n = j-1, n+1 {
		switch w := p.toks[j].low; {
		case w == "be" || w == "is" || w == "are" || w == "am" || w == "'m" || w == "'re" || w == "being" || w == "to" && n == 0:
			return false, true // "will be sent on Friday", "is closed on Mondays"
		case w == "will" || w == "'ll":
			return false, true
		case !perfects[w]:
			return true, true
		}
	}
	return true, true
}

// hasGot says that "got" is no past: "it's got a flat tyre".
func hasGot(p *parsed, i int) bool {
	return i > 0 && p.toks[i].low == "got" && hasWords[p.toks[i-1].low]
}

var hasWords = words("'s has have 've")

// perfects may stand between an auxiliary and its participle.
var perfects = words("have been not never n't only just also probably already all now still then")

// tellsPast says that a sentence tells of what is past, and of nothing ahead.
func tellsPast(p *parsed, s span) bool {
	past := false
	for i := s.from; i < s.to; i++ {
		l := p.toks[i].low
		if aheadWords[l] {
			return false
		}
		past = past || pastWords[l] && !hasGot(p, i) || pastForm(l) && !fixedAhead[l] && !(i > s.from && (p.toks[i-1].low == "is" || p.toks[i-1].low == "are" || p.toks[i-1].low == "be"))
	}
	return past
}
