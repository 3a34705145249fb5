package report

import "memloom/internal/corpus"

// decisions is figure 11: what reviewers overruled and confirmed. No program writes audit/decisions yet.
type decisions struct{}

func newDecisions(*run) measure { return decisions{} }

func (decisions) add(*corpus.Corpus) {}

func (decisions) figure(*Ending) Figure {
	return Figure{Empty: "No decisions yet: " + tableDecisions + " is not in this folder."}
}
