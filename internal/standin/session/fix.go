package session

import (
	"slices"

	"memloom/prompts"
)

// Fix mends a session: each message with a major conflict becomes the one that is there in a session of the author's
// own, or, where something must come up in it that does not, the one in which it does.
func Fix(in prompts.SessionFixIn) (prompts.FixOut, error) {
	out := prompts.FixOut{}
	whole, err := Write(in.Session)
	if err != nil {
		return out, err
	}
	own := whole.Numbered()
	missing := slices.DeleteFunc(slices.Clone(in.Session.Says), func(s prompts.Say) bool {
		return slices.ContainsFunc(in.Says, func(p prompts.SaidAt) bool { return p.Say == s.N })
	})
	for n := 1; n <= len(in.Messages); n++ {
		if !slices.ContainsFunc(in.Conflicts, func(c prompts.Fault) bool {
			return c.Slot == n &&
				c.Severity == prompts.Major
		}) {
			continue
		}
		m := own[n-1]
		for _, p := range whole.Says {
			i := slices.IndexFunc(missing, func(s prompts.Say) bool { return s.N == p.Say })
			if i >= 0 && p.Message%2 == n%2 {
				m, missing = own[p.Message-1], slices.Delete(missing, i, i+1)
				break
			}
		}
		out.Messages = append(out.Messages, prompts.FixedMessage{Slot: n, Text: m.Text, States: m.States})
	}
	return out, nil
}
