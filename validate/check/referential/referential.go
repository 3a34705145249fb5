// Package referential has the rules that rows refer to rows that are there, in an order that can be: ids, references,
// seats, threads, plans and segments, and that what facts and marks say of messages is so.
package referential

import "memloom/validate/check/rule"

// Rules returns the rules of the promise in the order of the report.
func Rules() []rule.Rule {
	each, over := rule.Each, rule.Over
	const messages, seats = " data/messages ", " data/groups scaffold/members "
	const past = " scaffold/summaries scaffold/leader_log "
	const drafts = " audit/rejected audit/flagged audit/surplus audit/gold "
	const work = " scaffold/projects scaffold/subprojects scaffold/tasks "
	return rule.Of(rule.Referential,
		over("ids are unique", "rows with an id", "", uniqueIDs),
		over("ids are dense", "rows with an id", "", denseIDs),
		each("references in data", "references", "data/people data/groups data/messages data/items", inData),
		each("references in key", "references", rule.Gold, inKey),
		each("references from key to scaffold", "references",
			rule.Gold+"data/people scaffold/facts scaffold/tasks scaffold/projects scaffold/themes", inGold),
		each("references in scaffold", "references", "data/people data/groups data/messages scaffold/people "+
			"scaffold/members"+work+"scaffold/dependencies scaffold/schedule scaffold/themes scaffold/facts "+
			"scaffold/message_plan scaffold/segments", inScaffold),
		each("references in the graph", "references", "scaffold/graph_nodes scaffold/graph_edges"+work+"data/people",
			inGraph),
		each("references in audit", "references", "data/messages data/items scaffold/segments"+drafts+"audit/verdicts",
			inAudit),
		each("replies point backwards", "replies", messages, repliesBackwards),
		each("threads", "messages", messages, threads),
		each("authors are members", "messages", "data/people data/groups data/messages", authorsAreMembers),
		each("guests write from their first day", "messages by guests", messages+"scaffold/members", guestsFrom),
		each("seats agree", "groups", seats, seatsAgree),
		each("order in groups", "messages", messages, sequence),
		each("time in groups", "messages", messages, timeOrder),
		each("one place at a time", "messages", messages, onePlace),
		each("one corpus id", "messages", messages+"data/groups", corpusIDs),
		each("a plan for every message", "messages", messages+"scaffold/message_plan", planned),
		each("segments", "messages of segments", messages+"scaffold/segments", segments),
		each("references of summaries and the leader log", "references",
			past+"data/groups scaffold/tasks scaffold/facts data/people", inPast),
		each("references of repairs", "references", "audit/repairs"+rule.Flagged+"data/groups data/messages scaffold/facts",
			inRepairs),
		each("perturbations and marks are known", "planned messages", "scaffold/message_plan", marksKnown),
		each("perturbations fit their acts", "perturbed messages", "scaffold/message_plan", perturbationsFit),
		each("false statements are marked", "false statements", rule.Plan, noiseMarked),
		each("what is recalled came before", "messages that recall one", "scaffold/message_plan data/messages"+seats,
			recalledBefore),
		each("page links are the task's own", "pages in messages", rule.Plan+rule.Flagged, pagesOwn),
		each("marks say what messages are", "marks of messages", rule.Plan+"scaffold/tasks"+rule.Flagged+"audit/repairs",
			marksMean),
		each("facts are about what they can be", "facts about a fact", "scaffold/facts", aboutFits),
		each("references of ledgers", "references", "scaffold/ledgers scaffold/tasks scaffold/facts data/messages",
			inLedgers),
		each("options have one key each", "choice items", rule.Items+"key/options", optionKeysFit),
		over("nobody writes in two corpora at once", "messages of people who write in several", messages, oneCorpus),
		each("items lie in their corpus", "items and their evidence", rule.Items+"data/messages data/groups", itemsInCorpus),
		over("replies turn to whom they answer", "replies that name a person", rule.Plan, turnedRight),
		over("cross-project messages turn to a person", "cross-project messages", rule.Plan, crossTurned),
		each("no rule is implanted", "implanted facts", "scaffold/facts", noRuleImplanted),
	)
}
