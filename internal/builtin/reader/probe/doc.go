// Package probe does what filters ask of the reader besides answers: it quotes what states a value, guesses without
// evidence, and says which messages assert that a task has begun or ended.
package probe
