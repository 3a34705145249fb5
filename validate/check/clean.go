package check

import (
	"regexp"
	"strings"
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
			out = append(out, rule{Clean, r.name + src.suffix, src.of, Proved, src.needs, func(w *world, f *Finding) {
				for _, t := range src.texts(w) {
					f.look()
					r.check(w, f, t)
				}
			}})
		}
	}
	return append(out, rule{Clean, "every value is a fact", "messages", Proved, tables(needPlan, needLexicon),
		valuesCovered})
}

// text is something that a reader sees, with the record it belongs to.
type text struct {
	id, words string
	covered   []corpus.Interval // places of disclosed values
}

func (w *world) messageTexts() []text {
	out := make([]text, len(w.c.Messages))
	for i := range w.c.Messages {
		m := &w.c.Messages[i]
		out[i] = text{m.ID, m.Text, w.covered(m.ID)}
	}
	return out
}

// itemTexts are the questions and options of accepted items and, where the key was read, their answers.
func (w *world) itemTexts() []text {
	var out []text
	for _, it := range w.accepted {
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

// token is what an id of a record would be in a text.
var token = regexp.MustCompile(`[\p{L}\p{N}_]+(?:[./:-][\p{L}\p{N}_]+)*`)

// noRawIDs looks for the ids of every table, and for what has the form of the names that units of a run have. An id
// inside a disclosed value, a name of the world or a link is part of it.
func noRawIDs(w *world, f *Finding, t text) {
	for _, at := range token.FindAllStringIndex(t.words, -1) {
		word := t.words[at[0]:at[1]]
		if w.isID(word) && !strings.Contains(w.material(), word) && !strings.Contains(around(t.words, at[0]), "://") &&
			!t.covers(at) {
			f.violate(quote(word)+" in "+quote(t.words), "no id of a record", t.id)
		}
	}
	for _, id := range prompts.RawIDs(t.words, w.material()) {
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
func (t text) covers(at []int) bool {
	start := utf8.RuneCountInString(t.words[:at[0]])
	in := corpus.Interval{Start: start, End: start + utf8.RuneCountInString(t.words[at[0]:at[1]])}
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
	for _, m := range host.FindAllStringSubmatch(t.words, -1) {
		if h := strings.ToLower(m[2]); !strings.HasSuffix(h, ".example") && h != "example" {
			f.violate(quote(m[0]), "a link under .example", t.id)
		}
	}
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
