package measure

import (
	"cmp"
	"slices"
	"strings"

	"memloom/internal/corpus"
)

// plan counts what messages were planned for: paths (G4, table 6), speech acts, perturbations (G11), positions (G9).
func plan(w *world, c *Counts) {
	for _, p := range w.slots {
		c.add("slots", 1)
		c.of("path", string(p.slot.Path))
		if p.slot.Obligation == "" {
			c.add("free", 1)
			c.of("free_path", string(p.slot.Path))
		}
		c.when("perturbed", p.slot.Perturbation != "")
		c.of("act", string(p.slot.Act))
		c.of("obligation", cmp.Or(p.slot.Obligation, "none"))
		c.of("perturbation", cmp.Or(p.slot.Perturbation, "none"))
		c.of("position", cmp.Or(p.slot.Position, "none"))
	}
	answers(w, c)
}

// answers counts which questions are answered, and how soon. An answer is a message below the question that answers,
// corrects or delivers what was promised; it counts for the nearest question above it.
func answers(w *world, c *Counts) {
	answered := map[int]bool{}
	for _, p := range w.slots {
		if !p.slot.Act.In(corpus.ActAnswer, corpus.ActCorrection, corpus.ActDelivery) {
			continue
		}
		q, ok := w.above(p.at, corpus.ActQuestion)
		if !ok || answered[q] {
			continue
		}
		answered[q] = true
		question := &w.Messages[q]
		c.add("answered", 1)
		c.value("wait", int(p.message.At-question.At))
		c.when("same_day", p.message.At.Date() == question.At.Date())
	}
}

// facts counts what is said: new facts a message, the first time that a fact is stated; false values; decision changes
// (G11).
func facts(w *world, c *Counts) {
	c.add("facts", len(w.Facts))
	c.add("tasks", len(w.Tasks))
	for _, f := range w.Facts {
		c.when("changes", f.Supersedes != "" && !f.Noise && f.TaskID != "")
	}
	stated := map[string]bool{}
	for _, p := range w.slots {
		if g := w.Group(p.message.GroupID); g != nil && g.Kind == corpus.Assistant {
			continue // sessions need not be dense
		}
		c.add("messages", 1)
		wrong := false
		for _, d := range p.slot.Discloses {
			switch f := w.Fact(d.FactID); {
			case f == nil:
			case f.Noise:
				wrong = true
			default:
				c.when("again", stated[f.ID])
				c.when("told", !stated[f.ID])
				stated[f.ID] = true
			}
		}
		c.when("false", wrong)
	}
}

// imperfections are the marks of a text that is not polished (G11).
var imperfections = []string{corpus.MarkTypo, corpus.MarkFragment, corpus.MarkSelfCorrection}

// realism counts what is so on purpose (G11): perturbations, which exclude one another in the order of the paper, and
// marks.
func realism(w *world, c *Counts) {
	for _, p := range w.slots {
		reply := p.slot.Path != corpus.PathPost
		c.add("slots", 1)
		c.when("replies", reply)
		c.when("posts", !reply)
		switch kind := p.slot.Perturbation; {
		case slices.Contains(corpus.Noise, kind):
			c.of("noise", kind)
		case slices.Contains(corpus.Disagreements, kind):
			c.of("disagreement", kind)
		case kind != corpus.DecisionChange && reply:
			c.add("left", 1)
		}
		if p.slot.Perturbation == corpus.UltraShort {
			c.add("short", 1)
			c.value("short_words", len(strings.Fields(p.message.Text)))
		}
		marks := p.slot.Marks
		linked := slices.Contains(marks, corpus.MarkLink)
		c.when("rough", slices.ContainsFunc(marks, func(x string) bool { return slices.Contains(imperfections, x) }))
		c.when("tone", slices.Contains(marks, corpus.MarkTone))
		c.when("cross", slices.Contains(marks, corpus.MarkCross))
		c.when("reply_links", linked && reply)
		c.when("post_links", linked && !reply)
		for _, x := range marks {
			c.of("mark", x)
		}
	}
}

// decisions counts how decisions come about and what becomes of them: asked for, weighed, taken, taken back (G11),
// recalled.
func decisions(w *world, c *Counts) {
	c.when("known", w.Weighed != nil)
	taken, recalled, changed := map[string]bool{}, map[string]bool{}, map[string]bool{} // messages; tasks
	for _, t := range w.stated() {
		f := t.fact
		c.when("options", f.Predicate == corpus.PredOption && !f.Noise)
		if t.slot.Act != corpus.ActDecision {
			continue
		}
		taken[t.message.ID] = true
		c.add("taken", 1)
		if w.Weighed == nil || w.Weighed(f.Predicate) {
			_, asked := w.above(t.at, corpus.ActRequest)
			c.add("open", 1)
			c.when("weighed", asked)
		}
		c.when("changed", f.Supersedes != "")
		c.when("named", f.Supersedes != "" && t.slot.Perturbation == corpus.DecisionChange)
	}
	for _, p := range w.slots {
		c.when("asked", p.slot.Act == corpus.ActRequest)
		if taken[p.slot.RecallsID] {
			recalled[p.slot.RecallsID] = true
		}
		if p.slot.Perturbation == corpus.DecisionChange {
			c.add("changes", 1)
			for _, t := range p.slot.TaskIDs {
				changed[t] = true
			}
		}
	}
	c.add("taken_in", len(taken))
	c.add("recalled", len(recalled))
	c.add("tasks", len(w.Tasks))
	c.add("changed_tasks", len(changed))
}

// commitments counts promises, rules, absences and loud consumers.
func commitments(w *world, c *Counts) {
	for _, f := range w.Facts {
		c.when("implanted", f.Implanted && f.Predicate == corpus.PredRequires)
		c.when("implanted_terms", f.Implanted && f.Predicate == corpus.PredMeans)
	}
	for _, t := range w.stated() {
		if t.fact.Noise {
			continue
		}
		c.of("stated", t.fact.Predicate)
		c.when("forgotten", t.fact.Predicate == corpus.PredPromised && slices.Contains(t.slot.Marks, corpus.MarkForgotten))
		c.when("overrides", t.fact.Predicate == corpus.PredRequires && t.fact.Condition != "")
	}
	loud := map[string]bool{}
	for _, p := range w.slots {
		c.of("act", string(p.slot.Act))
		// The delivery carries the mark of its commitment again: one promise.
		c.when("kept", p.slot.Act == corpus.ActCommitment && slices.Contains(p.slot.Marks, corpus.MarkKept))
		if slices.Contains(p.slot.Marks, corpus.MarkLoud) {
			for _, t := range p.slot.TaskIDs {
				loud[t] = true
			}
		}
	}
	c.add("loud", len(loud))
	c.add("tasks", len(w.Tasks))
}
