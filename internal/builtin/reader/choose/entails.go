package choose

import (
	"slices"
	"strings"

	"memloom/internal/builtin/reader/english"
	"memloom/internal/builtin/reader/solve"
	"memloom/internal/builtin/reader/talk"
	"memloom/internal/builtin/reader/text"
	"memloom/internal/corpus"
	"memloom/prompts"
)

// entailing finds what the messages say to the reasons that options give.
type entailing struct {
	t        *talk.Talk
	x        topic
	on       corpus.Date
	question string
	options  []corpus.Option
	norms    []norm
	read     bool
	asked    map[string]solve.Finding
}

// find asks a question of its own once.
func (e *entailing) find(question string) solve.Finding {
	f, ok := e.asked[question]
	if !ok {
		if e.asked == nil {
			e.asked = map[string]solve.Finding{}
		}
		f = askAbout(e.t, question, e.on)
		e.asked[question] = f
	}
	return f
}

// reason returns the messages that support the reason an option gives, and how
// much of it they support; 0 where they do not, or say otherwise.
func (e *entailing) reason(p *text.Parsed) (cites []int, weight int) {
	if v, ok := statedIn(p); ok {
		if who, ok := e.returning(p, v); ok {
			return e.away(who, v)
		}
		return e.value(p, v)
	}
	return e.required(p)
}

// statedIn returns the one typed value of an option that is no mere number word.
func statedIn(p *text.Parsed) (text.Value, bool) {
	var out []text.Value
	for _, v := range p.Vals {
		for _, r := range v.Readings {
			if r.Kind != corpus.KindCount || p.Toks[v.From].Kind == text.Number {
				out = append(out, v)
				break
			}
		}
	}
	if len(out) != 1 {
		return text.Value{}, false
	}
	return out[0], true
}

// value checks "the review date is 4 April" against what is stated last.
func (e *entailing) value(p *text.Parsed, v text.Value) ([]int, int) {
	noun := nounOf(p, v)
	if noun == "" {
		return nil, 0
	}
	f := e.find("What is the " + noun + " for the " + strings.TrimPrefix(e.x.text, "the ") + "?")
	stems := text.ContentStems(noun)
	if f.Answer == "" {
		o, last, ok := holder(e.t, e.x, stems, e.values(stems), e.on)
		if w, one := statedIn(text.Parse(o.Text, e.on)); ok && one && w.Surface == v.Surface {
			return []int{last.msg}, 10
		}
		return nil, 0
	}
	if newer, last, later := overtaken(e.t, e.x, stems, e.options, f, e.on); later {
		w, ok := statedIn(text.Parse(newer.Text, e.on))
		if ok && last.renews && w.Surface == v.Surface {
			return []int{last.msg}, 10
		}
		return nil, 0
	}
	for _, r := range v.Readings {
		if f.Typed.Kind != "" && r.Equal(f.Typed) {
			return f.Cites, 10
		}
	}
	return nil, 0
}

// values are the options without those that state a value again.
func (e *entailing) values(noun []string) []corpus.Option {
	var out []corpus.Option
	var texts []string
	for _, o := range e.options {
		if v := valueText(text.Parse(o.Text, e.on), noun); !slices.Contains(texts, v) {
			texts, out = append(texts, v), append(out, o)
		}
	}
	return out
}

// nounOf returns the noun phrase whose value an option states: "the cap is 12",
// "the cap of 12", "12 as the cap", "for 12 as the cap".
func nounOf(p *text.Parsed, v text.Value) string {
	i := v.From - 1
	for i >= 0 && (linksValue[p.Toks[i].Low] || english.Determiners[p.Toks[i].Low]) {
		i--
	}
	to := i + 1
	for i >= 0 && ofNoun(p, i) {
		i--
	}
	if i+1 < to && (i < 0 || english.Determiners[p.Toks[i].Low]) {
		return p.Quote(text.Span{From: i + 1, To: to})
	}
	j := v.To
	if j+1 < len(p.Toks) && (p.Toks[j].Low == "as" || p.Toks[j].Low == "is") && english.Determiners[p.Toks[j+1].Low] {
		from := j + 2
		for j = from; j < len(p.Toks) && ofNoun(p, j); j++ {
		}
		return p.Quote(text.Span{From: from, To: j})
	}
	return ""
}

var linksValue = english.Words("is of was at on stands as from be to")

func ofNoun(p *text.Parsed, i int) bool {
	k := p.Toks[i]
	return k.Kind == text.Word && !english.FunctionWord(k.Low) && !k.Capital
}

// returning reads "Mara is only back on 4 April".
func (e *entailing) returning(p *text.Parsed, v text.Value) (string, bool) {
	home := false
	for _, k := range p.Toks {
		home = home || talk.BackWords[k.Low] || k.Low == "away"
	}
	if _, ok := v.As(text.DateKinds); !ok || !home {
		return "", false
	}
	for i := range p.Toks {
		if who, ok := e.t.People.PersonAt(p, i, false); ok {
			return who.Name, true
		}
	}
	return "", false
}

// away checks that somebody is back on a day and no sooner, and that they have
// the part in the matter that the situation calls for.
func (e *entailing) away(who string, v text.Value) ([]int, int) {
	part, ok := e.hasPart(who)
	if !ok {
		return nil, 0
	}
	d, _ := v.As(text.DateKinds)
	f := solve.Return(e.t, &talk.Query{Ask: talk.AskReturn, Kinds: text.DateKinds, Person: who,
		Subject: [][]string{{"back"}}})
	if f.Typed.Kind != corpus.KindDate || !f.Typed.Equal(d) || f.Typed.Date <= e.on {
		return nil, 0
	}
	return append(append([]int{}, part...), f.Cites...), 10
}

