package review

import (
	"context"
	"errors"
	"fmt"
	"maps"
	"net/http"
	"net/url"
	"regexp"
	"slices"
	"strings"
	"sync"
	"time"

	"memloom/internal/corpus"
	"memloom/internal/decisions"
)

// Options say how a desk is set up.
type Options struct {
	Program   Program
	Reviewers []string
	Address   string // address:port that it listens on
	// Origin is that of a proxy in front of the desk, https://…; empty without one.
	Origin string
	Sample int // accepted items of the spot check
	// Link is told of a reviewer's next link. It is called again whenever one is used.
	Link func(reviewer, url string)
	Now  func() time.Time
}

// Desk serves the pages.
type Desk struct {
	o     Options
	guard *guard
	pages *pages
	jobs  jobs

	reopening sync.Mutex

	mu    sync.Mutex
	lib   *library
	state state
	last  int64 // the last decision that state holds
	// sighted holds what reviewers were shown of the blind sample with its verdicts: that is not decided blind any more.
	sighted map[string]bool
	memo    *memo
}

// desk is what one request sees.
type desk struct {
	lib    *library
	state  state
	double decisions.Double
	shared bool // several reviewers share the work
	// reviewer is who asks: nobody sees what is hidden from them.
	reviewer string
	sighted  map[string]bool // reviewer and item: shown with its verdicts
	memo     *memo
}

// New reads the folder and sets the desk up.
func New(ctx context.Context, o Options) (*Desk, error) {
	d := &Desk{o: o, state: state{}}
	origin := "http://" + o.Address
	d.guard = &guard{hosts: []string{o.Address}, origins: []string{origin}, cookie: "memloom_" + o.Address[strings.LastIndex(o.Address, ":")+1:],
		cross: http.NewCrossOriginProtection(), tokens: map[[32]byte]string{}, sessions: map[[32]byte]string{}}
	if o.Origin != "" {
		host, err := OriginHost(o.Origin)
		if err != nil {
			return nil, err
		}
		origin, d.guard.secure = o.Origin, true
		d.guard.hosts, d.guard.origins = append(d.guard.hosts, host), append(d.guard.origins, o.Origin)
		if err := d.guard.cross.AddTrustedOrigin(o.Origin); err != nil {
			return nil, err
		}
	}
	d.guard.links = func(reviewer, token string) { o.Link(reviewer, origin+"/in?t="+token) }
	var err error
	if d.pages, err = newPages(); err != nil {
		return nil, err
	}
	if err := d.read(ctx); err != nil {
		return nil, err
	}
	for _, r := range o.Reviewers {
		d.guard.invite(r)
	}
	return d, nil
}

// OriginHost returns the host of a proxy's origin; the error says how one is written.
func OriginHost(origin string) (string, error) {
	u, err := url.Parse(origin)
	if err != nil || u.Scheme != "https" || u.Host == "" || u.Path != "" || u.RawQuery != "" {
		return "", fmt.Errorf("%q is no origin of a proxy; it is written https://name or https://name:port", origin)
	}
	return u.Host, nil
}

// read reads the folder anew.
func (d *Desk) read(ctx context.Context) error {
	f, err := d.o.Program.Read(ctx)
	if err != nil {
		return err
	}
	var lib *library
	if f != nil {
		lib = newLibrary(f)
		lib.draw(d.o.Sample)
	}
	d.mu.Lock()
	d.lib = lib
	d.mu.Unlock()
	return nil
}

// reopen reads the folder anew where it took no decisions and does now: a process that was writing it has ended.
func (d *Desk) reopen(ctx context.Context) error {
	d.reopening.Lock() // who asks meanwhile waits for the folder as it is now
	defer d.reopening.Unlock()
	d.mu.Lock()
	closed := d.lib != nil && d.lib.Closed != ""
	d.mu.Unlock()
	if !closed || d.o.Program.Closed() != "" {
		return nil
	}
	return d.read(ctx)
}

// see notes that a reviewer was shown an item with its verdicts.
func (d *Desk) see(reviewer string, e *entry) {
	d.mu.Lock()
	defer d.mu.Unlock()
	next := maps.Clone(d.sighted)
	if next == nil {
		next = map[string]bool{}
	}
	next[reviewer+"\x00"+e.ID] = true
	d.sighted, d.memo = next, nil
}

