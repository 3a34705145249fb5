package pipeline

import (
	"slices"

	"memloom/pipeline/questions"
	"memloom/pipeline/questions/abstention"
	"memloom/pipeline/questions/adversarial"
	"memloom/pipeline/questions/awareness"
	"memloom/pipeline/questions/existence"
	"memloom/pipeline/questions/multihop"
	"memloom/pipeline/questions/profile"
	"memloom/pipeline/questions/relational"
	"memloom/pipeline/questions/singlehop"
	"memloom/pipeline/questions/temporal"
)

// Families returns the question families that memloom has.
func Families() []questions.Family {
	return slices.Concat(
		[]questions.Family{singlehop.Family{}, existence.Family{}, multihop.Family{}, temporal.Family{},
			abstention.Family{}},
		[]questions.Family{awareness.Constraint{}, awareness.Proactivity{}, awareness.Update{}},
		[]questions.Family{profile.Style{}, profile.Skill{}, profile.Role{}},
		adversarial.Families(), relational.Families(),
	)
}
