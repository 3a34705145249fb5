package check

import (
	"slices"

	"memloom/internal/corpus"
)

func failureRules() []rule {
	return []rule{
		{Balanced, "failed questions are counted", "counts of the manifest", Proved, []string{tabFailures},
			&failed{}},
		{Judged, "failed questions say what failed", "failed questions", Proved, []string{tabFailures}, failuresTold{}},
	}
}

// failed counts the failures of the corpora and of the run.
type failed struct{ n int }

func (n *failed) add(w *world, _ *Finding) { n.n += len(w.c.Failures) }

func (n *failed) conclude(r *run, f *Finding) {
	counted(f, "failures", r.in.Manifest.Counts.Failures, n.n+len(r.shared.Failures))
}

// failuresTold: a question that was passed over names its stage and unit, the
// task, the model and the reason; nothing is passed over in silence.
type failuresTold struct{}

func (failuresTold) add(w *world, f *Finding)    { told(w.c.Failures, f) }
func (failuresTold) conclude(r *run, f *Finding) { told(r.shared.Failures, f) }

func told(failures []corpus.Failure, f *Finding) {
	for _, x := range failures {
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
