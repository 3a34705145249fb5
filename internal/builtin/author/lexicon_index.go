package author

import "memloom/internal/corpus"

// Which table serves what.

func statementSources() map[string]string {
	return map[string]string{
		classSetting: settingLines, classMeasure: measureLines, classTally: tallyLines,
		"tally one": tallyOneLines, "tally whole": tallyWholeLines,
		classChoice: choiceLines, classContact: contactLines, "contact self": contactSelfLines, "contact you": contactYouLines,
		classReference: linkLines, "version": versionLines, classDeadline: deadlineLines, "deadline past": deadlinePastLines,
		classDue: dueLines, classBudget: budgetLines, classReason: reasonLines,
		classBlocker: blockerLines, classRisk: riskLines, classInput: inputLines,
		classAlternative: alternativeLines, classCalendar: dayOffLines, "calendar named": dayOffNamedLines,
		"decide": decideLines, "change": changeLines,
		"forecast": forecastLines, "forecast named": forecastNamedLines,
		"commit": commitLines, "commit due": commitDueLines,
		"answer": answerLines, "answer tally": answerTallyLines, "answer clause": answerClauseLines, "correct clause": correctClauseLines,
		"answer date": answerDateLines, "answer due": answerDueLines,
		"correct": correctLines, "correct tally": correctTallyLines,
		corpus.PredNeeds: needsLines,
		"deny":           denyLines, "deny tally": denyTallyLines, "deny clause": denyClauseLines,
	}
}

func shortSources() map[string]string {
	return map[string]string{
		"": shortLines, "clause": shortClauseLines, classTally: shortTallyLines,
		"tally one": shortTallyOneLines, "tally whole": shortTallyWholeLines,
		classReference: shortLinkLines, classDue: shortDueLines, classContact: shortContactLines, "contact self": shortContactSelfLines, "contact you": shortContactYouLines, classAlternative: shortAlternativeLines,
	}
}

func askSources() map[string]string {
	return map[string]string{
		classSetting: askValueLines, classMeasure: askMeasureLines, classTally: askTallyLines,
		classChoice: askChoiceLines, classContact: askContactLines, classReference: askLinkLines,
		classDeadline: askDateLines, classDue: askDueLines, classBudget: askValueLines,
		classReason: askClauseLines, classBlocker: askClauseLines, classRisk: askClauseLines,
		classInput: askNounLines, classAlternative: askNounLines,
		"open": askOpen, "finished": askFinished, "started": askStarted, "owner": askOwner,
	}
}

func afterSources() map[string]string {
	return map[string]string{
		classSetting: settingAfter, classMeasure: measureAfter, classTally: tallyAfter,
		classChoice: choiceAfter, classContact: contactAfter, classReference: linkAfter,
		classDeadline: dateAfter, classDue: dateAfter, classBudget: budgetAfter,
		classReason: reasonAfter, classBlocker: trouble, classRisk: doubtAfterLines, classEffort: effortAfter,
		classInput: inputAfter, classAlternative: alternativeAfter,
	}
}

func openSources() map[corpus.Act]string {
	return map[corpus.Act]string{
		corpus.ActKickoff: kickoffOpen, corpus.ActProgress: progressOpen,
		corpus.ActCompletion: completionOpen, corpus.ActQuestion: questionOpen,
		corpus.ActAnswer: answerOpenLines, corpus.ActBlocker: blockerOpen,
		corpus.ActDecision: decisionOpen, corpus.ActDoubt: doubtOpenLines,
		corpus.ActCommitment: commitmentOpen, corpus.ActForecast: forecastOpen,
		corpus.ActMistake: mistakeOpen, corpus.ActCorrection: correctOpenLines,
		corpus.ActNews: newsLeadLines,
	}
}

func closeSources() map[corpus.Act]string {
	return map[corpus.Act]string{
		corpus.ActKickoff: kickoffAfter, corpus.ActProgress: progressAfter,
		corpus.ActCompletion: completionAfter, corpus.ActQuestion: askWhyLines,
		corpus.ActAnswer: answerAfterLines, corpus.ActBlocker: trouble,
		corpus.ActDecision: decisionAfter, corpus.ActDoubt: doubtAfterLines,
		corpus.ActClosure: closureFactLines, corpus.ActCommitment: commitmentAfter + commitmentMoreAfter,
		corpus.ActForecast: forecastAfter, corpus.ActCorrection: correctAfterLines,
		corpus.ActCoordinate: coordinateAfterLines, corpus.ActNews: newsAfterLines,
		corpus.ActClosureDay: dayOffAfterLines,
	}
}

