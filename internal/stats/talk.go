package stats

import "memloom/internal/validity"

// talk measures whether people talk as people do: by short names, in threads with a course, on days that differ.
type talk struct{ validity.Talk }

func newTalk(*run) measure { return &talk{} }

func (m *talk) add(w *world) { m.Add(w.c) }

func (m *talk) conclude(s *section) {
	s.share("messages with the full name of a task", m.Named, m.Messages, atMost(bounded, 0.3))
	s.share("replies in a thread to the message before", m.Direct, m.Followers, atLeast(bounded, 2.0/3))
	s.share("threads of five to nine messages", m.Long, m.Threads)
	s.share("weeks of a group with such a thread", m.WithLong, m.Weeks, point(bounded, 1))
	s.count("decisions with options weighed", m.Weighed)
	if m.Weighed > 0 {
		s.share("decisions that took one of them", m.Adopted, m.Weighed, atLeast(bounded, 0.5))
	}
	if n := len(m.Variation); n > 0 {
		sum := 0.0
		for _, v := range m.Variation {
			sum += v
		}
		s.figure("variation of a group's messages a workday", sum/float64(n), Ratio, atLeast(bounded, 0.35))
	}
}
