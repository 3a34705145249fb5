// Package judged has the rules that every draft was judged as its family and the recipe ask, that verdicts follow from
// their probes, and that what a person overruled was theirs to overrule.
package judged

import (
	"errors"
	"fmt"
	"iter"
	"slices"
	"strings"
	"unicode"

	"memloom/internal/corpus"
	"memloom/internal/decisions"
	"memloom/validate"
	"memloom/validate/check/rule"
	"memloom/validate/filters"
)

// Rules returns the rules of the promise in the order of the report.
func Rules() []rule.Rule {
	each, over := rule.Each, rule.Over
	const verdicts = " audit/verdicts "
	const judged, rejected = rule.Items + verdicts, " audit/rejected "
	const decided = " audit/decisions audit/applications "
	const rounds = " data/items audit/rounds data/messages scaffold/members "
	const repairs = " audit/repairs " + rule.Flagged + " data/groups data/messages "
	return rule.Of(rule.Judged,
		each("required filters", "verdicts due", judged, requiredFilters).By(rule.Vouched),
		each("nothing undetermined counts", "verdicts on accepted items", judged, nothingUndetermined).By(rule.Vouched),
		over("probes of filters", "filters that ask models", judged, probesPresent).By(rule.Vouched),
		each("verdicts follow from probes", "filters that ask models", judged, verdictsFollow).By(rule.Vouched),
		each("answers cite what was shown", "probes on the evidence", judged, citationsShown),
		each("one verdict of a filter", "verdicts", verdicts, oneVerdict),
		each("no near-copies", "accepted items", rule.Gold+"scaffold/segments", noNearCopies),
		each("rejected items have a reason", "rejected items", rejected,
			reasoned(corpus.Rejected, "a reason in words")).By(rule.Vouched),
		each("rejections say whose fault", "rejected items", rejected+verdicts+"audit/gold", faultsSaid).By(rule.Vouched),
		each("rejections have a verdict", "rejections by a filter", rejected+verdicts, rejectionsVouched).By(rule.Vouched),
		each("surplus was not judged", "surplus items", "audit/surplus"+verdicts, surplusUnjudged),
		each("flagged items have a reason", "flagged items", "audit/flagged",
			reasoned(corpus.Flagged, "a reason for a person to decide")).By(rule.Vouched),
		over("every draft has one end", "drafts", "data/items audit/rejected audit/flagged audit/surplus", oneEnd),
		each("conclusions say why in a code", "conclusions", verdicts, conclusionsCoded),
		each("conclusions refer to what their reasons name", "conclusions",
			verdicts+"data/messages scaffold/facts scaffold/segments", reasonsReferred),
		each("drafts have the codes of their verdicts", "rejected and flagged drafts",
			rejected+"audit/flagged"+verdicts+"audit/gold", draftsCoded),
		each("accepted items say who admitted them", "accepted items", "key/items"+decided, admissionsSaid),
		each("people decided what overrules filters", "items that a person admitted or removed",
			"key/items"+rejected+verdicts+decided, overruledByPeople).By(rule.ByPerson),
		each("repairs end well or flag the day", "repairs", repairs, repairsEnd),
		each("people decided about days", "days that a person admitted or dropped", rule.Flagged+decided,
			daysDecided).By(rule.ByPerson),
		over("failed questions say what failed", "failed questions", "audit/failures", failuresSaid),
		each("rounds of hard items", "items that had to be hard", rounds, roundsKept).By(rule.Vouched),
		each("rounds retrieve what the asker sees", "messages retrieved", rounds, roundsVisible),
		each("rounds retrieve what ranks highest", "rounds of the baseline", rounds, roundsRanked),
		each("last rounds are those that hard judged", "items with rounds", rounds+verdicts, roundsJudged),
		rule.Once("the recipe says what items had to pass", "recipes in the manifest", "", recipeRead),
	)
}