func specialSources() map[string]string {
	return map[string]string{
		"start": startLines, "start owner": startOwnerLines, "start short": startShortLines,
		"owner": ownerLines, "owner short": ownerShortLines,
		"finish": finishLines, "finish short": finishShortLines,
		"coordinate": coordinateLines, "coordinate owner": coordinateOwnerLines, "coordinate open": coordinateOpenLines,
		"doubt plain": doubtPlainLines, "doubt post": doubtPostOpen,
		"closure": closureLines, "closure task": closurePlainLines, "closure plain": closureBareLines, "closure after": closureAfterLines,
		"ack thanks": ackThanks, "ack heard": ackHeard, "ack report": ackReport, "ack topic": ackTopic, "ack task": ackTask, "ack consent": ackConsent,
		"ack forecast": ackForecast, "ack promise": ackPromise, "ack yes": ackYes, "ack offer": ackOffer, "ack start": ackStart,
		"ack cheer": ackCheer, "ack sorry": ackSorry, "ack point": ackPoint, "ack oops": ackOops, "ack news": ackNews, "ack noted": ackNoted, "ack put right": ackPutRight, "ack more": ackMore,
		"banter cheer": banterCheer, "banter trouble": banterTrouble, "banter start": banterStart, "banter news": banterNews,
		"banter": banterAny, "banter plea": banterPlea, "banter verdict": banterVerdict, "banter hopes": banterHopes, "banter gloom": banterGloom, "banter wise": banterWise, "banter aside": banterAside, "aside tail": asideTail, "joke": joke,
		"progress task": progressBare, "blocker task": blockerBare, "decision task": decisionBare,
		"commitment task": commitmentBare, "forecast task": forecastBare, "answer plain": answerBare,
		"doubt": doubtBareLines, "doubt task": doubtNoAttributeLines,
		"follow up": followUps, "gloss": glosses, "denial": denialLines,
		"bare task": bareTask, "bare": bareLines, "banter lone": banterLone, "warm close": warmClose, "warm thanks": warmThanks,
		"vocative": vocativeOpen, "vocative aside": vocativeAside, "vocative across": vocativeAcross, "vocative request": vocativeRequest, "vocative asker": vocativeAsker, "vocative ask": vocativeAsk, "reply": replyOpen,
	}
}

func examSources() map[string]string {
	return map[string]string{
		classSetting: examValue, classMeasure: examMeasure, classTally: examTally,
		classChoice: examChoice, classContact: examContact, classReference: examLink,
		"version": examVersion, classDeadline: examDate, classDue: examDue,
		classBudget: examBudget, classReason: examReason, classBlocker: examBlocker,
		classRisk: examRisk, classInput: examInput, classAlternative: examAlternative,
		classNews: examNews, classCalendar: examCalendar, classOwner: examOwner,
		corpus.PredStarted: examStarted, corpus.PredFinished: examFinished,
	}
}

func emojiByAct() map[corpus.Act][]string {
	cheer := []string{"🎉", "✅", "🙌", "🥳", "🚀"}
	think := []string{"🤔", "👀", "🧐", "❓"}
	trouble := []string{"😬", "🚧", "😕", "⚠️"}
	fine := []string{"👍", "🙏", "👌", "🙂", "💪"}
	fun := []string{"😄", "😅", "☕", "🍪", "😉"}
	return map[corpus.Act][]string{
		corpus.ActKickoff: {"🚀", "💪", "☕", "🙂"}, corpus.ActProgress: fine,
		corpus.ActCompletion: cheer, corpus.ActQuestion: think, corpus.ActAnswer: fine,
		corpus.ActBlocker: trouble, corpus.ActDecision: {"👍", "📌", "✅"}, corpus.ActDoubt: think,
		corpus.ActClosure: fine, corpus.ActCommitment: {"🤝", "💪", "🤞"}, corpus.ActForecast: {"🤞", "🙂"},
		corpus.ActMistake: fine, corpus.ActCorrection: {"😅", "🙂", "👀"}, corpus.ActCoordinate: {"🙏", "☕", "👀"},
		corpus.ActAcknowledge: fine, corpus.ActBanter: fun, corpus.ActNews: {"👀", "📰", "🤔"},
		corpus.ActClosureDay: {"📅", "☕", "🙂"},
	}
}
