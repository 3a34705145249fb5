package check

import (
	"iter"
	"regexp"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"memloom/internal/corpus"
	"memloom/prompts"
)

func cleanRules() []rule {
	var out []rule
	for _, src := range []struct {
		suffix, of string
		needs      []string
		texts      func(*world) []text
	}{
		{"in messages", "messages", []string{tabMessages}, (*world).messageTexts},
		{"in questions and answers", "texts of items", []string{tabItems}, (*world).itemTexts},
	} {
		for _, r := range []struct {
			name  string
			check func(*world, *Finding, text)
		}{
			{"no empty text ", noEmpty}, {"no control characters ", noControls}, {"no placeholders ", noPlaceholders},
			{"no raw ids ", noRawIDs}, {"links under .example ", exampleLinks},
		} {
			out = append(out, rule{Clean, r.name + src.suffix, src.of, Proved, src.needs, each(func(w *world, f *Finding) {
				for _, t := range src.texts(w) {
					f.look()
					r.check(w, f, t)
				}
			})})
		}
	}
	return append(out, rule{Clean, "every value is a fact", "messages", Proved, tables(needPlan, needLexicon),
		each(valuesCovered)})
}

// text is something that a reader sees, with the record it belongs to.
type text struct {
	id, words string
	covered   []corpus.Interval // places of disclosed values
}

func (w *world) messageTexts() []text {
	if w.texts == nil {
		w.texts = make([]text, len(w.c.Messages))
		for i := range w.c.Messages {
			m := &w.c.Messages[i]
			w.texts[i] = text{m.ID, m.Text, w.covered(m.ID)}
		}
	}
	return w.texts
}

// itemTexts are the questions and options of accepted items and, where the key was read, their answers.
func (w *world) itemTexts() []text {
	var out []text
	for _, it := range w.Accepted() {
		out = append(out, text{id: it.ID, words: it.Question})
		for _, o := range it.Options {
			out = append(out, text{id: it.ID, words: o.Text})
		}
		if !w.has(tabKey) {
			continue
		}
		out = append(out, text{id: it.ID, words: it.Answer})
		for _, a := range it.CorrectAnswers {
			out = append(out, text{id: it.ID, words: a})
		}
		for _, a := range it.IncorrectAnswers {
			out = append(out, text{id: it.ID, words: a})
		}
		if it.Rubric != nil {
			for _, line := range slices.Concat(it.Rubric.Should, it.Rubric.ShouldNot) {
				out = append(out, text{id: it.ID, words: line})
			}
		}
	}
	return out
}

func noEmpty(_ *world, f *Finding, t text) {
	if strings.TrimSpace(t.words) == "" {
		f.violate(quote(t.words), "words", t.id)
	}
}

// noControls: a line may end, and nothing else that is not seen may stand in a
// text; what was not UTF-8 has been replaced by U+FFFD at the latest when read.
func noControls(_ *world, f *Finding, t text) {
	if r, ok := prompts.Unseen(t.words); ok {
		f.violate(quote(string(r))+" in "+quote(t.words), "letters and signs that are seen", t.id)
	}
}

func noPlaceholders(_ *world, f *Finding, t text) {
	if found := prompts.Markers(t.words); len(found) > 0 {
		f.violate(quote(found[0])+" in "+quote(t.words), "what it stands for", t.id)
	}
}

// tokens yields where words and what signs join, such as msg-12 and p1.g2, stand in a text, in bytes: what an id of a
// record would be.
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

// noRawIDs looks for the ids of every table, and for what has the form of the names that units of a run have. An id
// inside a disclosed value, a name of the world or a link is part of it.
func noRawIDs(w *world, f *Finding, t text) {
	for from, to := range tokens(t.words) {
		word := t.words[from:to]
		if w.isID(word) && !strings.Contains(w.material(), word) && !strings.Contains(around(t.words, from), "://") &&
			!t.covers(from, to) {
			f.violate(quote(word)+" in "+quote(t.words), "no id of a record", t.id)
		}
	}
	for _, id := range prompts.RawIDs(t.words, w.material) {
		if !w.isID(id) && !t.holds(id) {
			f.violate(quote(id)+" in "+quote(t.words), "nothing of the form of an id", t.id)
		}
	}
}

