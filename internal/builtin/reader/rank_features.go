package reader

import (
	"cmp"
	"math"
	"slices"
	"strings"

	"memloom/internal/corpus"
)

// What speaks for a finding and against it, told alike for every way. Each feature
// is about 0 to 1; the weights are in testdata's neighbour weights.txt.
const (
	xAlways = iota
	xViaReading
	xViaWhether
	xViaTorn
	xViaOpen
	xViaMeaning
	xViaOrder
	xViaSpan
	xViaOption
	xOwnWord       // how sure the way is of itself
	xReadingSure   // the same, of the strict reading only
	xCovered       // share of the question that the messages have which it rests on
	xCoveredSent   // share that the sentence has which gives the answer
	xCarriedOn     // share that is carried from the messages before
	xLacksName     // a name or number of the question stands nowhere there
	xLacksWord     // so does the last word of content, mostly what happened
	xLacksBig      // the rarest word that is missing
	xFitsKind      // the answer is of the kind that is asked for
	xMisfits       // it is of another
	xNearness      // how near the answer stands to the question's words
	xWorkedOut     // the answer is worked out and stands nowhere
	xDenies        // its sentence denies
	xPlans         // its sentence is about what is to come, and the question is not
	xOnlyGuesses   // its sentence guesses, and the question does not
	xAsksItself    // its sentence is a question
	xSaidLater     // later messages speak of the same and have another value of its kind
	xSaidBefore    // earlier ones do
	xCorrected     // and put something right
	xAgreed        // other ways come to the same
	xOpposed       // other ways come to something else
	xAlone         // the other ways find nothing
	xLead          // how much surer it is than what else the same way gives
	xWordy         // length of the answer
	xNamesSubject  // a message names the subject in full
	xReadingNamed  // so the strict reading knew what it was about
	xReadingNoun   // it was asked for a noun phrase that it understood
	xReadingForm   // it was asked for an event, a person, a span, and not just for a value
	xNamedCovered  // named, and that share of the question stands in the sentence
	xPassedOver    // the strict reading knew it and found nothing
	xOutdatedAsked // the question asks for one of several values: the first, last, former one
	xAsksThing
	xAsksPerson
	xAsksFigure
	xAsksDay
	xRepeats     // the question has all its words
	xTorn        // another way sees a conflict
	xReadingOnly // the strict reading found it, and no other way does
	xIsConflict
	xOptionHeld // share of the option's words that the messages have
	xOptionLead // by how much more than of any other option
	xIsSettled  // what the open reading settled on
	xManyCites  // it rests on several messages
	nFeatures
)

// featureList are the features in this order, as the file of weights calls them: a plus
// before what can only speak for a finding, a minus before what can only speak against it.
const featureList = `always via-reading via-whether via-torn via-open via-meaning via-order via-span via-option
	+own-word +reading-sure +covered +covered-sentence carried -lacks-name -lacks-word -lacks-rare +fits-kind -misfits-kind +nearness worked-out
	-denies -plans -guesses -asks -said-later -said-before -corrected +agreed -opposed -alone +lead wordy
	+named +named-reading reading-noun reading-form +named-covered -passed-over one-of-several asks-thing asks-person asks-figure asks-day
	-repeats -torn -reading-only conflict +option-held +option-lead +settled several`

var featureNames, featureSigns = func() (names []string, signs features) {
	for i, w := range strings.Fields(featureList) {
		switch w[0] {
		case '+':
			signs[i] = 1
		case '-':
			signs[i] = -1
		}
		names = append(names, strings.TrimLeft(w, "+-"))
	}
	return names, signs
}()

type features [nFeatures]float64

func flag(b bool) float64 { return float64(count(b)) }

// ranking is a question with what its findings are told by.
type ranking struct {
	t       *talk
	p       posed
	f       *openFrame
	named   bool // a message names the subject in full
	passed  bool // and the strict reading found nothing
	noun    bool // the question was read as one for a noun phrase
	form    bool // or for an event, a person, a span
	options []*openFrame
}

// ranking prepares to rank what is found of a question. What the strict reading found
// and was taken back since, or cannot be yet, is nothing.
func (t *talk) ranking(p posed, q *query, strict *finding) *ranking {
	r := &ranking{t: t, p: p, f: t.wordsOf(p), noun: len(q.np) > 0, form: q.ask != askValue}
	if t.takenBack(*strict) || strict.typed.Kind == corpus.KindDate && strict.typed.Date > p.on && r.f.past() {
		*strict = nothing("what is stated was taken back, or cannot be yet")
	}
	r.named = t.namesIt(q)
	r.passed = r.named && !strict.says()
	return r
}

