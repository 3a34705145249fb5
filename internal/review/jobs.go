package review

import (
	"context"
	"encoding/json"
	"fmt"
	"net/http"
	"slices"
	"strconv"
	"strings"
	"sync"
	"time"
)

// work is a piece of work that goes on behind the pages: applying, or asking other models.
type work struct {
	ID     int
	Title  string
	Lines  []string
	Done   bool
	Failed string
	To     link // where it leads when it is done
}

// jobs are the pieces of work of a desk, one at a time.
type jobs struct {
	mu   sync.Mutex
	list []*work
	busy bool
	wait sync.WaitGroup
}

// get returns a copy of a piece of work.
func (j *jobs) get(id int) (work, bool) {
	j.mu.Lock()
	defer j.mu.Unlock()
	if id < 1 || id > len(j.list) {
		return work{}, false
	}
	out := *j.list[id-1]
	out.Lines = slices.Clone(out.Lines)
	return out, true
}

// start begins a piece of work, unless another one goes on. It does not end with the request that began it.
func (j *jobs) start(ctx context.Context, title string, to link, do func(ctx context.Context, say func(string)) error) (
	int, error) {
	j.mu.Lock()
	defer j.mu.Unlock()
	if j.busy {
		return 0, wrong(http.StatusConflict, "Another piece of work goes on: %s. Wait until it has ended.",
			j.list[len(j.list)-1].Title)
	}
	w := &work{ID: len(j.list) + 1, Title: title, To: to}
	j.list, j.busy = append(j.list, w), true
	ctx = context.WithoutCancel(ctx)
	j.wait.Go(func() {
		err := do(ctx, func(line string) {
			j.mu.Lock()
			defer j.mu.Unlock()
			w.Lines = append(w.Lines, line)
			if n := len(w.Lines); n > 200 {
				w.Lines = w.Lines[n-200:]
			}
		})
		j.mu.Lock()
		defer j.mu.Unlock()
		if w.Done, j.busy = true, false; err != nil {
			w.Failed = err.Error()
		}
	})
	return w.ID, nil
}

// Wait waits for the work that goes on.
func (d *Desk) Wait() { d.jobs.wait.Wait() }

// jobPlan is a piece of work that is shown before it begins, with the button that begins it.
type jobPlan struct {
	*Plan
	Title, Action, Button string
	Item                  string
	Closed                string
	Apply                 bool // it is an application
	Stale                 bool // the plan that was shown does not hold any more

	page, work string // titles of the plan's page, and of the work
	to         link
	do         func(ctx context.Context, say func(string)) error
}

// begin begins a piece of work if its plan is still the one that was shown, and answers with its page.
func (d *Desk) begin(r *request, e *jobPlan, err error) (*answer, error) {
	if err != nil {
		return nil, err
	}
	if e.Digest != r.Form.Get("digest") {
		e.Stale = true
		return &answer{page: "plan", title: e.page, body: e, status: http.StatusConflict}, nil
	}
	id, err := d.jobs.start(r.Context(), e.work, e.to, e.do)
	if err != nil {
		return nil, err
	}
	at := fmt.Sprintf("/jobs/%d", id)
	r.w.Header().Set("Location", at)
	r.w.Header().Set("HX-Push-Url", at)
	j, _ := d.jobs.get(id)
	return &answer{page: "job", title: j.Title, body: jobView{j, true}, status: http.StatusAccepted}, nil
}

// applyPlan publishes the corpus anew. An address or a form says whether surplus drafts are judged for what was
// removed.
func (d *Desk) applyPlan(r *request) (*jobPlan, error) {
	var topUp *bool
	if v := r.FormValue("top_up"); v == "0" || v == "1" {
		topUp = new(v == "1")
	}
	p, err := d.o.Program.PlanApply(r.Context(), topUp)
	return &jobPlan{Plan: p, Title: "Apply what was decided", Action: "/apply", Button: "Publish the next release",
		Apply: true, Closed: r.desk.lib.Closed,
		page: "Apply", work: "Publishing the next release", to: link{"to review", "/q/" + queueReview},
		do: func(ctx context.Context, say func(string)) error {
			if err := d.o.Program.Apply(ctx, topUp, say); err != nil {
				return err
			}
			return d.read(ctx)
		}}, err
}

