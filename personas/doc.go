// Package personas makes the people of a corpus: who they are (rank,
// department, role, age, education, skills), how they write (style scales,
// tone and voice, habits), after the published distributions (E1, G3).
//
// Names and habits come from lists of our own, embedded; roles, departments
// and skills come from the domain pack. Everything is dealt from decks whose
// sizes are the published counts scaled by largest remainder, so that a small
// corpus has the shares of the large one and not a sample of them.
package personas
