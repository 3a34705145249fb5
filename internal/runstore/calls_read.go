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
	Send   Send   // the request that was answered
	Noted  bool   // its tokens are known
	Priced bool   // its cost is known

	Failed  string // kind of GiveUp, empty if the call was not given up
	Failure []byte // its detail
}

func (s *Store) prepareLookup() (err error) {
	if s.version < 2 {
		return nil
	}
	s.lookup, err = s.readers.Prepare(`SELECT c.id, c.answer, c.tokens_in IS NOT NULL, c.cost IS NOT NULL,
		coalesce(c.failed, ''), c.failure, a.hash, coalesce(a.size, 0), coalesce(a.codec, 0), a.data
		FROM calls c LEFT JOIN answers a ON a.id = c.answer WHERE c.key = ?`)
	return classify(s.path, "opening", err)
}

// Lookup returns what is known of a call, ErrNotFound if it was never asked. An
// answer that does not match its content hash is a *DamagedError.
func (s *Store) Lookup(ctx context.Context, key Hash) (Found, error) {
	var (
		f      Found
		b      body
		hash   []byte
		answer sql.NullInt64
	)
	if s.lookup == nil || s.known != nil && !s.known.has(key) {
		return f, fmt.Errorf("call %s: %w", key, ErrNotFound)
	}
	err := s.lookup.QueryRowContext(ctx, key[:]).Scan(&f.Send.call, &answer, &f.Noted, &f.Priced, &f.Failed, &f.Failure,
		&hash, &b.size, &b.codec, &b.stored)
	if errors.Is(err, sql.ErrNoRows) {
		return f, fmt.Errorf("call %s: %w", key, ErrNotFound)
	}
	if err != nil {
		return f, fmt.Errorf("looking call %s up: %w", key, classify(s.path, "reading", err))
	}
	if !answer.Valid {
		return f, nil
	}
	f.Send.id = answer.Int64
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

// CallRow is a call with what became of it.
type CallRow struct {
	Call
	Answered bool
	Tokens   *Tokens       // nil: not known
	Cost     *int64        // nano-dollars; nil: not known
	Latency  time.Duration // 0: not known
	Sends    int           // requests that were made for it
	Hits     int           // answers served without a request
	Rung     string        // empty: nobody said
	Failed   string        // kind of failure with which it was given up
}

// EachCall calls fn for every call, by stage, unit, task and key. An error of
// fn ends it and is returned as it is.
func (s *Store) EachCall(fn func(CallRow) error) error {
	if s.version < 2 {
		return nil
	}
	var stop error
	err := s.each(`SELECT key, stage, unit, task, role, model, sample, answer IS NOT NULL, tokens_in, coalesce(tokens_cached, 0),
		coalesce(tokens_out, 0), cost, coalesce(latency, 0), sends, hits, coalesce(rung, ''), coalesce(failed, '')
		FROM calls ORDER BY stage, unit, task, key`, nil, func(rows *sql.Rows) error {
		var (
			r    CallRow
			t    Tokens
			key  sql.RawBytes
			in   sql.NullInt64
			cost sql.NullInt64
		)
		err := rows.Scan(&key, &r.Stage, &r.Unit, &r.Task, &r.Role, &r.Model, &r.Sample, &r.Answered, &in, &t.Cached,
			&t.Out, &cost, &r.Latency, &r.Sends, &r.Hits, &r.Rung, &r.Failed)
		if err != nil {
			return err
		}
		if len(key) != len(r.Key) {
			return &DamagedError{Path: s.path, Reason: fmt.Sprintf("the key of a call has %d bytes", len(key))}
		}
		copy(r.Key[:], key)
		if in.Valid {
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

// CallTotals counts the calls of a stage to a model. The provider's own count
// of answers lies between Kept and Kept + InDoubt.
type CallTotals struct {
	Stage, Model string

	Calls    int // different questions
	Answered int // of them
	GivenUp  int // of them

	Sends   int // requests
	Kept    int // answers that came back whole, unusable ones among them
	Refused int // requests that were not charged
	InDoubt int // requests on their way, or lost: they may be charged
	Retries int // requests beyond the first of their call

	Hits            int   // answers served without a request
	In, Cached, Out int64 // tokens of the answers, as far as known
	Cost            int64 // nano-dollars, as far as known
	Unknown         int   // answers whose cost is not known
	Doubt           int64 // nano-dollars that requests in doubt, and answers of unknown cost, were thought to cost
	Rungs           map[string]int
}

// totalsQuery is one statement, so that its parts are of one moment.
const totalsQuery = `SELECT stage, model, '', count(*), count(answer), count(failed), sum(hits), sum(coalesce(tokens_in, 0)),
		sum(coalesce(tokens_cached, 0)), sum(coalesce(tokens_out, 0)), sum(coalesce(cost, 0)),
		sum(answer IS NOT NULL AND cost IS NULL), 0 FROM calls GROUP BY stage, model
	UNION ALL SELECT c.stage, c.model, 'sends', count(*), sum(s.state IN (1, 4)), sum(s.state = 2), sum(s.state IN (0, 3)),
		sum(s.attempt > 1), sum(s.state = 4), 0, 0, 0,
		coalesce(sum(s.estimate) FILTER (WHERE s.state IN (0, 3, 4) OR s.state = 1 AND c.cost IS NULL), 0)
		FROM sends s JOIN calls c ON c.id = s.call GROUP BY c.stage, c.model
	UNION ALL SELECT stage, model, 'rung ' || rung, count(*), 0, 0, 0, 0, 0, 0, 0, 0, 0
		FROM calls WHERE rung IS NOT NULL GROUP BY stage, model, rung
	ORDER BY 1, 2, 3`

// CallTotals returns the totals by stage and model, in the order of their names.
func (s *Store) CallTotals() ([]CallTotals, error) {
	if s.version < 2 {
		return nil, nil
	}
	var list []CallTotals
	err := s.each(totalsQuery, nil, func(rows *sql.Rows) error {
		var stage, model, part string
		var n [10]int64
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
func (t *CallTotals) take(part string, n [10]int64) {
	rung, isRung := strings.CutPrefix(part, "rung ")
	switch {
	case isRung:
		t.Rungs[rung] = int(n[0])
	case part == "sends":
		t.Sends, t.Kept, t.Refused, t.InDoubt, t.Retries = int(n[0]), int(n[1]), int(n[2]), int(n[3]), int(n[4])
		t.Unknown += int(n[5])
		t.Doubt = n[9]
	default:
		t.Calls, t.Answered, t.GivenUp, t.Hits = int(n[0]), int(n[1]), int(n[2]), int(n[3])
		t.In, t.Cached, t.Out, t.Cost, t.Unknown = n[4], n[5], n[6], n[7], int(n[8])
	}
}
