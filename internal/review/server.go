package review

import (
	"context"
	"fmt"
	"maps"
	"net/http"
	"net/url"
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
	// reviewer is who asks: no one sees what is hidden from them.
	reviewer string
	sighted  map[string]bool // reviewer and item: shown with its verdicts
	memo     *memo
}

// New reads the folder and sets the desk up.
func New(ctx context.Context, o Options) (*Desk, error) {
	d := &Desk{o: o, state: state{}}
	origin := "http://" + o.Address
	d.guard = &guard{hosts: []string{o.Address}, origins: []string{origin}, cookie: "memloom_" +
		o.Address[strings.LastIndex(o.Address, ":")+1:],
		cross: http.NewCrossOriginProtection(), tokens: map[[32]byte]string{}, sessions: map[[32]byte]string{}}
	if o.Origin != "" {
		host, err := OriginHost(o.Origin)
		if err == nil {
			err = d.guard.cross.AddTrustedOrigin(o.Origin)
		}
		if err != nil {
			return nil, err
		}
		origin, d.guard.secure = o.Origin, true
		d.guard.hosts, d.guard.origins = append(d.guard.hosts, host), append(d.guard.origins, o.Origin)
	}
	d.guard.links = func(reviewer, token string) { o.Link(reviewer, origin+"/in?t="+token) }
	var err error
	if d.pages, err = newPages(); err == nil {
		err = d.read(ctx)
	}
	if err != nil {
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
		d.state = maps.Clone(d.state)
		for _, x := range list {
			d.state[x.TargetHash] = append(slices.Clone(d.state[x.TargetHash]), x)
			d.last = x.Seq
		}
	}
	double, err := d.o.Program.Double(ctx)
	if b := (basis{d.lib, d.last, double}); d.memo == nil || d.memo.basis != b {
		d.memo = &memo{basis: b}
	}
	return &desk{lib: d.lib, state: d.state, double: double, shared: len(d.o.Reviewers) > 1 || double.Share > 0,
		reviewer: reviewer,
		memo:     d.memo, sighted: d.sighted}, err
}

// draw draws the spot check and the blind sample: the same for everyone who has the folder.
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
