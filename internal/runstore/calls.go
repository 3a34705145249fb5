package runstore

import (
	"context"
	"time"
)

// Call is a question to a model: what could change its answer, as a hash, and on whose behalf it was first asked.
type Call struct {
	Key                            Hash
	Stage, Unit, Task, Role, Model string
	Sample                         int
}

// SendState is what became of a request to a model.
type SendState int

// The states. What they mean for money: Refused and NotSent were not charged; Intended and
// Lost may have been; Answered and Unusable were.
const (
	Intended SendState = iota // about to leave, or on its way when the program ended
	Answered                  // its answer is kept
	Refused                   // the provider said no
	Lost                      // no whole answer came back
	Unusable                  // an answer came and is kept, but no one can read it
	NotSent                   // the request never left
)

// Send is one request on behalf of a call. One without a number stands for the call alone.
type Send struct {
	id, call int64
	Attempt  int // from 1, over all runs
}

// Used is what a request took, as far as it is known.
type Used struct {
	Tokens *Tokens // nil: the provider does not say
	Cost   *int64  // nano-dollars; nil: not known
}

// Tokens counts tokens; Cached ones are among In.
type Tokens struct{ In, Cached, Out int }

func (u Used) columns() (in, cached, out any) {
	if t := u.Tokens; t != nil {
		return t.In, t.Cached, t.Out
	}
	return nil, nil, nil
}

// Ending says how a request ended that brought no answer to the call.
type Ending struct {
	State  SendState // Refused, Lost, Unusable or NotSent
	Status int       // of HTTP, 0 without one
	Reason string
	Used   Used // of an answer that proved Unusable
}

// Intend records that a request is about to leave, with what it may cost in nano-dollars (nil: unknown). An earlier
// GiveUp of the call is forgotten. Nil means durable, as with Commit.
func (s *Store) Intend(ctx context.Context, c Call, estimate *int64) (Send, error) {
	return s.submitPut(ctx, c.Key, func(stmt *statements, id int64) (Send, error) {
		send, err := stmt.putCall(id, c, true)
		if err != nil {
			return send, err
		}
		_, err = stmt.insertSend.Exec(send.id, send.call, stmt.generation, send.Attempt, Intended, estimate)
		return send, err
	})
}

// Answer keeps what came back for a request. Nil means durable.
func (s *Store) Answer(ctx context.Context, send Send, data []byte) error {
	b := s.pack.pack(data) // here, not by the one writer
	return s.submitCall(ctx, func(stmt *statements) error {
		_, err := stmt.insertAnswer.Exec(send.id, b.hash[:], b.size, int(b.codec), b.stored)
		return err
	})
}

// End records that a request brought no answer. An answer that proved Unusable
// is kept for audit and no longer found by Lookup.
func (s *Store) End(ctx context.Context, send Send, e Ending) error {
	return s.submitCall(ctx, func(stmt *statements) error {
		var status, reason any
		if e.Status != 0 {
			status = e.Status
		}
		if e.Reason != "" {
			reason = e.Reason
		}
		in, cached, out := e.Used.columns()
		_, err := stmt.endSend.Exec(e.State, status, reason, in, cached, out, e.Used.Cost, send.id)
		return err
	})
}

// GiveUp records that a call has failed for good: a kind to count by, and detail for the caller to read back. It holds
// for this run: a new one over the same calls knows nothing of it.
func (s *Store) GiveUp(ctx context.Context, c Call, kind string, detail []byte) (Send, error) {
	return s.submitPut(ctx, c.Key, func(stmt *statements, id int64) (Send, error) {
		send, err := stmt.putCall(id, c, false)
		if err != nil {
			return send, err
		}
		_, err = stmt.giveUp.Exec(kind, detail, send.call)
		return send, err
	})
}

// submitCall is submit for changes that follow a wait for a model, so that they can wait a little for company.
func (s *Store) submitCall(ctx context.Context, apply func(*statements) error) error {
	return s.request(&request{ctx: ctx, apply: apply, patient: true, done: make(chan error, 1)})
}

// submitPut is submitCall for changes that may insert a call, which is known once it is in the file.
func (s *Store) submitPut(ctx context.Context, key Hash, put func(*statements, int64) (Send, error)) (Send, error) {
	var send Send
	err := s.submitCall(ctx, func(stmt *statements) (err error) {
		send, err = put(stmt, s.known.id(key))
		return err
	})
	if err == nil {
		s.known.add(key, send.call)
	}
	return send, err
}