// required checks what an option says to be needed against what is laid down for the case.
func (e *entailing) required(p *text.Parsed) ([]int, int) {
	if !e.read {
		e.norms, e.read = applying(e.t, norms(e.t, e.x), e.x), true
	}
	var best []int
	most := 0
	for _, n := range e.norms {
		if w := e.holds(n, p); w > most {
			most, best = w, []int{n.msg}
			if n.via >= 0 {
				best = append(best, n.via)
			}
		}
	}
	return best, most
}

// directives are words of options that say how to go about it, and nothing of what is needed.
var directives = english.Stems("wait start begin hold go ahead first have need take come ask get yes agree consent word means stop leave put proceed require put sure fine okay let pass ready here bring")

// holds returns how many words of an option stand in a norm, 0 if one does not that matters.
func (e *entailing) holds(n norm, p *text.Parsed) int {
	q, hit := e.t.Read[n.msg], 0
	matters := 0
	for i, k := range p.Toks {
		if k.Kind == text.Punct || english.FunctionWord(k.Low) || english.Fillers[k.Low] {
			continue
		}
		there := talk.HoldsStems(q, n.sent, []string{k.Stem}) || k.Capital && i > 0 && e.means(n, k.Low)
		switch {
		case there:
			hit++
			matters++
		case !directives[k.Stem]:
			return 0
		}
	}
	if matters == 0 {
		return 0
	}
	return hit
}

// means says that a norm speaks of its own speaker by that name.
func (e *entailing) means(n norm, low string) bool {
	q := e.t.Read[n.msg]
	for i := n.sent.From; i < n.sent.To; i++ {
		if l := q.Toks[i].Low; l == "my" || l == "me" {
			return slices.Contains(strings.Fields(strings.ToLower(e.t.Msgs[n.msg].Speaker)), low)
		}
	}
	return false
}

// needed decides between options that name what is needed: by what is laid
// down, which is to be believed, or what stands beside the noun that is asked for.
func needed(t *talk.Talk, in prompts.SolveIn, q *talk.Query, on corpus.Date) (prompts.SolveOut, bool) {
	for _, x := range topics(t, text.Parse(in.Question, on)) {
		e := &entailing{t: t, x: x, on: on, question: in.Question, options: in.Options}
		if out, ok := e.byNorm(); ok {
			return out, true
		}
		if out, ok := e.byNoun(q); ok {
			return out, true
		}
	}
	return prompts.SolveOut{}, false
}

// byNorm picks what is laid down for the case.
func (e *entailing) byNorm() (prompts.SolveOut, bool) {
	best, hits, most := corpus.Option{}, 0, 0
	var cites []int
	for _, o := range e.options {
		switch why, w := e.required(text.Parse(o.Text, e.on)); {
		case w > most:
			best, hits, most, cites = o, 1, w, why
		case w == most && w > 0:
			hits++
		}
	}
	if hits != 1 {
		return prompts.SolveOut{}, false
	}
	return chosen(e.t, best, cites, "It is what was laid down for that case."), true
}

// byNoun picks the value that stands beside the noun of the question.
func (e *entailing) byNoun(q *talk.Query) (prompts.SolveOut, bool) {
	noun := e.sharedNoun()
	if len(noun) == 0 {
		noun = nounStems(q)
	}
	if len(noun) == 0 || told(e.x.stems, noun) || q.Prior || q.Earliest || q.AsOf != 0 {
		return prompts.SolveOut{}, false
	}
	o, last, ok := holder(e.t, e.x, noun, e.options, e.on)
	if !ok {
		return prompts.SolveOut{}, false
	}
	return chosen(e.t, o, []int{last.msg}, "A message states it for that noun."), true
}

// sharedNoun is the noun of which all options state a value, if there is one: the question may call it otherwise.
func (e *entailing) sharedNoun() []string {
	var shared []string
	for i, o := range e.options {
		noun := nounBesideValue(text.Parse(o.Text, e.on))
		if len(noun) == 0 || i > 0 && !slices.Equal(noun, shared) {
			return nil
		}
		shared = noun
	}
	return shared
}

// nounBesideValue reads "the cap is 12", "12 is the cap" and "12 as the cap".
func nounBesideValue(p *text.Parsed) []string {
	for i := 0; i+1 < len(p.Toks); i++ {
		l := p.Toks[i].Low
		switch {
		case i == 0 && l == "the":
			for j := 1; j < len(p.Toks); j++ {
				if p.Toks[j].Low == "is" {
					return text.ContentStems(p.Quote(text.Span{From: 1, To: j}))
				}
			}
		case (l == "is" || l == "as") && p.Toks[i+1].Low == "the":
			return text.ContentStems(p.Quote(text.Span{From: i + 2, To: len(p.Toks)}))
		}
	}
	return nil
}

// nounStems are what a question asks for, without the words that only ask.
func nounStems(q *talk.Query) []string {
	list := q.Np
	if len(list) == 0 {
		list = q.Attr
	}
	var out []string
	for _, s := range list {
		if !talk.LightStems[s] && s != "go" && s != "put" {
			out = append(out, s)
		}
	}
	return out
}
