package state

import (
	"slices"
	"testing"

	"memloom/internal/corpus"
)

// TestThreads_EveryLineCanBeRead: every message of threads.txt has an act and keys that Talk knows, so that no typing
// error leaves a message out or without its facts.
func TestThreads_EveryLineCanBeRead(t *testing.T) {
	keys := []string{"to", "states", "asks", "re", "recalls", "ref", "names", "as", "mark", "obligation", "early", "late",
		"alone"}
	acts := []corpus.Act{corpus.ActKickoff, corpus.ActProgress, corpus.ActCompletion, corpus.ActQuestion, corpus.ActAnswer,
		corpus.ActClosure, corpus.ActCommitment, corpus.ActForecast, corpus.ActMistake, corpus.ActCorrection,
		corpus.ActCoordinate, corpus.ActAcknowledge, corpus.ActBanter, corpus.ActNews, corpus.ActClosureDay,
		corpus.ActRequest,
		corpus.ActOption, corpus.ActDisagreement, corpus.ActRecall, corpus.ActDelivery, corpus.ActReminder, corpus.ActApology,
		corpus.ActAbsence, corpus.ActIntroduction, corpus.ActReturn, corpus.ActRecap}
	if len(templates) < 30 {
		t.Errorf("%d threads", len(templates))
	}
	for name, thread := range templates {
		for _, m := range thread {
			if !slices.Contains(acts, m.act) {
				t.Errorf("%s: no act is called %q", name, m.act)
			}
			for key, value := range m.with {
				if !slices.Contains(keys, key) || key == "mark" && value != corpus.MarkKept {
					t.Errorf("%s: %s=%s is not known", name, key, value)
				}
			}
		}
	}
}

// TestTalk_RolesAndReferences: a thread has the ids that it is given, and each message answers the one above it or the
// one of an earlier day that it names.
func TestTalk_RolesAndReferences(t *testing.T) {
	th := Continue(Talk("promise_reminder", "t1", "asker", "u1", "knower", "u2", "promised", "g/1", "reminder", "r"),
		Talk("late_delivery", "t1", "knower", "u2", "asker", "u1", "fact", "f", "promised", "g/1"))
	if len(th) != 3 || th[0].Parent != -1 || th[0].ParentKey != "g/1" || th[0].RecallsKey != "g/1" || th[0].Name != "r" ||
		th[1].Parent != 0 || th[2].Parent != 1 || th[2].FactIDs[0] != "f" || th[2].AuthorID != "u2" || th[2].ToID != "u1" ||
		th[2].TaskID != "t1" || th[2].Obligation != "promise" {
		t.Errorf("the thread is %+v", th)
	}
}
