// Package judge marks an answer against a gold answer, by rules: it asks nobody and knows no messages.
//
// Both answers are first written alike: set phrases in figures, times of day, bounds apart, names as the gold has them.
// An objection is what makes an answer wrong whatever it shares with the gold, as hedging, excluding, naming another
// place or giving one's words to the other. What is left is decided by the gold's kind: yes or no, two sides, links,
// values, members, lists and names, and free words by aligning their units, which are words and expressions with their
// families.
package judge
