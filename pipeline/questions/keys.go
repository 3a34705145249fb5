package questions

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"memloom/internal/corpus"
	"memloom/internal/pack"
)

// PerSide is how many right and how many wrong references an open item has, as long as there are so many (S5).
const PerSide = 3

// Keys makes the references of open items from their gold (S5): right answers are the gold value in other surfaces and
// sentences, wrong ones near values from the world (what held before or was weighed, another subject's) and one that is
// too vague to be right. The judge has to tell them apart.
type Keys struct {
	w           *World
	bySlot      map[[2]string][]*corpus.Fact // subject and predicate, in the order of the corpus
	byPredicate map[string][]*corpus.Fact
	weighed     map[string][]*corpus.Fact // options, by the fact that they are about
}

// NewKeys prepares a world.
func NewKeys(w *World) *Keys {
	k := &Keys{w: w, bySlot: map[[2]string][]*corpus.Fact{}, byPredicate: map[string][]*corpus.Fact{},
		weighed: map[string][]*corpus.Fact{}}
	for i := range w.Corpus.Facts {
		f := &w.Corpus.Facts[i]
		slot := [2]string{f.SubjectID, f.Predicate}
		k.bySlot[slot] = append(k.bySlot[slot], f)
		k.byPredicate[f.Predicate] = append(k.byPredicate[f.Predicate], f)
		if f.Predicate == corpus.PredOption {
			k.weighed[f.About] = append(k.weighed[f.About], f)
		}
	}
	return k
}

// Of returns the references of an item, its own first: a family may bring some.
func (k *Keys) Of(it corpus.Item) (correct, incorrect []string) {
	result, operands := parts(it)
	references := k.stated
	if result.Operation == corpus.OpAbsent {
		references = k.absent
	}
	right, wrong, vague := references(it, result, operands)
	correct = fill(it.CorrectAnswers, right, PerSide, it.Answer)
	incorrect = fill(it.IncorrectAnswers, wrong, PerSide-1, append(correct, it.Answer)...)
	return correct, fill(incorrect, []string{vague}, PerSide, it.Answer)
}

// parts returns an item's result and its operands.
func parts(it corpus.Item) (result corpus.GoldAtom, operands []corpus.GoldAtom) {
	for _, g := range it.Gold {
		switch g.Part {
		case corpus.PartResult:
			result = g
		case corpus.PartOperand:
			operands = append(operands, g)
		}
	}
	return result, operands
}

// fill adds answers that are neither there yet nor among those to leave out, up to a number.
func fill(have, more []string, most int, but ...string) []string {
	out := slices.Clone(have)
	for _, a := range more {
		if a != "" && len(out) < most && !slices.Contains(out, a) && !slices.Contains(but, a) {
			out = append(out, a)
		}
	}
	return out
}

// absent: what no one said is answered right by saying so, and wrong by what was said of other subjects.
func (k *Keys) absent(it corpus.Item, g corpus.GoldAtom, _ []corpus.GoldAtom) (right, wrong []string, vague string) {
	right = []string{"The messages do not say.", "It cannot be determined from the conversation.",
		"That was never mentioned."}
	others := k.others(g, it.Key)
	if len(others) == 0 {
		return right, nil, vagueness(corpus.Value{})
	}
	for _, v := range others {
		wrong = append(wrong, said(v, it.AskedAt.Date()))
	}
	return right, wrong, vagueness(corpus.Value{Kind: others[0].Kind})
}

// mostOthers is how many values of other subjects are looked at: enough that some differ.
const mostOthers = 8

// others are values that other subjects rightly have of the attribute. Where they start follows from the item's key
// alone, so that items do not all get the first.
func (k *Keys) others(g corpus.GoldAtom, key string) []corpus.Value {
	list := k.byPredicate[g.Predicate]
	at := 0
	for _, b := range []byte(key) {
		at = (at*31 + int(b)) % max(1, len(list))
	}
	var out []corpus.Value
	for i := range list {
		f := list[(at+i)%len(list)]
		if f.SubjectID != g.SubjectID && !f.Noise && len(out) < mostOthers {
			out = append(out, f.Value)
		}
	}
	return out
}

