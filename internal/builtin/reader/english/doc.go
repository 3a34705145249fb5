// Package english holds what the reader knows of English words: how their inflections
// meet in a stem, which of them carry no meaning of their own, and which say the same.
//
// A stem is the form under which the inflections of a word meet. A family (families.txt) is a line of words that say
// the same, or the opposite behind its stroke; a sense is the place of a word in a family. A concept is a group of
// words that name the same attribute in talk about work.
package english
