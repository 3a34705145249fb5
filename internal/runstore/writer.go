package runstore

import (
	"context"
	"database/sql"
	"errors"
	"sync"
	"time"
)

// defaultBatch is the number of units in one transaction unless Options says otherwise.
const defaultBatch = 256

// request is a change that waits to be committed.
type request struct {
	ctx context.Context
	// apply makes the change inside a transaction. It may be called twice, the
	// first time in a transaction that was rolled back.
	apply func(*statements) error
	// patient requests may wait a moment for others to share their flush.
	patient bool
	done    chan error // holds one: the writer never waits for a requester
}

// writer owns the writing connection. Its goroutine takes the requests that wait, commits them together, and answers
// each: so a disk's flush is shared by all who wait for it.
type writer struct {
	path     string
	maxBatch int
	db       *sql.DB
	conn     *sql.Conn
	stmt     *statements
	requests chan *request
	closing  chan struct{}
	stopped  chan struct{}
	broken   error // set by the goroutine: after a failed write nothing more is written

	closeOnce sync.Once
	closeErr  error

	mu      sync.Mutex
	pending []Progress         // newest state per stage that is not in the file yet, oldest stage first
	notes   map[Send]*CallNote // of calls, not in the file yet
}

func newWriter(path string, opts Options) (*writer, error) {
	w := &writer{
		path: path, maxBatch: opts.MaxBatch,
		requests: make(chan *request), closing: make(chan struct{}), stopped: make(chan struct{}),
		notes: map[Send]*CallNote{},
	}
	if w.maxBatch <= 0 {
		w.maxBatch = defaultBatch
	}
	if err := w.open(opts); err != nil {
		_ = w.closeConnection() // the first error is the one that matters
		return nil, classify(path, "opening", err)
	}
	go w.loop()
	return w, nil
}

// open connects, looks the file over, and makes its tables where there are none. The
// file is not touched before it is known to be a run of memloom.
func (w *writer) open(opts Options) (err error) {
	ctx := context.Background()
	if !hasContent(w.path + "-wal") {
		if err := checkLength(w.path); err != nil {
			return err
		}
	}
	if w.db, err = openPool(w.path, "rwc", 1); err != nil {
		return err
	}
	if w.conn, err = w.db.Conn(ctx); err != nil {
		return err
	}
	ready, err := begun(ctx, w.conn, w.path)
	if err != nil {
		return err
	}
	if !ready && opts.MustExist {
		return &NoRunError{}
	}
	for _, statement := range []string{
		"PRAGMA journal_mode = WAL",
		"PRAGMA wal_checkpoint(TRUNCATE)", // what a killed writer left in the log
		"BEGIN IMMEDIATE",                 // fails here, not at the first commit, if the file cannot be written
		"ROLLBACK",
	} {
		if _, err := w.conn.ExecContext(ctx, statement); err != nil {
			return err
		}
	}
	if !ready {
		if err := create(ctx, w.conn); err != nil {
			return err
		}
	}
	if err := probe(ctx, w.conn, w.path); err != nil {
		return err
	}
	if opts.Fresh {
		if err := clearRun(ctx, w.conn, opts.Replay); err != nil {
			return err
		}
	}
	if w.stmt, err = prepare(ctx, w.conn); err != nil {
		return err
	}
	return w.conn.QueryRowContext(ctx, "SELECT "+generation+", (SELECT coalesce(max(id), 0) FROM sends)").Scan(
		&w.stmt.generation, &w.stmt.lastSend)
}

// clearRun removes all but the calls of models, in one transaction. They become
// an earlier run's, unless the same run is to be made of them again.
func clearRun(ctx context.Context, conn *sql.Conn, replay bool) error {
	tx, err := conn.BeginTx(ctx, nil)
	if err != nil {
		return err
	}
	defer tx.Rollback()
	for _, table := range runTables {
		if _, err := tx.ExecContext(ctx, "DELETE FROM "+table); err != nil {
			return err
		}
	}
	if _, err := tx.ExecContext(ctx, "DELETE FROM state WHERE key <> ?", keyGeneration); err != nil {
		return err
	}
	if !replay {
		if _, err := tx.ExecContext(ctx, "INSERT OR REPLACE INTO state (key, value) SELECT ?, 1 + "+generation,
			keyGeneration); err != nil {
			return err
		}
	}
	return tx.Commit()
}

// submit hands a change to the writer and waits until it is durable or refused. A context that ends before the writer
// takes the change up leaves it undone; once taken up, the answer is awaited, so nil always means durable and an error
// always means not committed.
func (s *Store) submit(ctx context.Context, apply func(*statements) error) error {
	return s.request(&request{ctx: ctx, apply: apply, done: make(chan error, 1)})
}

