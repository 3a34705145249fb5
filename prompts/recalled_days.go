package prompts

import "memloom/internal/corpus"

// NamesRecalled says whether words of a slot's text name the day of what the slot refers to ("on Tuesday"). They state
// no value: they tell which message is meant.
func NamesRecalled(in DayIn, s Slot, words string) bool {
	if s.Recalls != nil && corpus.NamesPast(words, s.Recalls.Date, in.Date) {
		return true
	}
	for _, f := range in.Facts {
		if f.Trigger == nil || !corpus.NamesPast(words, f.Trigger.Date, in.Date) {
			continue
		}
		for _, n := range s.States {
			if n == f.N {
				return true
			}
		}
	}
	return false
}
