package check

import (
	"fmt"
	"slices"
	"strings"

	"memloom/internal/corpus"
)

// The sizes of a task's ledgers (G8).
const (
	ledgerEvery = 8   // messages
	ledgerWords = 180 // at most
	subIssues   = 6   // at most
)

func ledgerRules() []rule {
	return []rule{
		{Referential, "references of ledgers", "references", Proved,
			[]string{tabLedgers, tabTasks, tabFacts, tabMessages}, each(ledgerReferences)},
		{Calendar, "ledgers come every eighth message", "ledgers", Proved,
			tables(needPlan, []string{tabLedgers, tabTasks}), each(ledgerCadence)},
		{Undisturbed, "ledgers follow what was said", "entries of ledgers", Proved,
			tables(needPlan, []string{tabLedgers, tabFlaggedDays}), each(ledgersFollow)},
		{Clean, "ledgers name no value", "entries of ledgers", Proved,
			tables(needLexicon, []string{tabLedgers, tabMessages, tabTasks}), each(ledgersWithoutValues)},
	}
}

// entries returns all entries of a ledger.
func entries(l *corpus.Ledger) []corpus.LedgerEntry {
	return slices.Concat(l.Decided, l.Open, l.Pending)
}

func ledgerReferences(w *world, f *Finding) {
	r := resolver{w, f}
	for i := range w.c.Ledgers {
		l := &w.c.Ledgers[i]
		must(r, w.Task, "task", l.TaskID, "ledger", l.MessageID)
		must(r, w.Message, "message", l.MessageID, "ledger", l.TaskID)
		for _, e := range entries(l) {
			must(r, w.Fact, "fact", e.FactID, "ledger", l.TaskID, l.MessageID)
		}
	}
}

// ledgerCadence: a task has a ledger after every eighth of its messages, with the same sub-issues in each, six at most,
// and 180 words at most (G8). Tasks of fewer messages have none.
func ledgerCadence(w *world, f *Finding) {
	order := w.messagesOfTasks()
	next := map[string]int{} // task → ledgers so far
	issues := map[string][]string{}
	for i := range w.c.Ledgers {
		l := &w.c.Ledgers[i]
		f.look()
		next[l.TaskID]++
		n, list := next[l.TaskID]*ledgerEvery, order[l.TaskID]
		if l.Messages != n || n > len(list) || list[n-1] != l.MessageID {
			f.violate(fmt.Sprintf("after %d messages of %s, with %s", l.Messages, l.TaskID, l.MessageID),
				fmt.Sprintf("after message %d of the task", n), l.TaskID, l.MessageID)
		}
		if before, ok := issues[l.TaskID]; len(l.SubIssues) > subIssues || ok && !slices.Equal(before, l.SubIssues) {
			f.violate(quote(strings.Join(l.SubIssues, ", ")), "six sub-issues at most, the same in every ledger",
				l.TaskID, l.MessageID)
		}
		issues[l.TaskID] = l.SubIssues
		if words := wordsIn(l); words > ledgerWords {
			f.violate(fmt.Sprintf("%d words", words), fmt.Sprintf("%d at most", ledgerWords), l.TaskID, l.MessageID)
		}
	}
	for i := range w.c.Tasks {
		if id := w.c.Tasks[i].ID; next[id] < len(order[id])/ledgerEvery {
			f.violate(fmt.Sprintf("%d ledgers of %d messages", next[id], len(order[id])), "one after every eighth", id)
		}
	}
}

// wordsIn counts the words of a ledger as its author reads it: the headings of
// its three sections, and how often a matter has been asked for.
func wordsIn(l *corpus.Ledger) int {
	words := len(strings.Fields("DECIDED OPEN PENDING"))
	for _, e := range entries(l) {
		words += len(strings.Fields(e.Text))
		if e.Repeats > 1 {
			words += len(strings.Fields("(asked n times)"))
		}
	}
	return words
}

