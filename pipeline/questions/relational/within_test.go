package relational

import "testing"

// TestWithin_KeepsTheQuestion: a qualifier that holds the subject's name is no question of its own.
func TestWithin_KeepsTheQuestion(t *testing.T) {
	for _, c := range []struct{ target, subject, qualifier, statement, want string }{
		{"Who plays Batman?", "Batman", "in Batman Forever", "In Batman Forever, Batman is played by Val Kilmer.",
			"In Batman Forever, who plays Batman?"},
		{"What is the trophy called?", "the trophy", "of the Super Bowl",
			"The trophy of the Super Bowl is called the Vince Lombardi Trophy.", "What is the trophy of the Super Bowl called?"},
		{"Who won the Orrin cup?", "Who won the Orrin cup", "Who won the Orrin cup in 1990",
			"To the question who won the Orrin cup in 1990 the answer is Bree.", "Who won the Orrin cup in 1990?"},
	} {
		if got := within(c.target, c.subject, c.qualifier, c.statement); got != c.want {
			t.Errorf("%q, want %q", got, c.want)
		}
	}
}
