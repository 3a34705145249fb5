package author

import (
	"sync"

	"memloom/internal/corpus"
	"memloom/prompts"
)

// examGrammar are the tables of questions, read when somebody first needs them.
var examGrammar = sync.OnceValue(func() *examTables {
	return &examTables{forms: group("form"), exams: group("exam"), frames: group("exam frame")}
})

// examTables is the lexicon as questions and options use it.
type examTables struct {
	forms  map[string]table // questions of other forms and options, by name
	exams  map[string]table // plain questions to a reader, by class
	frames map[string]table // what stands around such a question
}

// exam returns the patterns that ask a reader for an attribute.
func (l *examTables) exam(a prompts.Asked) table {
	switch {
	case a.Attribute == corpus.PredStarted && a.Class == classEvent:
		return l.exams[corpus.PredStarted]
	case a.Attribute == corpus.PredFinished && a.Class == classEvent:
		return l.exams[corpus.PredFinished]
	case a.Class == classReference && a.Kind == corpus.KindVersion:
		return l.exams["version"]
	case a.Class == classTally && a.Plural == "":
		return l.exams[classMeasure]
	}
	if t, ok := l.exams[a.Class]; ok {
		return t
	}
	if a.Kind == corpus.KindDate {
		return l.exams[classDeadline]
	}
	return l.exams[classSetting]
}
