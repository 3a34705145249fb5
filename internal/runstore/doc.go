// Package runstore keeps what a run has computed so far: one SQLite file,
// DIR/.run/run.db, written by one process and readable by others.
//
// Terms. A unit is the smallest recoverable piece of a stage; it is committed with its hash and its records, all or
// nothing. A record is a key and bytes; keys are unique in the whole store. A unit's hash stands for everything that
// could change its result; what enters it is the caller's business. A failure is the note that a unit was tried and
// gave an error.
//
// A call is a question to a model, with a key that stands for everything that could change its answer; a send is one
// request on its behalf. An intent is committed before a request leaves, and the raw answer before anyone reads it. A
// send is in doubt while it is intended or when it was lost: it may have been charged. So the provider's own count of
// answers lies between the answers kept and those plus the sends in doubt. Calls outlive a run: Options.KeepCalls.
//
// One goroutine owns the writing connection and commits whatever units are waiting in one transaction with
// synchronous=FULL, so a commit that returned nil survives a crash of the program and a loss of power. Changes to calls
// wait up to a millisecond for others to share the flush. Readers go through connections of their own and never wait
// for the writer.
//
// Errors tell the caller what to do: *lock.TakenError (wait for the other process), *SchemaError (use the memloom that
// made it), *DamagedError (restore or start again), *NoRunError (nothing here to read), *IOError (mend the environment
// and resume), *KeyConflictError (two units claim one key).
package runstore
