package review

import (
	"errors"
	"fmt"
	"net/http"
	"regexp"
	"strings"

	"memloom/internal/corpus"
	"memloom/internal/decisions"
)

// request is a request of a reviewer, with what its address names.
type request struct {
	*http.Request
	w        http.ResponseWriter
	desk     *desk // nil where there is no finished corpus
	reviewer string
	keys     keymap

	entry *entry // of an item
	part  *part  // of a record or a day
	id    string // of a record
	place string // of a day: its group, or its session
	day   corpus.Date
}

// answer is what a request is answered with: a page, or an address to go on to.
type answer struct {
	page, title string // the name of its template, and its title
	body        any
	status      int    // of the page
	to          string // empty: the page is shown
}

func shown(page, title string, body any) *answer {
	return &answer{page: page, title: title, body: body, status: http.StatusOK}
}

func goTo(address string) *answer { return &answer{to: address} }

// need is what a route needs of the desk and reads of its address.
type need int

const (
	needNothing need = iota
	needCorpus       // a finished corpus
	needItem         // and one of its items
	needRecord       // or a message, fact, task or person
	needDay          // or the day of a group
)

// route is an address of the desk. What it does returns nothing where it has written its answer itself.
type route struct {
	pattern string
	needs   need
	do      func(r *request) (*answer, error)
}

func (d *Desk) routes() []route {
	return []route{
		{"GET /{$}", needNothing, d.home}, {"GET /run", needNothing, d.run}, {"GET /pool", needNothing, d.pool},
		{"GET /events", needNothing, d.events},
		{"GET /keys", needNothing, d.keysPage}, {"POST /keys", needNothing, d.setKeys},
		{"GET /q/{queue}", needCorpus, d.queue}, {"GET /q/{queue}/rows", needCorpus, d.rows}, {"GET /search", needCorpus,
			d.search},
		{"GET /i/{id}", needItem, d.item}, {"GET /i/{id}/shown/{n}", needItem, d.shown}, {"GET /i/{id}/around/{message}",
			needItem, d.around},
		{"GET /i/{id}/raw", needItem, d.raw}, {"GET /i/{id}/edit", needItem, d.editForm}, {"POST /i/{id}/edit", needItem,
			d.edit},
		{"POST /i/{id}/decide", needItem, d.decide}, {"POST /i/{id}/settle", needItem, d.settle}, {"POST /i/{id}/withdraw",
			needItem, d.withdraw},
		{"GET /m/{id}", needRecord, d.record}, {"GET /f/{id}", needRecord, d.record}, {"GET /t/{id}", needRecord, d.record},
		{"GET /p/{id}", needRecord, d.record},
		{"GET /days", needCorpus, d.days}, {"GET /d/{place}/{day}", needDay, d.day}, {"POST /d/{place}/{day}/decide", needDay,
			d.decideDay},
		{"GET /apply", needCorpus, d.applyPage}, {"POST /apply", needCorpus, d.apply},
		{"GET /filter", needCorpus, d.filterPage}, {"POST /filter", needCorpus, d.filter}, {"GET /jobs/{id}", needCorpus,
			d.job},
		{"GET /agreement", needCorpus, d.agreement}, {"GET /export/decisions.jsonl", needCorpus, d.export},
	}
}

// reviewerHeader hands the reviewer's name from the guard to the pages; what a request brings of it is overwritten.
const reviewerHeader = "Memloom-Reviewer"

// Handler serves the desk.
func (d *Desk) Handler() http.Handler {
	mux := http.NewServeMux()
	for _, x := range d.routes() {
		mux.HandleFunc(x.pattern, func(w http.ResponseWriter, r *http.Request) {
			q := &request{Request: r, w: w, reviewer: r.Header.Get(reviewerHeader), keys: keysOf(r)}
			a, err := d.answer(q, x)
			if err != nil {
				a = problem(q, err)
			}
			d.send(q, a)
		})
	}
	mux.HandleFunc("GET /static/{name}", d.pages.static)
	mux.HandleFunc("GET /favicon.ico", func(w http.ResponseWriter,
		_ *http.Request) {
		w.WriteHeader(http.StatusNoContent)
	})
	mux.HandleFunc("/", func(w http.ResponseWriter, _ *http.Request) {
		refuse(w, http.StatusNotFound, "There is no such page; the desk is at /.")
	})
	return d.guard.wrap(func(w http.ResponseWriter, r *http.Request, reviewer string) {
		r.Header.Set(reviewerHeader, reviewer)
		mux.ServeHTTP(w, r)
	})
}

