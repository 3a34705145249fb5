// Package runstore keeps what a run has computed so far: one SQLite file,
// DIR/.run/run.db, written by one process and readable by others.
//
// Terms. A unit is the smallest recoverable piece of a stage; it is committed
// with its hash and its records, all or nothing. A record is a key and bytes;
// keys are unique in the whole store. A unit's hash stands for everything that
// could change its result; what enters it is the caller's business. A failure
// is the note that a unit was tried and gave an error.
//
// One goroutine owns the writing connection and commits whatever units are
// waiting in one transaction with synchronous=FULL, so a commit that returned
// nil survives a crash of the program and a loss of power. Readers go through
// connections of their own and never wait for the writer.
//
// Errors tell the caller what to do: *LockedError (wait for the other
// process), *NewerError (use a newer memloom), *DamagedError (restore or start
// again), *NoRunError (nothing here to read), *IOError (mend the environment
// and resume), *KeyConflictError (two units claim one key).
package runstore
