package stats

import "memloom/internal/validity"

// replies measures threads: how deep replies go and how soon they come.
type replies struct {
	all, replied, opened, together int
	depths, waits, threads         values
}

func newReplies(*run) measure { return &replies{depths: values{}, waits: values{}, threads: values{}} }

func (m *replies) add(w *world) {
	messages := w.c.Messages
	m.all += len(messages)
	depth := make([]int, len(messages))
	answered := make([]bool, len(messages))
	threads := map[string]int{}
	for i := range messages {
		x := &messages[i]
		if x.ThreadID != "" {
			threads[x.ThreadID]++
		}
		parent, ok := w.messageAt[x.ReplyTo]
		if x.ReplyTo == "" || !ok || parent >= i {
			m.opened++
			continue
		}
		depth[i] = depth[parent] + 1
		count(&m.replied, !answered[parent])
		answered[parent] = true
		m.depths.add(depth[i])
		m.waits.add(int(x.At - messages[parent].At))
	}
	for _, n := range threads {
		m.threads.add(n)
		if n > 1 {
			m.together += n
		}
	}
}

func (m *replies) conclude(s *section) {
	s.share("messages that reply", m.all-m.opened, m.all)
	s.share("messages that get a reply", m.replied, m.all)
	s.sample("depth of a reply", "messages above", m.depths)
	s.sample("time to a reply", "minutes", m.waits)
	s.share("messages in threads of two or more", m.together, m.all)
	s.sample("messages a thread", "messages", m.threads)
}

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
