// Package dialogue declares the plan of a project's group chats: the whole skeleton of the corpus, which exists before
// any text does. A slot is a planned message: author, parent, task, time, speech act, facts; a day plan is the slots of
// one group on one day; a sub-issue is a part of what people say about a task (G8).
//
// Below it, planning imports owed and free, and these import state; script stands apart. The tests here are of whole
// plans.
//
//   - state: what is known while a plan is made
//   - owed: what a group has to say on a day
//   - free: what stands in the slots that are left
//   - planning: the walk over the days, and how messages are written
//   - script: from a plan to a model's input, and from its text to disclosures
package dialogue
