// Package mock is a server that speaks the wire formats of the providers that
// memloom knows, answers through the built-in model, and fails by a script.
//
// A request goes through these steps (server.go): its path tells the format
// (paths.go), in which it is read (openai.go, gemini.go; lift.go makes it cheap)
// into what both have in common (request.go); key and model are checked; limits.go says whether there is room; decide.go draws what
// the script has in store for it; faults.go does it, or answer.go answers, with
// usage counted in usage.go; stats.go counts what came of it. pages.go answers
// what is no question to a model.
//
// What a script does to a request follows from the seed, the prompt and how
// often that prompt was asked, never from the order in which requests arrive, so
// that a run meets the same faults with any number of workers. Conditions and
// limits that are about traffic as a whole are the exception, and documented so.
package mock
