// Package chat writes the messages of a planned day, by a grammar: tables of patterns (package lexicon) from which a
// message is put together out of an opening, statements of the planned facts, what the act calls for, and whatever the
// writer's voice adds.
//
// Three rules keep people from talking past each other. A message has at most one opening, and what follows it must be
// able to (opening.go, lead). A habit shows only where it fits the act and the fact (habits.go). A stock sentence has
// its days in a group (turns.go), and most messages end when they have said what they have to say (add.go).
//
// What a message or its thread has named is not named again. Beside its point a message has one thing at most: another
// task or page that the plan wants named (weave.go), or a sentence about what was said (add.go).
//
// What a plan wants of a message beside its act (flaws.go, tones.go, short.go, weave.go) is done where the plan says so
// and nowhere else. What is volunteered in a thread takes up what stood there (linking.go).
//
// A message has three layers: the scene, who writes what to whom by the plan; the focus, what patterns speak about; and
// the progress of its text. The parts of the writing are types over it (message.go).
package chat
