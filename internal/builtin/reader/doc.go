// Package reader is the reading half of the built-in model: solver, judge, blind
// panel, prober and checker. It reads messages like those that memloom writes, about
// work that names its things, and is no reader of general English. It sees what a
// language model would see, the question, the options and the messages with speaker
// and time, knows no plan, pack, template or gold answer, and declines where no
// sentence states what is asked.
//
// A subject is the thing that a question names, an attribute what it asks of it, a
// heading the way in which a sentence comes to be about a subject: by naming it, by
// carrying on from a sentence that does, or by answering one. A candidate is a value
// that a sentence states for subject and attribute; a finding is what is left when
// later, corrected, denied and merely proposed candidates have been settled. A
// happening is the assertion that something began or ended.
package reader
