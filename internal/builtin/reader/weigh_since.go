package reader

import "slices"

// What speaks for or against something by how things stand: it is still as it was, it is
// planned yet, it came in time, or what was done about a fault helped.

var (
	// stillWords tell that what was to change has not.
	stillWords = words("still nearly almost yet")
	// changeOpeners ask for what has come about.
	changeOpeners = words("had has have did was were")
	// punctual in a question, and what is told of it.
	punctual   = byFirst([][]string{{"in", "time"}, {"on", "time"}, {"within"}, {"by", "the", "deadline"}, {"punctual"}, {"punctually"}})
	earlyWords = byFirst([][]string{{"sooner", "than"}, {"earlier", "than"}, {"ahead", "of"}, {"in", "time"}, {"on", "time"}, {"early"}})
	lateWords  = byFirst([][]string{{"too", "late"}, {"later", "than"}, {"overdue"}, {"late"}, {"behind", "schedule"}, {"missed"}})
	// helps ask whether something put a fault right.
	helps = stems("solve cure fix help mend repair work remedy resolve settle last end")
	// what is said after something was done that helped, or did not.
	worked    = byFirst([][]string{{"works"}, {"worked"}, {"working", "again"}, {"solved"}, {"fixed"}, {"fine", "now"}, {"ok", "now"}, {"all", "good"}, {"all", "fine"}, {"perfect"}, {"much", "better"}, {"gone", "now"}, {"no", "more"}, {"did", "it"}, {"did", "the", "trick"}, {"that", "helped"}, {"ok", "again"}, {"fine", "again"}})
	workedNot = byFirst([][]string{{"again"}, {"still"}, {"no", "change"}, {"no", "luck"}, {"not", "working"}, {"does", "n't", "work"}, {"did", "n't", "work"}, {"did", "n't", "help"}, {"no", "better"}, {"same", "as", "before"}, {"no", "difference"}})
	// lastingly in a question makes a later failure enough against it.
	lastingly = words("good permanently end last lasting")
)

// afterReach is how many messages later it is told whether something helped.
const afterReach = 6

// asksOf says that a question has one of some runs of words.
func (w *whether) asksOf(m phrases) bool { return hasRun(w.read, span{0, len(w.read.toks)}, m) }

func hasRun(p *parsed, at span, m phrases) bool {
	for i := at.from; i < at.to; i++ {
		if m.at(p, at, i) > 0 {
			return true
		}
	}
	return false
}

// subject is the first unit that is no person and weighs all, or -1.
func (w *whether) subject() int {
	return slices.IndexFunc(w.units, func(u claimedUnit) bool { return u.person == "" && u.weight == 1 })
}

// stands is what a part says by how things stand then.
func (s *scene) stands(w *whether, h hold, k *stretch, fit int) (verdictOn, bool) {
	v := verdictOn{strength: .65, msg: k.msg, cites: []int{k.msg}}
	n := w.subject()
	if n < 0 || k.mood == asked || h.flips > 0 || !s.valuesFit(w.claimed, k) {
		return v, false
	}
	p := s.read[k.msg]
	has := func(m set) bool {
		return slices.ContainsFunc(p.toks[k.at.from:k.at.to], func(t token) bool { return m[t.low] })
	}
	past := changeOpeners[w.opener]
	switch {
	case w.asksOf(punctual) && past && k.mood != supposed && h.at[n] >= inSent && !k.against() && hasRun(p, k.at, earlyWords):
		v.yes = true
		return v, true
	case w.asksOf(punctual) && past && k.mood == asserted && h.at[n] >= inSent && hasRun(p, k.at, lateWords):
		return v, true
	case !past || slices.ContainsFunc(w.read.toks, func(t token) bool { return t.low == "still" }):
		return v, false
	case has(stillWords) && !k.against() && k.mood == asserted && fit > 0 && h.at[n] == inStretch && len(w.units) > n+1:
		return v, true
	case k.mood == planned || k.mood == supposed:
		last := w.lastHeavy()
		return v, fit > 0 && s.byNow(w, k) && last != n && h.at[last] >= inSent && h.share >= .55
	}
	return v, false
}

