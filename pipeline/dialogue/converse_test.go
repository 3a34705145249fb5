package dialogue_test

import (
	"slices"
	"testing"

	"memloom/internal/corpus"
)

// TestRepliesFollow: whatever is owed and said in answer is a reaction to what
// it answers, about the same task.
func TestRepliesFollow(t *testing.T) {
	told := []corpus.Act{corpus.ActKickoff, corpus.ActProgress, corpus.ActAnswer, corpus.ActDelivery, corpus.ActCorrection}
	found := append([]corpus.Act{corpus.ActBlocker, corpus.ActRecall}, told[1:]...)
	report := append([]corpus.Act{corpus.ActKickoff, corpus.ActDecision, corpus.ActClosure}, found...)
	reactsTo := map[corpus.Act][]corpus.Act{
		corpus.ActQuestion:     append([]corpus.Act{corpus.ActDecision, corpus.ActClosure}, told...),
		corpus.ActDoubt:        append([]corpus.Act{corpus.ActDecision, corpus.ActClosure}, told...),
		corpus.ActRequest:      append([]corpus.Act{corpus.ActBlocker, corpus.ActClosure}, told...),
		corpus.ActAnswer:       {corpus.ActQuestion},
		corpus.ActMistake:      {corpus.ActQuestion},
		corpus.ActCommitment:   {corpus.ActQuestion},
		corpus.ActDelivery:     {corpus.ActQuestion, corpus.ActReminder},
		corpus.ActCorrection:   {corpus.ActMistake},
		corpus.ActOption:       {corpus.ActRequest},
		corpus.ActDisagreement: {corpus.ActOption, corpus.ActDecision},
		corpus.ActDecision:     append([]corpus.Act{corpus.ActRequest, corpus.ActDoubt}, found...),
		corpus.ActProgress:     report,
		corpus.ActBlocker:      report,
		corpus.ActForecast:     append([]corpus.Act{corpus.ActClosure}, found...),
		corpus.ActClosure:      {corpus.ActDoubt, corpus.ActDisagreement},
		corpus.ActAcknowledge:  {corpus.ActDecision, corpus.ActIntroduction},
		corpus.ActReminder:     {corpus.ActCommitment},
		corpus.ActApology:      {corpus.ActReminder},
		corpus.ActRecall:       {corpus.ActQuestion, corpus.ActCompletion},
		corpus.ActRecap:        {corpus.ActReturn},
	}
	seen := map[corpus.Act]int{}
	each(t, func(t *testing.T, p project) {
		for _, s := range p.slots {
			if s.Obligation == "" || s.Obligation == "dependency" || s.Obligation == "news" || s.ParentKey == "" {
				continue
			}
			seen[s.Act]++
			parent := p.slot[s.ParentKey]
			if !slices.Contains(reactsTo[s.Act], parent.Act) || parent.TaskID != s.TaskID && s.Act != corpus.ActRecap {
				t.Errorf("%s, a %s about %q, answers %s, a %s about %q", s.Key, s.Act, s.TaskID, parent.Key, parent.Act,
					parent.TaskID)
			}
		}
	})
	for act := range reactsTo {
		if seen[act] == 0 && act != corpus.ActMistake && act != corpus.ActCorrection {
			t.Errorf("no %s answers anything", act)
		}
	}
}