// messagesOfTasks returns the messages of every task in the order of the table.
func (w *world) messagesOfTasks() map[string][]string {
	out := map[string][]string{}
	for i := range w.c.Messages {
		if p := w.Planned(w.c.Messages[i].ID); p != nil {
			for _, t := range p.TaskIDs {
				if x := w.Task(t); x != nil && x.PhaseID != "" { // the ledger is the phase's
					t = x.PhaseID
				}
				out[t] = append(out[t], p.MessageID)
			}
		}
	}
	return out
}

// notAfter says whether a message comes before another, or is it: of one minute those that stand first in the table.
func notAfter(a, b *corpus.Message) bool { return a.At < b.At || a.At == b.At && a.ID <= b.ID }

// ledgersFollow: a matter stands once, what is decided was stated by then, what
// is open or pending was not, what is pending was promised (G8).
func ledgersFollow(w *world, f *Finding) {
	said := w.firstSaid()
	promised, lost := w.promised(said)
	for i := range w.c.Ledgers {
		l := &w.c.Ledgers[i]
		m := w.Message(l.MessageID)
		if m == nil {
			continue
		}
		by := func(id string) bool { return said[id] != nil && notAfter(said[id], m) }
		seen := map[string]bool{}
		for n, e := range entries(l) {
			f.look()
			ids := []string{l.TaskID, l.MessageID, e.FactID}
			if fact := w.Fact(e.FactID); seen[e.Text] || e.Text == "" || fact != nil && fact.Noise {
				f.violate(quote(e.Text)+" again, empty or false", "a matter of its own", ids...)
			}
			seen[e.Text] = true
			switch decided := n < len(l.Decided); {
			case w.bare(e.FactID):
			case decided != by(e.FactID):
				f.violate(fmt.Sprintf("%s, decided: %v", quote(e.Text), decided),
					"decided if and only if it was said by "+m.At.String(), ids...)
			case n >= len(l.Decided)+len(l.Open) && !lost[e.FactID] &&
				(promised[e.FactID] == 0 || promised[e.FactID] > m.At):
				f.violate(quote(e.Text)+" pending", "a promise by "+m.At.String(), ids...)
			}
		}
	}
}

// promised returns when each fact was first promised, and which ones were promised on a flagged day.
func (w *world) promised(said map[string]*corpus.Message) (at map[string]corpus.Stamp, lost map[string]bool) {
	promised := map[string]corpus.Stamp{}
	lost = map[string]bool{}
	for i := range w.c.Facts {
		x := &w.c.Facts[i]
		m := said[x.ID]
		if x.Predicate != corpus.PredPromised || x.Noise {
			continue
		}
		lost[x.About] = lost[x.About] || w.bare(x.ID)
		if m == nil {
			continue
		}
		if at := promised[x.About]; at == 0 || m.At < at {
			promised[x.About] = m.At
		}
	}
	return promised, lost
}

// nameOf is what a task is called.
func (w *world) nameOf(taskID string) string {
	if t := w.Task(taskID); t != nil {
		return t.Name
	}
	return ""
}

// ledgersWithoutValues: an entry names its matter and neither the fact's value
// nor another one, because authors may repeat what they are told (G8).
func ledgersWithoutValues(w *world, f *Finding) {
	for i := range w.c.Ledgers {
		l := &w.c.Ledgers[i]
		on := w.c.First
		if m := w.Message(l.MessageID); m != nil {
			on = m.At.Date()
		}
		for _, e := range entries(l) {
			f.look()
			matter := strings.ReplaceAll(folded(e.Text), folded(w.nameOf(l.TaskID)), "") // a name may hold what is a value elsewhere: an urgent lane
			if fact := w.Fact(e.FactID); fact != nil && fact.Value.Text != "" &&
				containsWord(matter, folded(fact.Value.Text)) {
				f.violate(quote(e.Text), "words without "+quote(fact.Value.Text), l.TaskID, l.MessageID, e.FactID)
				continue
			}
			for _, s := range corpus.Uncovered(e.Text, on, w.lex, nil) {
				f.violate(quote(s.Surface)+" in "+quote(e.Text), "words without a value", l.TaskID, l.MessageID,
					e.FactID)
			}
		}
	}
}