// now is the desk as it stands, with all that was decided; nil where there is no finished corpus.
func (d *Desk) now(ctx context.Context, reviewer string) (*desk, error) {
	d.mu.Lock()
	defer d.mu.Unlock()
	if d.lib == nil {
		return nil, nil
	}
	list, err := d.o.Program.Since(ctx, d.last)
	if err != nil {
		return nil, err
	}
	if len(list) > 0 {
		next := make(state, len(d.state))
		for k, v := range d.state {
			next[k] = v
		}
		for _, x := range list {
			next[x.TargetHash] = append(slices.Clone(next[x.TargetHash]), x)
			d.last = x.Seq
		}
		d.state = next
	}
	double, err := d.o.Program.Double(ctx)
	if d.memo == nil || !d.memo.holds(d.lib, d.last, double) {
		d.memo = &memo{lib: d.lib, last: d.last, double: double}
	}
	return &desk{lib: d.lib, state: d.state, double: double, shared: len(d.o.Reviewers) > 1 || double.Share > 0, reviewer: reviewer, memo: d.memo, sighted: d.sighted}, err
}

// draw draws the spot check and the blind sample: the same for everybody who has the folder.
func (l *library) draw(n int) {
	l.spot, l.blind = map[string]bool{}, map[string]bool{}
	var accepted []decisions.Candidate
	for _, e := range l.entries {
		if e.Status == corpus.Accepted {
			accepted = append(accepted, decisions.Candidate{ItemID: e.ID, Hash: e.hash})
		}
	}
	for _, c := range decisions.Sample(l.Key+"/spot", n, accepted) {
		l.spot[c.ItemID] = true
	}
	for _, c := range decisions.Sample(l.Key, n, l.Pool) {
		l.blind[c.ItemID] = true
	}
}

// request is a request of a reviewer.
type request struct {
	*http.Request
	d        *Desk
	desk     *desk // nil where there is no finished corpus
	reviewer string
	keys     keymap
}

// problem is what cannot be answered as asked, with what to do.
type problem struct {
	status int
	text   string
}

// Error implements error.
func (p *problem) Error() string { return p.text }

func wrong(status int, format string, args ...any) error {
	return &problem{status, fmt.Sprintf(format, args...)}
}

// Handler serves the desk.
func (d *Desk) Handler() http.Handler {
	mux := http.NewServeMux()
	on := func(pattern string, do func(w http.ResponseWriter, r *request) error) {
		mux.HandleFunc(pattern, func(w http.ResponseWriter, r *http.Request) {
			q := &request{Request: r, d: d, reviewer: r.Header.Get(reviewerHeader), keys: keysOf(r)}
			var err error
			if err = d.reopen(r.Context()); err == nil {
				q.desk, err = d.now(r.Context(), q.reviewer)
			}
			if err == nil {
				err = do(w, q)
			}
			if err != nil {
				d.fail(w, q, err)
			}
		})
	}
	on("GET /{$}", func(w http.ResponseWriter, r *request) error {
		to := "/q/" + queueReview
		if r.desk == nil {
			to = "/run"
		}
		http.Redirect(w, r.Request, to, http.StatusSeeOther)
		return nil
	})
	for pattern, do := range map[string]func(w http.ResponseWriter, r *request) error{
		"GET /q/{queue}": d.queue, "GET /q/{queue}/rows": d.rows, "GET /search": d.search,
		"GET /i/{id}": d.item, "GET /i/{id}/shown/{n}": d.shown, "GET /i/{id}/around/{message}": d.around, "GET /i/{id}/edit": d.editForm, "GET /i/{id}/raw": d.raw,
		"GET /m/{id}": d.message, "GET /f/{id}": d.fact, "GET /t/{id}": d.task, "GET /p/{id}": d.person, "GET /d/{place}/{day}": d.day, "GET /days": d.days, "GET /pool": d.pool,
		"GET /apply": d.applyPage, "GET /filter": d.filterPage, "GET /jobs/{id}": d.job, "GET /events": d.events, "GET /run": d.run, "GET /agreement": d.agreement,
		"GET /keys": d.keysPage, "GET /export/decisions.jsonl": d.export,
	} {
		on(pattern, d.needing(pattern, do))
	}
	for pattern, do := range map[string]func(w http.ResponseWriter, r *request) error{
		"POST /i/{id}/decide": d.decide, "POST /i/{id}/settle": d.decide, "POST /i/{id}/withdraw": d.withdraw, "POST /i/{id}/edit": d.edit,
		"POST /d/{place}/{day}/decide": d.decideDay, "POST /apply": d.apply, "POST /filter": d.filter, "POST /keys": d.setKeys,
	} {
		on(pattern, d.needing(pattern, do))
	}
	mux.HandleFunc("GET /static/{name}", d.pages.static)
	mux.HandleFunc("GET /favicon.ico", func(w http.ResponseWriter, _ *http.Request) { w.WriteHeader(http.StatusNoContent) })
	mux.HandleFunc("/", func(w http.ResponseWriter, r *http.Request) {
		refuse(w, http.StatusNotFound, "There is no such page; the desk is at /.")
	})
	return d.guard.wrap(func(w http.ResponseWriter, r *http.Request, reviewer string) {
		r.Header.Set(reviewerHeader, reviewer)
		mux.ServeHTTP(w, r)
	})
}

