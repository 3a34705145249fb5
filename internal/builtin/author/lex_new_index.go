package author

import (
	"maps"

	"memloom/internal/corpus"
)

// Which table serves what, of the acts of decisions, promises, rules and absences.

func plannedStatements() map[string]string {
	return map[string]string{
		classOption: optionLines, "option again": optionAgainLines, classPromise: promiseLines,
		classRule: ruleLines, "rule person": rulePersonLines, "rule self": ruleSelfLines, "override self": overrideSelfLines,
		"override": overrideLines, "override person": overridePersonLines,
		classDefinition: definitionLines, classCalled: calledLines,
		classAbsence: absenceLines, "absence other": absenceOtherLines,
		classRole: roleLines, classSkill: skillLines, classLearning: learningLines,
	}
}

func plannedAfter() map[corpus.Act]string {
	return map[corpus.Act]string{
		corpus.ActRequest: requestAfter, corpus.ActOption: optionAfter, corpus.ActDisagreement: disagreementAfter,
		corpus.ActRecall: recallAfter, corpus.ActRule: ruleAfter, corpus.ActDelivery: deliveryAfter,
		corpus.ActReminder: reminderAfter, corpus.ActApology: apologyAfter, corpus.ActAbsence: absenceAfter,
		corpus.ActReturn: returnAfter, corpus.ActIntroduction: introductionAfter, corpus.ActRecap: recapAfter,
	}
}

func plannedOpens() map[corpus.Act]string {
	return map[corpus.Act]string{corpus.ActClosure: closureOpen}
}

func plannedSpecials() map[string]string {
	return map[string]string{
		"request": requestLines, "request whole": requestWholeLines, "request why": requestWhyLines, "request open": requestOpen,
		"request again": requestAgainLines, "request again whole": requestAgainWholeLines,
		"weigh": weighLines, "weigh plain": weighPlainLines, "tail option": optionTails, "option open": optionOpen,
		"heard open": heardOpen, "heard after": heardAfter, "trigger open": triggerOpen, "trigger after": triggerAfter,
		"cleared open": clearedOpen,
		"closure":      closureLines + closureMoreLines, "closure task": closurePlainLines + closurePlainMore, "closure plain": closureBareLines + closureBareMore,
		"closure risk": closureRiskLines, "closure risk plain": closureRiskPlain, "closure risk after": closureRiskAfter,
		"recall settled": recallSettledLines, "recall told": recallToldLines, "recall across": recallAcrossLines, "across after": recallAcrossAfter, "across open": acrossOpen, "recall open": recallOpen,
		"delivery open": deliveryOpen, "reminder": reminderLines, "reminder open": reminderOpen, "tail reminder": reminderTails,
		"apology": apologyLines, "apology open": apologyOpen, "tail apology": apologyTails,
		"rule open": ruleOpen, "tail rule": ruleTails, "tail definition": ruleTails,
		"absence open": absenceOpen, "tail absence": absenceTails,
		"introduction open": introductionOpen, "ack introduction": ackIntroduction,
		"back": returnLines, "missed": missedLines,
		"recap open": recapOpen, "recap settled": recapSettledLines, "recap told": recapToldLines, "recap plain": recapPlainLines,
		"ack open": ackOpen, "ack rule": ackRule, "ack recall": ackRecall, "ack away": ackAway, "ack back": ackBack, "ack forgiven": ackForgiven, "ack nudged": ackNudged,
	}
}

func plannedEmoji() map[corpus.Act][]string {
	return map[corpus.Act][]string{
		corpus.ActRequest: {"🙏", "⏳", "👀"}, corpus.ActOption: {"🤔", "💡", "🙂"}, corpus.ActDisagreement: {"🤔", "😬", "🧐", "👀"},
		corpus.ActRecall: {"📌", "🙂", "👀"}, corpus.ActRule: {"📌", "⚠️", "👆"}, corpus.ActDelivery: {"🙂", "📦", "✅"},
		corpus.ActReminder: {"⏰", "👀", "🙏"}, corpus.ActApology: {"🙈", "😅", "🙏"}, corpus.ActAbsence: {"🌴", "👋", "🙂"},
		corpus.ActReturn: {"👋", "☕", "😄"}, corpus.ActIntroduction: {"👋", "🙂", "😊"}, corpus.ActRecap: {"👋", "🙂", "📌"},
	}
}

// and joins tables of sources; the later ones win.
func and[K comparable, V any](all ...map[K]V) map[K]V {
	out := map[K]V{}
	for _, m := range all {
		maps.Copy(out, m)
	}
	return out
}
