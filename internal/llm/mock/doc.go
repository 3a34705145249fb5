// Package mock is a server that speaks the wire formats of the providers that memloom knows, answers through the
// built-in model, and fails by a script.
//
// A request's path tells the format in which it is read into what both formats have in common. Key and model are
// checked, and whether the limits have room. Then the script says which fault the request meets, or it is answered and
// its usage counted.
//
// What a script does to a request follows from the seed, the prompt and how often that prompt was asked, never from the
// order in which requests arrive, so that a run meets the same faults with any number of workers. Conditions and limits
// that are about traffic as a whole are the exception, and documented so.
package mock
