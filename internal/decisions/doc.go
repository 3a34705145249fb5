// Package decisions keeps what people decide about items, and says where an item is by it. Decisions are only ever
// added, and they attach to the content that was decided about, not to its id, so that they outlive a corpus that is
// made anew. The terminal and the page call the same actions.
//
// A decision is blind if its reviewer saw neither status nor verdicts (VerdictsHidden): it is counted and never
// applied. An item that needs two decisions waits until two people are sure and agree, or their dispute is settled.
package decisions
