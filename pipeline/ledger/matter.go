package ledger

import "memloom/internal/corpus"

// Names says what people call subjects (by id) and predicates.
type Names struct {
	Subject func(id string) string
	Noun    func(predicate string) string
}

// matter is an attribute of a subject, under a condition or always.
type matter struct{ subject, predicate, condition string }

func matterOf(f corpus.Fact) matter { return matter{f.SubjectID, f.Predicate, f.Condition} }

// text names a matter as a noun phrase, without its value.
func (n Names) text(f corpus.Fact) string {
	subject := n.Subject(f.SubjectID)
	switch f.Predicate {
	case corpus.PredRequires:
		return conditioned("rule for "+subject, f)
	case corpus.PredMeans:
		return "meaning of " + subject
	case corpus.PredCalled:
		return "other word for " + subject
	case corpus.PredDue:
		return "deadline of the " + subject
	case corpus.PredStarted:
		return "start of the " + subject
	case corpus.PredFinished, corpus.PredForecast:
		return "end of the " + subject
	}
	return conditioned(n.Noun(f.Predicate)+" of the "+subject, f)
}

func conditioned(text string, f corpus.Fact) string {
	if f.Condition == "" {
		return text
	}
	return text + " " + f.Condition
}

// holds says whether a fact is a matter's value: what was only weighed, is
// promised, is told differently by two people or is false on purpose settles nothing.
func holds(f corpus.Fact) bool {
	switch f.Predicate {
	case corpus.PredOption, corpus.PredPromised, corpus.PredPage, corpus.PredBack, corpus.PredRole, corpus.PredSkill, corpus.PredLearning:
		return false
	}
	return f.ID != "" && !f.Noise && f.Contradicts == ""
}
