package talk

import (
	"slices"

	"memloom/internal/builtin/reader/english"
	"memloom/internal/builtin/reader/text"
)

// FrameNouns head phrases that only lead to what is asked: "the value of the limit".
var FrameNouns = english.Stems("work number value name figure amount progress address way word state status link url list part course role case option approach idea alternative choice")

// nounAttribute finds the noun phrase that a question asks for, and its subject: "what was chosen AS THE LIMIT for the
// import", "WHICH LIMIT was … for the import", "the import's LIMIT", "THE LIMIT for the import". What else the question
// says only frames it. It reports whether it found both.
func (a *analysis) nounAttribute() bool {
	counts := a.low(a.wh) == "how" && (a.low(a.wh+1) == "many" || a.low(a.wh+1) == "much")
	if a.q.Ask != AskValue && a.q.Ask != AskPerson || counts {
		return false
	}
	at, subject := a.asPhrase()
	if at < 0 {
		at, subject = a.whPhrase()
	}
	if at < 0 {
		at, subject = a.ownedPhrase()
	}
	if at < 0 {
		return false
	}
	a.take(at, subject)
	return true
}

func (a *analysis) take(at int, subject []int) {
	q := a.q
	for i := range a.chunks {
		c := &a.chunks[i]
		c.given = true
		switch {
		case i == at:
			q.Np = c.stems
		case slices.Contains(subject, i):
			c.given = false
			a.stripModifiers(c)
			a.dropVerbTail(c)
			q.Subject = append(q.Subject, text.Unique(c.stems))
		default:
			q.Soft = append(q.Soft, c.stems...)
		}
	}
	a.kindsOf(a.chunks[at])
	head := q.Np[len(q.Np)-1]
	for _, s := range text.Unique(q.Np) {
		switch {
		case q.asksVersion(s):
		case StatusModifiers[s] || s == head && (KindNounOnly(s) || len(q.Np) > 1 && kindlike[s]):
			q.Soft = append(q.Soft, s)
		default:
			q.Attr = append(q.Attr, s)
		}
	}
	q.phrase = q.Attr
	q.Np = q.Attr
}

// asksVersion notes which of several values a word of the question asks for. It reports whether the word does.
func (q *Query) asksVersion(word string) bool {
	switch word {
	case "final":
		q.Final = true
	case "previou", "previous", "former":
		q.Prior = true
	case "original", "initial", "first", "old":
		q.Earliest = true
	default:
		return false
	}
	return true
}

var (
	// StatusModifiers say which of several values is meant, not which attribute.
	StatusModifiers = english.Stems("new current final agreed actual latest overall official present revised updated same exact correct right proper last next maximum max minimum min total planned confirmed proposed recommended approved")
	kindlike        = english.Stems("number count value figure amount name date day link url page doc type kind")
)

// kindsOf settles what kind of answer a noun phrase calls for.
func (a *analysis) kindsOf(c chunk) {
	q := a.q
	head, first := c.stems[len(c.stems)-1], chunk{}
	if a.chunks[0].afterWh {
		first = a.chunks[0]
	}
	wh := a.low(a.wh)
	switch {
	case q.Ask == AskPerson:
	case PersonNouns[head]:
		q.Ask = AskPerson
	case wh == "when":
		q.Kinds = text.DateKinds
	case head == "tim":
		q.Kinds, q.Words = anyKinds, true
	case kindNouns[head] != nil:
		q.Kinds, q.Words = kindNouns[head], false
	case first.From != c.From && len(first.stems) > 0 && kindNouns[first.head()] != nil:
		q.Kinds, q.Words = kindNouns[first.head()], false
	case wh == "where":
	default:
		q.Kinds, q.Words = anyKinds, true
	}
}

// before returns the word in front of a chunk, over determiners.
func (a *analysis) before(c chunk) string {
	i := c.From - 1
	for i >= 0 && english.Determiners[a.low(i)] && a.low(i) != "'s" {
		i--
	}
	if i < 0 || a.gone[i] {
		return ""
	}
	return a.low(i)
}

// LinkPrepositions lead from an attribute to the thing that has it.
var LinkPrepositions = english.Words("for on of about in with to at by")

// follow returns the chunks that hang on chunk i through prepositions, one on the other.
func (a *analysis) follow(i int) []int {
	var out []int
	for j := i + 1; j < len(a.chunks); j++ {
		c := a.chunks[j]
		if !LinkPrepositions[a.before(c)] || !a.onlyBetween(a.chunks[j-1].To, c.From) {
			break
		}
		out = append(out, j)
	}
	return out
}

// onlyBetween says that one preposition and determiners stand between two tokens.
func (a *analysis) onlyBetween(from, to int) bool {
	n := 0
	for k := from; k < to; k++ {
		l := a.low(k)
		if LinkPrepositions[l] {
			n++
		} else if !english.Determiners[l] {
			return false
		}
	}
	return n == 1
}

// asPhrase reads "as the limit", "as its owner".
func (a *analysis) asPhrase() (int, []int) {
	for i, c := range a.chunks {
		if a.before(c) != "as" {
			continue
		}
		if s := a.follow(i); len(s) > 0 {
			return i, s
		}
		if j := a.longest(i); j >= 0 {
			return i, a.linkedTo(j, i)
		}
	}
	return -1, nil
}

// longest returns the longest chunk behind a preposition, but for chunk i.
func (a *analysis) longest(i int) int {
	best := -1
	for j := range a.chunks {
		c := &a.chunks[j]
		if j == i || !english.Prepositions[a.before(*c)] {
			continue
		}
		a.dropVerbTail(c)
		if best < 0 || len(c.stems) > len(a.chunks[best].stems) {
			best = j
		}
	}
	return best
}