// stated: the references of an item that has an answer.
func (k *Keys) stated(it corpus.Item, result corpus.GoldAtom, operands []corpus.GoldAtom) (right, wrong []string,
	vague string) {
	if result.Atom == nil || len(operands) == 0 {
		return nil, nil, ""
	}
	v, on := *result.Atom, it.AskedAt.Date()
	if yes, is := polar(v); is {
		return yesNo(yes, given(it), *operands[0].Atom, on)
	}
	if v.Kind == corpus.KindList {
		return k.lists(it, v, result.Operation, operands)
	}
	past := result.Operation == corpus.OpPrior || result.Operation == corpus.OpBefore
	right = alternating(forms(v, on), sentences(v, it.Answer, past))
	if result.How != corpus.HowComputed {
		right = append([]string{k.full(operands, it.Answer, past)}, right...)
	}
	for _, x := range k.near(it, result, operands) {
		if x.Kind == v.Kind && !x.Equal(v) && !slices.ContainsFunc(operands, func(o corpus.GoldAtom) bool {
			return result.How != corpus.HowComputed && o.Atom != nil && x.Equal(*o.Atom)
		}) {
			wrong = append(wrong, said(x, on))
		}
	}
	return right, wrong, vagueness(v)
}

// alternating takes from two lists in turn.
func alternating(a, b []string) []string {
	var out []string
	for i := range max(len(a), len(b)) {
		out = append(out, a[min(i, len(a)):min(i+1, len(a))]...)
		out = append(out, b[min(i, len(b)):min(i+1, len(b))]...)
	}
	return out
}

// near lists values that a careless reader could give: of a computed number its neighbours, otherwise what the slot had
// before or after, what was weighed or wrongly said, and what other subjects have.
func (k *Keys) near(it corpus.Item, result corpus.GoldAtom, operands []corpus.GoldAtom) []corpus.Value {
	if result.How == corpus.HowComputed {
		return neighbours(*result.Atom)
	}
	var out, others []corpus.Value
	for _, o := range operands {
		for _, f := range k.bySlot[[2]string{o.SubjectID, o.Predicate}] {
			out = append(out, f.Value)
		}
		for _, id := range o.FactIDs {
			for _, f := range k.weighed[id] {
				out = append(out, f.Value)
			}
		}
		others = append(others, k.others(o, it.Key)...)
	}
	return slices.Concat(out, others, neighbours(*result.Atom))
}

// neighbours are values that an error of counting would give.
func neighbours(v corpus.Value) []corpus.Value {
	switch v.Kind {
	case corpus.KindDuration:
		return []corpus.Value{corpus.DurationValue(v.N+1, v.Working), corpus.DurationValue(max(v.N-1, 1), v.Working),
			corpus.DurationValue(v.N+3, v.Working)}
	case corpus.KindCount:
		return []corpus.Value{corpus.CountValue(v.N + 1), corpus.CountValue(max(v.N-1, 0)), corpus.CountValue(v.N + 3)}
	case corpus.KindDate:
		if v.Precision == corpus.Day {
			return []corpus.Value{corpus.DateValue(v.Date.Add(1)), corpus.DateValue(v.Date.Add(-1)),
				corpus.DateValue(v.Date.Add(7))}
		}
	}
	return nil
}

// forms are the surfaces of a value that mean the same on any day.
func forms(v corpus.Value, on corpus.Date) []string {
	switch v.Kind {
	case corpus.KindDate:
		if v.Precision == corpus.Day {
			return []string{v.Date.Time().Format("January 2, 2006"), v.Date.String()}
		}
	case corpus.KindDuration, corpus.KindCount, corpus.KindPercent, corpus.KindMoney, corpus.KindQuantity, corpus.KindTime,
		corpus.KindRange, corpus.KindVersion:
		return corpus.Surfaces(v, on, nil)
	}
	return nil
}

// sentences say an answer in one, whatever was asked; past that it no longer holds.
func sentences(v corpus.Value, answer string, past bool) []string {
	switch v.Kind {
	case corpus.KindDate:
		return []string{"It was " + answer + ".", "That would be " + answer + "."}
	case corpus.KindDuration:
		if past {
			return []string{"It came to " + answer + ".", "That made " + answer + "."}
		}
		return []string{"It comes to " + answer + ".", "That makes " + answer + "."}
	case corpus.KindLink:
		return []string{"It is the page " + answer, "See " + answer}
	case corpus.KindText:
		return []string{"The messages say: " + answer + ".", "It was this: " + answer + "."}
	}
	if past {
		return []string{"It was " + answer + " then.", "At that time it was " + answer + "."}
	}
	return []string{"It is " + answer + ".", "The answer is " + answer + "."}
}

