package talk

import (
	"slices"
	"strings"

	"memloom/internal/builtin/reader/english"
	"memloom/internal/builtin/reader/text"
)

// Roster holds the people who are known by name: those who speak.
type Roster struct {
	full  []string            // in order of appearance
	byKey map[string][]string // lower-cased full name, given or family name → full names
	small english.Set         // keys of names that are written small: "ruedi-k"
}

func (r *Roster) add(name string) {
	name = strings.Join(strings.Fields(name), " ")
	if name == "" || slices.Contains(r.full, name) {
		return
	}
	if r.byKey == nil {
		r.byKey = map[string][]string{}
	}
	r.full = append(r.full, name)
	low := strings.ToLower(name)
	keys := append([]string{low}, strings.Fields(low)...)
	for i, k := range keys {
		if i > 0 {
			k = strings.Trim(k, "(),.:@")
		}
		if k == "" || i > 0 && nameTitles[k] {
			continue
		}
		r.key(k, name)
	}
	if parts := strings.Split(low, "-"); len(parts) == 2 && !strings.Contains(low, " ") { // "ruedi-k" is read as two words
		r.key(parts[0]+" "+parts[1], name)
		if len(parts[0]) > 2 {
			r.key(parts[0], name)
		}
	}
	if low == name && len(low) > 2 {
		if r.small == nil {
			r.small = english.Set{}
		}
		r.small[strings.Split(low, "-")[0]] = true
	}
}

func (r *Roster) key(k, name string) {
	if !slices.Contains(r.byKey[k], name) {
		r.byKey[k] = append(r.byKey[k], name)
	}
}

// nameTitles stand before many names and name nobody by themselves.
var nameTitles = english.Words("mr mrs ms miss dr prof rev fr sir frau herr madame sister father mother uncle aunt admin the of and")

// person is a name in a text.
type person struct {
	text.Span
	Name  string
	Known bool
}

// PersonAt reads a name that begins at token i. A capitalised word is taken for an unknown
// name only where the caller's pattern asks for a name there.
func (r *Roster) PersonAt(p *text.Parsed, i int, anyName bool) (person, bool) {
	if i < 0 || i >= len(p.Toks) || p.Toks[i].Kind != text.Word {
		return person{}, false
	}
	if at, name := r.knownAt(p, i); name != "" {
		return person{at, name, true}, true
	}
	t := p.Toks[i]
	if !anyName || !capitalised(t) || english.Verbish[t.Stem] || isAcronym(p.Text[t.Start:t.End]) ||
		text.InValues(p, i) {
		return person{}, false
	}
	at := text.Span{From: i, To: i + 1}
	if at.To < len(p.Toks) && capitalised(p.Toks[at.To]) {
		at.To++
	}
	if at.To+1 < len(p.Toks) && (p.Toks[at.To].Low == "and" || p.Toks[at.To].Low == "&") &&
		firmTails[p.Toks[at.To+1].Low] {
		at.To += 2
	}
	return person{at, p.Quote(at), false}, true
}

// capitalised says that a token may belong to a name by how it is written.
func capitalised(t text.Token) bool {
	return t.Kind == text.Word && t.Capital && !english.FunctionWord(t.Low)
}

// knownAt returns the full name of the one known person whose name begins at token i, or "".
func (r *Roster) knownAt(p *text.Parsed, i int) (at text.Span, full string) {
	t := p.Toks[i]
	small := r.small[t.Low]
	if !t.Capital && !small {
		return at, ""
	}
	if i+1 < len(p.Toks) && (p.Toks[i+1].Capital || small) {
		if full := r.byKey[t.Low+" "+p.Toks[i+1].Low]; len(full) == 1 {
			return text.Span{From: i, To: i + 2}, full[0]
		}
	}
	if full := r.byKey[t.Low]; len(full) == 1 {
		return text.Span{From: i, To: i + 1}, full[0]
	}
	return at, ""
}

// firmTails end the names of firms: "Quill and Sons".
var firmTails = english.Words("sons daughters co partners company brothers sisters")

// isAcronym: QA and I are no names of people.
func isAcronym(s string) bool { return s == strings.ToUpper(s) }

// IsName says that a token is part of the name of a known person.
func (r *Roster) IsName(t text.Token) bool { return t.Capital && len(r.byKey[t.Low]) > 0 }
