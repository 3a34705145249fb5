// Package matcher answers the tasks that are about reading, for servers that take a provider's place and for the panel
// that guesses: it compares words, and understands none. It promises nothing of its answers but their form.
package matcher