// judging returns what the last judging of each filter found out about an item, in the order of the table.
func judging(w *rule.World, item string) []*corpus.Verdict {
	all, last := w.Verdicts(item), map[string]int{}
	for _, v := range all {
		last[v.Filter] = max(last[v.Filter], v.Judging)
	}
	return slices.DeleteFunc(slices.Clone(all), func(v *corpus.Verdict) bool { return v.Judging != last[v.Filter] })
}

// verdictOf returns a filter's own conclusion on an item, nil if there is none.
func verdictOf(w *rule.World, item, filter string) *corpus.Verdict {
	for _, v := range judging(w, item) {
		if v.Filter == filter && v.Probe == corpus.ProbeVerdict {
			return v
		}
	}
	return nil
}

// required returns the filters that an item had to pass.
func required(w *rule.World, it *corpus.Item) []filters.Requirement {
	var p filters.Policy
	if keys := w.Recipe.Questions.AnswerKeys; keys != nil {
		p.AnswerKeys = *keys
	}
	if rounds := w.Recipe.Filters.Rounds; rounds != nil {
		p.Rounds = *rounds
	}
	return filters.Required(w.Requirements[it.Family], *it, p)
}

// allRequired yields every filter that accepted items had to pass.
func allRequired(w *rule.World) iter.Seq2[*corpus.Item, filters.Requirement] {
	return func(yield func(*corpus.Item, filters.Requirement) bool) {
		for _, it := range w.Accepted() {
			for _, r := range required(w, it) {
				if !yield(it, r) {
					return
				}
			}
		}
	}
}

// recipeRead: what the recipe asks of items can be read. Without it the rules for verdicts and rounds hold items to
// what their families ask alone, which the report must say.
func recipeRead(r *rule.Run, f *rule.Finding) {
	if errors.Is(r.Problem, rule.ErrNoRecipe) {
		f.Uncheckable(r.Problem.Error())
		return
	}
	f.Look()
	if r.Problem != nil {
		f.Violate(r.Problem.Error(), "a recipe that says which filters items had to pass")
	}
}

func requiredFilters(w *rule.World, f *rule.Finding) {
	for _, it := range w.Accepted() {
		if len(w.Requirements[it.Family]) == 0 {
			f.Expect(false, "family "+rule.Quote(it.Family), "a family whose filters are known", it.ID)
		}
	}
	for it, r := range allRequired(w) {
		if v := verdictOf(w, it.ID, r.Filter); v == nil {
			f.Expect(false, "no verdict", "a verdict of "+r.Filter, it.ID)
		} else {
			f.Expect(v.Outcome != corpus.No || overruled(w, it.ID, r.Filter), string(v.Outcome), "yes from "+r.Filter, it.ID)
		}
	}
}

// nothingUndetermined: a failed call is no verdict, so an accepted item has none that is undetermined, and no outcome
// but the three.
func nothingUndetermined(w *rule.World, f *rule.Finding) {
	for _, it := range w.Accepted() {
		for _, v := range judging(w, it.ID) {
			if v.Probe == corpus.ProbeVerdict {
				f.Expect(v.Outcome == corpus.Yes || v.Outcome == corpus.No || overruled(w, it.ID, v.Filter),
					rule.Quote(string(v.Outcome)), "yes or no from "+v.Filter, it.ID)
			}
		}
	}
}

// conclusions yields the conclusion of every filter on every draft.
func conclusions(w *rule.World) iter.Seq[*corpus.Verdict] {
	return func(yield func(*corpus.Verdict) bool) {
		for v := range rule.All(w.Corpus.Verdicts) {
			if v.Probe == corpus.ProbeVerdict && !yield(v) {
				return
			}
		}
	}
}

// oneVerdict: a filter concludes once on an item.
func oneVerdict(w *rule.World, f *rule.Finding) {
	type conclusion struct {
		item, filter string
		judging      int
	}
	seen := map[conclusion]bool{}
	for v := range conclusions(w) {
		of := conclusion{v.ItemID, v.Filter, v.Judging}
		f.Expect(!seen[of], "another verdict of "+v.Filter, "one", v.ItemID)
		seen[of] = true
	}
}

