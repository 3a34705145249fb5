// Package stats measures a finished corpus: its people and teams, its schedule, its graph, who writes how much to whom,
// and how varied the prose is, beside the figures that the designs publish.
//
// Terms: a figure is one number; a sample is a number for each of many (words a message) with its mean and quantiles; a
// distribution counts values (ranks) and may be tested against published shares; a matrix counts by two values. A
// reference is a published or intended number with its source: a published benchmark, with its table where it is one
// ("GroupMemBench, table 6"), or "recipe" for what the corpus's own recipe asks for.
//
// # Several corpora
//
// A run may have several corpora, over the same people and days. They are measured one after another: of each the
// sections keep counts alone, and of its words a bounded sample. Sums, means and distributions are of the run; a person
// counts once, and so does a day; a group's name has its corpus beside it. A table lists the corpora.
//
// # Prose
//
// Words are lower-cased runs of letters, apostrophes inside. Links, dates, other values and names are one masked word
// each: whatever corpus.Scan finds with the corpus's people, projects, groups, tasks, components and entities in its
// lexicon, given and family names by themselves included, names after an @ too, and words with digits. The text is the
// messages in the order of their table. A run of words (n-gram) lies within one message: across two it would be
// nobody's phrase, and nearly always new. In the smallest corpora runs across messages would add 0.02 to distinct-2 and
// 0.04 to distinct-4.
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
package stats
