package check

import (
	"fmt"
	"maps"
	"slices"
	"strings"

	"memloom/internal/corpus"
	"memloom/validate"
)

// probesOf returns a filter's probes on an item.
func (w *world) probesOf(item, filter string) []*corpus.Verdict {
	var out []*corpus.Verdict
	for _, v := range w.verdicts[item] {
		if v.Filter == filter && v.Probe != corpus.ProbeVerdict {
			out = append(out, v)
		}
	}
	return out
}

// probesPresent: a verdict rests on the probes that arithmetic demands, no more and no fewer: see due. Each names the
// model that answered; a filter that computes leaves none.
type probesPresent struct{ total map[string]int } // probes by filter

func (p *probesPresent) add(w *world, f *Finding) {
	if p.total == nil {
		p.total = map[string]int{}
	}
	w.eachRequired(func(it *corpus.Item, r validate.Requirement) {
		rows := w.probesOf(it.ID, r.Filter)
		p.total[r.Filter] += len(rows)
		f.look()
		for _, v := range rows {
			if v.Model == "" {
				f.violate("a probe of "+r.Filter+" by nobody", "the model that answered", it.ID)
			}
		}
		for _, problem := range w.due(it, r, rows) {
			f.violate(problem[0], problem[1], it.ID)
		}
	})
}

func (p *probesPresent) conclude(_ *run, f *Finding) {
	var counts []string
	for _, filter := range slices.Sorted(maps.Keys(p.total)) {
		counts = append(counts, fmt.Sprintf("%d of %s", p.total[filter], filter))
	}
	f.Note = strings.Join(counts, ", ")
}

// problem is what was found, and what was expected.
type problem [2]string

// due says what is wrong with the number and kind of a filter's probes: one for each member of the panel (blind), on
// the evidence (sufficient, for each time that a verifier is asked) or for each message of an answer set with the rest of
// the set left out (each), one for each needed set with that left out (necessary), one for each answer that was kept (answer_keys), one on what the
// baseline retrieved and one on the evidence if it retrieved all of that (hard), one for each other segment (exhaustive
// uniqueness); the three steps of uniqueness leave as many as there were candidates, of which the corpus holds no
// record.
func (w *world) due(it *corpus.Item, r validate.Requirement, rows []*corpus.Verdict) []problem {
	switch r.Filter {
	case validate.FilterBlind:
		if panel := w.panel(); panel > 0 {
			return times(len(rows), panel, "blind", "members of the panel")
		}
		return atLeastOne(rows, r.Filter)
	case validate.FilterSufficient:
		return w.verified(rows, func(rows []*corpus.Verdict) []problem {
			if r.Mode == validate.ModeEach {
				return leftOut(eachAlone(it), rows)
			}
			return times(len(rows), 1, r.Filter, "showing of the evidence")
		})
	case validate.FilterNecessary:
		return leftOut(neededSets(it, r.Mode), rows)
	case validate.FilterAnswerKeys:
		return keysMarked(it, rows)
	case validate.FilterHard:
		return w.attempted(it, r.Mode, rows)
	case validate.FilterUnique:
		return w.elsewhere(it, rows)
	case validate.FilterUndisturbed, validate.FilterSimilar:
		return times(len(rows), 0, r.Filter, "models asked")
	}
	return atLeastOne(rows, r.Filter)
}

func times(got, want int, filter, of string) []problem {
	if got == want {
		return nil
	}
	return []problem{{fmt.Sprintf("%d probes of %s", got, filter), fmt.Sprintf("%d, for %d %s", want, want, of)}}
}

func atLeastOne(rows []*corpus.Verdict, filter string) []problem {
	if len(rows) > 0 {
		return nil
	}
	return []problem{{"no probe of " + filter, "at least one"}}
}

// panel is how many members the manifest gives the blind panel; 0 if it does not say.
func (w *world) panel() int {
	n := 0
	for _, m := range w.in.Manifest.Models {
		if m.Role == validate.FilterBlind || strings.HasPrefix(m.Role, validate.FilterBlind+"-") {
			n++
		}
	}
	return n
}

// leftOut: each of some sets of messages was left out once, and nothing else was.
func leftOut(sets [][]string, rows []*corpus.Verdict) []problem {
	var out []problem
	done := make([]int, len(sets))
	for _, v := range rows {
		// The rests of a set of two are told apart, those of a lone message
		// are empty: whichever fits and is not done yet.
		at := slices.IndexFunc(sets, func(g []string) bool { return sameSet(g, v.LeftOut) })
		for i, g := range sets {
			if sameSet(g, v.LeftOut) && done[i] == 0 {
				at = i
				break
			}
		}
		if at < 0 {
			out = append(out, problem{"left out " + strings.Join(v.LeftOut, " "), "an alternative set of the item's evidence"})
			continue
		}
		done[at]++
	}
	for i, n := range done {
		if n != 1 {
			out = append(out, problem{fmt.Sprintf("%d probes without %s", n, strings.Join(sets[i], " ")), "one"})
		}
	}
	return out
}

// eachAlone returns, for each message of answer evidence, the rest of its set.
func eachAlone(it *corpus.Item) [][]string {
	var out [][]string
	for _, e := range it.Evidence {
		if e.Role != corpus.RoleAnswer {
			continue
		}
		var rest []string
		for _, o := range it.Evidence {
			if o.Set == e.Set && o.MessageID != e.MessageID &&
				(o.Role == corpus.RoleAnswer || o.Role == corpus.RoleBridge) {
				rest = append(rest, o.MessageID)
			}
		}
		out = append(out, rest)
	}
	return out
}

// neededSets returns the messages of each alternative set of answer or bridge
// evidence; bridges are left out only where no mode says otherwise.
func neededSets(it *corpus.Item, mode string) [][]string {
	bySet, needed := map[int][]string{}, map[int]bool{}
	var order []int
	for _, e := range it.Evidence {
		if e.Role != corpus.RoleAnswer && e.Role != corpus.RoleBridge {
			continue
		}
		if bySet[e.Set] == nil {
			order = append(order, e.Set)
		}
		bySet[e.Set] = append(bySet[e.Set], e.MessageID)
		needed[e.Set] = needed[e.Set] || e.Role == corpus.RoleAnswer || mode == ""
	}
	var out [][]string
	for _, g := range order {
		if needed[g] {
			out = append(out, bySet[g])
		}
	}
	return out
}

// verdictsFollow: a yes has no probe against it and none that failed. A panel
// may have failed or convinced members, as long as they are no majority.
func verdictsFollow(w *world, f *Finding) {
	w.eachRequired(func(it *corpus.Item, r validate.Requirement) {
		rows := w.probesOf(it.ID, r.Filter)
		if len(rows) == 0 {
			return
		}
		f.look()
		failed, against := 0, 0
		for _, v := range rows {
			switch v.Outcome {
			case corpus.Yes:
			case corpus.No:
				against++
			default:
				failed++
			}
		}
		switch v := w.verdictOf(it.ID, r.Filter); {
		case v == nil || v.Outcome != corpus.Yes:
		case r.Filter == validate.FilterAnswerKeys: // what it is against was dropped, see keysMarked
		case r.Filter == validate.FilterBlind && failed > len(rows)/2:
			f.violate(fmt.Sprintf("%d of %d members failed", failed, len(rows)), "a majority that answered", it.ID)
		case r.Filter != validate.FilterBlind && failed+against > 0:
			f.violate(fmt.Sprintf("yes from %s with %d probes against it and %d undetermined", r.Filter, against,
				failed), "all probes for it", it.ID)
		}
	})
}
