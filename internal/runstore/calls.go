package runstore

import (
	"context"
	"time"

	sqlite3 "modernc.org/sqlite/lib"
)

// Call is a question to a model: what could change its answer, as a hash, and
// on whose behalf it was first asked.
type Call struct {
	Key                            Hash
	Stage, Unit, Task, Role, Model string
	Sample                         int
}

// SendState is what became of a request to a model.
type SendState int

// The states. What they mean for money: Refused was not charged; Intended and
// Lost may have been; Answered and Unusable were.
const (
	Intended SendState = iota // about to leave, or on its way when the program ended
	Answered                  // its answer is kept
	Refused                   // the provider said no, or the request never left
	Lost                      // no whole answer came back
	Unusable                  // an answer came and is kept, but nobody can read it
)

// Send is one request on behalf of a call. The zero Send is none.
type Send struct {
	id, call int64
	Attempt  int // from 1, over all runs
}

// Ending says how a request ended that brought no answer.
type Ending struct {
	State  SendState // Refused, Lost or Unusable
	Status int       // of HTTP, 0 without one
	Reason string
}

// Intend records that a request is about to leave, with what it may cost in
// nano-dollars (nil: unknown). An earlier GiveUp of the call is forgotten. Nil
// means durable, as with Commit.
func (s *Store) Intend(ctx context.Context, c Call, estimate *int64) (Send, error) {
	var send Send
	err := s.submitPut(ctx, c.Key, func(stmt *statements) error {
		call, attempt, err := stmt.putCall(c, 1)
		if err != nil {
			return err
		}
		done, err := stmt.insertSend.Exec(call, attempt, Intended, estimate)
		if err != nil {
			return err
		}
		id, err := done.LastInsertId()
		send = Send{id: id, call: call, Attempt: attempt}
		return err
	})
	return send, err
}

// Answer keeps what came back for a request. Nil means durable.
func (s *Store) Answer(ctx context.Context, send Send, status int, data []byte) error {
	b := s.pack.pack(data) // here, not by the one writer
	return s.submitCall(ctx, func(stmt *statements) error {
		if _, err := stmt.insertAnswer.Exec(send.id, b.hash[:], b.size, int(b.codec), b.stored); err != nil {
			return err
		}
		if _, err := stmt.closeSend.Exec(Answered, status, nil, send.id); err != nil {
			return err
		}
		_, err := stmt.setAnswer.Exec(send.id, send.call)
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
		if _, err := stmt.closeSend.Exec(e.State, status, reason, send.id); err != nil || e.State != Unusable {
			return err
		}
		_, err := stmt.disown.Exec(send.call, send.id)
		return err
	})
}

// GiveUp records that a call has failed for good: a kind to count by, and
// detail for the caller to read back.
func (s *Store) GiveUp(ctx context.Context, c Call, kind string, detail []byte) error {
	return s.submitPut(ctx, c.Key, func(stmt *statements) error {
		call, _, err := stmt.putCall(c, 0)
		if err != nil {
			return err
		}
		_, err = stmt.giveUp.Exec(kind, detail, call)
		return err
	})
}

// submitCall is submit for changes that follow a wait for a model, so that they
// can wait a little for company.
func (s *Store) submitCall(ctx context.Context, apply func(*statements) error) error {
	return s.request(&request{ctx: ctx, apply: apply, patient: true, done: make(chan error, 1)})
}

// submitPut is submitCall for changes that may insert a call. Its key is known
// before the call is in the file, so that Lookup never passes over one.
func (s *Store) submitPut(ctx context.Context, key Hash, apply func(*statements) error) error {
	if s.known != nil {
		s.known.add(key)
	}
	return s.submitCall(ctx, apply)
}

// putCall inserts or finds a call, adds to its sends, and returns its id and
// how many sends it has now. Most calls are new, and an upsert costs twice as
// much as an insert.
func (s *statements) putCall(c Call, sends int) (id int64, total int, err error) {
	done, err := s.insertCall.Exec(c.Key[:], c.Stage, c.Unit, c.Task, c.Role, c.Model, c.Sample, sends)
	if err == nil {
		id, err = done.LastInsertId()
		return id, sends, err
	}
	if primaryCode(err) != sqlite3.SQLITE_CONSTRAINT {
		return 0, 0, err
	}
	if err := s.findCall.QueryRow(c.Key[:]).Scan(&id, &total); err != nil {
		return 0, 0, err
	}
	total += sends
	_, err = s.countSend.Exec(total, id)
	return id, total, err
}

// Tokens counts tokens; Cached ones are among In.
type Tokens struct{ In, Cached, Out int }

// CallNote is what becomes known of a call after its answer was kept. Zero
// fields say nothing.
type CallNote struct {
	Tokens  *Tokens
	Cost    *int64        // nano-dollars
	Latency time.Duration // of the request that was answered
	Hits    int           // answers served without a request, to be added
	Rung    string
}

// Note adds to what is known of a call. It costs no transaction of its own: the
// note travels with the next commit, with Flush, or with Close; so it is
// durable before any unit is that was computed after it.
func (s *Store) Note(key Hash, n CallNote) {
	if s.write != nil {
		s.write.note(key, n)
	}
}

func (w *writer) note(key Hash, n CallNote) {
	w.mu.Lock()
	defer w.mu.Unlock()
	if old := w.notes[key]; old != nil {
		old.add(n)
		return
	}
	w.notes[key] = &n
}

// add takes over what a newer note says.
func (n *CallNote) add(newer CallNote) {
	if newer.Tokens != nil {
		n.Tokens = newer.Tokens
	}
	if newer.Cost != nil {
		n.Cost = newer.Cost
	}
	if newer.Latency != 0 {
		n.Latency = newer.Latency
	}
	if newer.Rung != "" {
		n.Rung = newer.Rung
	}
	n.Hits += newer.Hits
}

func (w *writer) takeNotes() map[Hash]*CallNote {
	w.mu.Lock()
	defer w.mu.Unlock()
	if len(w.notes) == 0 {
		return nil
	}
	taken := w.notes
	w.notes = map[Hash]*CallNote{}
	return taken
}

// putBackNotes restores what a failed transaction had taken.
func (w *writer) putBackNotes(taken map[Hash]*CallNote) {
	if len(taken) == 0 {
		return
	}
	w.mu.Lock()
	newer := w.notes
	w.notes = taken
	w.mu.Unlock()
	for key, n := range newer {
		w.note(key, *n)
	}
}

func (s *statements) saveNotes(notes map[Hash]*CallNote) error {
	for key, n := range notes {
		var in, cached, out, latency, rung any
		if t := n.Tokens; t != nil {
			in, cached, out = t.In, t.Cached, t.Out
		}
		if n.Latency != 0 {
			latency = int64(n.Latency)
		}
		if n.Rung != "" {
			rung = n.Rung
		}
		if _, err := s.noteCall.Exec(in, cached, out, n.Cost, latency, n.Hits, rung, key[:]); err != nil {
			return err
		}
	}
	return nil
}
