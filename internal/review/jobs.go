package review

import (
	"context"
	"encoding/json"
	"fmt"
	"net/http"
	"strconv"
	"strings"
	"sync"
	"time"
)

// work is a piece of work that goes on behind the pages: applying, or asking other models.
type work struct {
	ID      int
	Title   string
	Started time.Time
	Lines   []string
	Done    bool
	Failed  string
	To      link // where it leads when it is done
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
	out.Lines = append([]string(nil), out.Lines...)
	return out, true
}

// start begins a piece of work, unless another one goes on. It does not end with the request that began it.
func (j *jobs) start(ctx context.Context, title string, now time.Time, to link, do func(ctx context.Context, say func(string)) error) (int, error) {
	j.mu.Lock()
	defer j.mu.Unlock()
	if j.busy {
		return 0, wrong(http.StatusConflict, "Another piece of work goes on: %s. Wait until it has ended.", j.list[len(j.list)-1].Title)
	}
	w := &work{ID: len(j.list) + 1, Title: title, Started: now, To: to}
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

// planView is the plan of a piece of work, with the button that begins it.
type planView struct {
	*Plan
	Title, Action, Button string
	Item                  string
	Closed                string
	Apply                 bool // it is an application
	Stale                 bool // the plan that was shown does not hold any more
}

func (d *Desk) applyPage(w http.ResponseWriter, r *request) error { return d.showApply(w, r, false) }

func (d *Desk) showApply(w http.ResponseWriter, r *request, stale bool) error {
	p, err := d.o.Program.PlanApply(r.Context(), r.topUp())
	if err != nil {
		return err
	}
	status := http.StatusOK
	if stale {
		status = http.StatusConflict
	}
	return d.show(w, r, status, "plan", "Apply", planView{Plan: p, Title: "Apply what was decided", Action: "/apply", Button: "Publish the next release", Stale: stale, Apply: true,
		Closed: r.desk.lib.Closed})
}

// topUp says whether surplus drafts are judged for what was removed, as an address or a form has it; nil where neither says it.
func (r *request) topUp() *bool {
	switch r.FormValue("top_up") {
	case "0", "1":
		return new(r.FormValue("top_up") == "1")
	}
	return nil
}

// apply publishes the corpus anew, if the plan is still the one that was shown.
func (d *Desk) apply(w http.ResponseWriter, r *request) error {
	if err := r.form(); err != nil {
		return err
	}
	topUp := r.topUp()
	p, err := d.o.Program.PlanApply(r.Context(), topUp)
	if err != nil {
		return err
	}
	if p.Digest != r.Form.Get("digest") {
		return d.showApply(w, r, true)
	}
	id, err := d.jobs.start(r.Context(), "Publishing the next release", d.o.Now(), link{"to review", "/q/" + queueReview}, func(ctx context.Context, say func(string)) error {
		if err := d.o.Program.Apply(ctx, topUp, say); err != nil {
			return err
		}
		return d.read(ctx)
	})
	return d.started(w, r, id, err)
}

// started answers a request that began a piece of work with its page.
func (d *Desk) started(w http.ResponseWriter, r *request, id int, err error) error {
	if err != nil {
		return err
	}
	w.Header().Set("Location", fmt.Sprintf("/jobs/%d", id))
	w.Header().Set("HX-Push-Url", fmt.Sprintf("/jobs/%d", id))
	j, _ := d.jobs.get(id)
	return d.show(w, r, http.StatusAccepted, "job", j.Title, jobView{j, true})
}

func (d *Desk) filterPage(w http.ResponseWriter, r *request) error { return d.showFilter(w, r, false) }

func (d *Desk) showFilter(w http.ResponseWriter, r *request, stale bool) error {
	item := strings.ToUpper(r.FormValue("item"))
	if r.desk.lib.byID[item] == nil {
		return wrong(http.StatusNotFound, "There is no item %q here.", item)
	}
	p, err := d.o.Program.PlanFilter(r.Context(), item)
	if err != nil {
		return err
	}
	status := http.StatusOK
	if stale {
		status = http.StatusConflict
	}
	return d.show(w, r, status, "plan", "Ask other models", planView{Plan: p, Title: "Ask other models about " + item, Action: "/filter", Button: "Ask them", Item: item,
		Stale: stale, Closed: r.desk.lib.Closed})
}

func (d *Desk) filter(w http.ResponseWriter, r *request) error {
	if err := r.form(); err != nil {
		return err
	}
	item := strings.ToUpper(r.Form.Get("item"))
	if r.desk.lib.byID[item] == nil {
		return wrong(http.StatusNotFound, "There is no item %q here.", item)
	}
	p, err := d.o.Program.PlanFilter(r.Context(), item)
	if err != nil {
		return err
	}
	if p.Digest != r.Form.Get("digest") {
		return d.showFilter(w, r, true)
	}
	id, err := d.jobs.start(r.Context(), "Asking other models about "+item, d.o.Now(), link{item, "/i/" + item}, func(ctx context.Context, say func(string)) error {
		return d.o.Program.Filter(ctx, item, say)
	})
	return d.started(w, r, id, err)
}

// jobView is a piece of work. Fresh says that it has just begun: its page has no address of its own yet.
type jobView struct {
	work
	Fresh bool
}

func (d *Desk) job(w http.ResponseWriter, r *request) error {
	id, err := strconv.Atoi(r.PathValue("id"))
	j, ok := d.jobs.get(id)
	if err != nil || !ok {
		return wrong(http.StatusNotFound, "There is no such piece of work; those of an earlier desk are gone.")
	}
	return d.show(w, r, http.StatusOK, "job", j.Title, jobView{j, false})
}

// runView is how far the run has come.
type runView struct {
	*Progress
	Ready bool // there is a corpus to review
}

func (d *Desk) run(w http.ResponseWriter, r *request) error {
	p, err := d.o.Program.Progress(r.Context())
	if err != nil {
		return err
	}
	if r.desk == nil && !p.Live {
		if err := d.read(r.Context()); err != nil { // it may have been published meanwhile
			return err
		}
		if r.desk, err = d.now(r.Context(), r.reviewer); err != nil {
			return err
		}
	}
	return d.show(w, r, http.StatusOK, "run", "The run", runView{p, r.desk != nil})
}

// eventsFor is how long a stream of events lasts; the browser asks again.
const eventsFor = 10 * time.Minute

// events tells once a second how far a piece of work, or the run, has come.
func (d *Desk) events(w http.ResponseWriter, r *request) error {
	id, _ := strconv.Atoi(r.URL.Query().Get("job"))
	w.Header().Set("Content-Type", "text/event-stream")
	out := http.NewResponseController(w)
	tick := time.NewTicker(time.Second)
	defer tick.Stop()
	end := time.After(eventsFor)
	for {
		state, done, err := d.event(r.Context(), id)
		if err != nil {
			return nil // the answer has begun: the stream ends, and the browser asks again
		}
		if _, err := fmt.Fprintf(w, "data: %s\n\n", state); err != nil {
			return nil
		}
		if err := out.Flush(); err != nil || done {
			return nil
		}
		select {
		case <-r.Context().Done():
			return nil
		case <-end:
			return nil
		case <-tick.C:
		}
	}
}

// event is the state of a piece of work, of the run where id is 0, as JSON.
func (d *Desk) event(ctx context.Context, id int) (state []byte, done bool, err error) {
	if id > 0 {
		j, ok := d.jobs.get(id)
		if !ok {
			return nil, true, fmt.Errorf("no job %d", id)
		}
		state, err = json.Marshal(map[string]any{"done": j.Done, "lines": j.Lines, "failed": j.Failed})
		return state, j.Done, err
	}
	p, err := d.o.Program.Progress(ctx)
	if err != nil {
		return nil, true, err
	}
	state, err = json.Marshal(map[string]any{"done": !p.Live, "state": p.State})
	return state, !p.Live, err
}