// putCall inserts a call, or makes the one of the given id this run's, and numbers its next send if there is to be one.
func (s *statements) putCall(id int64, c Call, sent bool) (Send, error) {
	send := Send{call: id}
	var last any
	if sent {
		s.lastSend++
		send.id, send.Attempt = s.lastSend, 1
		last = send.id
	}
	if id == 0 {
		done, err := s.insertCall.Exec(c.Key[:], c.Stage, c.Unit, c.Task, c.Role, c.Model, c.Sample, s.generation, last)
		if err != nil {
			return send, err
		}
		send.call, err = done.LastInsertId()
		return send, err
	}
	if sent {
		if err := s.lastAttempt.QueryRow(id).Scan(&send.Attempt); err != nil {
			return send, err
		}
		send.Attempt++
	}
	_, err := s.askAgain.Exec(last, s.generation, c.Stage, c.Unit, c.Task, c.Role, c.Model, id)
	return send, err
}

// CallNote is what becomes known of a call and its request after the answer was kept. Zero fields say nothing.
type CallNote struct {
	Read    bool // the answer has been read: what it took is known, as far as it will be
	Used    Used
	Latency time.Duration // of the request
	Hits    int           // answers served without a request, to be added
	By      *Call         // who asked, with Hits: a run that finds a call of an earlier one makes it its own
	Rung    string
}

// Note adds to what is known of a call. It costs no transaction of its own: the note travels with the next commit, with
// Flush, or with Close; so it is durable before any unit is that was computed after it.
func (s *Store) Note(send Send, n CallNote) {
	if s.write != nil {
		s.write.note(send, n)
	}
}

func (w *writer) note(send Send, n CallNote) {
	w.mu.Lock()
	defer w.mu.Unlock()
	if old := w.notes[send]; old != nil {
		old.add(n)
		return
	}
	w.notes[send] = &n
}

// add takes over what a newer note says.
func (n *CallNote) add(newer CallNote) {
	if newer.Read {
		n.Read, n.Used = true, newer.Used
	}
	if newer.Latency != 0 {
		n.Latency = newer.Latency
	}
	if newer.Rung != "" {
		n.Rung = newer.Rung
	}
	if newer.By != nil {
		n.By = newer.By
	}
	n.Hits += newer.Hits
}

func (w *writer) takeNotes() map[Send]*CallNote {
	w.mu.Lock()
	defer w.mu.Unlock()
	if len(w.notes) == 0 {
		return nil
	}
	taken := w.notes
	w.notes = map[Send]*CallNote{}
	return taken
}

// putBackNotes restores what a failed transaction had taken.
func (w *writer) putBackNotes(taken map[Send]*CallNote) {
	if len(taken) == 0 {
		return
	}
	w.mu.Lock()
	newer := w.notes
	w.notes = taken
	w.mu.Unlock()
	for send, n := range newer {
		w.note(send, *n)
	}
}

func (s *statements) saveNotes(notes map[Send]*CallNote) error {
	for send, n := range notes {
		if err := s.saveNote(send, n); err != nil {
			return err
		}
	}
	return nil
}

func (s *statements) saveNote(send Send, n *CallNote) error {
	var rung, latency any
	if n.Rung != "" {
		rung = n.Rung
	}
	if n.Latency != 0 {
		latency = int64(n.Latency)
	}
	if n.Read {
		in, cached, out := n.Used.columns()
		if _, err := s.noteSend.Exec(Answered, in, cached, out, n.Used.Cost, latency, rung, send.id); err != nil {
			return err
		}
	} else if rung != nil && send.id != 0 {
		if _, err := s.noteRung.Exec(rung, send.id); err != nil {
			return err
		}
	}
	if c := n.By; c != nil {
		if _, err := s.askAgain.Exec(nil, s.generation, c.Stage, c.Unit, c.Task, c.Role, c.Model,
			send.call); err != nil {
			return err
		}
	}
	if send.id != 0 {
		rung = nil
	}
	if n.Hits == 0 && rung == nil {
		return nil
	}
	_, err := s.noteCall.Exec(n.Hits, rung, send.call)
	return err
}
