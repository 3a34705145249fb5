package dialogue_test

import (
	"slices"
	"strings"
	"testing"

	"memloom/internal/corpus"
	"memloom/pipeline/dialogue"
)

// heardNames are the tasks that a thread and a group have heard named in full.
type heardNames struct {
	threads map[string]map[string]bool // first of a thread → tasks
	last    map[[2]string]string       // group and part of a name → the task named last, "" for several at once
}

func (h *heardNames) note(p project, root string, s dialogue.Slot) {
	said := map[string]bool{}
	for _, n := range s.Naming {
		x := p.task[n.TaskID]
		if n.As != x.Name {
			continue
		}
		if h.threads[root] == nil {
			h.threads[root] = map[string]bool{}
		}
		h.threads[root][x.ID] = true
		for _, part := range []string{x.Component, x.Deliverable} {
			h.last[[2]string{s.GroupID, part}] = x.ID
			if said[part] {
				h.last[[2]string{s.GroupID, part}] = ""
			}
			said[part] = true
		}
	}
}

// goesOn are the acts that may open a thread about a task that the group has just heard of.
var goesOn = []corpus.Act{corpus.ActForecast, corpus.ActDoubt, corpus.ActCoordinate, corpus.ActRequest,
	corpus.ActRecall, corpus.ActQuestion}

// TestNaming: the first message of a thread names its task in full, but for those that go on from another. A message
// that calls its task by a part of the name is in a thread that has named it in full and no other task of that part,
// and in its group no other task of that part was named since.
func TestNaming(t *testing.T) {
	each(t, func(t *testing.T, p project) {
		h := heardNames{map[string]map[string]bool{}, map[[2]string]string{}}
		root := map[string]string{}
		short, replies := 0, 0
		for _, d := range p.Days {
			for _, s := range d.Slots {
				first, ok := root[s.ParentKey]
				if !ok {
					first = s.Key
				}
				root[s.Key] = first
				if p.task[s.TaskID].ID != "" {
					h.check(t, p, first, s)
				}
				if s.ParentKey != "" && p.task[s.TaskID].ID != "" {
					replies++
					if as, _ := s.Named(s.TaskID); as != p.task[s.TaskID].Name {
						short++
					}
				}
				h.note(p, first, s)
			}
		}
		if short*10 < replies*8 {
			t.Errorf("%d of %d replies call their task by less than its name", short, replies)
		}
	})
}

func (h *heardNames) check(t *testing.T, p project, root string, s dialogue.Slot) {
	x := p.task[s.TaskID]
	as, ok := s.Named(x.ID)
	switch {
	case !ok:
		t.Errorf("%s: nothing says how it calls %s", s.Key, x.Name)
	case s.ParentKey == "" && as != x.Name && !s.Act.In(goesOn...):
		t.Errorf("%s opens a thread and calls %s %q", s.Key, x.Name, as)
	case as == x.Name, as == "", s.Act == corpus.ActRecap:
	case as != x.Component && as != x.Deliverable:
		t.Errorf("%s calls %s %q", s.Key, x.Name, as)
	case !strings.Contains(as, " "):
		t.Errorf("%s calls %s by one word, %q", s.Key, x.Name, as)
	case s.ParentKey != "" && !p.goesOnFrom(root) && !h.threads[root][x.ID]:
		t.Errorf("%s calls %s %q, which the thread has not named", s.Key, x.Name, as)
	case h.last[[2]string{s.GroupID, as}] != x.ID:
		t.Errorf("%s calls %s %q, and that was last %q", s.Key, x.Name, as, h.last[[2]string{s.GroupID, as}])
	}
	for other := range h.threads[root] {
		o := p.task[other]
		if as != "" && as != x.Name && s.Act != corpus.ActRecap && other != x.ID &&
			slices.Contains([]string{o.Component, o.Deliverable}, as) {
			t.Errorf("%s calls %s %q in a thread that has named %s", s.Key, x.Name, as, o.Name)
		}
	}
}

// goesOnFrom says whether the first message of a thread calls its task by a part of the name.
func (p project) goesOnFrom(root string) bool {
	s := p.slot[root]
	as, ok := s.Named(s.TaskID)
	return ok && as != p.task[s.TaskID].Name
}
