// Package clean has the rules that texts hold nothing but what readers are to see: no ids, placeholders or control
// characters, no link that leads anywhere, no value that is no fact, and no key of a provider.
package clean

import (
	"fmt"
	"iter"
	"regexp"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"memloom/internal/corpus"
	"memloom/prompts"
	"memloom/validate/check/rule"
)

// Rules returns the rules of the promise in the order of the report.
func Rules() []rule.Rule {
	each := rule.Each
	var out []rule.Rule
	for _, src := range []struct {
		suffix, of, needs string
		texts             func(*rule.World) iter.Seq[text]
	}{
		{"in messages", "messages", "data/messages", messageTexts},
		{"in questions and answers", "texts of items", "data/items", itemTexts},
	} {
		for _, r := range []struct {
			name, expected string
			found          func(*rule.World) func(text) []string
		}{
			{"no empty text ", "words", without(blank)},
			{"no control characters ", "letters and signs that are seen", without(unseen)},
			{"no placeholders ", "what it stands for", without(placeholders)},
			{"no raw ids ", "no id of a record, and nothing of the form of one", rawIDs},
			{"links under .example ", "a link under .example", without(realLinks)},
		} {
			out = append(out, each(r.name+src.suffix, src.of, src.needs, func(w *rule.World, f *rule.Finding) {
				found := r.found(w)
				for t := range src.texts(w) {
					f.Look()
					for _, words := range found(t) {
						f.Violate(rule.Quote(words)+" in "+rule.Quote(t.words), r.expected, t.id)
					}
				}
			}))
		}
	}
	noKeys := rule.Once("no key of the environment", "files and text columns", "", noKeys)
	noKeys.Files = true
	return rule.Of(rule.Clean, append(out,
		each("every value is a fact", "messages", rule.Plan+rule.Names, valuesCovered),
		each("every value of a summary is a fact", "summaries and directives",
			"scaffold/summaries scaffold/leader_log"+rule.Plan+rule.Names, pastValues),
		each("ultra-short messages are short", "ultra-short messages", "scaffold/message_plan data/messages", ultraShort),
		each("ledgers name no value", "entries of ledgers",
			rule.Names+"scaffold/ledgers data/messages scaffold/tasks", ledgersWithoutValues),
		noKeys)...)
}

// text is something that a reader sees, with the record it belongs to.
type text struct{ id, words string }

func messageTexts(w *rule.World) iter.Seq[text] {
	return func(yield func(text) bool) {
		for m := range rule.All(w.Messages) {
			if !yield(text{m.ID, m.Text}) {
				return
			}
		}
	}
}

// itemTexts are the questions and options of accepted items and, where the key was read, their answers.
func itemTexts(w *rule.World) iter.Seq[text] {
	return func(yield func(text) bool) {
		for _, it := range w.Accepted() {
			words := []string{it.Question}
			for _, o := range it.Options {
				words = append(words, o.Text)
			}
			if w.Has("key/items") {
				words = slices.Concat(words, []string{it.Answer}, it.CorrectAnswers, it.IncorrectAnswers)
				if it.Rubric != nil {
					words = slices.Concat(words, it.Rubric.Should, it.Rubric.ShouldNot)
				}
			}
			for _, s := range words {
				if !yield(text{it.ID, s}) {
					return
				}
			}
		}
	}
}

// without looks for something in each text by itself.
func without(found func(words string) []string) func(*rule.World) func(text) []string {
	return func(*rule.World) func(text) []string { return func(t text) []string { return found(t.words) } }
}

func blank(words string) []string {
	if strings.TrimSpace(words) == "" {
		return []string{words}
	}
	return nil
}

// unseen: a line may end, and nothing else that is not seen may be in a text; what was not UTF-8 has been replaced by
// U+FFFD at the latest when read.
func unseen(words string) []string {
	if r, ok := prompts.Unseen(words); ok {
		return []string{string(r)}
	}
	return nil
}

func placeholders(words string) []string {
	found := prompts.Markers(words)
	return found[:min(1, len(found))]
}

// tokens yields where words and the signs that join them, such as msg-12 and p1.g2, are in a text, in bytes: what an id
// of a record would be.
func tokens(text string) iter.Seq2[int, int] {
	return func(yield func(from, to int) bool) {
		for i := 0; i < len(text); {
			size := wordRune(text[i:])
			if size == 0 {
				_, size = utf8.DecodeRuneInString(text[i:])
				i += size
				continue
			}
			from := i
			for size > 0 {
				i += size
				if size = wordRune(text[i:]); size == 0 && i < len(text) && strings.IndexByte("./:-", text[i]) >= 0 {
					if n := wordRune(text[i+1:]); n > 0 {
						size = 1 + n
					}
				}
			}
			if !yield(from, i) {
				return
			}
		}
	}
}

