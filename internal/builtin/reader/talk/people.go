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
	if i < 0 || i >= len(p.Toks) {
		return person{}, false
	}
	t := p.Toks[i]
	small := r.small[t.Low]
	if t.Kind != text.Word || !t.Capital && !small {
		return person{}, false
	}
	if i+1 < len(p.Toks) && (p.Toks[i+1].Capital || small) {
		if full := r.byKey[t.Low+" "+p.Toks[i+1].Low]; len(full) == 1 {
			return person{text.Span{From: i, To: i + 2}, full[0], true}, true
		}
	}
	if full := r.byKey[t.Low]; len(full) == 1 {
		return person{text.Span{From: i, To: i + 1}, full[0], true}, true
	}
	if !anyName || !t.Capital || english.FunctionWord(t.Low) || english.Verbish[t.Stem] || isAcronym(p.Text[t.Start:t.End]) || text.InValues(p, i) {
		return person{}, false
	}
	end := i + 1
	if end < len(p.Toks) && p.Toks[end].Capital && p.Toks[end].Kind == text.Word && !english.FunctionWord(p.Toks[end].Low) {
		end++
	}
	if end+1 < len(p.Toks) && (p.Toks[end].Low == "and" || p.Toks[end].Low == "&") && firmTails[p.Toks[end+1].Low] {
		end += 2
	}
	return person{text.Span{From: i, To: end}, p.Quote(text.Span{From: i, To: end}), false}, true
}

// firmTails end the names of firms: "Quill and Sons".
var firmTails = english.Words("sons daughters co partners company brothers sisters")

// isAcronym: QA and I are no names of people.
func isAcronym(s string) bool { return s == strings.ToUpper(s) }

// IsName says that a token is part of the name of a known person.
func (r *Roster) IsName(t text.Token) bool { return t.Capital && len(r.byKey[t.Low]) > 0 }
