package users

import (
	"memloom/internal/seeds"
)

// fileMark begins the ids of sets that come from files of the user's.
const fileMark = "file:"

// fromFiles are the sets that the user's files of seeds give (S1).
func (s *scene) fromFiles() ([]seeds.Candidate, error) { return nil, nil }