// isID says whether a word is the id of a record. Ids of one digit are left
// out: S3, P1 and T1 are words of their own trades.
func (w *world) isID(word string) bool {
	if w.idSet == nil {
		w.idSet = map[string]bool{}
		for _, t := range w.allIDs() {
			for _, id := range t.list {
				w.idSet[id] = len(id) > 2
			}
		}
	}
	return w.idSet[word]
}

// material is the text of all names and values of the world: what stands in it is no leak.
func (w *world) material() string {
	if w.words == "" {
		var b strings.Builder
		add := func(s string) { b.WriteString(s); b.WriteByte('\n') }
		for _, p := range w.c.Projects {
			add(p.Name)
		}
		for _, s := range w.c.Subprojects {
			add(s.Name)
		}
		for _, t := range w.c.Tasks {
			add(t.Name)
		}
		for _, e := range w.c.Entities {
			add(e.Name)
		}
		for i := range w.c.Facts {
			add(w.c.Facts[i].Value.Canonical())
		}
		w.words = b.String() + "\n"
	}
	return w.words
}

// covers says whether a stretch of bytes lies in a disclosed value.
func (t text) covers(from, to int) bool {
	start := utf8.RuneCountInString(t.words[:from])
	in := corpus.Interval{Start: start, End: start + utf8.RuneCountInString(t.words[from:to])}
	for _, iv := range t.covered {
		if iv.Contains(in) {
			return true
		}
	}
	return false
}

// holds says whether words stand in a disclosed value of the text.
func (t text) holds(words string) bool {
	for _, iv := range t.covered {
		if strings.Contains(corpus.RuneSlice(t.words, iv.Start, iv.End), words) {
			return true
		}
	}
	return false
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
var host = regexp.MustCompile(`(?i)(?:[a-z][a-z0-9+.-]*://(?:[^\s/@]*@)?|\b[\w.+-]+@|\b(www\.))([\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*)`)

// exampleLinks: the reserved domain leads nowhere, all others may be real.
func exampleLinks(_ *world, f *Finding, t text) {
	for word := range strings.FieldsFuncSeq(t.words, isBlank) { // the expression is dear, and holds no blank
		if !strings.Contains(word, "://") && !strings.Contains(word, "@") && !hasWWW(word) {
			continue
		}
		for _, m := range host.FindAllStringSubmatch(word, -1) {
			if h := strings.ToLower(m[2]); !strings.HasSuffix(h, ".example") && h != "example" {
				f.violate(quote(m[0]), "a link under .example", t.id)
			}
		}
	}
}

func isBlank(r rune) bool { return r == ' ' || r == '\t' || r == '\n' }

// hasWWW says whether "www." stands in a text, in any case.
func hasWWW(text string) bool {
	const front = "www."
	for i := range max(0, len(text)-len(front)+1) {
		if text[i]|0x20 == 'w' && strings.EqualFold(text[i:i+len(front)], front) {
			return true
		}
	}
	return false
}

// valuesCovered: every number, date, duration, link, amount in a text is
// disclosed at that place, every name is one of the world. The day of an earlier
// message that the text refers to is no value.
func valuesCovered(w *world, f *Finding) {
	for i := range w.c.Messages {
		m := &w.c.Messages[i]
		f.look()
		for _, s := range corpus.Uncovered(m.Text, m.At.Date(), w.lex, w.covered(m.ID)) {
			if w.namesRecalled(m, s.Surface) {
				continue
			}
			f.violate(quote(s.Surface)+" in "+quote(m.Text), "a disclosure at this place", m.ID)
		}
	}
}