// wordRune returns the size of the letter, number or underscore at the front of a text; 0: there is none.
func wordRune(text string) int {
	r, size := utf8.DecodeRuneInString(text)
	if unicode.IsLetter(r) || unicode.IsNumber(r) || r == '_' {
		return size
	}
	return 0
}

// rawIDs looks for the ids of every table, and for what has the form of the names that units of a run have. An id
// inside a disclosed value, a name of the world or a link is part of it. Ids of one digit are left out: S3, P1 and T1
// are words of their own trades.
func rawIDs(w *rule.World) func(text) []string {
	material := ""
	isID := func(word string) bool { return len(word) > 2 && w.Kind(word) != "" }
	known := func() string {
		if material == "" {
			material = materialOf(w)
		}
		return material
	}
	return func(t text) []string {
		var out []string
		for from, to := range tokens(t.words) {
			word := t.words[from:to]
			if isID(word) && !strings.Contains(known(), word) && !strings.Contains(around(t.words, from), "://") &&
				!covers(w, t, from, to) {
				out = append(out, word)
			}
		}
		for _, id := range prompts.RawIDs(t.words, known) {
			inValue := slices.ContainsFunc(w.Covered(t.id), func(iv corpus.Interval) bool {
				return strings.Contains(corpus.RuneSlice(t.words, iv.Start, iv.End), id)
			})
			if !isID(id) && !inValue {
				out = append(out, id)
			}
		}
		return out
	}
}

// covers says whether a stretch of bytes of a message is in a disclosed value.
func covers(w *rule.World, t text, from, to int) bool {
	start := utf8.RuneCountInString(t.words[:from])
	in := corpus.Interval{Start: start, End: start + utf8.RuneCountInString(t.words[from:to])}
	return slices.ContainsFunc(w.Covered(t.id), func(iv corpus.Interval) bool { return iv.Contains(in) })
}

// materialOf is the text of all names and values of the world: what is part of it is no leak.
func materialOf(w *rule.World) string {
	var b strings.Builder
	add := func(names map[string]string) {
		for _, s := range names {
			b.WriteString(s + "\n")
		}
	}
	add(corpus.NamesByID(w.Projects))
	add(corpus.NamesByID(w.Subprojects))
	add(corpus.NamesByID(w.Tasks))
	for _, e := range w.Entities {
		b.WriteString(e.Name + "\n")
	}
	for x := range rule.All(w.Facts) {
		b.WriteString(x.Value.Canonical() + "\n")
	}
	return b.String() + "\n"
}

// around returns the text between the blanks around a byte.
func around(s string, at int) string {
	start := strings.LastIndexAny(s[:at], " \t\n") + 1
	if end := strings.IndexAny(s[at:], " \t\n"); end >= 0 {
		return s[start : at+end]
	}
	return s[start:]
}

// host is where a link or an address leads.
var host = regexp.MustCompile(`(?i)(?:[a-z][a-z0-9+.-]*://(?:[^\s/@]*@)?|\b[\w.+-]+@|\b(www\.))` +
	`([\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*)`)

// realLinks finds links outside the reserved domain, which leads nowhere; all others may be real.
func realLinks(words string) []string {
	var out []string
	for word := range strings.FieldsFuncSeq(words, func(r rune) bool { return strings.ContainsRune(" \t\n", r) }) {
		if !strings.Contains(word, "://") && !strings.Contains(word, "@") &&
			!strings.Contains(strings.ToLower(word), "www.") {
			continue // the expression is dear, and holds no blank
		}
		for _, m := range host.FindAllStringSubmatch(word, -1) {
			if h := strings.ToLower(m[2]); !strings.HasSuffix(h, ".example") && h != "example" {
				out = append(out, m[0])
			}
		}
	}
	return out
}

// valuesCovered: every number, date, duration, link, amount in a text is disclosed at that place, every name is one of
// the world. The day of an earlier message that the text refers to is no value.
func valuesCovered(w *rule.World, f *rule.Finding) {
	for m := range rule.All(w.Messages) {
		f.Look()
		for _, s := range corpus.Uncovered(m.Text, m.At.Date(), w.Lex, w.Covered(m.ID)) {
			if !w.NamesRecalled(m, s.Surface) {
				f.Violate(rule.Quote(s.Surface)+" in "+rule.Quote(m.Text), "a disclosure at this place", m.ID)
			}
		}
	}
}

