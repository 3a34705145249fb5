package runstore

import (
	"context"
	"database/sql"
)

// Progress is how far a stage has come. Counts are of units, except for Accepted and Rejected, which are of items.
type Progress struct {
	Stage              string
	Done, Total        int // Done includes units that were committed before
	Failed             int
	Accepted, Rejected int
}

// SetProgress replaces a stage's progress. It costs no transaction of its own:
// the state travels with the next commit, with Flush, or with Close.
func (s *Store) SetProgress(p Progress) {
	if s.write != nil {
		s.write.setProgress(p)
	}
}

// Flush makes pending progress visible to other processes.
func (s *Store) Flush(ctx context.Context) error {
	return s.submit(ctx, func(*statements) error { return nil })
}

// Progress returns the stages' progress, in the order in which they began.
func (s *Store) Progress() ([]Progress, error) {
	var list []Progress
	err := s.each("SELECT stage, done, total, failed, accepted, rejected FROM progress ORDER BY id", nil,
		func(rows *sql.Rows) error {
			var p Progress
			err := rows.Scan(&p.Stage, &p.Done, &p.Total, &p.Failed, &p.Accepted, &p.Rejected)
			list = append(list, p)
			return err
		})
	return list, err
}

func (w *writer) setProgress(p Progress) {
	w.mu.Lock()
	defer w.mu.Unlock()
	for i := range w.pending {
		if w.pending[i].Stage == p.Stage {
			w.pending[i] = p
			return
		}
	}
	w.pending = append(w.pending, p)
}

func (w *writer) takeProgress() []Progress {
	w.mu.Lock()
	defer w.mu.Unlock()
	taken := w.pending
	w.pending = nil
	return taken
}

// putBackProgress restores what a failed transaction had taken, unless something newer has come.
func (w *writer) putBackProgress(taken []Progress) {
	w.mu.Lock()
	newer := w.pending
	w.pending = taken
	w.mu.Unlock()
	for _, p := range newer {
		w.setProgress(p)
	}
}

func (s *statements) saveProgress(list []Progress) error {
	for _, p := range list {
		if _, err := s.saveStage.Exec(p.Stage, p.Done, p.Total, p.Failed, p.Accepted, p.Rejected); err != nil {
			return err
		}
	}
	return nil
}
