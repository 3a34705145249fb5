package exam

import (
	"sync"

	"memloom/internal/corpus"
	"memloom/internal/standin/author/grammar"
	"memloom/prompts"
)

// examGrammar are the tables of questions, read when somebody first needs them.
var examGrammar = sync.OnceValue(func() *examTables {
	return &examTables{forms: grammar.Group("form"), exams: grammar.Group("exam"), frames: grammar.Group("exam frame")}
})

// examTables is the lexicon as questions and options use it.
type examTables struct {
	forms  map[string]grammar.Table // questions of other forms and options, by name
	exams  map[string]grammar.Table // plain questions to a reader, by class
	frames map[string]grammar.Table // what stands around such a question
}

// exam returns the patterns that ask a reader for an attribute.
func (l *examTables) exam(a prompts.Asked) grammar.Table {
	switch {
	case a.Attribute == corpus.PredStarted && a.Class == grammar.ClassEvent:
		return l.exams[corpus.PredStarted]
	case a.Attribute == corpus.PredFinished && a.Class == grammar.ClassEvent:
		return l.exams[corpus.PredFinished]
	case a.Class == grammar.ClassReference && a.Kind == corpus.KindVersion:
		return l.exams["version"]
	case a.Class == grammar.ClassTally && a.Plural == "":
		return l.exams[grammar.ClassMeasure]
	}
	if t, ok := l.exams[a.Class]; ok {
		return t
	}
	if a.Kind == corpus.KindDate {
		return l.exams[grammar.ClassDeadline]
	}
	return l.exams[grammar.ClassSetting]
}
