// Package referential has the rules that rows refer to rows that are there, in an order that can be: ids, references, seats,
// threads, plans and segments, and that what facts and marks say of messages is so.
package referential

import "memloom/validate/check/rule"

// Rules returns the rules of the promise in the order of the report.
func Rules() []rule.Rule {
	const messages, seats = " data/messages ", " data/groups scaffold/members "
	const past, drafts = " scaffold/summaries scaffold/leader_log ", " audit/rejected audit/flagged audit/surplus audit/gold "
	const work = " scaffold/projects scaffold/subprojects scaffold/tasks "
	return rule.Of(rule.Referential,
		rule.Over("ids are unique", "rows with an id", "", uniqueIDs),
		rule.Over("ids are dense", "rows with an id", "", denseIDs),
		rule.Each("references in data", "references", "data/people data/groups data/messages data/items", inData),
		rule.Each("references in key", "references", rule.Gold, inKey),
		rule.Each("references from key to scaffold", "references",
			rule.Gold+"data/people scaffold/facts scaffold/tasks scaffold/projects scaffold/themes", inGold),
		rule.Each("references in scaffold", "references", "data/people data/groups data/messages scaffold/people scaffold/members"+work+
			"scaffold/dependencies scaffold/schedule scaffold/themes scaffold/facts scaffold/message_plan scaffold/segments", inScaffold),
		rule.Each("references in the graph", "references", "scaffold/graph_nodes scaffold/graph_edges"+work+"data/people", inGraph),
		rule.Each("references in audit", "references", "data/messages data/items scaffold/segments"+drafts+"audit/verdicts", inAudit),
		rule.Each("replies point backwards", "replies", messages, repliesBackwards),
		rule.Each("threads", "messages", messages, threads),
		rule.Each("authors are members", "messages", "data/people data/groups data/messages", authorsAreMembers),
		rule.Each("guests write from their first day", "messages by guests", messages+"scaffold/members", guestsFrom),
		rule.Each("seats agree", "groups", seats, seatsAgree),
		rule.Each("order in groups", "messages", messages, sequence),
		rule.Each("time in groups", "messages", messages, timeOrder),
		rule.Each("one place at a time", "messages", messages, onePlace),
		rule.Each("one corpus id", "messages", messages+"data/groups", corpusIDs),
		rule.Each("a plan for every message", "messages", messages+"scaffold/message_plan", planned),
		rule.Each("segments", "messages of segments", messages+"scaffold/segments", segments),
		rule.Each("references of summaries and the leader log", "references",
			past+"data/groups scaffold/tasks scaffold/facts data/people", inPast),
		rule.Each("references of repairs", "references", "audit/repairs"+rule.Flagged+"data/groups data/messages scaffold/facts", inRepairs),
		rule.Each("perturbations and marks are known", "planned messages", "scaffold/message_plan", marksKnown),
		rule.Each("perturbations fit their acts", "perturbed messages", "scaffold/message_plan", perturbationsFit),
		rule.Each("false statements are marked", "false statements", rule.Plan, noiseMarked),
		rule.Each("what is recalled came before", "messages that recall one", "scaffold/message_plan data/messages"+seats, recalledBefore),
		rule.Each("page links are the task's own", "pages in messages", rule.Plan+rule.Flagged, pagesOwn),
		rule.Each("marks say what messages are", "marks of messages", rule.Plan+"scaffold/tasks"+rule.Flagged+"audit/repairs", marksMean),
		rule.Each("facts are about what they can be", "facts about a fact", "scaffold/facts", aboutFits),
		rule.Each("references of ledgers", "references", "scaffold/ledgers scaffold/tasks scaffold/facts data/messages", inLedgers),
		rule.Each("options have one key each", "choice items", rule.Items+"key/options", optionKeysFit),
		rule.Over("nobody writes in two corpora at once", "messages of people who write in several", messages, oneCorpus),
		rule.Each("items lie in their corpus", "items and their evidence", rule.Items+"data/messages data/groups", itemsInCorpus),
		rule.Each("no rule is implanted", "implanted facts", "scaffold/facts", noRuleImplanted),
	)
}
