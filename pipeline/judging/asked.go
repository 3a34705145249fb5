package judging

import (
	"slices"
	"strings"
	"unicode"

	"memloom/internal/corpus"
	"memloom/pipeline/questions"
	"memloom/pipeline/questions/awareness"
)

// sharing is how many of all items may ask for a slot that another one asks for, in per cent.
const sharing = 5

// asked holds what items ask for and tell: those that were accepted, and those of the round at work. What is asked once
// is not asked again, and no question or option tells what is asked for.
type asked struct {
	world   *questions.World
	names   map[string]string   // subject → its name, in plain words
	heads   map[string][]string // first word of names → these names
	entries map[string]*entry   // of the items that count, by key
	known   map[string]*entry   // of the drafts that were looked at, by key
	slots   map[string]int      // operand slot → items
	golds   map[string][]gold   // by name of a subject
	cells   map[string]int      // cell of a subcategory → items
	shared  int                 // items that were taken although their slot was
	most    int                 // of those
	spread  *spread
}

// telling is how long an answer is at least, with its blanks, for a sheet to tell it: "no" is in many.
const telling = 5

// entry is what a draft asks for and tells.
type entry struct {
	key    string
	slots  []string
	own    gold
	sheet  string          // question and options, in plain words
	tells  map[string]bool // names of subjects that are in the sheet
	cells  []string
	groups int // chat groups of its needed evidence; 0: it needs none
	shared bool
	placed bool // it is one of the questions of a set: its one slot is its place, which no two items share
}

// gold is the answer to an item, and the sheet that must not tell another's.
type gold struct {
	subject, answer string // in plain words
	of              *entry
}

// newAsked starts with no items, of so many that are wanted, of which a share is to rest on several chat groups.
func newAsked(w *questions.World, wanted int, groups float64) *asked {
	a := &asked{world: w, names: map[string]string{}, heads: map[string][]string{}, entries: map[string]*entry{},
		known: map[string]*entry{},
		slots: map[string]int{}, golds: map[string][]gold{}, cells: map[string]int{}, most: wanted * sharing / 100 / 2,
		spread: newSpread(w, groups)}
	for id, name := range w.Subjects {
		a.names[id] = plain(name)
	}
	for _, p := range w.Corpus.People {
		a.names[p.ID] = plain(p.Name)
	}
	for _, name := range a.names {
		first, _, _ := strings.Cut(name[1:], " ")
		a.heads[first] = append(a.heads[first], name)
	}
	return a
}

// plain keeps the words and numbers of a text, each between blanks.
func plain(text string) string {
	words := strings.FieldsFunc(strings.ToLower(text), func(r rune) bool {
		return !unicode.IsLetter(r) && !unicode.IsDigit(r) && !strings.ContainsRune("€$%.", r)
	})
	for i, w := range words {
		words[i] = strings.TrimRight(w, ".")
	}
	return " " + strings.Join(words, " ") + " "
}

// entry reads a draft, once.
func (a *asked) entry(d questions.Draft) *entry {
	it := d.Item
	if e := a.known[it.Key]; e != nil {
		return e
	}
	e := &entry{key: it.Key, tells: map[string]bool{}, groups: a.spread.groups(&it)}
	if it.Place != "" {
		e.placed, e.slots = true, []string{it.Place}
		a.known[it.Key] = e
		return e
	}
	parts := []string{it.Question}
	for _, o := range it.Options {
		parts = append(parts, o.Text)
	}
	e.sheet = plain(strings.Join(parts, " | "))
	a.mark(e)
	for _, g := range it.Gold {
		switch {
		case g.Part == corpus.PartOperand:
			if s := a.slot(g); !slices.Contains(e.slots, s) {
				e.slots = append(e.slots, s)
			}
		case g.Part == corpus.PartResult && g.Atom != nil:
			answer := it.Answer
			if len(it.Options) > 0 && g.Atom.Kind != corpus.KindList { // of several values the option's own text
				answer = questions.AnswerText(*g.Atom, it.AskedAt.Date())
			}
			if answer = plain(answer); len(answer) >= telling {
				e.own = gold{a.names[g.SubjectID], answer, e}
			}
		}
	}
	for _, c := range d.Cells {
		e.cells = append(e.cells, it.Family+"/"+it.Subcategory+"|"+c)
	}
	a.known[it.Key] = e
	return e
}

// mark notes the names that are in an entry's sheet. Names begin with a blank, as words of a sheet do.
func (a *asked) mark(e *entry) {
	for rest := e.sheet; ; {
		i := strings.IndexByte(rest, ' ')
		if i < 0 {
			return
		}
		first, _, _ := strings.Cut(rest[i+1:], " ")
		for _, name := range a.heads[first] {
			if strings.HasPrefix(rest[i:], name) {
				e.tells[name] = true
			}
		}
		rest = rest[i+1:]
	}
}

