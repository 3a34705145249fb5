package judged

import (
	"fmt"
	"maps"
	"slices"
	"strings"

	"memloom/internal/corpus"
	"memloom/internal/llm"
	"memloom/validate/check/rule"
	"memloom/validate/filters"
)

// probesOf returns a filter's probes on an item.
func probesOf(w *rule.World, item, filter string) []*corpus.Verdict {
	return slices.DeleteFunc(judging(w, item), func(v *corpus.Verdict) bool {
		return v.Filter != filter || v.Probe == corpus.ProbeVerdict
	})
}

// probesPresent: a verdict rests on the probes that arithmetic demands, no more and no fewer: see due. Each names the
// model that answered; a filter that computes leaves none.
func probesPresent(*rule.Run) rule.Check {
	total := map[string]int{} // probes by filter
	return rule.Check{
		Add: func(w *rule.World, f *rule.Finding) {
			for it, r := range allRequired(w) {
				rows := probesOf(w, it.ID, r.Filter)
				total[r.Filter] += len(rows)
				f.Look()
				for _, v := range rows {
					if v.Model == "" {
						f.Violate("a probe of "+r.Filter+" by nobody", "the model that answered", it.ID)
					}
				}
				(&probes{w, it, func(found, expected string) { f.Violate(found, expected, it.ID) }}).due(r, rows)
			}
		},
		Conclude: func(f *rule.Finding) {
			var counts []string
			for _, filter := range slices.Sorted(maps.Keys(total)) {
				counts = append(counts, fmt.Sprintf("%d of %s", total[filter], filter))
			}
			f.Note = strings.Join(counts, ", ")
		},
	}
}

// probes are those of an item, held to what is due.
type probes struct {
	*rule.World
	it      *corpus.Item
	violate func(found, expected string)
}

// due holds the number and kind of a filter's probes: one for each member of the panel (blind), on the evidence
// (sufficient, for each time that a verifier is asked) or for each message of an answer set with the rest of the set
// left out (each), one for each needed set with that left out (necessary), one for each answer that was kept
// (answer_keys), one on what the baseline retrieved and one on the evidence if it retrieved all of that (hard), one for
// each other segment (exhaustive uniqueness); the three steps of uniqueness leave as many as there were candidates, of
// which the corpus holds no record.
func (p *probes) due(r filters.Requirement, rows []*corpus.Verdict) {
	switch r.Filter {
	case filters.NameBlind:
		if panel := p.models(filters.NameBlind) + p.models(filters.NameBlind+"-"); panel > 0 {
			p.times(len(rows), panel, "blind", "members of the panel")
			return
		}
	case filters.NameSufficient:
		p.verified(rows, func(rows []*corpus.Verdict) {
			if r.Mode == filters.ModeEach {
				p.leftOut(eachAlone(p.it), rows)
			} else {
				p.times(len(rows), 1, r.Filter, "showing of the evidence")
			}
		})
		return
	case filters.NameNecessary:
		p.leftOut(neededSets(p.it, r.Mode), rows)
		return
	case filters.NameAnswerKeys:
		p.keysMarked(rows)
		return
	case filters.NameHard:
		p.attempted(r.Mode, rows)
		return
	case filters.NameUnique:
		p.elsewhere(rows)
		return
	default:
		if f, _ := filters.Named(r.Filter); f.Computed {
			p.times(len(rows), 0, r.Filter, "models asked")
			return
		}
	}
	if len(rows) == 0 {
		p.violate("no probe of "+r.Filter, "at least one")
	}
}

func (p *probes) times(got, want int, filter, of string) {
	if got != want {
		p.violate(fmt.Sprintf("%d probes of %s", got, filter), fmt.Sprintf("%d, for %d %s", want, want, of))
	}
}

// models counts the models that the manifest gives a role, or, if it ends in a hyphen, to roles that begin so.
func (p *probes) models(role string) int {
	n := 0
	for _, m := range p.Manifest.Models {
		if m.Role == role || strings.HasSuffix(role, "-") && strings.HasPrefix(m.Role, role) {
			n++
		}
	}
	return n
}

