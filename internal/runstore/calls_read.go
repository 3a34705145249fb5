package runstore

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"strings"
	"time"
)

// Found is what the store knows of a call.
type Found struct {
	Answer []byte // as given to Store.Answer; nil without a usable one
	Send   Send   // the request that was answered, or is on its way
	Noted  bool   // its tokens are known
	Priced bool   // its cost is known

	Failed  string // kind of GiveUp, empty if the call was not given up
	Failure []byte // its detail
}

func (s *Store) prepareLookup() (err error) {
	call := "c.key = ?" // no index: readers look few calls up
	if s.known != nil {
		call = "c.id = ? AND c.key = ?"
	}
	s.lookup, err = s.readers.Prepare(`SELECT c.id, s.id, s.attempt, s.tokens_in IS NOT NULL, s.cost IS NOT NULL,
		iif(c.generation = ` + generation + `, coalesce(c.failed, ''), ''), c.failure, a.hash, coalesce(a.size, 0), coalesce(a.codec, 0), a.data
		FROM calls c LEFT JOIN sends s ON s.id = c.last AND s.state IN (0, 1) LEFT JOIN answers a ON a.id = s.id WHERE ` + call)
	return classify(s.path, "opening", err)
}

// Lookup returns what is known of a call, ErrNotFound if it was never asked. An
// answer that does not match its content hash is a *DamagedError.
func (s *Store) Lookup(ctx context.Context, key Hash) (Found, error) {
	var (
		f             Found
		b             body
		hash          []byte
		send, attempt sql.NullInt64
	)
	args := []any{key[:]}
	if s.known != nil {
		args = []any{s.known.id(key), key[:]}
	}
	if s.lookup == nil || args[0] == int64(0) {
		return f, fmt.Errorf("call %s: %w", key, ErrNotFound)
	}
	err := s.lookup.QueryRowContext(ctx, args...).Scan(&f.Send.call, &send, &attempt, &f.Noted, &f.Priced, &f.Failed,
		&f.Failure,
		&hash, &b.size, &b.codec, &b.stored)
	if errors.Is(err, sql.ErrNoRows) {
		return f, fmt.Errorf("call %s: %w", key, ErrNotFound)
	}
	if err != nil {
		return f, fmt.Errorf("looking call %s up: %w", key, classify(s.path, "reading", err))
	}
	f.Send.id, f.Send.Attempt = send.Int64, int(attempt.Int64)
	if hash == nil && !f.Noted && !f.Priced {
		return f, nil
	}
	if len(hash) != len(b.hash) {
		return f, &DamagedError{Path: s.path, Reason: fmt.Sprintf("the answer to call %s is missing", key)}
	}
	copy(b.hash[:], hash)
	if f.Answer, err = s.pack.unpack(b); err != nil {
		return f, &DamagedError{Path: s.path, Reason: fmt.Sprintf("the answer to call %s: %v", key, err), Err: err}
	}
	if f.Answer == nil {
		f.Answer = []byte{} // nil would say that there is none
	}
	return f, nil
}

// CallRow is a call of this run with what became of it.
type CallRow struct {
	Call
	Answered bool
	Tokens   *Tokens // of the answer, also where an earlier run asked; nil: not known
	// nano-dollars that this run's requests are known to have cost; nil: of one there is neither cost nor estimate
	Cost    *int64
	Doubt   int64         // nano-dollars that this run's requests of unknown cost were thought to cost
	Latency time.Duration // of the request that was answered; 0: not known
	Sends   int           // requests that this run made for it
	Hits    int           // answers served without a request
	Rung    string        // empty: no one said
	Failed  string        // kind of failure with which it was given up
}

// sent lists the sends with how each ended: an answer may be kept whose state has not been written yet.
const sent = `WITH sent AS (SELECT id, call, generation, estimate, tokens_in, coalesce(tokens_cached, 0) AS tokens_cached,
		coalesce(tokens_out, 0) AS tokens_out, cost, coalesce(latency, 0) AS latency, rung,
		iif(state = 0 AND EXISTS (SELECT 1 FROM answers a WHERE a.id = s.id), 1, state) AS state FROM sends s)
	`

// EachCall calls fn for every call of this run, by stage, unit, task and key. An
// error of fn ends it and is returned as it is.
func (s *Store) EachCall(fn func(CallRow) error) error {
	var stop error
	err := s.each(sent+`SELECT key, stage, unit, task, role, model, sample, coalesce(s.state = 1, 0), s.tokens_in,
		coalesce(s.tokens_cached, 0), coalesce(s.tokens_out, 0), iif(t.known = 0 AND t.unpriced > 0, NULL, coalesce(t.cost, 0)), coalesce(t.doubt, 0), coalesce(s.latency, 0),
		coalesce(t.sends, 0), hits, coalesce(s.rung, c.rung, ''), coalesce(failed, '')
		FROM calls c LEFT JOIN sent s ON s.id = c.last
		LEFT JOIN (SELECT call, sum(state <> 5) AS sends, count(cost) AS known, `+saturated("cost", "")+` AS cost,
			sum(state NOT IN (2, 5) AND cost IS NULL AND estimate IS NULL) AS unpriced, `+doubt+` AS doubt
			FROM sent WHERE generation = `+generation+` GROUP BY call) t ON t.call = c.id
		WHERE c.generation = `+generation+` ORDER BY stage, unit, task, key`, nil, func(rows *sql.Rows) error {
		var (
			r    CallRow
			t    Tokens
			key  sql.RawBytes
			in   sql.NullInt64
			cost sql.NullInt64
		)
		err := rows.Scan(&key, &r.Stage, &r.Unit, &r.Task, &r.Role, &r.Model, &r.Sample, &r.Answered, &in, &t.Cached,
			&t.Out, &cost, &r.Doubt, &r.Latency, &r.Sends, &r.Hits, &r.Rung, &r.Failed)
		if err != nil {
			return err
		}
		if len(key) != len(r.Key) {
			return &DamagedError{Path: s.path, Reason: fmt.Sprintf("the key of a call has %d bytes", len(key))}
		}
		copy(r.Key[:], key)
		if in.Valid && r.Answered {
			t.In = int(in.Int64)
			r.Tokens = &t
		}
		if cost.Valid {
			r.Cost = &cost.Int64
		}
		stop = fn(r)
		return stop
	})
	if stop != nil {
		return stop
	}
	return err
}