// ultraShort: such a message has one to six words (G11).
func ultraShort(w *rule.World, f *rule.Finding) {
	const fewest, most = 1, 6
	for p := range rule.All(w.Plan) {
		if m := w.Message(p.MessageID); m != nil && p.Perturbation == corpus.UltraShort {
			n := len(strings.Fields(m.Text))
			f.Expect(n >= fewest && n <= most, fmt.Sprintf("%d words: %s", n, rule.Quote(m.Text)),
				fmt.Sprintf("%d to %d words", fewest, most), m.ID)
		}
	}
}

// pastValues: a record has words, no placeholder, and no value but those of its facts, the days on which they were
// said, and the dates of its tasks.
func pastValues(w *rule.World, f *rule.Finding) {
	check := func(id, text string, on corpus.Date, given []corpus.Value, facts []string) {
		for _, x := range w.FactsBy(facts) {
			given = append(given, x.Value)
		}
		for _, x := range facts {
			for _, m := range w.Sources(x) {
				given = append(given, corpus.DateValue(m.At.Date()))
			}
			for _, d := range w.FlaggedWith(x) {
				given = append(given, corpus.DateValue(d.Day))
			}
		}
		f.Expect(text != "" && len(prompts.Markers(text)) == 0, rule.Quote(text), "words without placeholders", id)
		for _, sp := range corpus.Uncovered(text, on, w.Lex, occurrences(text, given)) {
			known := slices.ContainsFunc(sp.Values, func(v corpus.Value) bool { return slices.ContainsFunc(given, v.Equal) })
			f.Expect(known, rule.Quote(sp.Surface)+" in a record", "a value of its facts", id)
		}
	}
	for _, s := range w.Summaries {
		var given []corpus.Value
		for _, t := range s.Tasks {
			given = append(given, corpus.DateValue(t.On))
		}
		check(s.ID, s.Text, s.To, given, s.FactIDs)
	}
	for _, e := range w.LeaderLog {
		check(e.ID, e.Text, e.Day, []corpus.Value{corpus.DateValue(e.Day)}, e.FactIDs)
	}
}

// occurrences returns where texts and names among values are in a text: numbers inside them are theirs.
func occurrences(text string, given []corpus.Value) []corpus.Interval {
	var out []corpus.Interval
	seen := map[string]bool{"": true}
	for _, v := range given {
		if seen[v.Text] {
			continue
		}
		seen[v.Text] = true
		length, runes := utf8.RuneCountInString(v.Text), 0
		for from := 0; ; runes++ {
			i := strings.Index(text[from:], v.Text)
			if i < 0 {
				break
			}
			runes += utf8.RuneCountInString(text[from : from+i])
			out = append(out, corpus.Interval{Start: runes, End: runes + length})
			_, size := utf8.DecodeRuneInString(text[from+i:])
			from += i + size
		}
	}
	return out
}

// ledgersWithoutValues: an entry names its matter and neither the fact's value nor another one, because authors may
// repeat what they are given (G8). The name of the task may hold what is a value elsewhere: an urgent lane.
func ledgersWithoutValues(w *rule.World, f *rule.Finding) {
	for l := range rule.All(w.Ledgers) {
		on := w.First
		if m := w.Message(l.MessageID); m != nil {
			on = m.At.Date()
		}
		name := ""
		if t := w.Task(l.TaskID); t != nil {
			name = corpus.Folded(t.Name)
		}
		for _, e := range slices.Concat(l.Decided, l.Open, l.Pending) {
			f.Look()
			matter := strings.ReplaceAll(corpus.Folded(e.Text), name, "")
			if x := w.Fact(e.FactID); x != nil && corpus.ContainsWord(matter, corpus.Folded(x.Value.Text)) {
				f.Violate(rule.Quote(e.Text), "words without "+rule.Quote(x.Value.Text), l.TaskID, l.MessageID, e.FactID)
				continue
			}
			for _, s := range corpus.Uncovered(e.Text, on, w.Lex, nil) {
				f.Violate(rule.Quote(s.Surface)+" in "+rule.Quote(e.Text), "words without a value", l.TaskID, l.MessageID, e.FactID)
			}
		}
	}
}