// reviewerHeader hands the reviewer's name from the guard to the pages; what a request brings of it is overwritten.
const reviewerHeader = "Memloom-Reviewer"

// needing answers with the state of the run where there is no finished corpus to show.
func (d *Desk) needing(pattern string, do func(w http.ResponseWriter, r *request) error) func(w http.ResponseWriter, r *request) error {
	if strings.HasSuffix(pattern, " /run") || strings.HasSuffix(pattern, " /pool") || strings.HasSuffix(pattern, " /events") || strings.HasSuffix(pattern, " /keys") {
		return do
	}
	return func(w http.ResponseWriter, r *request) error {
		switch {
		case r.desk == nil:
			http.Redirect(w, r.Request, "/run", http.StatusSeeOther)
			return nil
		case r.desk.lib.Absent != "":
			return wrong(http.StatusOK, "%s", r.desk.lib.Absent)
		case r.Method == http.MethodPost && r.desk.lib.Closed != "" && !strings.HasPrefix(r.URL.Path, "/keys"):
			return wrong(http.StatusForbidden, "%s", r.desk.lib.Closed)
		}
		return do(w, r)
	}
}

// fail answers with what went wrong.
func (d *Desk) fail(w http.ResponseWriter, r *request, err error) {
	status := http.StatusInternalServerError
	var p *problem
	var mistake *decisions.MistakeError
	var closed *decisions.ReadOnlyError
	var large *http.MaxBytesError
	switch {
	case errors.As(err, &p):
		status = p.status
	case errors.As(err, &mistake):
		status = http.StatusUnprocessableEntity
	case errors.As(err, &closed):
		status = http.StatusForbidden
	case errors.As(err, &large):
		status = http.StatusRequestEntityTooLarge
	}
	back := ""
	if id := strings.ToUpper(r.PathValue("id")); strings.HasPrefix(r.URL.Path, "/i/") && ids.MatchString(id) && status != http.StatusNotFound {
		back = id
	}
	if err := d.show(w, r, status, "problem", "Not possible", problemView{err.Error(), back}); err != nil {
		refuse(w, http.StatusInternalServerError, err.Error())
	}
}

// problemView says what is not possible. Back is the item that it is about.
type problemView struct{ Text, Back string }

// ids are what ids in addresses look like.
var ids = regexp.MustCompile(`^[A-Za-z]{1,3}[0-9]{1,9}(\.[a-z0-9.]{1,20})?$`)

// id reads an id from an address.
func (r *request) id(name string) (string, error) {
	id := r.PathValue(name)
	if !ids.MatchString(id) {
		return "", wrong(http.StatusBadRequest, "%q is no id; ids are written I012, M345, F6", id)
	}
	return strings.ToUpper(id), nil
}

// entry finds the item of an address.
func (r *request) entry() (*entry, error) {
	id, err := r.id("id")
	if err != nil {
		return nil, err
	}
	e := r.desk.lib.byID[id]
	if e == nil {
		return nil, wrong(http.StatusNotFound, "There is no item %s here; search finds items by their words.", id)
	}
	return e, nil
}
