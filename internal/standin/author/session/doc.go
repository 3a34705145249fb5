// Package session writes talks of a user with an assistant (S4), by the tables of their type: the assistant's moves in
// the order of a workflow, and what the user says to them.
package session
