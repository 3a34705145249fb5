// Package reader is the reading half of the built-in model: solver, judge,
// blind panel and prober. It reads group chat by rules of ordinary English and
// sees what a language model would see: the question, the options, the
// messages with speaker and time. It knows no plan, pack, template or gold
// answer, and prefers "cannot determine" to a guess.
//
// The way of an open question: analyse it (question.go), read the messages
// into tokens, sentences and values (tokens.go, parse.go, values.go), find
// where its subject is talked about (mention.go), collect the values that are
// stated for its attribute (passages.go, people.go, clauses.go, events.go),
// and settle several of them (versions.go). A question for a noun phrase ("the
// limit for the import", attribute.go) is answered from what the messages state
// of that phrase first (statements.go: which sentences; saying.go, behind.go:
// where in them the value stands). Spans between events are read in spans.go,
// with the clauses on how to count them in counting.go.
package reader
