// Package marker decides whether an answer is right, by comparing typed values and names alone: letters, numbers with
// their units, dates, times, durations, links, names, lists, yes and no, refusals and conflicts. It reads no meaning:
// where text would have to be understood, the verdict is unclear.
//
// Terms: the gold is the right answer, the candidate the one to be marked. A filler is a word that says nothing of an
// answer ("it", "was"). A word of the candidate is foreign if neither gold nor question has it and it is no filler. A
// side is what one of two statements says that disagree.
package marker
