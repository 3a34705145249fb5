package stats

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