// conclusionsCoded: a conclusion has a code exactly where it is not a yes.
func conclusionsCoded(w *rule.World, f *rule.Finding) {
	for v := range conclusions(w) {
		if v.Outcome == corpus.Yes {
			f.Expect(v.Code == "", rule.Quote(string(v.Code)), "no code of a yes", v.ItemID, v.Filter)
		} else {
			f.Expect(slices.Contains(corpus.Codes(), v.Code), rule.Quote(string(v.Code)), "one of the codes", v.ItemID, v.Filter)
		}
	}
}

// reasonsReferred: what a conclusion refers to exists, and every id in its reason is among its references.
func reasonsReferred(w *rule.World, f *rule.Finding) {
	known := func(id string) bool {
		return slices.Contains([]string{"messages", "facts", "segments", "items"}, w.Kind(id))
	}
	notOfID := func(r rune) bool { return r != '_' && !unicode.IsLetter(r) && !unicode.IsDigit(r) }
	for v := range conclusions(w) {
		for _, id := range v.Refs {
			f.Expect(known(id), "a reference to "+rule.Quote(id), "a message, fact, segment or item", v.ItemID, v.Filter)
		}
		for id := range strings.FieldsFuncSeq(v.Reason, notOfID) {
			if known(id) {
				f.Expect(slices.Contains(v.Refs, id), "the reason names "+id, "it among the references", v.ItemID, v.Filter)
			}
		}
	}
}

// noNearCopies compares all accepted questions about the same stretch of dialogue (E21).
func noNearCopies(w *rule.World, f *rule.Finding) {
	about := map[string][]validate.Question{} // part of a stretch → questions before
	segments := func(message string) (ids []string) {
		for _, s := range w.Segments(message) {
			ids = append(ids, s.ID)
		}
		return ids
	}
	for _, it := range w.Accepted() {
		f.Look()
		q := validate.QuestionOf(*it, segments)
		var near []validate.Question
		for _, s := range q.Stretch {
			near = append(near, about[s]...)
			about[s] = append(about[s], q)
		}
		if of, alike, ok := validate.NearCopy(q, near, validate.SimilarOptions{}); ok {
			f.Violate(fmt.Sprintf("%s, alike to %.2f", rule.Quote(it.Question), alike),
				"another question than "+rule.Quote(of.Text), it.ID, of.ID)
		}
	}
}

// reasoned: drafts with an end have reasons in words.
func reasoned(s corpus.Status, expected string) func(*rule.World, *rule.Finding) {
	empty := func(r string) bool { return strings.TrimSpace(r) == "" }
	return func(w *rule.World, f *rule.Finding) {
		for it := range w.WithStatus(s) {
			f.Expect(len(it.Reasons) > 0 && !slices.ContainsFunc(it.Reasons, empty), fmt.Sprintf("reasons %q", it.Reasons),
				expected, it.ID)
		}
	}
}

// faultsSaid: a rejection is the reader's fault where it gave no answer and nothing else speaks against the item.
func faultsSaid(w *rule.World, f *rule.Finding) {
	for it := range w.WithStatus(corpus.Rejected) {
		var verdicts []corpus.Verdict
		for _, v := range judging(w, it.ID) {
			verdicts = append(verdicts, *v)
		}
		want := filters.Fault(it, verdicts)
		f.Expect(it.Fault == want, rule.Quote(it.Fault), rule.Quote(want), it.ID)
	}
}

// rejectionsVouched: the filter at which a draft fell has said no.
func rejectionsVouched(w *rule.World, f *rule.Finding) {
	for it := range w.WithStatus(corpus.Rejected) {
		if filters.Requires(required(w, it), it.Stage) {
			v := verdictOf(w, it.ID, it.Stage)
			f.Expect(v != nil && v.Outcome == corpus.No, "rejected by "+it.Stage, "its verdict no", it.ID)
		}
	}
}

