// Package profile asks what a person is like (E20): how they write (style), what they are good at (skill), how a person
// of their role sees a problem (role). Every question has four options in a square: the fact right or wrong, the person
// right or wrong. The two options with a wrong fact share it, and so do the two with a wrong person, so that the option
// that agrees with most others is no better than any.
package profile
