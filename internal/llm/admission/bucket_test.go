package admission

import (
	"testing"
	"time"

	"pgregory.net/rapid"
)

// In no stretch of time does a bucket give more than its rate and one burst,
// where the last taker may overdraw it; and the one who waits as long as it says
// is served.
func TestBucketKeepsItsRate(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		perMinute := rapid.IntRange(1, 100_000).Draw(t, "per minute")
		most := rapid.IntRange(1, 5_000).Draw(t, "largest")
		now := time.Unix(0, 0)
		b := newBucket(perMinute, now)
		type taken struct {
			at time.Time
			n  int
		}
		var all []taken
		for range rapid.IntRange(1, 50).Draw(t, "requests") {
			now = now.Add(time.Duration(rapid.IntRange(0, 3_000).Draw(t, "idle")) * time.Millisecond)
			n := rapid.IntRange(0, most).Draw(t, "n")
			now = now.Add(b.wait(n, now))
			if d := b.wait(n, now); d != 0 {
				t.Fatalf("after the wait it asked for, the bucket asks for another %s", d)
			}
			b.take(n, now)
			all = append(all, taken{now, n})
		}
		for i := range all {
			sum := 0
			for j := i; j < len(all); j++ {
				sum += all[j].n
				may := b.burst + all[j].at.Sub(all[i].at).Seconds()*b.rate + float64(most) + 0.01
				if float64(sum) > may {
					t.Fatalf("%d taken within %s, at most %.1f allowed", sum, all[j].at.Sub(all[i].at), may)
				}
			}
		}
	})
}
