package check

import "slices"

func failureRules() []rule {
	return []rule{
		{Balanced, "failed questions are counted", "counts of the manifest", Proved, []string{tabFailures},
			failuresCounted},
		{Judged, "failed questions say what failed", "failed questions", Proved, []string{tabFailures}, failuresTold},
	}
}

func failuresCounted(w *world, f *Finding) {
	counted(f, "failures", w.in.Manifest.Counts.Failures, len(w.c.Failures))
}

// failuresTold: a question that was passed over names its stage and unit, the
// task, the model and the reason; nothing is passed over in silence.
func failuresTold(w *world, f *Finding) {
	for _, x := range w.c.Failures {
		told := !slices.Contains([]string{x.Stage, x.Unit, x.Task, x.Model, x.Kind, x.Reason}, "")
		f.expect(told, "a failure of "+quote(x.Unit)+" in "+quote(x.Stage)+" by "+quote(x.Model)+": "+quote(x.Reason),
			"stage, unit, task, model, kind and reason", x.Unit)
	}
}

// unwritten are the days of groups, as units, whose author failed: they may have no message.
func (w *world) unwritten() map[string]bool {
	out := map[string]bool{}
	for _, x := range w.c.Failures {
		if x.Stage == stageText {
			out[x.Unit] = true
		}
	}
	return out
}

// stageText is the stage in which days are written.
const stageText = "text"
