package runstore

import (
	"sync"
	"testing"
	"testing/synctest"
	"time"
)

// TestPatientChangesShareAFlush: those of calls wait for each other a moment, and
// for no one once a change comes that is in a hurry.
func TestPatientChangesShareAFlush(t *testing.T) {
	patient, hurried := &request{patient: true}, &request{}
	for name, c := range map[string]struct {
		first *request
		later []*request // one every tenth of a millisecond
		batch int
		took  time.Duration
	}{
		"alone":            {patient, nil, 1, patience},
		"in company":       {patient, []*request{patient, patient}, 3, patience},
		"a full batch":     {patient, []*request{patient, patient, patient, patient}, 4, patience * 3 / 10},
		"a hurried one":    {patient, []*request{patient, hurried}, 3, patience * 2 / 10},
		"begun in a hurry": {hurried, nil, 1, 0},
	} {
		synctest.Test(t, func(t *testing.T) {
			w := &writer{maxBatch: 4, requests: make(chan *request), closing: make(chan struct{})}
			var wg sync.WaitGroup
			wg.Go(func() {
				for _, r := range c.later {
					time.Sleep(patience / 10)
					select {
					case w.requests <- r:
					case <-w.closing:
					}
				}
			})
			begun := time.Now()
			batch := w.gather(c.first)
			if took := time.Since(begun); len(batch) != c.batch || took != c.took {
				t.Errorf("%s: %d in a batch after %v, want %d after %v", name, len(batch), took, c.batch, c.took)
			}
			close(w.closing)
			wg.Wait()
		})
	}
}
