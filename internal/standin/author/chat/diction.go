package chat

import (
	"cmp"
	"regexp"
	"slices"
	"strings"

	"memloom/internal/standin/author/grammar"
)

// Where the language has two words for one thing, everybody has their own and keeps to it: one writes "someone",
// another "somebody"; one contracts everything, another writes "do not". Nothing that a plan names or states is
// touched.

// doublet is a thing with several words.
type doublet struct {
	from string // words that are replaced, by bars
	ways []way
	as   string // what is left alone though it has one of the words, by bars
}

// way is a word and the formalities that it is at home in: c, s, f. Of a doublet
// with words of the tools (t) and plain ones (p), each goes with those who speak so.
type way struct{ in, word string }

var doublets = []doublet{
	{from: "somebody|someone", ways: []way{{"csf", "somebody"}, {"csf", "someone"}}},
	{from: "everybody|everyone", ways: []way{{"csf", "everybody"}, {"csf", "everyone"}}},
	{from: "anybody|anyone", ways: []way{{"csf", "anybody"}, {"csf", "anyone"}}},
	{from: "nobody", ways: []way{{"csf", "nobody"}, {"sf", "no one"}}},
	{from: "maybe|perhaps", ways: []way{{"cs", "maybe"}, {"csf", "perhaps"}}},
	{from: ", because", ways: []way{{"csf", ", because"}, {"csf", ", since"}}, as: ", because of"},
	{from: "until|till", ways: []way{{"csf", "until"}, {"cs", "till"}}},
	{from: "as well", ways: []way{{"csf", "as well"}, {"cs", "too"}},
		as: "as well as|might as well|may as well|can as well"},
	{from: "thanks for|thank you for", ways: []way{{"cs", "thanks for"}, {"csf", "thank you for"}},
		as: "many thanks for|with thanks for"},
	{from: "thanks,|thank you,", ways: []way{{"cs", "thanks,"}, {"sf", "thank you,"}}, as: "many thanks,"},
	{from: "ok|okay|OK", ways: []way{{"c", "ok"}, {"csf", "okay"}, {"s", "OK"}}},
	{from: "we need to|we have to", ways: []way{{"csf", "we need to"}, {"csf", "we have to"}}},
	{from: "I need to|I have to", ways: []way{{"csf", "I need to"}, {"csf", "I have to"}}},
	{from: "tell me if|let me know if|ping me if",
		ways: []way{{"cst", "ping me if"}, {"csfp", "tell me if"}, {"csfp", "let me know if"}}},
	{from: "for your information|FYI", ways: []way{{"cst", "FYI"}, {"csfp", "for your information"}}},
	{from: "as far as I know", ways: []way{{"ct", "AFAIK"}, {"csfp", "as far as I know"}}},
	{from: "by the way", ways: []way{{"ct", "btw"}, {"csfp", "by the way"}}},
	{from: "a problem|an issue", ways: []way{{"csft", "an issue"}, {"csfp", "a problem"}}},
	{from: "the problem|the issue", ways: []way{{"csft", "the issue"}, {"csfp", "the problem"}},
		as: "the issue tracker"},
	{from: "the page|the docs page|the wiki page",
		ways: []way{{"csft", "the wiki page"}, {"csft", "the docs page"}, {"csfp", "the page"}}},
	{from: "the docs", ways: []way{{"csft", "the docs"}, {"csfp", "the notes"}}},
	{from: "the tracker", ways: []way{{"csft", "the tracker"}, {"csfp", "the task list"}}},
	{from: "a dry run", ways: []way{{"csft", "a dry run"}, {"csfp", "a rehearsal"}}},
	{from: "you need to|you have to", ways: []way{{"csf", "you need to"}, {"csf", "you have to"}}},
}

// meant finds the doublet of a word; what is left alone has none.
var meant = func() map[string]*doublet {
	out := map[string]*doublet{}
	for i := range doublets {
		for w := range strings.SplitSeq(doublets[i].from, "|") {
			out[w] = &doublets[i]
		}
	}
	return out
}()

// doubletWords lists the words of the doublets by their first byte, the longest first.
var doubletWords = func() map[byte][]string {
	out := map[byte][]string{}
	for _, d := range doublets {
		for w := range strings.SplitSeq(d.from+"|"+d.as, "|") {
			if w != "" {
				out[w[0]] = append(out[w[0]], w)
			}
		}
	}
	for _, words := range out {
		slices.SortStableFunc(words, func(a, b string) int { return cmp.Compare(len(b), len(a)) })
	}
	return out
}()

// doubletAt returns the words of a doublet that begin at a byte of a text, or nothing.
func doubletAt(text string, at int) string {
	if at > 0 && grammar.IsWordByte(text[at-1]) && grammar.IsWordByte(text[at]) {
		return ""
	}
	for _, w := range doubletWords[text[at]] {
		rest, ok := strings.CutPrefix(text[at:], w)
		if ok && (rest == "" || !grammar.IsWordByte(rest[0]) || !grammar.IsWordByte(w[len(w)-1])) {
			return w
		}
	}
	return ""
}

// diction puts the writer's own words in the place of others.
type diction struct{ *scene }

// inOwnWords writes a text with the words and contractions of its writer.
func (m diction) inOwnWords(s string) string {
	if m.d.clear {
		return s
	}
	return grammar.GrammarOnly(s, func(run string) string { return m.contracted(m.doubletsOwn(run)) })
}

// doubletsOwn puts the writer's words in the place of those of doublets.
func (m diction) doubletsOwn(run string) string {
	var b strings.Builder
	from := 0
	for i := 0; i < len(run); i++ {
		if w := doubletAt(run, i); w != "" {
			b.WriteString(run[from:i] + m.ownWord(w))
			i += len(w) - 1
			from = i + 1
		}
	}
	return b.String() + run[from:]
}

// ownWord is the writer's word for what a word means.
func (m diction) ownWord(w string) string {
	d := meant[w]
	if d == nil {
		return w
	}
	var ways []string
	for _, x := range d.ways {
		if m.v.Habitual(x.word) {
			return w
		}
		if m.athome(x.in) {
			ways = append(ways, x.word)
		}
	}
	if len(ways) == 0 {
		return w
	}
	return m.v.Favourite(ways)
}

// athome says whether a word goes with the writer's formality and jargon; who
// has neither much nor little jargon leaves such words as they are.
func (m diction) athome(in string) bool {
	if strings.ContainsAny(in, "tp") && strings.IndexByte(in, "p-t"[m.v.Jargon]) < 0 {
		return false
	}
	return strings.IndexByte(in, "csf"[m.formal]) >= 0
}

// Between the casual, who contract everything, and the formal, who contract
// nothing, one writes "do not" and another "I am".
var (
	negation     = regexp.MustCompile(`\b(there|I|which|it|you|who|they|we|that|this) [a-z]+n't`)
	firstPersons = strings.NewReplacer("I'm", "I am", "I've", "I have", "I'll", "I will", "we're", "we are", "we've",
		"we have", "we'll", "we will")
)

// contracted writes out what a writer of the middle register does not contract.
func (m diction) contracted(run string) string {
	if m.formal != 1 {
		return run
	}
	switch m.v.Taste("contractions") % 3 {
	case 0:
		if !strings.Contains(run, "n't") {
			return run
		}
		return negation.ReplaceAllStringFunc(run, grammar.Contractions.Replace)
	case 1:
		return firstPersons.Replace(run)
	}
	return run
}