// leftOut: each of some sets of messages was left out once, and nothing else was. The rests of a set of two differ,
// those of a lone message are empty: of those that fit, the first that is not done yet counts.
func (p *probes) leftOut(sets [][]string, rows []*corpus.Verdict) {
	done := make([]int, len(sets))
	for _, v := range rows {
		at := -1
		for i, g := range sets {
			if rule.SameSet(g, v.LeftOut) && (at < 0 || done[at] > 0) {
				at = i
			}
		}
		if at < 0 {
			p.violate("left out "+strings.Join(v.LeftOut, " "), "an alternative set of the item's evidence")
			continue
		}
		done[at]++
	}
	for i, n := range done {
		if n != 1 {
			p.violate(fmt.Sprintf("%d probes without %s", n, strings.Join(sets[i], " ")), "one")
		}
	}
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
			if o.Set == e.Set && o.MessageID != e.MessageID && (o.Role == corpus.RoleAnswer || o.Role == corpus.RoleBridge) {
				rest = append(rest, o.MessageID)
			}
		}
		out = append(out, rest)
	}
	return out
}

// neededSets returns the messages of each alternative set of answer or bridge evidence; bridges are left out only where
// no mode says otherwise.
func neededSets(it *corpus.Item, mode string) [][]string {
	bySet, needed := map[int][]string{}, map[int]bool{}
	for _, e := range it.Evidence {
		if e.Role == corpus.RoleAnswer || e.Role == corpus.RoleBridge {
			bySet[e.Set] = append(bySet[e.Set], e.MessageID)
			needed[e.Set] = needed[e.Set] || e.Role == corpus.RoleAnswer || mode == ""
		}
	}
	var out [][]string
	for _, set := range slices.Sorted(maps.Keys(bySet)) {
		if needed[set] {
			out = append(out, bySet[set])
		}
	}
	return out
}

// verified holds the rows of every time that a verifier was asked to what is due of one. Each verifier of the manifest
// was asked as often as the recipe says, or once, which a model that repeats itself is.
func (p *probes) verified(rows []*corpus.Verdict, due func([]*corpus.Verdict)) {
	verifiers, repeats := max(p.models(string(llm.RoleVerifier)+"-"), 1), max(p.Recipe.Filters.Repeats, 1)
	byProbe := map[string][]*corpus.Verdict{}
	for _, v := range rows {
		byProbe[v.Probe] = append(byProbe[v.Probe], v)
	}
	if len(byProbe) <= 1 && verifiers == 1 {
		due(rows)
		return
	}
	known := 0
	for i := range verifiers {
		asked := 0
		for n := range repeats {
			list := byProbe[filters.VerifierProbe(i+1, n+1)]
			if len(list) > 0 {
				asked++
				known += len(list)
				due(list)
			}
		}
		if asked != 1 && asked != repeats {
			p.violate(fmt.Sprintf("verifier %d was asked %d times", i+1, asked), fmt.Sprintf("%d times, or once", repeats))
		}
	}
	if known != len(rows) {
		p.violate(fmt.Sprintf("%d probes of no verifier", len(rows)-known), "those of verifiers alone")
	}
}

// keysMarked: every reference of an open item was marked once and as it should be, and there is one on each side; what
// was marked otherwise is no reference.
func (p *probes) keysMarked(rows []*corpus.Verdict) {
	sides := map[string][]string{filters.ProbeCorrect: p.it.CorrectAnswers, filters.ProbeIncorrect: p.it.IncorrectAnswers}
	for _, side := range slices.Sorted(maps.Keys(sides)) {
		if len(sides[side]) == 0 {
			p.violate("no "+side+" answer", "at least one")
		}
		for _, a := range sides[side] {
			n, passed := 0, 0
			for _, v := range rows {
				if v.Probe == side && v.Answer == a {
					n++
					if v.Outcome == corpus.Yes {
						passed++
					}
				}
			}
			if n != 1 || passed != 1 {
				p.violate(fmt.Sprintf("%d probes of the %s answer %s, %d for it", n, side, rule.Quote(a), passed), "one, for it")
			}
		}
	}
	for _, v := range rows {
		kept := p.it.CorrectAnswers
		if v.Probe == filters.ProbeIncorrect {
			kept = p.it.IncorrectAnswers
		}
		if v.Outcome == corpus.Yes && !slices.Contains(kept, v.Answer) {
			p.violate("a probe of "+rule.Quote(v.Answer)+", which is for it", "an answer of the item's")
		}
	}
}

