// Package measure measures finished corpora: each measure once, with its name, its unit, the published figures to
// compare it with, and its bound. stats prints measures, the report draws them, and check holds them against their
// bounds.
//
// A section is a subject: a function counts the rows of each corpus, and measures.yaml says which figures, samples,
// distributions and matrices follow from the counts. A design's own file says which sections its corpora have, and what
// is published of it. A new measure is a line in a file, and a count where the counts so far do not give it. Of a
// design's own tables the values of all fields are counted (section.Rows).
//
// Terms: a figure is one number; a sample is a number for each of many (words a message) with its mean and quantiles; a
// distribution counts values (ranks) and may be tested against published shares; a matrix counts by two values. A
// reference is a published or intended number with its source: a published benchmark, with its table where it is one
// ("GroupMemBench, table 6"), or "recipe" for what the corpus's own recipe asks for. A bound is a reference to
// "validity" (docs/validity.md), with the rule of check that holds it. A needed piece is an alternative set of evidence
// that is no context, of which any one message will do. An operand slot is a subject, a predicate and a condition. A
// sheet is a question with its options.
//
// # Several corpora
//
// A run may have several corpora, over the same people and days. They are measured one after another: of each the
// sections keep counts alone, and of its words a bounded sample. Sums, means and distributions are of the run; a person
// counts once, and so does a day; a group's name has its corpus next to it. A table lists the corpora.
//
// # Prose
//
// Words are lower-cased runs of letters, apostrophes inside. Links, dates, other values and names are one masked word
// each: whatever corpus.Scan finds with the corpus's people, projects, groups, tasks, components and entities in its
// lexicon, given and family names by themselves included, names after an @ too, and words with digits. The text is the
// messages in the order of their table. A run of words (n-gram) lies within one message. In the smallest corpora runs
// across messages would add 0.02 to distinct-2 and 0.04 to distinct-4.
//
//   - distinct-n is the number of different runs of n words by the number of
//     all: the mean of five windows of 20,000 words spread over the text, or of
//     one window with the whole text where it is shorter. A short window reads
//     higher.
//   - Repetition is counted over stretches of 133,000 words, the length of
//     LoCoMo: the whole text, or the mean of five stretches of whole messages
//     spread over a longer one. A short text repeats less; only its commonest
//     sentence weighs more among fewer messages.
//
// An aim is what a figure is to reach in a corpus of memloom's at full size of a language model's (docs/guide.md).
//
// # Intervals
//
// A share that a recipe's rate is held against has Wilson's score interval at
// 99 %: the rate lies outside of it by chance once in a hundred times.
//
// # Tests
//
// Shares are compared by Pearson's χ² at α = 0.01: exactly, over all outcomes of the multinomial distribution, where
// these are few enough; otherwise by the χ² distribution with cells of less than five expected pooled.
package measure
