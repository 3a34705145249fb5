package reader

import (
	"cmp"
	"math"
	"strings"
)

// What speaks for a finding and against it, told alike for every way. Each feature
// is about 0 to 1; weights.txt has their weights.
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
	xOwnWord      // how sure the way is of itself
	xCovered      // share of the question that the messages have which it rests on
	xCoveredSent  // share that the sentence has which gives the answer
	xCarriedOn    // share that is carried from the messages before
	xLacksName    // a name or number of the question stands nowhere there
	xLacksRare    // how rare a word is that stands nowhere there
	xMisfits      // the answer is of another kind than is asked for
	xNearness     // how near the answer stands to the question's words
	xWorkedOut    // the answer is worked out and stands nowhere
	xDenies       // its sentence denies
	xPlans        // its sentence is about what is to come, and the question is not
	xOnlyGuesses  // its sentence guesses, and the question does not
	xAsksItself   // its sentence is a question
	xSaidLater    // later messages speak of the same and have another value of its kind
	xSaidBefore   // earlier ones do so
	xCorrected    // later ones that do put something right
	xAgreed       // other ways come to the same
	xOpposed      // other ways come to something else
	xAlone        // the other ways find nothing
	xLead         // how much surer it is than what else the same way gives
	xWordy        // length of the answer
	xNamesSubject // a message names the subject in full
	xReadingNoun  // the strict reading was asked for a noun phrase that it understood
	xReadingForm  // the strict reading was asked for an event, a person, a span, and not just for a value
	xNamedCovered // share of the question in the sentence, where the strict reading knows the subject
	xPassedOver   // the strict reading knew the subject and found nothing
	xOneOfSeveral // the question asks for one of several values: the first, last, former one
	xAsksThing
	xAsksPerson
	xAsksFigure
	xAsksDay
	xRepeats // the question has all words of the answer
	xIsConflict
	xIsSettled // what the open reading settled on
	xManyCites // it rests on several messages
	xRenews    // it is told to be new, to put another value right, or to have given way to one
	nFeatures
)

// featureList are the features in this order, as the file of weights calls them: a plus
// before what can only speak for a finding, a minus before what can only speak against it.
const featureList = `always via-reading via-whether via-torn via-open via-meaning via-order via-span via-option
	+own-word +covered +covered-sentence carried -lacks-name -lacks-rare -misfits-kind +nearness worked-out
	-denies -plans -guesses -asks -said-later -said-before -corrected +agreed -opposed -alone +lead wordy
	+named reading-noun reading-form +named-covered -passed-over one-of-several asks-thing asks-person asks-figure asks-day
	-repeats conflict +settled several +renews`

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
	t      *talk
	p      posed
	f      *openFrame
	named  bool // a message names the subject in full
	passed bool // and the strict reading found nothing
	noun   bool // the question was read as one for a noun phrase
	form   bool // or for an event, a person, a span
}

// ranking prepares to rank what is found of a question. What the strict reading found
// and was taken back since, or cannot be yet, is nothing.
func (t *talk) ranking(p posed, q *query, strict *finding) *ranking {
	r := &ranking{t: t, p: p, f: t.wordsOf(p), noun: len(q.np) > 0, form: q.ask != askValue}
	if strict.says() && (t.takenBack(*strict) || t.movedSince(r.f, *strict)) || r.f.past() && !r.f.first && !r.f.prior && t.foretold(*strict, p.on) || t.misfitsDay(r.f, *strict) || t.staleFinding(r.f, *strict) {
		*strict = nothing("what is stated was taken back, or cannot be yet")
	}
	r.named = t.namesIt(q)
	r.passed = r.named && !strict.says()
	return r
}

// of is the ranking of what a question in other words finds.
func (r *ranking) of(question string) *ranking {
	p := r.p.as(question)
	q := r.t.query(p)
	return &ranking{t: r.t, p: p, f: r.t.wordsOf(p), named: r.t.namesIt(q), noun: len(q.np) > 0, form: q.ask != askValue}
}

// features tells of a finding what there is to tell; others are what else was found. A
// yes or no to a claim about something with a name is as good as what it was compared with.
func (r *ranking) features(f finding, others []finding, second bool) features {
	x := r.ofOne(f)
	if f.claim != nil {
		if c := r.of(f.claim.question); c.named {
			x = c.ofOne(f.claim.finding)
		}
	}
	x.compare(f, others, second)
	return x
}

// ofOne tells of a finding without regard to the others.
func (r *ranking) ofOne(f finding) features {
	var x features
	x[xAlways] = 1
	x[xViaReading+int(f.by)] = 1
	own := f.own()
	x[xOwnWord] = math.Log(own/(1-own)) / 3
	x[xNamesSubject] = flag(r.named)
	if f.by == byReading && r.named {
		x[xReadingNoun], x[xReadingForm] = flag(r.noun), flag(r.form || f.ruled)
	}
	x[xPassedOver] = flag(r.passed)
	x[xOneOfSeveral] = flag(r.f.first || r.f.last || r.f.prior)
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
	x[xRepeats] = flag(f.answer != "" && f.by != byOption && f.by != byOrder && r.f.hasAll(f.answer))
	x[xIsSettled] = flag(f.settled)
	x[xRenews] = flag(f.renews)
	if f.answer != "" && f.by != byOption {
		x[xMisfits] = flag(!r.f.suits(f))
	}
	if len(f.cites) > 0 {
		r.ground(f, &x)
	}
	return x
}

// compare tells of a finding what the others make of it.
func (x *features) compare(f finding, others []finding, second bool) {
	own := f.own()
	lead, torn := .3, false
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
		torn = torn || o.answer == "" && o.settled
	}
	if torn && f.answer != "" {
		x[xAgreed] = 0 // who agrees sees that somebody else says something else
	}
	x[xLead] = 3 * lead
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
