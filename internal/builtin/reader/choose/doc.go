// Package choose picks the option that answers a question, or none.
//
// Most questions are answered as open ones are, and the option is the one that says what was found. Where a question
// describes a situation, a topic is what it is about, a norm what somebody laid down for it, and an option's reason
// what it gives for letting a wish pass or for speaking against it. Where it is about a person, the register of a text
// is how its writer writes.
package choose