// full says what the answer is the answer to; past that it no longer holds.
func (k *Keys) full(operands []corpus.GoldAtom, answer string, past bool) string {
	if len(operands) != 1 || len(operands[0].FactIDs) == 0 {
		return ""
	}
	f, ok := k.w.Fact(operands[0].FactIDs[0])
	a := k.w.Asked(f)
	if !ok || a.Subject == "" {
		return ""
	}
	is, are := "is", "are"
	if past {
		is, are = "was", "were"
	}
	switch _, attribute := k.w.Attribute(f.SubjectID, f.Predicate); {
	case f.Predicate == corpus.PredStarted, f.Predicate == corpus.PredFinished:
		return fmt.Sprintf("The %s was %s on %s.", a.Subject, f.Predicate, answer)
	case f.Predicate == corpus.PredOwner:
		return fmt.Sprintf("%s owns the %s.", answer, a.Subject)
	case f.Predicate == corpus.PredDue:
		return fmt.Sprintf("The %s %s due on %s.", a.Subject, is, answer)
	case !attribute:
		return ""
	case a.Class == string(pack.Tally):
		return fmt.Sprintf("There %s %s %s on the %s.", are, answer, cmp.Or(a.Plural, a.Attribute), a.Subject)
	case f.Value.Kind == corpus.KindText:
		return fmt.Sprintf("The %s of the %s: %s.", a.Attribute, a.Subject, answer)
	}
	return fmt.Sprintf("The %s of the %s %s %s.", a.Attribute, a.Subject, is, answer)
}

// polar says whether a value is a yes or a no, and which.
func polar(v corpus.Value) (yes, is bool) {
	if v.Kind != corpus.KindEnum && v.Kind != corpus.KindText {
		return false, false
	}
	word := strings.ToLower(strings.TrimSpace(v.Text))
	return word == "yes", word == "yes" || word == "no"
}

// given is the value that a question names, if it does.
func given(it corpus.Item) *corpus.Value {
	for _, g := range it.Gold {
		if g.Part == corpus.PartGiven {
			return g.Atom
		}
	}
	return nil
}

// yesNo: a no says what is so instead, where that is known.
func yesNo(yes bool, asked *corpus.Value, is corpus.Value, on corpus.Date) (right, wrong []string, vague string) {
	so, not := []string{"Yes.", "Yes, that is right.", "That is right."}, []string{"No.", "No, that is wrong.",
		"That is wrong."}
	if value := said(is, on); value != "" && !yes {
		right = append(right, "No, "+value+".")
		if asked != nil && said(*asked, on) != "" {
			right = append(right, "No, it is "+value+", not "+said(*asked, on)+".")
		}
	}
	if yes {
		return so, not[:2], "Perhaps."
	}
	return append(right, not...), so[:2], "Perhaps."
}

// said is a value as an answer; empty for one that has no words of its own.
func said(v corpus.Value, on corpus.Date) string {
	switch v.Kind {
	case corpus.KindList:
		texts := make([]string, len(v.Items))
		for i, x := range v.Items {
			texts[i] = said(x, on)
		}
		return joined(texts)
	case corpus.KindLink, corpus.KindEntity, corpus.KindEnum, corpus.KindText, corpus.KindVersion:
		return v.Text
	}
	if len(corpus.Surfaces(v, on, nil)) == 0 {
		return ""
	}
	return AnswerText(v, on)
}

// called are the words for values of a kind.
var called = map[corpus.Kind]string{
	corpus.KindDate: "date", corpus.KindDuration: "length of time", corpus.KindCount: "number", corpus.KindMoney: "sum",
	corpus.KindPercent:  "percentage",
	corpus.KindQuantity: "figure", corpus.KindRange: "range", corpus.KindTime: "time", corpus.KindEnum: "choice",
	corpus.KindEntity: "name",
	corpus.KindLink:   "page", corpus.KindVersion: "version",
}

// vagueness is an answer of a kind that says nothing: it is true whatever the value is, and plainly none.
func vagueness(v corpus.Value) string {
	if what := called[v.Kind]; what != "" {
		return "There was a " + what + " for it."
	}
	return "That came up in the discussion."
}
