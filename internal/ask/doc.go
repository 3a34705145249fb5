// Package ask lets a model answer questions over given messages, or mark answers, as lines of JSON: one record in, one
// record out, in the same order, whatever the number of workers. A line that cannot be read, or whose call fails, gives
// an error record, and the others go on.
package ask