// lastHeavy is the last unit that weighs all.
func (w *whether) lastHeavy() int {
	for i := len(w.units) - 1; i > 0; i-- {
		if w.units[i].weight == 1 && w.units[i].person == "" {
			return i
		}
	}
	return 0
}

// byNow says that a question asks for how something stood by the day on which a part was
// written.
func (s *scene) byNow(w *whether, k *stretch) bool {
	return len(w.dates) == 1 && w.dates[0].Date == s.msgs[k.msg].At.Date() && slices.ContainsFunc(w.read.toks, func(t token) bool { return byThen[t.low] })
}

// noneOf says that a part tells that what a question asks for was not there: "was there
// any flour?", "flour forgotten".
func (s *scene) noneOf(w *whether, h hold, k *stretch) bool {
	n := w.subject()
	return n >= 0 && linking[w.opener] && n == 0 && w.read.toks[1].low == "there" && k.mood == asserted && k.undone && !k.denied && h.at[n] == inStretch && len(w.units) <= 3
}

// offThat says that a part calls off what was to be on the day that is asked about,
// without naming it: "yesterday cancelled".
func (s *scene) offThat(w *whether, k *stretch, fit int) bool {
	if fit <= 0 || len(w.dates) == 0 || k.mood != asserted || !hasRun(s.read[k.msg], k.at, callings) {
		return false
	}
	if !s.plannedSo(w, k) {
		return false
	}
	return !slices.ContainsFunc(k.units, func(u unit) bool {
		return u.weight == 1 && !timeStems[u.stem] && callings[s.read[k.msg].toks[u.at.from].low] == nil
	})
}

// plannedSo says that an earlier message plans what is asked about for its day.
func (s *scene) plannedSo(w *whether, k *stretch) bool {
	return slices.ContainsFunc(s.likely(w.claimed), func(i int) bool {
		return i < k.msg && slices.ContainsFunc(s.partsOf(i), func(o stretch) bool {
			return (o.ahead || o.mood == planned) && s.datesFit(w.claimed, &o) > 0 && s.holds(w.claimed, &o).near >= leastYes
		})
	})
}

// helped answers whether something put a fault right, by what is said after it was done.
func (s *scene) helped(w *whether) (verdictOn, bool) {
	if w.opener != "did" && w.opener != "has" && w.opener != "have" || !slices.ContainsFunc(w.read.toks, func(t token) bool { return helps[t.stem] }) {
		return verdictOn{}, false
	}
	deed := *w.claimed
	deed.found, deed.units = nil, nil
	for _, u := range w.units {
		if helps[u.stem] {
			break
		}
		deed.units = append(deed.units, u)
	}
	at, most := -1, leastDeed
	for _, i := range s.likely(&deed) {
		for j := range s.partsOf(i) {
			k := &s.partsOf(i)[j]
			if h := s.holds(&deed, k); h.near > most && !k.against() && (k.mood == asserted || toldDeed(s.read[i], k)) && s.datesFit(&deed, k) >= 0 {
				at, most = i, h.near
			}
		}
	}
	if at < 0 || len(deed.units) == 0 {
		return verdictOn{}, false
	}
	lasting := slices.ContainsFunc(w.read.toks, func(t token) bool { return lastingly[t.low] })
	for i := at + 1; i < len(s.msgs) && i <= at+afterReach; i++ {
		p := s.read[i]
		v := verdictOn{strength: .7, msg: i, cites: []int{at, i}}
		for n, sent := range p.sents {
			if p.asks[n] {
				continue
			}
			if bad := hasRun(p, sent, workedNot); bad && !(hasRun(p, sent, worked) && !lasting) {
				return v, true
			}
			if hasRun(p, sent, worked) && !lasting {
				v.yes = true
				return v, true
			}
		}
	}
	return verdictOn{}, false
}

const leastDeed = .45

// toldDeed says that a part of a sentence that asks tells what was done: "rebooted the
// router, try now?"
func toldDeed(p *parsed, k *stretch) bool {
	return k.mood == asked && !askOpeners[p.toks[k.at.from].low] && slices.ContainsFunc(p.toks[k.at.from:min(k.at.from+3, k.at.to)], func(t token) bool { return participle(t.low) })
}