func (s *Store) request(r *request) error {
	ctx, w := r.ctx, s.write
	if w == nil {
		return &IOError{Path: s.path, Op: "writing", Err: errors.New("the store was opened for reading")}
	}
	if err := context.Cause(ctx); err != nil {
		return err
	}
	select {
	case w.requests <- r:
		return <-r.done
	case <-ctx.Done():
		return context.Cause(ctx)
	case <-w.closing:
		return ErrClosed
	}
}

func (w *writer) loop() {
	defer close(w.stopped)
	for {
		select {
		case first := <-w.requests:
			w.commit(w.gather(first))
		case <-w.closing:
			if w.broken == nil { // else the one who committed has been told
				w.closeErr = w.transact(nil)
			}
			return
		}
	}
}

// patience is how long patient requests wait for others. A call of a model takes hundreds of times as long; a flush
// that many share costs each of them a fraction of the processor's time.
const patience = time.Millisecond

// gather adds to the first request those that wait already, and while all are patient, those that come soon.
func (w *writer) gather(first *request) []*request {
	batch := []*request{first}
	patient := first.patient
	var late <-chan time.Time
	for len(batch) < w.maxBatch {
		select {
		case r := <-w.requests:
			batch = append(batch, r)
			patient = patient && r.patient
			continue
		default:
		}
		if !patient {
			return batch
		}
		if late == nil {
			late = time.After(patience)
		}
		select {
		case r := <-w.requests:
			batch = append(batch, r)
			patient = r.patient
		case <-late:
			return batch
		case <-w.closing:
			return batch
		}
	}
	return batch
}

// commit commits the batch and answers every request in it. If one of them
// brought an error upon itself, they are committed one by one.
func (w *writer) commit(batch []*request) {
	live := batch[:0]
	for _, r := range batch {
		if err := context.Cause(r.ctx); err != nil {
			r.done <- err
			continue
		}
		live = append(live, r)
	}
	if len(live) == 0 {
		return
	}
	err := w.transact(live)
	if len(live) > 1 && err != nil && concernsOneUnit(err) {
		for _, r := range live {
			r.done <- w.transact([]*request{r})
		}
		return
	}
	for _, r := range live {
		r.done <- err
	}
}

// transact applies the requests and the pending progress in one transaction. After an error that is the store's own
// nothing more is written: once a flush has failed, no later one can vouch for what came before.
func (w *writer) transact(batch []*request) error {
	if w.broken != nil {
		return w.broken
	}
	progress, notes := w.takeProgress(), w.takeNotes()
	if len(batch) == 0 && len(progress) == 0 && len(notes) == 0 {
		return nil
	}
	err := w.inTransaction(func() error {
		for _, r := range batch {
			if err := r.apply(w.stmt); err != nil {
				return err
			}
		}
		if err := w.stmt.saveNotes(notes); err != nil {
			return err
		}
		return w.stmt.saveProgress(progress)
	})
	if err == nil {
		return nil
	}
	w.putBackProgress(progress)
	w.putBackNotes(notes)
	err = classify(w.path, "committing", err)
	if !concernsOneUnit(err) {
		w.broken = err
	}
	return err
}

func (w *writer) inTransaction(do func() error) error {
	// without a context: a started transaction is finished, the one who has lost interest
	if _, err := w.stmt.begin.Exec(); err != nil {
		return err
	}
	err := do()
	if err == nil {
		_, err = w.stmt.commit.Exec()
	}
	if err != nil {
		// Some failures have rolled back already; then this one says so, and the first error is the one that matters.
		_, _ = w.conn.ExecContext(context.Background(), "ROLLBACK")
	}
	return err
}

// close lets the goroutine finish and closes the connection.
func (w *writer) close() error {
	w.closeOnce.Do(func() {
		close(w.closing)
		<-w.stopped
		if w.broken == nil {
			w.closeErr = errors.Join(w.closeErr, w.settle())
		}
		w.closeErr = errors.Join(w.closeErr, w.closeConnection())
	})
	return w.closeErr
}

// settle folds the log into the file and leaves a file of the plain kind, which readers open without making files
// next to it, in folders too that they cannot write. While a reader is connected the second step is not possible; then
// the log stays, empty.
func (w *writer) settle() error {
	ctx := context.Background()
	if _, err := w.conn.ExecContext(ctx, "PRAGMA wal_checkpoint(TRUNCATE)"); err != nil {
		return err
	}
	_, _ = w.conn.ExecContext(ctx, "PRAGMA busy_timeout = 0")
	_, _ = w.conn.ExecContext(ctx, "PRAGMA journal_mode = DELETE")
	return nil
}

func (w *writer) closeConnection() error {
	var errs []error
	if w.stmt != nil {
		errs = append(errs, w.stmt.close())
	}
	if w.conn != nil {
		errs = append(errs, w.conn.Close())
	}
	if w.db != nil {
		errs = append(errs, w.db.Close())
	}
	return errors.Join(errs...)
}
