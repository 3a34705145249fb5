package graph

import (
	"fmt"
	"slices"
)

// Options are the parameters of the path sampler (App. B and table 5; G4–G7). Paper returns the published values, which
// the comments repeat; where they say "ours", the paper is silent.
type Options struct {
	// Mixture of path types (G4).
	Post, Reply, Cross float64 // 0.20, 0.60, 0.20
	// QuestionStreak is the number of open questions without engagement, as a
	// task's last posts, from which it takes a reply (G4).
	QuestionStreak int // 3
	// MaxDraws bounds the path types drawn for one path before ErrNoPath.
	MaxDraws int // 256, ours

	// EmptyProjectFirst is the probability that a post goes to a project without messages (G5).
	EmptyProjectFirst float64 // 0.8
	// Post-need (G5): Empty without messages, NoPost without posts, else
	// max(Floor, Base − PerPost·posts) + Swing·sin(π·p).
	NeedEmpty, NeedNoPost, NeedBase, NeedPerPost, NeedFloor, NeedSwing float64 // 10, 8, 5, 1.5, 1, 2
	// LowVolume is the number of messages up to which a task's posts are questions, updates and coordination (G5).
	LowVolume int // 5, ours

	// Heat (G6): 1 + PerMessage·min(n, Messages) + Unanswered·posts without reply + Swing·sin(π·p).
	HeatPerMessage, HeatUnanswered, HeatSwing float64 // 0.5, 3, 2
	HeatMessages                              int     // 10
	// Parent choice (G6): (1+r)^Exponent; from SaturationAt replies on kept with probability SaturationKeep; recency
	// max(Floor, 1 − age/Window), age in messages of the task; posts times PostBias.
	ReplyExponent  float64 // 1.3
	SaturationAt   int     // 4
	SaturationKeep float64 // 0.35
	RecencyWindow  int     // 20
	RecencyFloor   float64 // 0.15
	PostBias       float64 // 2

	// Active thread (G7): 1 + PerMessage·min(n, Messages).
	ThreadPerMessage float64 // 0.5
	ThreadMessages   int     // 15
	// SourceWindow is how many of the source task's latest messages a
	// cross-project path may come out of (G7, G8's verbatim window).
	SourceWindow int // 50, ours
	// SourceRequired rejects cross-project paths whose source task has no message yet.
	SourceRequired bool // false
}

// Paper returns the published parameters.
func Paper() Options {
	return Options{
		Post: 0.20, Reply: 0.60, Cross: 0.20,
		QuestionStreak: 3, MaxDraws: 256,
		EmptyProjectFirst: 0.8,
		NeedEmpty:         10, NeedNoPost: 8, NeedBase: 5, NeedPerPost: 1.5, NeedFloor: 1, NeedSwing: 2,
		LowVolume:      5,
		HeatPerMessage: 0.5, HeatUnanswered: 3, HeatSwing: 2, HeatMessages: 10,
		ReplyExponent: 1.3, SaturationAt: 4, SaturationKeep: 0.35,
		RecencyWindow: 20, RecencyFloor: 0.15, PostBias: 2,
		ThreadPerMessage: 0.5, ThreadMessages: 15, SourceWindow: 50,
	}
}

// validate refuses what would make a weight negative or a choice impossible.
func (o Options) validate() error {
	share := func(p float64) bool { return p > 0 && p <= 1 }
	noneNegative := func(weights ...float64) bool { return slices.Min(weights) >= 0 }
	for _, c := range []struct {
		ok   bool
		rule string
	}{
		{noneNegative(o.Post, o.Reply, o.Cross) && o.Post+o.Reply+o.Cross > 0,
			"the mixture must have a positive share and no negative one"},
		{o.QuestionStreak > 0, "QuestionStreak must be positive"},
		{o.MaxDraws > 0, "MaxDraws must be positive"},
		{o.EmptyProjectFirst >= 0 && o.EmptyProjectFirst <= 1, "EmptyProjectFirst must be a probability"},
		{min(o.NeedEmpty, o.NeedNoPost, o.NeedFloor) > 0 && o.NeedSwing >= 0, "post-need must be positive"},
		{o.LowVolume >= 0, "LowVolume must not be negative"},
		{noneNegative(o.HeatPerMessage, o.HeatUnanswered, o.HeatSwing), "heat must be positive"},
		{o.ReplyExponent >= 0 && o.PostBias > 0, "parent weights must be positive"},
		{o.SaturationAt > 0 && share(o.SaturationKeep), "saturated parents must keep a chance"},
		{o.RecencyWindow > 0 && o.RecencyFloor >= 0 && o.RecencyFloor <= 1, "recency must have a window and a floor"},
		{o.ThreadPerMessage >= 0, "thread weights must be positive"},
		{o.SourceWindow > 0, "SourceWindow must be positive"},
	} {
		if !c.ok {
			return fmt.Errorf("path sampler options: %s", c.rule)
		}
	}
	return nil
}
