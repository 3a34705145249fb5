package reader

import (
	_ "embed"
	"slices"
	"strings"
	"sync"
)

//go:embed english/families.txt
var familiesText string

// sense is a family to which a word belongs, and its side of the stroke there.
type sense struct {
	family int
	other  bool // behind the stroke
}

// idiom is an expression of several words with its senses.
type idiom struct {
	key    string
	stems  []string
	senses []sense
}

// english holds the families of words by stem, and expressions by their first stem.
type english struct {
	words  map[string][]sense
	idioms map[string][]idiom
}

// vocabulary reads the families once.
var vocabulary = sync.OnceValue(func() english {
	e := english{map[string][]sense{}, map[string][]idiom{}}
	n := 0
	for line := range strings.Lines(familiesText) {
		if line = strings.TrimSpace(line); line == "" || line[0] == '#' {
			continue
		}
		n++
		same, other, _ := strings.Cut(line, "|")
		for w := range strings.FieldsSeq(same) {
			e.add(w, sense{n, false})
		}
		for w := range strings.FieldsSeq(other) {
			e.add(w, sense{n, true})
		}
	}
	return e
})

func (e *english) add(w string, s sense) {
	parts := strings.Split(w, "_")
	for i := range parts {
		parts[i] = stem(parts[i])
	}
	if len(parts) == 1 {
		e.words[parts[0]] = append(e.words[parts[0]], s)
		return
	}
	list := e.idioms[parts[0]]
	if i := slices.IndexFunc(list, func(d idiom) bool { return slices.Equal(d.stems, parts) }); i >= 0 {
		list[i].senses = append(list[i].senses, s)
		return
	}
	e.idioms[parts[0]] = append(list, idiom{strings.Join(parts, "_"), parts, []sense{s}})
}

// unit is a piece of content: a word or an expression.
type unit struct {
	at     span
	stem   string
	key    string // the stem, or those of an expression's words
	senses []sense
	weight float64
}

// slightStems say little: an answer may leave them out or bring them.
var slightStems = stems(`make do have get put keep take bring be thing person people somebody someone place way kind sort feel seem lie stand sit go come
	give find happen occur become turn have own hold use start begin remain stay leave let help matter case fact particular there cost weigh last other others`)

const slightWeight = 0.3

// unitsOf reads the content of a stretch. Longer expressions go before their words.
func unitsOf(p *parsed, s span) []unit {
	e := vocabulary()
	var out []unit
	for i := s.from; i < s.to; {
		t := p.toks[i]
		if t.kind == punct {
			i++
			continue
		}
		if n, d := e.idiomAt(p, i, s.to); n > 0 && !leadsDay(p, i+n-1, s.to) {
			out = append(out, unit{span{i, i + n}, "", d.key, d.senses, 1})
			i += n
			continue
		}
		if contentWord(t.low) || letterName(p, i) {
			u := unit{span{i, i + 1}, t.stem, t.stem, e.sensesOf(t), 1}
			if slightStems[t.stem] {
				u.weight = slightWeight
			}
			out = append(out, u)
		}
		i++
	}
	return out
}

// leadsDay says that a token belongs to the day behind it: "they go on Sunday" is not "they go on".
func leadsDay(p *parsed, i, to int) bool {
	switch p.toks[i].low {
	case "on", "in", "by", "at":
	default:
		return false
	}
	if i+1 >= to {
		return false
	}
	l := p.toks[i+1].low
	return weekdays[l] || monthNames[l] || isDigit(l)
}

// monthNames are the months, in full and in short.
var monthNames = words(`january february march april may june july august september october november december
	jan feb mar apr jun jul aug sep sept oct nov dec`)

// sensesOf returns the senses of a word; a comparative has those of its adjective.
func (e *english) sensesOf(t token) []sense {
	if s := e.words[t.stem]; s != nil {
		return s
	}
	for _, ending := range [...]string{"er", "est"} {
		root, ok := strings.CutSuffix(t.low, ending)
		if !ok || len(root) < 3 {
			continue
		}
		if y, found := strings.CutSuffix(root, "i"); found {
			root = y + "y"
		}
		if s := e.words[stem(root)]; s != nil {
			return s
		}
		if s := e.words[stem(root+"e")]; s != nil {
			return s
		}
		if n := len(root); root[n-1] == root[n-2] && e.words[root[:n-1]] != nil {
			return e.words[root[:n-1]]
		}
	}
	return nil
}

// needing are verbs that help others or stand for themselves: "she needs it".
var needing = words("need needs needed")

// letterName: the A of "B, A, C" is a name.
func letterName(p *parsed, i int) bool {
	t := p.toks[i]
	return t.capital && t.end == t.start+1 && (i+1 == len(p.toks) || p.toks[i+1].kind == punct)
}

func contentWord(low string) bool { return needing[low] || !functionWord(low) && !fillers[low] }

// idiomAt returns the longest expression at a token and its length.
func (e *english) idiomAt(p *parsed, i, end int) (int, idiom) {
	best, found := 0, idiom{}
	first := p.toks[i].stem
	for _, key := range [2]string{first, plainForms[first]} {
		for _, d := range e.idioms[key] {
			if n := d.at(p, i, end); n > best {
				best, found = n, d
			}
		}
	}
	return best, found
}

