// Package decisions keeps what people decide about items, and says where an item stands by it. Decisions are only ever added, and
// they attach to the content that was decided about, not to its id, so that they outlive a corpus that is made anew. The
// terminal and the page call the same actions.
package decisions