// slot is what an operand is a value of: a subject's attribute, under a condition.
func (a *asked) slot(g corpus.GoldAtom) string {
	condition := ""
	if len(g.FactIDs) > 0 {
		f, _ := a.world.Fact(g.FactIDs[0])
		condition = f.Condition
	}
	return g.SubjectID + "|" + g.Predicate + "|" + condition
}

// taken says whether an item asks for one of a draft's slots.
func (a *asked) taken(e *entry) bool {
	return slices.ContainsFunc(e.slots, func(s string) bool { return a.slots[s] > 0 })
}

// told says whether a draft's sheet tells an item's answer, or an item's the draft's.
func (a *asked) told(e *entry) bool {
	for name := range e.tells {
		if slices.ContainsFunc(a.golds[name], func(g gold) bool {
			return strings.Contains(e.sheet, g.answer)
		}) {
			return true
		}
	}
	if e.own.subject == "" {
		return false
	}
	for _, other := range a.entries {
		if other.tells[e.own.subject] && strings.Contains(other.sheet, e.own.answer) {
			return true
		}
	}
	return false
}

// open counts the drafts that could become items: one of each slot that no item asks for, and none that tells an
// answer.
func (a *asked) open(left []questions.Draft) int {
	n, seen := 0, map[string]bool{}
	for _, d := range left {
		e := a.entry(d)
		if a.taken(e) || a.told(e) || slices.ContainsFunc(e.slots, func(s string) bool { return seen[s] }) {
			continue
		}
		n++
		for _, s := range e.slots {
			seen[s] = true
		}
	}
	return n
}

// add counts a draft as an item.
func (a *asked) add(e *entry) {
	if e.shared = a.taken(e); e.shared {
		a.shared++
	}
	a.entries[e.key] = e
	a.spread.count(e, 1)
	for _, s := range e.slots {
		a.slots[s]++
	}
	for _, c := range e.cells {
		a.cells[c]++
	}
	if e.own.subject != "" {
		a.golds[e.own.subject] = append(a.golds[e.own.subject], e.own)
	}
}

// remove takes an item out that was not accepted.
func (a *asked) remove(key string) {
	e := a.entries[key]
	delete(a.entries, key)
	a.spread.count(e, -1)
	if e.shared {
		a.shared--
	}
	for _, s := range e.slots {
		a.slots[s]--
	}
	for _, c := range e.cells {
		a.cells[c]--
	}
	a.golds[e.own.subject] = slices.DeleteFunc(a.golds[e.own.subject], func(g gold) bool { return g.of == e })
}

// lead is by how many items more one side of a subcategory is right than the other at most, where the stratum has other
// drafts.
const lead = 2

// lopsided says whether a draft would let one side of its subcategory lead by too much.
func (a *asked) lopsided(e *entry) bool {
	return slices.ContainsFunc(e.cells, func(c string) bool {
		of, side, _ := strings.Cut(c, "|")
		other, ok := awareness.Opposite(side)
		return ok && a.cells[c]-a.cells[of+"|"+other] >= lead
	})
}

// crowd is how many items share the cells of a draft.
func (a *asked) crowd(e *entry) int {
	n := 0
	for _, c := range e.cells {
		n += a.cells[c]
	}
	return n
}

// next returns the place of the draft to judge next, -1 where there is none. Drafts go by their keys, late ones behind
// the others. One is passed over whose sheet tells what another item asks for, or the other way, or whose slot is
// taken; the latter has its turn when there is no other, up to a share of all items, unless it is one of a set's
// questions. Wide says whether its evidence is to come from several chat groups, where that can be.
func (a *asked) next(left []questions.Draft, wide bool) int {
	if i := a.best(left, wide, func(e *entry) bool { return !a.taken(e) && !a.lopsided(e) }); i >= 0 {
		return i
	}
	if i := a.best(left, wide, func(e *entry) bool { return !a.taken(e) }); i >= 0 || a.shared >= a.most {
		return i
	}
	return a.best(left, wide, func(e *entry) bool { return !e.placed || !a.taken(e) })
}

// best returns the place of the first draft that fits or, of its subcategory, of a better one: one with emptier cells;
// then one that is not late; then one with evidence from as many chat groups as it is to be.
func (a *asked) best(left []questions.Draft, wide bool, fits func(*entry) bool) int {
	best, sub := -1, ""
	var least [3]int
	for i, d := range left {
		if best >= 0 && d.Item.Subcategory != sub {
			continue
		}
		e := a.entry(d)
		rank := [3]int{a.crowd(e), late(d), a.spread.off(e, wide)}
		if best >= 0 && slices.Compare(rank[:], least[:]) >= 0 || !fits(e) || a.told(e) {
			continue
		}
		if best, sub, least = i, d.Item.Subcategory, rank; len(e.cells) == 0 && rank == [3]int{} {
			break
		}
	}
	return best
}