// plainForms write clitics out: ca n't, is n't.
var plainForms = map[string]string{"ca": "cannot", "can": "cannot", "could": "cannot", "n't": "not", "had": "has", "have": "has", "are": "is", "was": "is", "were": "is"}

// objects may stand between a verb and its particle: "turned it down".
var objects = words("it them him her me us")

// at returns how many tokens an expression takes at a token, or 0: articles and
// possessives may stand between its words.
func (d idiom) at(p *parsed, i, end int) int {
	j := i
	for k, w := range d.stems {
		for k > 0 && j < end && (determiners[p.toks[j].low] && p.toks[j].low != "no" || objects[p.toks[j].low]) && p.toks[j].stem != w {
			j++
		}
		switch {
		case j >= end || p.toks[j].kind == punct:
			return 0
		case p.toks[j].stem == w || plainForms[p.toks[j].stem] == w && w != "cannot":
			j++
		case w == "cannot" && j+1 < end && plainForms[p.toks[j].stem] == w && (p.toks[j+1].low == "not" || p.toks[j+1].low == "n't"):
			j += 2
		default:
			return 0
		}
	}
	return j - i
}

// agreement says how two units stand to each other.
type agreement int

const (
	unrelated agreement = iota
	opposite
	kindred // a thing and the kind of thing that it is
	alike
)

// agrees compares two units: the same word, a family that has both, a derivation.
func (u unit) agrees(v unit) agreement {
	if u.stem != "" && u.stem == v.stem {
		return alike
	}
	found := unrelated
	for _, a := range u.senses {
		for _, b := range v.senses {
			if a.family == b.family {
				if a.other == b.other {
					return alike
				}
				found = opposite
			}
		}
	}
	switch {
	case found != unrelated:
		return found
	case u.stem == "" || v.stem == "":
		return unrelated
	case unlike(u.stem, v) || unlike(v.stem, u):
		return opposite
	case related(u.stem, v.stem) > 0 || derived(u.stem, v.stem) || composed(u.stem, v.stem) || composed(v.stem, u.stem):
		return alike
	}
	return unrelated
}

// endings are those by which one word is made of another: injur-e, injur-y;
// inflam-e, inflam-mation; fog, fog-gy; insur-e, insur-ance.
var endings = words(`y e al ial ical ic ation ition ion tion sion ment ness ance ence ancy ency able ible er or ist ian ant ent ity ful ly ish en ive ative ous ious ure age th ship hood ery ry ing ed ate ify is iz ement eable eful`)

// changes are endings that change the end of the root: collid-e, colli-sion;
// permi-t, permi-ssion; describ-e, descri-ption; believ-e, belie-f.
var changes = words(`d/sion t/ssion t/sion b/ption v/ption d/s v/f d/t fy/fication y/ication`)

// derived says that two stems are of one root.
func derived(a, b string) bool {
	n := 0
	for n < len(a) && n < len(b) && a[n] == b[n] {
		n++
	}
	short := min(len(a), len(b))
	if n < 3 || n < short-2 || short > 4 && n < 4 {
		return false
	}
	ra, rb := rest(a, n), rest(b, n)
	if n >= 4 && (changes[ra+"/"+rb] || changes[rb+"/"+ra]) {
		return true
	}
	if n < 5 && ra != "" && rb != "" {
		return false
	}
	return (ra == "" || endings[ra]) && (rb == "" || endings[rb])
}

// rest is what a stem has behind a root, without the doubled consonant or the
// last letter of the root that changed before it.
func rest(s string, n int) string {
	r := s[n:]
	if len(r) > 1 && r[0] == s[n-1] && !endings[r] {
		return r[1:]
	}
	return r
}

// unlike says that the first is the second's opposite by a syllable before or
// behind it: unfurnished and furniture, treeless and tree.
func unlike(a string, v unit) bool {
	roots := [8]string{}
	n := 0
	for _, prefix := range [...]string{"un", "in", "im", "ir", "il", "dis", "non"} {
		if root, ok := strings.CutPrefix(a, prefix); ok && len(root) >= 4 {
			roots[n], n = root, n+1
		}
	}
	if root, ok := strings.CutSuffix(a, "les"); ok && len(root) >= 3 {
		roots[n], n = root, n+1
	}
	return slices.ContainsFunc(roots[:n], func(root string) bool {
		return root == v.stem || len(v.stem) >= 4 && derived(root, v.stem) || sharesSense(vocabulary().words[root], v.senses)
	})
}

func sharesSense(a, b []sense) bool {
	return slices.ContainsFunc(a, func(s sense) bool { return slices.Contains(b, s) })
}

// composed says that the first is a compound that ends in the second, or begins
// with it: flowerpot, pot; footwear and foot are not enough.
func composed(a, b string) bool {
	return len(b) >= 3 && len(a) >= len(b)+3 && len(b) >= len(a)-len(b)-2 && strings.HasSuffix(a, b)
}