// surplusUnjudged: what came after the last of its quota has that one reason and no verdict, and nothing else has that
// reason.
func surplusUnjudged(w *rule.World, f *rule.Finding) {
	for it := range w.WithStatus(corpus.Surplus) {
		alone := slices.Equal(it.Reasons, []string{corpus.ReasonSurplus}) && it.Stage == ""
		f.Expect(alone, fmt.Sprintf("reasons %q at %q", it.Reasons, it.Stage), "the one reason "+corpus.ReasonSurplus, it.ID)
		n := len(w.Verdicts(it.ID))
		f.Expect(n == 0, fmt.Sprintf("%d verdicts", n), "none on a draft that nobody judged", it.ID)
	}
	for _, s := range []corpus.Status{corpus.Rejected, corpus.Flagged} {
		for it := range w.WithStatus(s) {
			f.Expect(!slices.Contains(it.Reasons, corpus.ReasonSurplus), fmt.Sprintf("%s for reasons %q", s, it.Reasons),
				"a surplus draft in audit/surplus", it.ID)
		}
	}
}

// oneEnd: accepted + rejected + flagged + surplus = drafted, and no draft is in two tables.
func oneEnd(r *rule.Run) rule.Check {
	ends := []corpus.Status{corpus.Accepted, corpus.Rejected, corpus.Flagged, corpus.Surplus}
	drafts := 0
	return rule.Check{
		Add: func(w *rule.World, f *rule.Finding) {
			drafts += len(w.Items)
			for it := range rule.All(w.Items) {
				f.Expect(slices.Contains(ends, it.Status), rule.Quote(string(it.Status)), "accepted, rejected, flagged or surplus",
					it.ID)
			}
		},
		Conclude: func(f *rule.Finding) {
			n := r.Manifest.Counts.Items
			if n.Accepted+n.Rejected+n.Flagged+n.Surplus != n.Drafted {
				f.Violate(fmt.Sprintf("%d accepted, %d rejected, %d flagged and %d surplus", n.Accepted, n.Rejected, n.Flagged,
					n.Surplus),
					fmt.Sprintf("%d drafts in all", n.Drafted))
			}
			rows := 0
			for _, t := range []string{"data/items", "audit/rejected", "audit/flagged", "audit/surplus"} {
				if e := r.Manifest.Table(t); e != nil {
					rows += int(e.Rows)
				}
			}
			if rows > 0 && rows != drafts {
				f.Violate(fmt.Sprintf("%d rows of items, rejected, flagged and surplus for %d drafts", rows, drafts),
					"a row for each draft")
			}
		},
	}
}

// draftsCoded: a draft that was judged and not accepted has, of each reason, the code of the filter that gives it; a
// reader's fault is that it misread.
func draftsCoded(w *rule.World, f *rule.Finding) {
	for _, s := range []corpus.Status{corpus.Rejected, corpus.Flagged} {
		for it := range w.WithStatus(s) {
			var want []corpus.Code
			for _, reason := range it.Reasons {
				filter, _, _ := strings.Cut(reason, ":")
				if filter == decisions.PersonStage {
					want = append(want, corpus.CodePerson)
					continue
				}
				code := corpus.CodeNotRun
				if v := verdictOf(w, it.ID, filter); v != nil {
					code = v.Code
				}
				want = append(want, filters.CodeOf(it, code))
			}
			f.Expect(slices.Equal(it.Codes, want), fmt.Sprintf("codes %q", it.Codes), fmt.Sprintf("%q", want), it.ID)
		}
	}
}

// failuresSaid: a question that was passed over names its stage and unit, the task, the model and the reason; nothing
// is passed over in silence.
func failuresSaid(r *rule.Run) rule.Check {
	look := func(failures []corpus.Failure, f *rule.Finding) {
		for _, x := range failures {
			said := !slices.Contains([]string{x.Stage, x.Unit, x.Task, x.Model, x.Kind, x.Reason}, "")
			f.Expect(said, fmt.Sprintf("a failure of %q in %q by %q: %s", x.Unit, x.Stage, x.Model, rule.Quote(x.Reason)),
				"stage, unit, task, model, kind and reason", x.Unit)
		}
	}
	return rule.Check{
		Add:      func(w *rule.World, f *rule.Finding) { look(w.Failures, f) },
		Conclude: func(f *rule.Finding) { look(r.Shared.Failures, f) },
	}
}
