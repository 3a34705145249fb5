// Package reader is the reading half of the built-in model: solver, judge, blind panel, prober and checker. It reads
// messages like those that memloom writes, about work that names its things, and is no reader of general English. It
// sees what a language model would see, the question, the options and the messages with speaker and time, knows no
// plan, pack, template or gold answer, and declines where no sentence states what is asked.
//
// What it knows of words is in english, of a text in text, of answers in judge; talk
// reads messages, solve answers open questions, choose picks options, probe does the rest. Talks with an
// assistant, and questions with a sheet below them, have a way of their own in sets.
package reader
