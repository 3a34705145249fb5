// Package dialogue declares the plan of a project's group chats: the whole skeleton of the corpus, which exists before
// any text does. A slot is a planned message: author, parent, task, time, speech act, facts; a day plan is the slots of
// one group on one day; a sub-issue is a part of what people say about a task (G8). The tests here are of whole plans.
//
//   - state: what is known while a plan is made
//   - obligations: what a group has to say on a day
//   - free: what is in the slots that are left
//   - manner: how messages are written
//   - planning: the walk over the days of a project
//   - paths: the plan of a whole domain
//   - naming: how messages call tasks
//   - script: from a plan to a model's input, and from its text to disclosures
package dialogue
