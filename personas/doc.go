// Package personas makes the people of a corpus: who they are (rank, department, role, age, education, skills) and how
// they write (style scales, tone and voice, habits), after the published distributions (E1, G3).
//
// Names and habits come from embedded lists; roles, departments and skills come from the domain pack. Every attribute
// is dealt from a list of values whose sizes are the published counts, scaled by largest remainder, so that a small
// corpus has the shares of the large one and not a sample of them.
package personas