func (d *Desk) applyPage(r *request) (*answer, error) {
	e, err := d.applyPlan(r)
	return shown("plan", "Apply", e), err
}

func (d *Desk) apply(r *request) (*answer, error) {
	e, err := d.applyPlan(r)
	return d.begin(r, e, err)
}

// filterPlan asks other models about an item.
func (d *Desk) filterPlan(r *request) (*jobPlan, error) {
	item := strings.ToUpper(r.FormValue("item"))
	if r.desk.lib.byID[item] == nil {
		return nil, wrong(http.StatusNotFound, "There is no item %q here.", item)
	}
	p, err := d.o.Program.PlanFilter(r.Context(), item)
	return &jobPlan{Plan: p, Title: "Ask other models about " + item, Action: "/filter", Button: "Ask them", Item: item,
		Closed: r.desk.lib.Closed,
		page:   "Ask other models", work: "Asking other models about " + item, to: link{item, "/i/" + item},
		do: func(ctx context.Context, say func(string)) error { return d.o.Program.Filter(ctx, item, say) }}, err
}

func (d *Desk) filterPage(r *request) (*answer, error) {
	e, err := d.filterPlan(r)
	return shown("plan", "Ask other models", e), err
}

func (d *Desk) filter(r *request) (*answer, error) {
	e, err := d.filterPlan(r)
	return d.begin(r, e, err)
}

// jobView is a piece of work. Fresh says that it has just begun: its page has no address of its own yet.
type jobView struct {
	work
	Fresh bool
}

func (d *Desk) job(r *request) (*answer, error) {
	id, err := strconv.Atoi(r.PathValue("id"))
	j, ok := d.jobs.get(id)
	if err != nil || !ok {
		return nil, wrong(http.StatusNotFound, "There is no such piece of work; those of an earlier desk are gone.")
	}
	return shown("job", j.Title, jobView{j, false}), nil
}

// runView is how far the run has come.
type runView struct {
	*Progress
	Ready bool // there is a corpus to review
}

func (d *Desk) run(r *request) (*answer, error) {
	p, err := d.o.Program.Progress(r.Context())
	if err == nil && r.desk == nil && !p.Live { // it may have been published meanwhile
		if err = d.read(r.Context()); err == nil {
			r.desk, err = d.now(r.Context(), r.reviewer)
		}
	}
	return shown("run", "The run", runView{p, r.desk != nil}), err
}

// eventsFor is how long a stream of events lasts; the browser asks again.
const eventsFor = 10 * time.Minute

// events tells once a second how far a piece of work, or the run, has come.
func (d *Desk) events(r *request) (*answer, error) {
	id, _ := strconv.Atoi(r.URL.Query().Get("job"))
	r.w.Header().Set("Content-Type", "text/event-stream")
	out := http.NewResponseController(r.w)
	tick := time.NewTicker(time.Second)
	defer tick.Stop()
	end := time.After(eventsFor)
	for {
		state, done, err := d.event(r.Context(), id)
		if err == nil {
			_, err = fmt.Fprintf(r.w, "data: %s\n\n", state)
		}
		if err == nil {
			err = out.Flush()
		}
		if err != nil || done {
			return nil, nil // the answer has begun: the stream ends, and the browser asks again
		}
		select {
		case <-r.Context().Done():
			return nil, nil
		case <-end:
			return nil, nil
		case <-tick.C:
		}
	}
}

// event is the state of a piece of work, of the run where id is 0, as JSON.
func (d *Desk) event(ctx context.Context, id int) (state []byte, done bool, err error) {
	var now map[string]any
	if id > 0 {
		j, ok := d.jobs.get(id)
		if !ok {
			return nil, true, fmt.Errorf("no job %d", id)
		}
		now, done = map[string]any{"lines": j.Lines, "failed": j.Failed}, j.Done
	} else {
		p, err := d.o.Program.Progress(ctx)
		if err != nil {
			return nil, true, err
		}
		now, done = map[string]any{"state": p.State}, !p.Live
	}
	now["done"] = done
	state, err = json.Marshal(now)
	return state, done, err
}
