package graph

import (
	"slices"

	"memloom/internal/corpus"
)

// ThreadWeight is the weight by which a cross-project path chooses its target
// task (App. B, G7): 1 + 0.5·min(n, 15), for n messages.
func (o Options) ThreadWeight(messages int) float64 {
	return 1 + float64(o.ThreadPerMessage*float64(min(messages, o.ThreadMessages)))
}

// mostAsleep is how many users in a row may be asleep before a walk is rejected.
const mostAsleep = 20

// cross walks user → task → sub-project → project → related project → sub-project → task → user (App. B, G7). The first
// user writes, out of the source task's experience, a reply to the first post of the target task, and turns to the last
// one. The walk is rejected if the target starts strictly before the source.
func (w walk) cross() (Path, Rejection) {
	author, source, target, why := w.bridge()
	for n := 0; why == accepted && !w.scope.writes(author, w.clock.At(target)); n++ {
		if n == mostAsleep {
			return Path{}, RejectNoAuthor
		}
		author, source, target, why = w.bridge() // the uniform user is one who is awake
	}
	if why != accepted {
		return Path{}, why
	}
	tasks := w.world.tasks.rows
	if tasks[target].Start < tasks[source].Start {
		return Path{}, RejectEarlier
	}
	switch why := w.override(target, CrossProjectReply); why {
	case OverEmptyTask:
		return w.postIn(target, why)
	case OverQuestions:
		return w.replyIn(target, why)
	}
	return w.crossInto(author, source, target)
}

// bridge walks from a user over his task into the target task. In a group's slot the target's sub-project is given, so
// the walk starts from those who can arrive there.
func (w walk) bridge() (author UserRef, source, target TaskRef, why Rejection) {
	if w.scope.InGroup {
		author, source = w.arrivingIn(w.scope.SubProject)
	} else {
		author, source = w.departing()
	}
	if author == None {
		return None, None, None, RejectNoAuthor
	}
	sub := w.scope.SubProject
	if !w.scope.InGroup {
		if sub, why = w.crossing(w.world.subOf[source]); why != accepted {
			return None, None, None, why
		}
	}
	w.tasks = w.enterable(w.tasks[:0], sub)
	target = w.weightedTask(w.tasks, func(t TaskRef) float64 { return w.opts.ThreadWeight(w.log.Count(t)) })
	if target == None {
		return None, None, None, RejectNoTarget
	}
	return author, source, target, accepted
}

// departing draws a present user uniformly and one of his tasks uniformly.
func (w walk) departing() (UserRef, TaskRef) {
	w.users = w.users[:0]
	for u, tasks := range w.world.activeIn {
		if len(tasks) > 0 && w.scope.present(UserRef(u)) {
			w.users = append(w.users, UserRef(u))
		}
	}
	if len(w.users) == 0 {
		return None, None
	}
	u := corpus.Pick(w.rng, w.users)
	return u, corpus.Pick(w.rng, w.world.activeIn[u])
}

// arrivingIn draws a present user uniformly among those with a task from which
// a bridge leads into the sub-project, and one of those tasks uniformly.
func (w walk) arrivingIn(s SubProjectRef) (UserRef, TaskRef) {
	leads := func(t TaskRef) bool { return w.world.Bridged(w.world.subOf[t], s) }
	w.users = w.users[:0]
	for u, tasks := range w.world.activeIn {
		if w.scope.present(UserRef(u)) && slices.ContainsFunc(tasks, leads) {
			w.users = append(w.users, UserRef(u))
		}
	}
	if len(w.users) == 0 {
		return None, None
	}
	u := corpus.Pick(w.rng, w.users)
	w.tasks = w.tasks[:0]
	for _, t := range w.world.activeIn[u] {
		if leads(t) {
			w.tasks = append(w.tasks, t)
		}
	}
	return u, corpus.Pick(w.rng, w.tasks)
}

// crossing steps from a source's sub-project over related_to_project: to a uniform related project and a uniform
// sub-project of it, or, where the world has one project, to a uniform related sibling.
func (w walk) crossing(from SubProjectRef) (SubProjectRef, Rejection) {
	subs := w.world.relatedSubs[from]
	if len(w.world.Projects()) > 1 {
		var related []ProjectRef
		for _, p := range w.world.relatedProjects[w.world.projectOf[from]] {
			if slices.ContainsFunc(w.world.subsOf[p],
				func(s SubProjectRef) bool { return len(w.enterable(w.tasks[:0], s)) > 0 }) {
				related = append(related, p)
			}
		}
		if len(w.world.relatedProjects[w.world.projectOf[from]]) == 0 {
			return None, RejectNoBridge
		}
		if len(related) == 0 {
			return None, RejectNoTarget
		}
		subs = w.world.subsOf[corpus.Pick(w.rng, related)]
	}
	if len(subs) == 0 {
		return None, RejectNoBridge
	}
	var open []SubProjectRef
	for _, s := range subs {
		if len(w.enterable(w.tasks[:0], s)) > 0 {
			open = append(open, s)
		}
	}
	if len(open) == 0 {
		return None, RejectNoTarget
	}
	return corpus.Pick(w.rng, open), accepted
}

// crossInto completes the path at the target.
func (w walk) crossInto(author UserRef, source, target TaskRef) (Path, Rejection) {
	parent := w.log.FirstPost(target)
	if parent == None {
		return Path{}, RejectNoPost
	}
	if w.log.records[parent].author == author {
		return Path{}, RejectOwnPost
	}
	addressee := w.counterpart(author, target)
	if addressee == None {
		return Path{}, RejectNoAddressee
	}
	message := w.sourceMessage(source, w.clock.At(target))
	if message == None && w.opts.SourceRequired {
		return Path{}, RejectNoSource
	}
	path := w.pathIn(target, CrossProjectReply, NotOverridden)
	path.Author, path.Parent, path.Addressee = author, parent, addressee
	path.SourceTask, path.Source = source, message
	path.Guest = !w.world.IsMember(author, target)
	return path, accepted
}

// counterpart draws the target's user to turn to: uniformly among the present members
// with the author's role, or among all others if no one shares it.
func (w walk) counterpart(author UserRef, target TaskRef) UserRef {
	users := w.world.users.rows
	var same, others []UserRef
	for _, u := range w.world.members[target] {
		if u == author || !w.scope.present(u) {
			continue
		}
		others = append(others, u)
		if users[u].Role == users[author].Role {
			same = append(same, u)
		}
	}
	switch {
	case len(same) > 0:
		return corpus.Pick(w.rng, same)
	case len(others) > 0:
		return corpus.Pick(w.rng, others)
	default:
		return None
	}
}

// sourceMessage draws uniformly among the source's latest messages up to a minute, or None.
func (w walk) sourceMessage(source TaskRef, minute int64) MessageRef {
	known := w.log.Messages(source)[:w.log.Until(source, minute)]
	if len(known) == 0 {
		return None
	}
	return corpus.Pick(w.rng, known[max(0, len(known)-w.opts.SourceWindow):])
}