// CallTotals counts the calls of a stage to a model in this run. The provider's
// own count of answers lies between Kept and Kept + InDoubt.
type CallTotals struct {
	Stage, Model string

	Calls    int // different questions
	Answered int // of them
	GivenUp  int // of them
	Hits     int // answers served without a request
	Rungs    map[string]int

	Sends   int // requests that left
	Kept    int // answers that came back whole, unusable ones among them
	Refused int // requests that the provider refused, and did not charge
	NotSent int // requests that never left: no one was there, or the run was stopped
	InDoubt int // requests on their way, or lost: they may be charged
	Retries int // requests beyond the first of their call

	In, Cached, Out int64 // tokens that the requests took, as far as known
	Charges
	Inherited int64 // nano-dollars that answers cost which an earlier run paid for, and this one uses
}

// Charges are what requests cost.
type Charges struct {
	Cost    int64 // nano-dollars, as far as known
	Unknown int   // answers whose cost is not known
	Doubt   int64 // nano-dollars that requests in doubt, and answers of unknown cost, were thought to cost
}

// charges are the columns of Charges. A request costs what is known of it; one
// that was sent and not refused, and of which nothing is known, may cost its estimate.
var charges = saturated("cost", "") + `, coalesce(sum(state IN (1, 4) AND cost IS NULL), 0), ` +
	doubt

// doubt is what requests of unknown cost may cost.
var doubt = saturated("estimate", "state NOT IN (2, 5) AND cost IS NULL")

// totalsQuery is one statement, so that its parts are of one moment.
var totalsQuery = sent + `SELECT stage, model, '', count(*), coalesce(sum(s.state = 1), 0), count(failed), sum(hits),
		` + saturated("s.cost", "s.state = 1 AND s.generation <> c.generation") + `, 0, 0, 0, 0, 0, 0, 0
		FROM calls c LEFT JOIN sent s ON s.id = c.last WHERE c.generation = ` + generation + ` GROUP BY stage, model
	UNION ALL SELECT stage, model, 'sends', count(*) FILTER (WHERE state <> 5), sum(state IN (1, 4)), sum(state = 2), sum(state IN (0, 3)),
		count(*) FILTER (WHERE state <> 5) - count(DISTINCT call) FILTER (WHERE state <> 5), sum(state = 5), ` + saturated("tokens_in", "") + `, ` + saturated("tokens_cached", "") + `, ` + saturated("tokens_out", "") + `, ` + charges + `
		FROM sent s JOIN calls c ON c.id = s.call WHERE s.generation = ` + generation + ` GROUP BY stage, model
	UNION ALL SELECT stage, model, 'rung ' || coalesce(s.rung, c.rung), count(*), 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0
		FROM calls c LEFT JOIN sends s ON s.id = c.last
		WHERE coalesce(s.rung, c.rung) IS NOT NULL AND c.generation = ` + generation + ` GROUP BY stage, model, coalesce(s.rung, c.rung)
	ORDER BY 1, 2, 3`

// CallTotals returns the totals by stage and model, in the order of their names.
func (s *Store) CallTotals() ([]CallTotals, error) {
	var list []CallTotals
	err := s.each(totalsQuery, nil, func(rows *sql.Rows) error {
		var stage, model, part string
		var n [12]int64
		into := []any{&stage, &model, &part}
		for i := range n {
			into = append(into, &n[i])
		}
		if err := rows.Scan(into...); err != nil {
			return err
		}
		if part == "" {
			list = append(list, CallTotals{Stage: stage, Model: model, Rungs: map[string]int{}})
		}
		if len(list) == 0 || list[len(list)-1].Stage != stage || list[len(list)-1].Model != model {
			return &DamagedError{Path: s.path, Reason: "its calls do not match their requests"}
		}
		list[len(list)-1].take(part, n)
		return nil
	})
	return list, err
}

// take reads a row of totalsQuery.
func (t *CallTotals) take(part string, n [12]int64) {
	rung, isRung := strings.CutPrefix(part, "rung ")
	switch {
	case isRung:
		t.Rungs[rung] = int(n[0])
	case part == "sends":
		t.Sends, t.Kept, t.Refused, t.InDoubt, t.Retries = int(n[0]), int(n[1]), int(n[2]), int(n[3]), int(n[4])
		t.NotSent, t.In, t.Cached, t.Out = int(n[5]), n[6], n[7], n[8]
		t.Charges = Charges{Cost: n[9], Unknown: int(n[10]), Doubt: n[11]}
	default:
		t.Calls, t.Answered, t.GivenUp, t.Hits = int(n[0]), int(n[1]), int(n[2]), int(n[3])
		t.Inherited = n[4]
	}
}

// Earlier returns what the earlier runs over these calls cost.
func (s *Store) Earlier() (Charges, error) {
	var c Charges
	err := s.readers.QueryRow(sent+"SELECT "+charges+" FROM sent WHERE generation <> "+generation).Scan(&c.Cost,
		&c.Unknown, &c.Doubt)
	return c, classify(s.path, "reading", err)
}
