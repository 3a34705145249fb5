package referential

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
	"unicode"

	"memloom/internal/corpus"
	"memloom/validate/check/rule"
)

// form is what counters have in common.
type form struct {
	prefix string
	length int
}

// counter splits an id into its form and the number at its end.
func counter(id string) (f form, n int, ok bool) {
	prefix := strings.TrimRight(id, "0123456789")
	n, err := strconv.Atoi(id[len(prefix):])
	return form{prefix, len(id)}, n, err == nil
}

// uniqueIDs: no two rows of a table have one id, in whatever corpora they are.
func uniqueIDs(*rule.Run) rule.Check {
	seen := map[string]*idSet{} // by kind
	return rule.Check{Add: func(w *rule.World, f *rule.Finding) {
		for _, t := range w.NewIDs() {
			if seen[t.Kind] == nil {
				seen[t.Kind] = &idSet{map[form][]idRange{}, map[string]bool{}}
			}
			for _, id := range t.List {
				f.Look()
				if fresh := seen[t.Kind].insert(id); !fresh || id == "" {
					f.Violate(rule.Quote(id)+" again or empty in "+t.Kind, "an id of its own", id)
				}
			}
		}
	}}
}

// idSet is a set of ids that are mostly rising counters, as ranges of their numbers: it takes little more than gaps.
type idSet struct {
	ranges map[form][]idRange
	others map[string]bool
}

type idRange struct{ from, to int }

// insert adds an id and says whether it was not there.
func (s *idSet) insert(id string) (fresh bool) {
	if of, n, ok := counter(id); ok {
		list := s.ranges[of]
		last := len(list) - 1
		switch {
		case last >= 0 && n == list[last].to+1:
			list[last].to = n
			return true
		case last < 0 || n > list[last].to:
			s.ranges[of] = append(list, idRange{n, n})
			return true
		case slices.ContainsFunc(list, func(r idRange) bool { return r.from <= n && n <= r.to }):
			return false
		}
	}
	fresh = !s.others[id]
	s.others[id] = true
	return fresh
}

// denseIDs: the ids of a table are one prefix of letters and counters of one width, without a gap in the order of the
// rows, from the first corpus to the last, so that no id gives anything away.
func denseIDs(*rule.Run) rule.Check {
	forms, last := map[string]form{}, map[string]int{} // by kind
	notASCII := func(r rune) bool { return r > unicode.MaxASCII || !unicode.IsLetter(r) }
	return rule.Check{Add: func(w *rule.World, f *rule.Finding) {
		for _, t := range w.NewIDs() {
			for _, id := range t.List {
				of, n, ok := counter(id)
				if _, known := forms[t.Kind]; !known {
					forms[t.Kind] = of
				}
				f.Look()
				next := last[t.Kind] + 1
				if !ok || of != forms[t.Kind] || of.prefix == "" || strings.ContainsFunc(of.prefix, notASCII) ||
					n != next && (t.Whole || n < next) {
					f.Violate(rule.Quote(id), fmt.Sprintf("number %d of %s, %d letters and digits", next, t.Kind,
						forms[t.Kind].length), id)
				}
				last[t.Kind] = max(next, n)
			}
		}
	}}
}

// oneCorpus: who has seats in two corpora never writes in both in one minute. Of a corpus that is over, the minutes of
// its messages are kept.
func oneCorpus(*rule.Run) rule.Check {
	type writing struct{ at, corpus int32 } // a message, by its minute and its corpus's place in the run
	written := map[string][]writing{}       // by author
	return rule.Check{Add: func(w *rule.World, f *rule.Finding) {
		place := int32(len(w.Seen) - 1)
		elsewhere := map[string]map[int32]int32{} // by author and minute, of those who write here too
		for m := range rule.All(w.Messages) {
			if len(written[m.AuthorID]) == 0 || m.SessionID != "" { // an assistant talks to many users at once
				continue
			}
			if elsewhere[m.AuthorID] == nil {
				elsewhere[m.AuthorID] = map[int32]int32{}
				for _, x := range written[m.AuthorID] {
					elsewhere[m.AuthorID][x.at] = x.corpus
				}
			}
			f.Look()
			if other, ok := elsewhere[m.AuthorID][int32(m.At)]; ok {
				f.Violate(fmt.Sprintf("%s in %s and %s at %s", m.AuthorID, w.Seen[other], w.Seen[place], m.At),
					"one corpus in a minute", m.ID)
			}
		}
		for m := range rule.All(w.Messages) {
			written[m.AuthorID] = append(written[m.AuthorID], writing{int32(m.At), place})
		}
	}}
}

// itemsInCorpus: an item belongs to the corpus in which it is, with its evidence, the groups of that and its asker.
func itemsInCorpus(w *rule.World, f *rule.Finding) {
	seated := map[string]bool{}
	for _, g := range w.Groups {
		for _, p := range slices.Concat(g.MemberIDs, g.GuestIDs) {
			seated[p] = true
		}
	}
	own := w.ID
	if own == "" && len(w.Groups) > 0 {
		own = w.Groups[0].CorpusID
	}
	for it := range rule.All(w.Items) {
		f.Expect(w.ID == "" || it.CorpusID == own, "corpus "+rule.Quote(it.CorpusID), "corpus "+rule.Quote(own), it.ID)
		if it.AskerID != "" && !seated[it.AskerID] {
			f.Violate("asked by "+it.AskerID, "somebody with a seat in "+own, it.ID)
		}
		for _, e := range it.Evidence {
			f.Look()
			m := w.Message(e.MessageID)
			if m == nil {
				f.Violate("evidence "+rule.Quote(e.MessageID), "a message of "+own, it.ID)
			} else if g := w.Group(m.GroupID); m.CorpusID != own || g == nil || g.CorpusID != own {
				f.Violate(fmt.Sprintf("evidence %s of %s in corpus %s", m.ID, m.GroupID, rule.Quote(m.CorpusID)),
					"a message and a group of "+own, it.ID)
			}
		}
	}
}

// optionKeysFit: the letters of options and of their keys are the same, each once.
func optionKeysFit(w *rule.World, f *rule.Finding) {
	for it := range w.Choices() {
		same := slices.EqualFunc(it.Options, it.OptionKeys, func(o corpus.Option,
			k corpus.OptionKey) bool {
			return o.Letter == k.Letter
		})
		f.Expect(same, "keys of other letters", "a key for each option, in their order", it.ID)
	}
}
