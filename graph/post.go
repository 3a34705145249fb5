package graph

import "memloom/internal/corpus"

// PostNeed is the weight by which a post chooses its task (App. B, G5): 10 for a task without messages, 8 without
// posts, else max(1, 5 − 1.5·posts) + 2·sin(π·p), with the task's progress p in [0, 1].
func (o Options) PostNeed(messages, posts int, p float64) float64 {
	switch {
	case messages == 0:
		return o.NeedEmpty
	case posts == 0:
		return o.NeedNoPost
	}
	need := max(o.NeedFloor, o.NeedBase-float64(o.NeedPerPost*float64(posts)))
	return need + float64(o.NeedSwing*sinPi(p))
}

// Post types by the task's volume (App. B, G5).
var (
	firstPosts = []PostType{PostKickoff, PostMilestone}
	earlyPosts = []PostType{PostQuestion, PostUpdate, PostCoordination}
	laterPosts = []PostType{PostUpdate, PostQuestion, PostBlocker, PostDecision, PostMilestone, PostEscalation,
		PostCoordination}
)

// PostTypes returns the post types that a task with so many messages draws from,
// uniformly (App. B, G5): kickoff or milestone at first; question, update or
// coordination at low volume; then all but kickoff. The caller must not modify it.
func (o Options) PostTypes(messages int) []PostType {
	switch {
	case messages == 0:
		return firstPosts
	case messages <= o.LowVolume:
		return earlyPosts
	default:
		return laterPosts
	}
}

// post walks project → sub-project → task → author (App. B, G5).
func (w walk) post() (Path, Rejection) {
	t := w.postTask()
	if t == None {
		return Path{}, RejectNoTask
	}
	if why := w.override(t, Post); why != NotOverridden {
		return w.replyIn(t, why)
	}
	return w.postIn(t, NotOverridden)
}

// postTask chooses a project, uniformly one of its sub-projects, and a task by
// post-need; in a group's slot the first two are given.
func (w walk) postTask() TaskRef {
	sub := w.scope.SubProject
	if !w.scope.InGroup {
		projects := w.openProjects()
		if len(projects) == 0 {
			return None
		}
		sub = corpus.Pick(w.rng, w.openSubProjects(w.postProject(projects)))
	}
	w.tasks = w.openTasks(w.tasks[:0], sub)
	return w.weightedTask(w.tasks, func(t TaskRef) float64 {
		return w.opts.PostNeed(w.log.Count(t), w.log.Posts(t), w.progress(t))
	})
}

// postProject prefers, with probability 0.8, a project without messages.
func (w walk) postProject(projects []ProjectRef) ProjectRef {
	var empty []ProjectRef
	for _, p := range projects {
		if w.log.ProjectCount(p) == 0 {
			empty = append(empty, p)
		}
	}
	if len(empty) > 0 && w.rng.Float64() < w.opts.EmptyProjectFirst {
		return corpus.Pick(w.rng, empty)
	}
	return corpus.Pick(w.rng, projects)
}

// postIn draws the author of a post, uniformly over the task's present members, and its type.
func (w walk) postIn(t TaskRef, why Override) (Path, Rejection) {
	w.users = w.users[:0]
	for _, u := range w.world.members[t] {
		if w.scope.writes(u, w.clock.At(t)) {
			w.users = append(w.users, u)
		}
	}
	if len(w.users) == 0 {
		return Path{}, RejectNoAuthor
	}
	path := w.pathIn(t, Post, why)
	path.Author = corpus.Pick(w.rng, w.users)
	path.PostType = corpus.Pick(w.rng, w.opts.PostTypes(w.log.Count(t)))
	return path, accepted
}