// answer answers a request by its route. Where there is no finished corpus to show, the state of the run is shown
// instead.
func (d *Desk) answer(r *request, x route) (*answer, error) {
	err := d.reopen(r.Context())
	if err == nil {
		r.desk, err = d.now(r.Context(), r.reviewer)
	}
	sends := r.Method == http.MethodPost
	switch {
	case err != nil:
		return nil, err
	case x.needs == needNothing:
	case r.desk == nil:
		return goTo("/run"), nil
	case r.desk.lib.Absent != "":
		return nil, wrong(http.StatusOK, "%s", r.desk.lib.Absent)
	case sends && r.desk.lib.Closed != "":
		return nil, wrong(http.StatusForbidden, "%s", r.desk.lib.Closed)
	}
	if sends {
		err = r.form()
	}
	if err == nil {
		err = r.find(x.needs)
	}
	if err != nil {
		return nil, err
	}
	return x.do(r)
}

// find finds what the address names.
func (r *request) find(what need) (err error) {
	switch what {
	case needItem:
		if r.id, err = r.named("id"); err == nil {
			if r.entry = r.desk.lib.byID[r.id]; r.entry == nil {
				err = noItem(r.id)
			}
		}
	case needRecord:
		if r.id, err = r.named("id"); err == nil {
			kind := r.URL.Path[1:2]
			p, is := r.desk.lib.find(r.id)
			if r.part = p; is != kind {
				names := map[string]string{"m": "message", "f": "fact", "t": "task", "p": "person"}
				err = wrong(http.StatusNotFound, "There is no %s %s here.", names[kind], r.id)
			}
		}
	case needDay:
		err = r.findDay()
	}
	return err
}

func noItem(id string) error {
	return wrong(http.StatusNotFound, "There is no item %s here; search finds items by their words.", id)
}

// findDay finds the part and the day of an address.
func (r *request) findDay() (err error) {
	r.place = strings.ToUpper(r.PathValue("place"))
	if r.day, err = corpus.ParseDate(r.PathValue("day")); err != nil {
		return wrong(http.StatusBadRequest, "%q is no day; days are written 2025-03-14", r.PathValue("day"))
	}
	for _, p := range r.desk.lib.parts {
		if p.Sequence(r.place) != nil {
			r.part = p
			return nil
		}
	}
	return wrong(http.StatusNotFound, "There is no group or session %q here.", r.place)
}

// ids are what ids in addresses look like.
var ids = regexp.MustCompile(`^[A-Za-z]{1,3}[0-9]{1,9}(\.[a-z0-9.]{1,20})?$`)

// named reads an id from an address.
func (r *request) named(name string) (string, error) {
	id := r.PathValue(name)
	if !ids.MatchString(id) {
		return "", wrong(http.StatusBadRequest, "%q is no id; ids are written I012, M345, F6", id)
	}
	return strings.ToUpper(id), nil
}

// form reads the form of a request.
func (r *request) form() error {
	err := r.ParseForm()
	if large := (*http.MaxBytesError)(nil); errors.As(err, &large) {
		return wrong(http.StatusRequestEntityTooLarge, "The form is longer than %d bytes.", maxBody)
	}
	if err != nil {
		return wrong(http.StatusBadRequest, "The form cannot be read: %v", err)
	}
	return nil
}

// problemError is what cannot be answered as asked, with what to do.
type problemError struct {
	status int
	text   string
}

// Error implements error.
func (p *problemError) Error() string { return p.text }

func wrong(status int, format string, args ...any) error {
	return &problemError{status, fmt.Sprintf(format, args...)}
}

// problem is the page that says what is not possible, with the way back to the item that it is about.
func problem(r *request, err error) *answer {
	status := http.StatusInternalServerError
	var p *problemError
	var mistake *decisions.MistakeError
	var closed *decisions.ReadOnlyError
	switch {
	case errors.As(err, &p):
		status = p.status
	case errors.As(err, &mistake):
		status = http.StatusUnprocessableEntity
	case errors.As(err, &closed):
		status = http.StatusForbidden
	}
	back := ""
	if id := strings.ToUpper(r.PathValue("id")); strings.HasPrefix(r.URL.Path, "/i/") && ids.MatchString(id) &&
		status != http.StatusNotFound {
		back = id
	}
	return &answer{page: "problem", title: "Not possible", status: status, body: map[string]string{"Text": err.Error(),
		"Back": back}}
}

func (d *Desk) home(r *request) (*answer, error) {
	if r.desk == nil {
		return goTo("/run"), nil
	}
	return goTo("/q/" + queueReview), nil
}
