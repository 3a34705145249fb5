// Package agreement measures how far people agree about items, and what they make of what filters did. Everything is
// computed from decisions.
//
// An opinion is the last decision of a reviewer about a target that was not withdrawn; a settlement is no one's. κ is
// agreement beyond what chance gives: 1 is full, 0 is chance's, below 0 is less.
package agreement
