package graph

import (
	"slices"

	"memloom/internal/corpus"
	"memloom/internal/statistics"
)

// ReplyProjectWeight is the weight by which a reply chooses its project: the inverse of its message count, so that
// large projects do not monopolise replies (App. B, G6). A project without messages weighs like one with one.
func ReplyProjectWeight(messages int) float64 { return 1 / float64(max(1, messages)) }

// PhaseHeat is the weight by which a reply chooses its task (App. B, G6): 1 + 0.5·min(n, 10) + 3·unanswered +
// 2·sin(π·p), for n messages, so many posts without a reply, and the task's progress p in [0, 1].
func (o Options) PhaseHeat(messages, unanswered int, p float64) float64 {
	volume := float64(o.HeatPerMessage * float64(min(messages, o.HeatMessages)))
	return 1 + volume + float64(o.HeatUnanswered*float64(unanswered)) + float64(o.HeatSwing*sinPi(p))
}

// reply walks project → sub-project → task → parent → responder (App. B, G6).
func (w walk) reply() (Path, Rejection) {
	t := w.replyTask()
	if t == None {
		return Path{}, RejectNoTask
	}
	if why := w.override(t, Reply); why != NotOverridden {
		return w.postIn(t, why)
	}
	return w.replyIn(t, NotOverridden)
}

// replyTask chooses a project inversely to its message count and one of its
// tasks by heat; in a group's slot the sub-project is given.
func (w walk) replyTask() TaskRef {
	w.tasks = w.tasks[:0]
	if w.scope.InGroup {
		w.tasks = w.openTasks(w.tasks, w.scope.SubProject)
	} else if p := w.replyProject(); p != None {
		for _, s := range w.world.subsOf[p] {
			w.tasks = w.openTasks(w.tasks, s)
		}
	}
	return w.weightedTask(w.tasks, func(t TaskRef) float64 {
		return w.opts.PhaseHeat(w.log.Count(t), w.log.Unanswered(t), w.progress(t))
	})
}

func (w walk) replyProject() ProjectRef {
	projects := w.openProjects()
	w.weights = w.weights[:0]
	for _, p := range projects {
		w.weights = append(w.weights, ReplyProjectWeight(w.log.ProjectCount(p)))
	}
	if at := statistics.WeightedFloat(w.rng, w.weights); at >= 0 {
		return projects[at]
	}
	return None
}

// replyIn draws parent and responder in a task that has messages.
func (w walk) replyIn(t TaskRef, why Override) (Path, Rejection) {
	parent := w.Parent(t, w.rng)
	if why == OverQuestions && !w.scope.InGroup { // it is there to answer one of them
		parent = w.log.tasks[t].lastPost
	}
	addressee := w.log.records[parent].author
	responder := w.responder(t, addressee)
	if responder == None {
		return Path{}, RejectNoAnswerer
	}
	path := w.pathIn(t, Reply, why)
	path.Author, path.Parent, path.Addressee = responder, parent, addressee
	return path, accepted
}

// responder draws who answers, uniformly over the task's present members without the parent's author and, when
// possible, without the last three speakers. Where that leaves no one, the last speakers are admitted again one by one,
// the oldest first. None if only the parent's author is left.
func (w walk) responder(t TaskRef, parentAuthor UserRef) UserRef {
	speakers, now := w.log.LastSpeakers(t), w.clock.At(t)
	w.users = w.users[:0]
	for _, u := range w.world.members[t] {
		if u != parentAuthor && w.scope.writes(u, now) && !slices.Contains(speakers, u) {
			w.users = append(w.users, u)
		}
	}
	if len(w.users) > 0 {
		return corpus.Pick(w.rng, w.users)
	}
	for _, u := range slices.Backward(speakers) {
		if u != parentAuthor && w.world.IsMember(u, t) && w.scope.writes(u, now) {
			return u
		}
	}
	return None
}
