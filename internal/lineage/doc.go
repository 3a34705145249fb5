// Package lineage follows the records of a corpus to one another: the story of an item from its facts to what became of
// it, the way from an item, a message or a fact to what it was made from, the way from a message to the items that rest
// on it, and where a text or what it means is said. It reads records and asks no model.
package lineage
