package admission

import "math"

const (
	decrease = 0.7 // of the limit, after a burst of refusals
	regain   = 0.9 // of the limit that was refused: up to there growth is fast again
)

// window is the limit of requests in flight and how it moves: fast growth up to what is known to be too much, slow
// growth beyond, a cut when the provider refuses. Requests are numbered in the order in which they are sent.
type window struct {
	limit, most int
	fast        int    // below it every success raises the limit, which doubles it in a round
	credit      int    // successes towards the next slow step
	taken       bool   // a request was accepted since the last cut
	back        int    // the limit to return to after a spell in which none is
	fence       uint64 // requests up to this one were sent before the last cut
}

// succeeded tells of an accepted request. full says whether the whole limit was
// in use; an unused limit has not been tried and does not grow.
func (w *window) succeeded(request uint64, full bool) {
	if request <= w.fence {
		return
	}
	if !w.taken { // the spell is over
		w.taken = true
		w.limit = max(w.limit, w.back)
	}
	if !full || w.limit >= w.most {
		return
	}
	if w.credit++; w.limit < w.fast || w.credit >= w.limit {
		w.limit++
		w.credit = 0
	}
}

// refused tells of a request that was one too many, and which one was sent last. It returns whether the limit was cut:
// not for requests that were sent before the last cut, so that a burst of refusals counts once.
//
// A cut after another with nothing accepted between says that the provider takes no request at the moment, as when the
// budget of its minute is used up; it does not say that even the lower limit is too high for good.
func (w *window) refused(request, last uint64) bool {
	if request <= w.fence {
		return false
	}
	before := w.limit
	w.limit = max(1, int(math.Round(decrease*float64(before))))
	if w.taken {
		w.fast, w.back = int(regain*float64(before)), w.limit
	}
	w.credit, w.taken, w.fence = 0, false, last
	return true
}