// wordsOf is the frame of a question, also of one that has no question word.
func (t *talk) wordsOf(p posed) *openFrame {
	f := t.frame(p)
	if len(f.match.words) == 0 {
		f.wh = span{}
		f.readHints()
		f.gather(t)
	}
	t.rarity(f)
	return f
}

// raritySample is from how many messages the rarity of a word is told at most.
const raritySample = 512

// rarity weighs the words of a question by how few messages may have them.
func (t *talk) rarity(f *openFrame) {
	step := len(t.read)/raritySample + 1
	for k := range f.match.words {
		w := &f.match.words[k]
		n, df := 0.0, 0.0
		for i := 0; i < len(t.read); i += step {
			n++
			switch {
			case w.name != "":
				df += flag(t.msgs[i].Speaker == w.name)
			case w.stem != "" && w.day == nil:
				df += flag(t.read[i].marks.may(w.stem))
			default:
				df += .2
			}
		}
		w.weight = (.35 + math.Log((n+1)/(max(df, 1)+.5))) * w.unit.weight
	}
}

// followReach is how many later messages of a group are heard on a finding.
const followReach = 8

// around is the talk about what a finding rests on: the messages that it cites, those
// from which a topic is carried, and some that follow. It returns which of them are cited.
func (t *talk) around(cites []int) (*talk, []int) {
	var in []int
	for _, c := range cites {
		for j, n := c, 0; j >= 0 && n < followReach; j, n = t.prev[j], n+1 {
			in = append(in, j)
		}
	}
	last := slices.Max(cites)
	for i, n := last+1, 0; i < len(t.msgs) && i <= last+8*followReach && n < followReach; i++ {
		if t.msgs[i].Group == t.msgs[last].Group {
			in = append(in, i)
			n++
		}
	}
	slices.Sort(in)
	in = slices.Compact(in)
	s := &talk{people: t.people}
	for _, i := range in {
		s.msgs, s.read = append(s.msgs, t.msgs[i]), append(s.read, t.read[i])
		s.prev = append(s.prev, slices.Index(in, t.prev[i]))
	}
	at := make([]int, len(cites))
	for k, c := range cites {
		at[k] = slices.Index(in, c)
	}
	return s, at
}

// features tells of a finding what there is to tell; others are what else was found.
func (r *ranking) features(f finding, others []finding, second bool) features {
	var x features
	x[xAlways] = 1
	x[xViaReading+int(f.by)] = 1
	own := f.own()
	x[xOwnWord] = math.Log(own/(1-own)) / 3
	if f.by == byReading {
		x[xReadingSure] = x[xOwnWord]
	}
	x[xNamesSubject], x[xReadingNamed] = flag(r.named), flag(r.named && f.by == byReading)
	if f.by == byReading && r.named {
		x[xReadingNoun], x[xReadingForm] = flag(r.noun), flag(r.form)
	}
	x[xPassedOver] = flag(r.passed)
	x[xOutdatedAsked] = flag(r.f.first || r.f.last || r.f.prior)
	x[xIsConflict] = flag(f.answer == "")
	x[xWordy] = min(math.Log2(1+float64(len(strings.Fields(f.answer)))), 4) / 4
	x[xManyCites] = flag(len(f.cites) > 1)
	switch r.f.kind {
	case openThing, openPlace:
		x[xAsksThing] = 1
	case openPerson, openOwner:
		x[xAsksPerson] = 1
	case openMoney, openCount, openNumber:
		x[xAsksFigure] = 1
	case openDate, openDateClock, openWeekday, openYear, openMonth:
		x[xAsksDay] = 1
	}
	lead := .3
	x[xAlone] = flag(second && len(others) == 0)
	for _, o := range others {
		if sameFinding(f, o) {
			x[xAgreed] = 1
			continue
		}
		if o.by == f.by {
			lead = min(lead, own-o.own())
			continue
		}
		x[xOpposed] = max(x[xOpposed], flag(o.by != byOpen || o.settled))
		x[xTorn] = max(x[xTorn], flag(o.answer == "" && o.settled))
	}
	if x[xTorn] > 0 && f.answer != "" {
		x[xAgreed] = 0
	}
	x[xLead] = 3 * lead
	x[xReadingOnly] = flag(second && f.by == byReading && x[xAgreed] == 0)
	x[xRepeats] = flag(f.answer != "" && f.by != byOption && f.by != byOrder && r.f.hasAll(f.answer))
	x[xIsSettled] = flag(f.settled)
	if f.answer != "" && f.by != byOption {
		fit := r.f.fits(f)
		x[xFitsKind], x[xMisfits] = flag(fit > 0), flag(fit < 0)
	}
	if len(f.cites) > 0 {
		r.ground(f, &x)
	}
	return x
}

