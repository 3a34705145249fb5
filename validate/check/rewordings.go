package check

import "fmt"

// mostRounds is how often a message may be asked for anew.
const mostRounds = 2

func rewordingRules() []rule {
	return []rule{
		{Referential, "messages worded anew read as their record says", "rewordings", Proved,
			[]string{tabRewordings, tabRepairs, tabMessages}, each(rewordingsStand)},
	}
}

// rewordingsStand: a message is worded anew once, for what it repeated, and reads
// as it was worded; mended messages and flagged days stay as they are.
func rewordingsStand(w *world, f *Finding) {
	mended := map[string]bool{}
	for _, x := range w.c.Repairs {
		mended[x.MessageID] = true
	}
	seen := map[string]bool{}
	for _, x := range w.c.Reworded {
		f.look()
		m := w.messages[x.MessageID]
		switch {
		case m == nil:
			f.violate("the message "+quote(x.MessageID)+", which is not there", "a message", x.MessageID)
		case x.After != m.Text:
			f.violate(quote(m.Text), quote(x.After)+", as worded anew", m.ID)
		case x.Before == "" || x.Before == x.After || x.Round < 1 || x.Round > mostRounds || len(x.Repeats) == 0:
			f.violate(fmt.Sprintf("round %d, %d repeats, from %s", x.Round, len(x.Repeats), quote(x.Before)),
				"one of two rounds that changes something, with what was repeated", m.ID)
		case seen[m.ID] || mended[m.ID] || w.onFlagged(m.ID):
			f.violate("a message that is worded anew twice, or mended too",
				"one that is worded anew once and was sound before", m.ID)
		}
		seen[x.MessageID] = true
	}
}
