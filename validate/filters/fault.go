package filters

import (
	"slices"

	"memloom/internal/corpus"
	"memloom/prompts"
	"memloom/validate"
)

// Fault says whose fault it probably is that a draft was rejected; it is empty for any other. It is the reader's where
// sufficiency alone fell, by a solver that gave no answer, although all that the gold is made of stands in the evidence;
// with an answer, however wrong, the item may as well be unclear.
func Fault(it *corpus.Item, verdicts []corpus.Verdict) string {
	if it.Status != corpus.Rejected {
		return ""
	}
	if it.Stage != validate.FilterSufficient || !statedInEvidence(it) {
		return corpus.FaultItem
	}
	for _, v := range verdicts {
		switch {
		case v.Outcome != corpus.No:
		case v.Probe == corpus.ProbeVerdict && v.Filter != validate.FilterSufficient:
			return corpus.FaultItem
		case v.Probe != corpus.ProbeVerdict && v.Filter == validate.FilterSufficient && v.Answer != prompts.CannotDetermine:
			return corpus.FaultItem
		}
	}
	return corpus.FaultReader
}

// statedInEvidence says whether every operand and bridge of the gold stands in a message of the evidence. An item
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
