package talk

import (
	"memloom/internal/builtin/reader/english"
	"memloom/internal/builtin/reader/text"
	"memloom/internal/corpus"
)

// The kinds that answer the question words and nouns.
var (
	timeKinds     = []corpus.Kind{corpus.KindTime}
	durationKinds = []corpus.Kind{corpus.KindDuration, corpus.KindQuantity}
	countKinds    = []corpus.Kind{corpus.KindCount, corpus.KindQuantity, corpus.KindRange}
	linkKinds     = []corpus.Kind{corpus.KindLink}
	versionKinds  = []corpus.Kind{corpus.KindVersion}
	moneyKinds    = []corpus.Kind{corpus.KindMoney, corpus.KindQuantity, corpus.KindDuration, corpus.KindPercent}
	percentKinds  = []corpus.Kind{corpus.KindPercent, corpus.KindQuantity}
	amountKinds   = []corpus.Kind{corpus.KindMoney, corpus.KindQuantity, corpus.KindPercent, corpus.KindDuration,
		corpus.KindCount}
	NumericKinds = []corpus.Kind{corpus.KindQuantity, corpus.KindMoney, corpus.KindPercent, corpus.KindDuration,
		corpus.KindTime, corpus.KindRange, corpus.KindCount}
	anyKinds = []corpus.Kind{corpus.KindLink, corpus.KindMoney, corpus.KindPercent, corpus.KindQuantity,
		corpus.KindDuration,
		corpus.KindRange, corpus.KindDate, corpus.KindTime, corpus.KindVersion, corpus.KindCount}
)

// kindNouns says which kinds a noun of a question asks for.
var kindNouns = func() map[string][]corpus.Kind {
	m := map[string][]corpus.Kind{}
	for kinds, nouns := range map[*[]corpus.Kind]string{
		&text.DateKinds: "date day deadline month",
		&timeKinds:      "time",
		&linkKinds:      "link url page document address",
		&versionKinds:   "version release",
		&moneyKinds:     "cost price budget spend fee",
		&percentKinds:   "percentage percent share",
		&countKinds:     "number count",
	} {
		for w := range english.Words(nouns) {
			m[english.Stem(w)] = *kinds
		}
	}
	return m
}()

// PersonNouns are nouns for people and roles.
var PersonNouns = english.Stems(`person colleague owner reviewer approver assignee teammate lead engineer manager author member
	deputy contact coordinator maintainer sponsor chair supervisor moderator tester caretaker liaison`)