// own is how sure a way is of what it found.
func (f finding) own() float64 {
	return float64(min(max(cmp.Or(f.confidence, 70), 5), 97)) / 100
}

// sameFinding says that two findings say the same.
func sameFinding(a, b finding) bool {
	if a.answer == "" || b.answer == "" {
		return a.answer == b.answer
	}
	if a.typed.Kind != "" && b.typed.Kind != "" {
		return a.typed.Equal(b.typed)
	}
	return bareWords(a.answer) == bareWords(b.answer)
}

// ground tells what the messages have that a finding rests on.
func (r *ranking) ground(f finding, x *features) {
	s, at := r.t.around(f.cites)
	all := make([]openHits, len(s.msgs))
	for i := range s.msgs {
		all[i] = r.f.match.hits(s, i)
	}
	words := r.f.match.words
	total, held, carry := 0.0, 0.0, 0.0
	lastWord, rarest := -1, 0.0
	for k, w := range words {
		total += w.weight
		if w.name == "" && w.day == nil && !w.soft && (lastWord < 0 || w.at.from > words[lastWord].at.from) {
			lastWord = k
		}
	}
	for k, w := range words {
		best := 0.0
		for _, i := range at {
			switch {
			case all[i].how[k] == alike || w.name != "" && w.name == s.msgs[i].Speaker:
				best = 1
			case all[i].how[k] == opposite:
				best = max(best, .3)
			}
			if part, _ := s.carried(all, i, k, w); best == 0 && part > 0 {
				best = part / 2
			}
		}
		switch {
		case best >= 1:
			held += w.weight
		case best > 0:
			carry += w.weight
		default:
			x[xLacksName] = max(x[xLacksName], flag(w.number || w.proper || w.name != ""))
			rarest = max(rarest, w.weight)
			if k == lastWord {
				x[xLacksWord] = 1
			}
		}
	}
	if total > 0 {
		x[xCovered], x[xCarriedOn], x[xLacksBig] = held/total, carry/total, rarest/total
	}
	c, where := r.bestSentence(s, all, at, f)
	x[xCoveredSent] = c.direct
	x[xNamedCovered] = x[xReadingNamed] * min(c.direct, x[xCovered])
	if where.to > where.from {
		x[xNearness] = c.near(s.read[c.msg], where)
	} else {
		x[xWorkedOut] = flag(f.answer != "" && f.by != byWhether && f.by != byOption)
	}
	if f.answer != "" && f.by != byWhether {
		x[xDenies], x[xPlans] = flag(c.denied), flag(c.ahead && !r.f.plan)
		x[xOnlyGuesses], x[xAsksItself] = flag(c.guess && !r.f.guess), flag(s.read[c.msg].asks[c.sent])
	}
	r.elsewhere(s, all, at, f, x)
	if f.by == byOption {
		r.weighOther(s, at, f, x)
	}
}

// bestSentence is the sentence of the cited messages that gives the answer, or else
// has most of the question, and where the answer stands in it.
func (r *ranking) bestSentence(s *talk, all []openHits, at []int, f finding) (telling, span) {
	var best telling
	var where span
	score := -1.0
	want := parse(f.answer, r.p.on)
	for _, i := range at {
		for n := range s.read[i].sents {
			c := s.telling(r.f, all, i, n)
			place, ok := standsIn(s.read[i], c.span, want)
			v := c.direct + 2*flag(ok)
			if v > score {
				score, best, where = v, c, place
			}
		}
	}
	return best, where
}

// standsIn finds an answer in a stretch of a text: its words or its value.
func standsIn(p *parsed, s span, answer *parsed) (span, bool) {
	want := answer.toks
	if len(want) == 0 {
		return span{}, false
	}
	if len(answer.vals) == 1 {
		for _, v := range p.vals {
			if s.has(v.from) && sharesReading(v, answer.vals[0]) {
				return v.span, true
			}
		}
	}
	for i := s.from; i+len(want) <= s.to; i++ {
		n := 0
		for n < len(want) && p.toks[i+n].low == want[n].low {
			n++
		}
		if n == len(want) {
			return span{i, i + n}, true
		}
	}
	return span{}, false
}

