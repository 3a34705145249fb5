// Package corpus holds the records that everyone shares: people, groups, messages, tasks, facts with their typed
// values, items with gold and evidence, verdicts. It also holds the one parser of values, from a surface and the date
// of its message back to the value. It imports nothing of the project.
//
// Terms (one word, one thing): a fact is a dated statement about a subject; a disclosure is the place in a message that
// states a fact; an item is a question with its key; a segment is the stretch of dialogue about one task.
//
// # What a value is
//
// A value is in a text as a surface; Parse reads it, Surfaces writes it, Scan finds all of them with the same
// grammar. Scan serves a checker, so it leans one way: a phrase reported in vain costs a rewording, a value that is
// overlooked costs a gold answer. What is reported and has no unique reading on that day comes without a reading.
//
// Reported: dates, weekdays in the singular and the plural, the possessive's day (Monday in "Monday's"), yesterday,
// tomorrow, next and last week, month, quarter and year, "the 19th", "4th"; times; numbers in digits and words; "a
// week", "an hour", "a dozen"; fractions like 3/4; amounts, percentages, quantities, ranges, versions, links; the names
// of the lexicon.
//
// Plain words: today, now, tonight, this week, this month, this morning, the weekend; one, once, twice, both, half, a
// couple, a few; ordinals in words (first thing, the third time); "a second", "a minute"; two-factor, two-way; May
// before a pronoun or an article at the start of a sentence, march and may in lower case; Sat and Sun at the start of a
// sentence without a date; identifiers (B2B, P95, PR-42, 3D); the name after an @; emoji. Parse reads some of them when
// it is asked for a value of that kind: "today" as a date, "one" as a count.
//
// A name wins over a number in it (Ward 6), and a longer value over a name in it (14 April). A list is reported item by
// item; after "from", so is what might be a range or a change ("from 45 to 60").
package corpus
