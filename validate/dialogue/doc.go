// Package dialogue holds the four levels of checks that a day of a group chat
// passes before it may be evidence (E14): rules of the chat, completion
// semantics, coherence, profiles. What code can decide is decided here; what a
// checker model read in the text (that a task is said to be finished, that a
// decision is cited otherwise) is handed in and weighed against the plan.
//
//   - day.go: a day with what it is held against, and the question to the checker
//   - rules.go: level 1, hours, speakers, names of groups, what no text may hold
//   - acts.go: level 1, who may decide, rule, remind and deliver, and which acts name no value
//   - completion.go: level 2, what starts and ends
//   - coherence.go: level 3, values against each other and against the past
//   - profile.go: level 4, forms of address, self-naming, style
//
// A major conflict fails a day; minor ones are shown to the fixer and fail none.
package dialogue
