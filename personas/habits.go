package personas

import (
	"math/rand/v2"
	"slices"
	"strings"

	"memloom/internal/corpus"
)

// habits gives everyone three or four habits as "sort: words", such as "opens: Right," or "punctuation: no final
// stop". Casual ones go to casual people. No two people have the same set as long as there are sets left.
func habits(people []corpus.Person, r *rand.Rand) error {
	lists, err := loadHabits()
	if err != nil {
		return err
	}
	seen := map[string]bool{}
	const tries = 100 // far more than needed: there are thousands of sets
	for i := range people {
		casual := people[i].Style.Formality == "casual"
		var set []string
		for range tries {
			set = habitSet(lists, casual, r)
			if !seen[strings.Join(set, "\n")] {
				break
			}
		}
		seen[strings.Join(set, "\n")] = true
		people[i].Habits = set
	}
	return nil
}

func habitSet(lists habitLists, casual bool, r *rand.Rand) []string {
	pick := func(sort string, l habitList) string {
		from := l.Any
		if casual {
			from = slices.Concat(l.Any, l.Casual)
		}
		return sort + ": " + corpus.Pick(r, from)
	}
	set := []string{pick("opens", lists.Opens), pick("says", lists.Says)}
	if r.IntN(2) == 0 {
		set = append(set, pick("closes", lists.Closes))
	}
	return append(set, pick("punctuation", lists.Punctuation))
}
