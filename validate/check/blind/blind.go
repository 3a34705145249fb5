// Package blind has the rules that nothing but the messages leads to an answer: not the order of ids, not the options,
// not the words of a question.
package blind

import (
	"memloom/internal/artefacts"
	"memloom/validate/check/rule"
)

const (
	// alphaOfAll is the chance of a false alarm over all tests together, split evenly over them (Bonferroni).
	alphaOfAll = 0.001
	// fewestItems is how many items a solver of artefacts is tested on at least.
	fewestItems = 200
	// fewestOfKind is how many items of a subcategory, or of a side, a solver that learns is tested on at least.
	fewestOfKind = 100
	// folds is into how many parts items are cut for training: what is tried on one part was learned from the others.
	folds = 5
)

// alpha is the share of a test.
func alpha() float64 { return alphaOfAll / float64(5+len(artefacts.Solvers())+3) }

// Rules returns the rules of the promise in the order of the report.
func Rules() []rule.Rule {
	each, over := rule.Each, rule.Over
	const keyed = rule.Items + "key/options "
	s := &sheets{index: vocabulary{}}
	out := append(orderRules(), s.rule("options are shuffled", s.optionsShuffled))
	for n, solver := range artefacts.Solvers() {
		out = append(out, s.rule("option solver: "+solver.Name, s.tried(n)))
	}
	out = append(out,
		over("acts are even", "choice items whose options differ in what they have somebody do", keyed, actsEven),
		each("wrong facts are longer", "items about people, with questions.longer_f2", keyed, wrongFactsLonger),
		each("styles differ on three scales", "options in the way in which somebody writes",
			keyed+"scaffold/people scaffold/members data/messages", stylesDiffer),
		each("replies have no pet phrases", "options in the way in which somebody writes",
			keyed+"scaffold/people scaffold/members data/messages", noPetPhrases),
		each("membership does not tell the right name", "awareness items whose options name people",
			rule.Items+rule.Gold+"scaffold/members scaffold/people scaffold/tasks scaffold/facts", membershipAlike),
		each("work shows skills and roles", "skill and role items",
			rule.Items+"data/messages scaffold/message_plan scaffold/tasks scaffold/facts", deedsShown),
		s.rule("trained solver", s.trained).Pooling(),
		s.rule("trained solvers by subcategory", s.byKind(s.trainedOn)).Pooling(),
		s.rule("option solvers by subcategory", s.byKind(solversOn)).Pooling(),
	)
	return rule.Of(rule.Blind, out...)
}