// attempted: the baseline tried the item once as it is worded, and the solver had the evidence itself if the baseline
// had all of it. That there is a round is a rule of its own.
func (p *probes) attempted(mode string, rows []*corpus.Verdict) {
	count := map[string]int{}
	for _, v := range rows {
		count[v.Probe]++
	}
	p.times(count[filters.ProbeBaseline], 1, filters.NameHard, "attempt of the baseline")
	list := p.Rounds(p.it.ID)
	if !p.Has("audit/rounds") || len(list) == 0 || overruled(p.World, p.it.ID, filters.NameHard) {
		return
	}
	due := 0
	if mode != filters.ModeInverted && filters.Missing(*p.it, list[len(list)-1].Retrieved) == 0 {
		due = 1
	}
	p.times(count[filters.ProbeEvidence], due, filters.NameHard+" on the evidence",
		"attempts with all the evidence retrieved")
}

// elsewhere: in the three steps a probe names a segment, or what replaced a part of the evidence; exhaustively each
// segment with a message outside the evidence, or S+ (E23), that the item may use was asked once: where the recipe
// shows segments and the item has options, for a forced choice, and once more where that was right.
func (p *probes) elsewhere(rows []*corpus.Verdict) {
	if p.Recipe.Filters.Uniqueness != filters.Exhaustive || !p.Has("scaffold/segments") {
		return
	}
	wide := p.Recipe.Filters.Shown == filters.ShownSegment
	own := shownOf(p.World, p.it, wide)
	if wide && len(p.it.Options) > 0 {
		rows = slices.DeleteFunc(slices.Clone(rows), func(v *corpus.Verdict) bool { return v.Probe != filters.ProbeForced })
	}
	see, want := sees(p.World, p.it), 0
	for _, s := range p.Corpus.Segments {
		if slices.ContainsFunc(s.MessageIDs, func(id string) bool { return !own[id] && see(p.Message(id)) }) {
			want++
		}
	}
	p.times(len(rows), want, filters.NameUnique, "other segments")
}

// shownOf returns the messages of an item's evidence, or those of all segments that hold one.
func shownOf(w *rule.World, it *corpus.Item, wide bool) map[string]bool {
	var ids []string
	for _, e := range it.Evidence {
		ids = append(ids, e.MessageID)
	}
	return around(w, ids, wide)
}

// around is a set of messages, or of those of all segments that hold one of them.
func around(w *rule.World, ids []string, wide bool) map[string]bool {
	out := map[string]bool{}
	for _, id := range ids {
		out[id] = true
		if wide {
			for _, s := range w.Segments(id) {
				for _, other := range s.MessageIDs {
					out[other] = true
				}
			}
		}
	}
	return out
}

// citationsShown: a model cites nothing but what it was shown: the evidence, or S+ where the recipe shows that and the
// filter is sufficiency, or where whole segments are left out and the filter is necessity. What was left out is not
// cited.
func citationsShown(w *rule.World, f *rule.Finding) {
	for it, r := range allRequired(w) {
		necessary := r.Filter == filters.NameNecessary
		if r.Mode == filters.ModeInverted || r.Filter != filters.NameSufficient && !necessary {
			continue
		}
		wide := w.Recipe.Filters.Shown == filters.ShownSegment
		if necessary {
			wide = w.Recipe.Filters.LeaveOut == filters.LeaveSegment
		}
		shown, known, see := shownOf(w, it, wide), w.Has("scaffold/segments"), sees(w, it)
		for _, v := range probesOf(w, it.ID, r.Filter) {
			f.Look()
			out := around(w, v.LeftOut, wide && necessary)
			for _, id := range v.Citations {
				inSegment := wide && (shown[id] || !known) && see(w.Message(id))
				if !rule.InEvidence(it, id) && !inSegment || out[id] {
					f.Violate("cites "+id, "a message that it was shown", it.ID)
				}
			}
		}
	}
}

// verdictsFollow: a yes has no probe against it and none that failed. A panel may have failed or convinced members, as
// long as they are no majority. What speaks against an answer key was dropped, see keysMarked.
func verdictsFollow(w *rule.World, f *rule.Finding) {
	for it, r := range allRequired(w) {
		rows := probesOf(w, it.ID, r.Filter)
		if len(rows) == 0 {
			continue
		}
		f.Look()
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
		v := verdictOf(w, it.ID, r.Filter)
		switch blind := r.Filter == filters.NameBlind; {
		case v == nil || v.Outcome != corpus.Yes || r.Filter == filters.NameAnswerKeys:
		case blind && failed > len(rows)/2:
			f.Violate(fmt.Sprintf("%d of %d members failed", failed, len(rows)), "a majority that answered", it.ID)
		case !blind && failed+against > 0:
			f.Violate(fmt.Sprintf("yes from %s with %d probes against it and %d undetermined", r.Filter, against, failed),
				"all probes for it", it.ID)
		}
	}
}
