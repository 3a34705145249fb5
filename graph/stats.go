package graph

// Rejection says why a walk came to no path.
type Rejection uint8

// The rejections.
const (
	accepted          Rejection = iota
	RejectNoTask                // no task takes a message
	RejectNoAnswerer            // no one present may answer the chosen parent
	RejectNoAuthor              // no one present may write, or come over a bridge into the group
	RejectNoBridge              // the source has no related project (G7)
	RejectNoTarget              // no task takes a message where the walk arrived
	RejectEarlier               // the target starts strictly before the source (G7)
	RejectNoPost                // the target has no post to reply to
	RejectOwnPost               // the target's first post is the author's own
	RejectNoAddressee           // no other person is active in the target
	RejectNoSource              // the source has no message yet (Options.SourceRequired)
	rejectionKinds    = iota
)

// Stats counts what a sampler did (G4).
type Stats struct {
	Drawn      [3]int              // by the path type drawn
	Taken      [3]int              // by the path type of the paths returned
	Overridden [overrideKinds]int  // by Override, of the paths returned
	Rejected   [rejectionKinds]int // by Rejection, of the draws
}
