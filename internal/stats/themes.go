package stats

import (
	"cmp"

	"memloom/internal/corpus"
)

// themes measures what is talked about: tasks, and news of three kinds (E16).
type themes struct {
	*run
	all, news, projects int
	sizes               values // of projects
	kinds               map[string]int
	newsKinds           map[string]int
}

func newThemes(r *run) measure {
	return &themes{run: r, sizes: values{}, kinds: map[string]int{}, newsKinds: map[string]int{}}
}

func (m *themes) add(w *world) {
	m.all += len(w.c.Themes)
	project, per := map[string]string{}, map[string]int{}
	for _, sub := range w.c.Subprojects {
		project[sub.GroupID] = sub.ProjectID
	}
	for _, t := range w.c.Themes {
		m.kinds[t.Kind]++
		if t.Kind == "news" {
			m.news++
			m.newsKinds[cmp.Or(string(t.NewsKind), "not told")]++
		}
		if t.Kind == "news" || t.Kind == "task" {
			per[project[t.GroupID]]++
		}
	}
	for _, id := range distinct(w.c.Subprojects, func(x corpus.Subproject) string { return x.ProjectID }) {
		m.sizes.add(per[id])
		m.projects++
	}
}

func (m *themes) conclude(s *section) {
	s.count("themes", m.all, m.grown(point("EverMemBench", 4556))...)
	s.count("pieces of news", m.news, m.grown(point("EverMemBench", 2436))...)
	if m.calendarKnown() {
		days := m.days.WorkdaysInclusive(m.shared.First, m.shared.Last)
		s.figure("news a project and workday", fraction(m.news, days*m.projects), Ratio, m.organised(point("EverMemBench", 2))...)
	}
	s.sample("tasks and news a project", "themes", m.sizes, m.whole(between("EverMemBench", 834, 966))...)
	s.add(distribution("theme", "themes", m.kinds, []string{"task", "news"}))
	var kinds []string
	for _, k := range corpus.NewsKinds() {
		kinds = append(kinds, string(k))
	}
	s.add(distribution("kind of news", "pieces of news", m.newsKinds, kinds))
}