// tailVerbs end a question behind its subject: "what does the cap for it amount to".
var tailVerbs = english.Words("amount stand come read take build rest go run add total lie sit turn look say rely draw depend start begin consist")

// dropVerbTail cuts the verb of the question from the end of its subject.
func (a *analysis) dropVerbTail(c *chunk) {
	for len(c.stems) > 1 {
		n := len(c.stems) - 1
		verb := tailVerbs[c.lows[n]] && a.holdsAny(english.Words("do does did")) &&
			(english.Prepositions[a.low(c.To)] || a.cuts(c.To)) || pastForm(c.lows[n])
		if !verb {
			return
		}
		a.q.Soft = append(a.q.Soft, c.stems[n])
		c.stems, c.lows, c.To = c.stems[:n], c.lows[:n], c.To-1
	}
}

// linkedTo returns chunk j and those that hang on it, up to chunk i.
func (a *analysis) linkedTo(j, i int) []int {
	out := []int{j}
	for _, k := range a.follow(j) {
		if k != i {
			out = append(out, k)
		}
	}
	return out
}

// whPhrase reads "which limit was agreed for the import".
func (a *analysis) whPhrase() (int, []int) {
	if len(a.chunks) < 2 || a.low(a.wh) != "which" && a.low(a.wh) != "what" {
		return -1, nil
	}
	c := a.chunks[0]
	if c.From != a.wh+1 || a.frameOnly(c) || verbal(c) {
		return -1, nil
	}
	for j := 1; j < len(a.chunks); j++ {
		if ownerLinks[a.before(a.chunks[j])] {
			return 0, a.linkedTo(j, 0)
		}
	}
	return -1, nil
}

// verbal says that a chunk ends in a verb: "page holds".
func verbal(c chunk) bool {
	n := len(c.stems) - 1
	return n > 0 && (english.Verbish[c.stems[n]] || LightStems[c.stems[n]] && c.lows[n] != c.stems[n]) &&
		!nounTail[c.stems[n]] && kindNouns[c.stems[n]] == nil && !kindlike[c.stems[n]] || pastForm(c.lows[n])
}

// frameOnly says that a chunk has nothing but words that frame a question.
func (a *analysis) frameOnly(c chunk) bool {
	for _, s := range c.stems {
		if !FrameNouns[s] && !StatusModifiers[s] && kindNouns[s] == nil && !PersonNouns[s] {
			return false
		}
	}
	return true
}

// ownerLinks are prepositions between an attribute and what has it.
var ownerLinks = english.Words("for on of with about")

// ownedPhrase reads "the limit for the import" and "the import's limit".
func (a *analysis) ownedPhrase() (int, []int) {
	for i, c := range a.chunks {
		last := i > 0 && i == len(a.chunks)-1
		if last && a.low(c.From-1) == "'s" && a.chunks[i-1].To == c.From-1 && !a.frameOnly(c) {
			return i, []int{i - 1}
		}
		if !english.Determiners[a.low(c.From-1)] || a.pureFrame(c) || !a.asked(c) {
			continue
		}
		if last && english.Auxiliaries[a.low(c.From-2)] { // "for the import, what is the limit?"
			if j := a.longest(i); j >= 0 && ownerLinks[a.before(a.chunks[j])] {
				return i, a.linkedTo(j, i)
			}
		}
		if s := a.follow(i); len(s) > 0 && ownerLinks[a.before(a.chunks[i+1])] {
			return i, s
		}
	}
	return -1, nil
}

// asked says that a phrase stands where a question names what it asks for, and
// is not the subject of an event ("when did the rollout of it start").
func (a *analysis) asked(c chunk) bool {
	verb := a.low(c.From - 2)
	if !english.Auxiliaries[verb] && verb != "'s" && !english.Fillers[verb] && verb != "of" {
		return false
	}
	last := a.chunks[len(a.chunks)-1]
	s := last.stems[len(last.stems)-1]
	return !StartStems[s] && !FinishStems[s] && s != "due" || last.From == c.From
}

func (a *analysis) pureFrame(c chunk) bool {
	for _, s := range c.stems {
		if !FrameNouns[s] {
			return false
		}
	}
	return true
}

// sayFrames open clauses that only say who told it.
var sayFrames = english.Words("told wrote said says say reported mentioned stated words according message going post posted shared put")

// dropFrames takes out "in the words of Mara," and "going by what Leo wrote,"
// and the people at large who use or say something.
func (a *analysis) dropFrames() {
	from := 0
	for i := range a.p.Toks {
		if !a.cuts(i) {
			continue
		}
		if a.namesTeller(from, i) && !(a.wh >= from && a.wh < i) {
			a.drop(from, i)
		}
		from = i + 1
	}
	for i := range a.p.Toks {
		if Bystanders[a.low(i)] && a.low(i-1) == "the" &&
			(a.low(i+1) == "?" || english.FunctionWord(a.low(i+1)) || FrameVerbs[a.low(i+1)]) {
			a.drop(i, i+1)
		}
	}
}

// namesTeller says that a clause tells who says something.
func (a *analysis) namesTeller(from, to int) bool {
	says, person := false, false
	for j := from; j < to; j++ {
		says = says || sayFrames[a.low(j)]
		_, ok := a.names.PersonAt(a.p, j, true)
		person = person || ok && j > from
	}
	return says && person
}

var (
	// Bystanders name those who talk or what they write: a question may name them for nothing.
	Bystanders = english.Words("group team messages message conversation chat thread people colleagues discussion")
	// FrameVerbs carry a question without naming what is asked for.
	FrameVerbs = english.Words("use uses put puts settle settles pick picks choose chooses say says agree agrees decide decides take takes go goes have has set fix name want rely work weigh drop turn look consider land plan")
)
