package progress

import (
	"sync"
	"time"
)

// LiveOptions configures a Live.
type LiveOptions struct {
	Now   func() time.Time // the clock
	Every time.Duration    // between two events of kind Waiting; 0 means a second
	Waits func() []Wait    // what is waited for now; nil where no model is asked
}

// Live passes events on to a renderer and, while a stage runs, adds one of kind Waiting now and then, so that a stage
// that comes no further is not silent. It is safe for concurrent use.
type Live struct {
	to   Renderer
	o    LiveOptions
	stop chan struct{}
	done sync.WaitGroup

	mu   sync.Mutex
	last Event     // of the stage that runs; the zero Event between stages
	at   time.Time // of last
}

var _ Renderer = (*Live)(nil)

// NewLive returns a Live, which has to be closed.
func NewLive(to Renderer, o LiveOptions) *Live {
	if o.Every <= 0 {
		o.Every = time.Second
	}
	l := &Live{to: to, o: o, stop: make(chan struct{})}
	l.done.Go(l.tick)
	return l
}

// Observe passes an event on.
func (l *Live) Observe(e Event) {
	l.mu.Lock()
	defer l.mu.Unlock()
	l.to.Observe(e)
	l.last, l.at = e, l.o.Now()
	if e.ended() {
		l.last = Event{}
	}
}

// Close ends the events of kind Waiting and closes the renderer.
func (l *Live) Close() {
	close(l.stop)
	l.done.Wait()
	l.to.Close()
}

func (l *Live) tick() {
	ticker := time.NewTicker(l.o.Every)
	defer ticker.Stop()
	for {
		select {
		case <-l.stop:
			return
		case <-ticker.C:
			l.wait()
		}
	}
}

// wait tells that time went by.
func (l *Live) wait() {
	l.mu.Lock()
	defer l.mu.Unlock()
	if l.last.Kind == "" {
		return
	}
	e := l.last
	e.Kind, e.Unit, e.Err = Waiting, "", nil
	e.Idle = l.o.Now().Sub(l.at)
	e.Elapsed += e.Idle
	if l.o.Waits != nil {
		e.Waits = l.o.Waits()
	}
	l.to.Observe(e)
}
