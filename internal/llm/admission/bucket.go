package admission

import (
	"math"
	"time"
)

// bucket is a budget per minute that fills evenly. It may be overdrawn: what a request really used is known only
// afterwards, and one request may need more than the bucket ever holds.
type bucket struct {
	rate  float64 // per second; 0 is no budget at all
	burst float64 // what it holds when full
	level float64
	at    time.Time // when level was right
}

// newBucket returns a full bucket. It holds a second's worth, since providers
// measure their minute in shorter pieces too.
func newBucket(perMinute int, now time.Time) bucket {
	rate := float64(max(perMinute, 0)) / 60
	burst := max(rate, 1)
	return bucket{rate: rate, burst: burst, level: burst, at: now}
}

// wait returns how long it takes until n may be taken, 0 if it may be now.
func (b *bucket) wait(n int, now time.Time) time.Duration {
	if b.rate == 0 {
		return 0
	}
	b.fill(now)
	const rounding = 1e-6 // what filling in many small steps may lose
	missing := min(float64(n), b.burst) - b.level
	if missing <= rounding {
		return 0
	}
	return time.Duration(math.Ceil(missing / b.rate * float64(time.Second)))
}

func (b *bucket) fill(now time.Time) {
	if d := now.Sub(b.at); d > 0 {
		b.level = min(b.burst, b.level+d.Seconds()*b.rate)
		b.at = now
	}
}

// take takes n, or gives it back where n is negative.
func (b *bucket) take(n int, now time.Time) {
	b.fill(now)
	b.level = min(b.burst, b.level-float64(n))
}
