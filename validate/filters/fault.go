package filters

import (
	"slices"

	"memloom/internal/corpus"
	"memloom/prompts"
)

// Fault says whose fault it probably is that a draft was rejected; it is empty for any other. It is the reader's where
// nothing speaks against the draft but that the solver gave no answer on its evidence, although all that the gold is
// made of is there. With an answer, however wrong, the item may as well be unclear. The fact solver misreads nothing.
func Fault(it *corpus.Item, verdicts []corpus.Verdict) string {
	switch {
	case it.Status != corpus.Rejected:
		return ""
	case !statedInEvidence(it):
		return corpus.FaultItem
	}
	silent := false
	for _, v := range verdicts {
		if v.Outcome != corpus.No {
			continue
		}
		onEvidence := v.Filter == NameSufficient || v.Filter == NameHard
		switch {
		case v.Probe == corpus.ProbeVerdict && !onEvidence:
			return corpus.FaultItem
		case v.Probe == corpus.ProbeVerdict || !onEvidence: // what its own probes say; a guess of one of a panel
		case v.Answer != prompts.CannotDetermine || v.Model == corpus.ComputedModel:
			return corpus.FaultItem
		default:
			silent = true
		}
	}
	if silent {
		return corpus.FaultReader
	}
	return corpus.FaultItem
}

// statedInEvidence says whether every operand and bridge of the gold is in a message of the evidence. An item
// without any, an abstention, is not.
func statedInEvidence(it *corpus.Item) bool {
	stated := false
	for _, g := range it.Gold {
		if g.Part != corpus.PartOperand && g.Part != corpus.PartBridge {
			continue
		}
		stated = g.MessageID != "" && slices.ContainsFunc(it.Evidence, func(e corpus.Evidence) bool {
			return e.MessageID == g.MessageID
		})
		if !stated {
			return false
		}
	}
	return stated
}
