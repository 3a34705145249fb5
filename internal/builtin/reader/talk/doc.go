// Package talk reads messages: who says what about which thing.
//
// A talk is messages, read. A query is a question, analysed: its subject is the thing that it names, its attribute what
// it asks of it. A heading is the way in which a sentence comes to be about a subject: by naming it, by carrying on
// from a sentence that does, or by answering one. A candidate is a value that a sentence states for subject and
// attribute, a happening the assertion that something began or ended. A ruling is what a rule requires, a roster the
// people who are known by name.
package talk