// elsewhere hears what others say of the same.
func (r *ranking) elsewhere(s *talk, all []openHits, at []int, f finding, x *features) {
	answer := parse(f.answer, r.p.on)
	if len(answer.vals) == 0 {
		return
	}
	last := slices.Max(at)
	for i := range s.msgs {
		if r.f.first || r.f.prior || i < last && r.f.last {
			continue // one of several is asked for
		}
		if slices.Contains(at, i) || !otherValue(answer, s.read[i]) {
			continue
		}
		total, held := 0.0, 0.0
		for k, w := range r.f.match.words {
			total += w.weight
			if all[i].how[k] != unrelated {
				held += w.weight
			} else if part, _ := s.carried(all, i, k, w); part > 0 {
				held += part * w.weight
			}
		}
		if total == 0 || held/total < .4*x[xCovered] {
			continue
		}
		if i < last {
			x[xSaidBefore] = max(x[xSaidBefore], held/total)
			continue
		}
		x[xSaidLater] = max(x[xSaidLater], held/total)
		if slices.ContainsFunc(s.read[i].toks, func(t token) bool { return correctingWords[t.low] }) {
			x[xCorrected] = 1
		}
	}
}

// otherValue says that a text has a value of the kind of an answer's, and not that one.
func otherValue(answer, p *parsed) bool {
	other := false
	for _, v := range p.vals {
		if sharesReading(v, answer.vals[0]) {
			return false
		}
		other = other || slices.ContainsFunc(v.readings, func(a corpus.Value) bool { return a.Kind == answer.vals[0].readings[0].Kind })
	}
	return other
}

// weighOther tells how much of the chosen option the messages have, and of the others.
func (r *ranking) weighOther(s *talk, at []int, f finding, x *features) {
	held, most := 0.0, 0.0
	for _, o := range r.options {
		part, total := 0.0, 0.0
		for k, w := range o.match.words {
			total += w.weight
			for _, i := range at {
				if h := o.match.hits(s, i); h.how[k] == alike || w.name != "" && w.name == s.msgs[i].Speaker {
					part += w.weight
					break
				}
			}
		}
		if total > 0 {
			part /= total
		}
		if o.p.text == f.answer {
			held = part
		} else {
			most = max(most, part)
		}
	}
	x[xOptionHeld], x[xOptionLead] = held, held-most
}

// hasAll says that a question has every word of an answer.
func (f *openFrame) hasAll(answer string) bool {
	for _, s := range contentStems(answer) {
		if !hasStem(f.p, s) {
			return slices.ContainsFunc(f.match.words, func(w openWord) bool { return w.name == answer })
		}
	}
	return true
}

// fits says whether an answer is of the kind that a question asks for: 1, -1, or 0
// where one cannot tell.
func (f *openFrame) fits(found finding) int {
	p := parse(found.answer, f.on)
	has := func(kinds []corpus.Kind) bool {
		return slices.ContainsFunc(p.vals, func(v value) bool { _, ok := v.as(kinds); return ok })
	}
	digit := slices.ContainsFunc(p.toks, func(t token) bool { return isDigit(t.low) || smallNumbers[t.low] > 0 })
	fit := func(b bool) int { return 2*count(b) - 1 }
	switch f.kind {
	case openDate, openYear, openMonth:
		return fit(has(dateKinds))
	case openDateClock:
		return fit(has(dateKinds) && len(p.toks) > 3)
	case openWeekday:
		return fit(weekdays[strings.ToLower(found.answer)] || has(dateKinds))
	case openClock:
		return fit(has(timeKinds) || digit && len(p.toks) <= 3)
	case openMoney, openNumber:
		return fit(digit && len(p.toks) <= 5)
	case openCount:
		return fit(digit && len(p.toks) <= 4)
	case openLength, openSpan:
		return fit(has(durationKinds))
	case openLink:
		return fit(slices.ContainsFunc(p.toks, func(t token) bool { return t.kind == link }))
	case openPerson:
		return fit(!digit && len(p.toks) <= 5 && slices.ContainsFunc(p.toks, func(t token) bool { return t.capital }))
	case openOwner, openPlace:
		return fit(!has(dateKinds) && len(p.toks) <= 7)
	case openThing:
		if has(dateKinds) || digit && len(p.toks) <= 2 {
			return -1
		}
	}
	return 0
}
