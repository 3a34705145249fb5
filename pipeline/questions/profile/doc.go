// Package profile asks what a person is like (E20): how they write (style),
// what they are good at (skill), how somebody of their role sees a problem
// (role). Every question has four options in a square: the fact right or wrong,
// the person right or wrong. Both wrong facts are one and so are both wrong
// persons, so that options which agree with most others say nothing.
//
//   - style.go, skill.go, role.go: the families
//   - square.go: the four options and how long they are
//   - wrong.go: wrong facts, by the five strategies
//   - chat.go: who wrote what, as the chat shows it
package profile
