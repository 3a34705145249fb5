package ledger

import (
	"slices"

	"memloom/internal/corpus"
)

// task is what the people of a task hold at a moment.
type task struct {
	messages               int
	decided, open, pending []line          // each in the order in which its matters came
	said                   map[string]bool // facts that have been stated
}

// line is a matter in a section.
type line struct {
	matter  matter
	entry   corpus.LedgerEntry
	asked   int // how often, before and after it was promised
	settled int // messages of the task before it was decided
}

// take removes a matter from a section and returns its line, new if it was not there.
func take(section *[]line, f corpus.Fact, names Names) (line, bool) {
	m := matterOf(f)
	i := slices.IndexFunc(*section, func(l line) bool { return l.matter == m })
	if i < 0 {
		return line{matter: m, entry: corpus.LedgerEntry{Text: names.text(f), FactID: f.ID}}, false
	}
	l := (*section)[i]
	*section = slices.Delete(*section, i, i+1)
	l.entry.FactID = f.ID
	return l, true
}

// ask opens a matter, or counts that it is asked for again. What has been answered stays so, and what is promised stays
// promised. To ask for the value that is to replace one opens a matter that was decided.
func (t *task) ask(f corpus.Fact, names Names) {
	if t.said[f.ID] {
		return
	}
	m := matterOf(f)
	for _, section := range [][]line{t.open, t.pending} {
		if i := slices.IndexFunc(section, func(l line) bool { return l.matter == m }); i >= 0 {
			section[i].asked++
			section[i].entry.FactID = f.ID
			return
		}
	}
	l, _ := take(&t.decided, f, names)
	l.asked = 1
	t.open = append(t.open, l)
}

// promise makes a matter pending, as the answer to who asked for it.
func (t *task) promise(f corpus.Fact, names Names) {
	if t.said[f.ID] {
		return
	}
	if l, ok := take(&t.pending, f, names); ok {
		t.pending = append(t.pending, l)
		return
	}
	take(&t.decided, f, names)
	l, _ := take(&t.open, f, names)
	t.pending = append(t.pending, l)
}

// settle takes a stated fact out of what is open or pending. It is decided if somebody had asked for it, the message
// decides, or an older value was; else it is news and no matter.
func (t *task) settle(f corpus.Fact, names Names, decided bool) {
	if t.said == nil {
		t.said = map[string]bool{}
	}
	decided = decided && !t.said[f.ID]
	t.said[f.ID] = true
	l, was := take(&t.decided, f, names)
	for _, section := range []*[]line{&t.open, &t.pending} {
		if x, ok := take(section, f, names); ok {
			l, decided = x, decided || x.asked > 0
		}
	}
	if decided {
		l.settled, l.asked = t.messages, 0
	}
	if decided || was {
		t.decided = append(t.decided, l)
	}
}
