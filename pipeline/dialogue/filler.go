package dialogue

import (
	"memloom/graph"
	"memloom/internal/corpus"
	"memloom/pipeline/recipe"
)

// speakUp lets a loud consumer who is behind take up what was said lately about
// the task, or ask on their own.
func (fl *filler) speakUp(s *Slot, g int, a aim) bool {
	const lately = 20
	if a == disturbing || a == crossing {
		a = fl.behindOf(fl.talk.last[s.GroupID].Act, crossing)
	}
	empty := *s
	for _, t := range corpus.Shuffled(fl.r, fl.loud.behind(g)) {
		loud := fl.loud.consumers[t.ID]
		if !fl.roster.present(loud, s.At) || fl.talk.last[t.GroupID].AuthorID == loud {
			continue
		}
		for x := range fl.log.latest(t.ID, lately) {
			*s = empty
			s.TaskID, s.AuthorID, s.Path = t.ID, loud, corpus.PathReply
			if fl.replies.fill(s, x, g, a) {
				return true
			}
		}
		*s = empty
		s.TaskID, s.AuthorID, s.Path = t.ID, loud, corpus.PathPost
		if fl.posts.fill(s, graph.NoPostType) {
			return true
		}
	}
	*s = empty
	return false
}

// admits says whether a task takes up one more free message where times are
// Poisson's: near its end its people ask each other for hands, not for facts,
// nobody comes in from elsewhere with a question, and at last they are brief (G9).
func (fl *filler) admits(s *Slot, path *graph.Path) bool {
	t, ok := fl.tasks.byID[s.TaskID]
	if fl.o.Times != recipe.Poisson || !ok {
		return true
	}
	end := fl.days.endOf(t)
	now := progress(t, end, s.At)
	if now < closing {
		return true
	}
	path.PostType = graph.PostCoordination
	return path.Type != graph.CrossProjectReply && (now < last || fl.lastOnes(t, end) < mostLast)
}

// lastOnes counts the messages of a task's last stretch.
func (fl *filler) lastOnes(t corpus.Task, end corpus.Date) int {
	n := 0
	for x := range fl.log.about(t.ID) {
		if progress(t, end, x.At) < last {
			break
		}
		n++
	}
	return n
}
