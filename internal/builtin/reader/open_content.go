package reader

import (
	"math"
	"strconv"
	"strings"
	"sync"
	"unicode"
)

// contents are the units of a text once somebody asked for them.
type contents struct {
	once sync.Once
	list []unit
}

// content are the units of a text, read once and only where a question asks for them.
func (p *parsed) content() []unit {
	if p.units == nil {
		return p.readContent()
	}
	p.units.once.Do(func() { p.units.list = p.readContent() })
	return p.units.list
}

// readContent reads them, also the words of which a link or a path is made.
func (p *parsed) readContent() []unit {
	out := unitsOf(p, span{0, len(p.toks)})
	for i, t := range p.toks {
		if t.kind != link && !strings.ContainsAny(t.low, "/_") {
			continue
		}
		for w := range strings.FieldsFuncSeq(t.low, func(r rune) bool { return !unicode.IsLetter(r) }) {
			if len(w) > 3 && !linkWords[w] && contentWord(w) {
				s := stem(w)
				out = append(out, unit{at: span{i, i + 1}, stem: s, key: s, senses: vocabulary().words[s], weight: 1})
			}
		}
	}
	return out
}

// linkWords are in links whatever they lead to.
var linkWords = words("http https html example index docs wiki")

// openWord is a piece of an open question's content.
type openWord struct {
	unit
	name   string // of a person whom it names
	number bool   // a number or a name with digits: nothing stands for it but itself
	proper bool   // a name
	soft   bool   // says that something was or is to be, not what
	wanted bool   // tells what kind of answer is asked for
	weight float64
	day    *moment // a day that the question tells
}

// openMatch finds the content of one question in messages. What it found for a word
// holds for that word everywhere.
type openMatch struct {
	words []openWord
	memo  map[string][]agreement
}

// at returns how each word of the question stands to a unit of a message.
func (m *openMatch) at(v unit) []agreement {
	if a, ok := m.memo[v.key]; ok {
		return a
	}
	var out []agreement
	for i, w := range m.words {
		if w.name != "" || w.day != nil {
			continue
		}
		a := unrelated
		switch {
		case w.number || w.proper:
			if w.stem == v.stem || w.number && sameNumber(w.stem, v.stem) {
				a = alike
			}
		case sameNumber(v.stem, w.stem):
			a = alike
		default:
			if a = w.agrees(v); a == unrelated {
				a = widely(w.key, v.key)
			}
			if a == kindred && w.wanted {
				a = unrelated // "which colour": "yellow" is not asked with, but for
			}
		}
		if a != unrelated {
			if out == nil {
				out = make([]agreement, len(m.words))
			}
			out[i] = a
		}
	}
	for i, w := range m.words { // a word that the question has itself stands for no other
		if out != nil && w.stem != "" && (w.stem == v.stem || sameRoot(w.stem, v.stem)) {
			for k, o := range m.words {
				if k != i && o.stem != v.stem {
					out[k] = unrelated
				}
			}
			break
		}
	}
	m.memo[v.key] = out
	return out
}

// sameNumber says that a figure is that of a number in letters: 3, three.
func sameNumber(figure, letters string) bool { return figureOf[letters] == figure && figure != "" }

// figureOf writes numbers in letters, by stem, as figures.
var figureOf = func() map[string]string {
	m := map[string]string{}
	for w, n := range smallNumbers {
		if n > 1 && !strings.HasSuffix(w, "th") && w != "second" && w != "third" {
			m[stem(w)] = strconv.Itoa(n)
		}
	}
	return m
}()

// widely compares two words as a question and its answer may call the same thing.
func widely(asked, said string) agreement {
	w := wide()
	a, b := head(asked), head(said)
	switch {
	case a == b && a != "":
		return alike
	case akin(asked, said) || oneGroup(w.groups, asked, said):
		return alike
	case w.kindOf(said, asked) || oneGroup(w.sides, asked, said):
		return kindred
	}
	return unrelated
}

// head is the word that tells what an expression is about: "filed" of "filed in". Verbs
// that go with any particle tell nothing.
func head(key string) string {
	first, _, parts := strings.Cut(key, "_")
	if parts && (slightStems[first] || softWords[first] || lightHeads[first] || functionWord(first)) {
		return ""
	}
	return first
}

// lightHeads mean something else with each particle.
var lightHeads = stems(`turn set look run break call pick cut fall pass send carry catch draw pull push work wear hang knock`)

// openHits are where the words of a question stand in a message: for each word its
// tokens.
type openHits struct {
	at  [][]int
	how []agreement
}

func (m *openMatch) hits(t *talk, i int) openHits {
	p := t.read[i]
	h := openHits{make([][]int, len(m.words)), make([]agreement, len(m.words))}
	for _, v := range p.content() {
		for k, a := range m.at(v) {
			switch {
			case a == unrelated || a < h.how[k]:
				continue
			case a > h.how[k]:
				h.at[k] = nil
			}
			h.at[k], h.how[k] = append(h.at[k], v.at.from), a
		}
	}
	for k, w := range m.words {
		if w.day != nil {
			m.onDay(t, i, k, &h)
		}
		if w.name == "" {
			continue
		}
		for j := range p.toks {
			if who, ok := t.people.personAt(p, j, false); ok && who.name == w.name || t.people.called(p, j) == w.name {
				h.at[k], h.how[k] = append(h.at[k], j), alike
			}
		}
	}
	return h
}

// onDay finds a day that the question tells: in the text, or by when it was written.
func (m *openMatch) onDay(t *talk, i, k int, h *openHits) {
	on := t.msgs[i].At.Date()
	want := m.words[k].day
	for _, d := range moments(t.read[i], on) {
		if (d.day || d.period) && d.date == want.date && d.period == want.period {
			h.at[k], h.how[k] = append(h.at[k], d.from), alike
		}
	}
	y, mo, _ := on.Time().Date()
	wy, wm, _ := want.date.Time().Date()
	if on == want.date && want.day || want.period && y == wy && mo == wm {
		h.how[k] = alike
		h.at[k] = append(h.at[k], -1) // the whole message
	}
}

// sameRoot says that one stem is the other with an ending.
func sameRoot(a, b string) bool {
	if len(a) > len(b) {
		a, b = b, a
	}
	return len(a) >= 4 && strings.HasPrefix(b, a) && len(b)-len(a) <= 3
}

// called reads the name of somebody known that was written without a capital.
func (r *roster) called(p *parsed, i int) string {
	t := p.toks[i]
	if t.kind != word || len(t.low) < 4 || functionWord(t.low) || verbish[t.stem] {
		return ""
	}
	if full := r.byKey[t.low]; len(full) == 1 {
		return full[0]
	}
	return ""
}

// weigh gives each word a weight by how rare it is in the messages.
func (m *openMatch) weigh(all []openHits) {
	n := float64(len(all))
	for k := range m.words {
		df := 0.0
		for _, h := range all {
			if h.how[k] != unrelated {
				df++
			}
		}
		w := 0.35 + math.Log((n+1)/(max(df, 1)+0.5))
		m.words[k].weight = w * m.words[k].unit.weight
	}
}
