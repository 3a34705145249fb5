// Package dialogue plans and realises group chats. A plan is the whole
// skeleton of the corpus (author, parent, task, time, speech act, facts) and
// exists before any text does; text is then written day by day and group by
// group, side by side.
//
//   - agenda.go, converse.go, join.go: what a group owes on a day, and how that becomes conversations
//   - decisions.go, weigh.go, reversals.go: decisions that are asked for, weighed and taken, and why some are taken back
//   - promises.go, doubts.go, recalls.go: what is owed because of something said earlier (later.go keeps it)
//   - rules.go, absences.go: rules with their overrides; who is away, and what they are told when they are back
//   - introductions.go: who says what they do and what they are good at
//   - contradictions.go: what two people tell differently in good faith, and nobody notices (S2)
//   - vocabulary.go: what one role calls by another word than another one (G15)
//   - presence.go: who is there to speak and be spoken to; note.go: what the planner remembers; quota.go: how often
//   - news.go, dependency.go: pieces of news (E16), what waits for another group (E8)
//   - clock.go: when the messages of a day are written
//   - walker.go, free.go: what stands in the free slots, along the path samplers (G4–G7): posts.go, replies.go and
//     cross.go by path, comeback.go what was said on an earlier day, waiting.go the facts held back for them
//   - noise.go, disagree.go: noise and its corrections, who pushes back (G11)
//   - loud.go, subissues.go: who writes much about what is not theirs, what a thread stays with (G8)
//   - realism.go: how messages are written: short, flawed, with links and names (G11)
//   - timely.go, moves.go: until when something is worth saying, and what the same person does not do again soon
//   - course.go, rate.go: what was said so far, and the shares that hold over a corpus
//   - plan.go, day.go: the walk over the days that joins them
//   - world.go: the structural graph that the samplers walk (G1, G2)
//   - write.go, write_slot.go, write_fact.go: from a plan to a model's input, and from its text to disclosures
package dialogue
