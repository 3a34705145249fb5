// Package fuzztest has what the fuzz targets of all parsers begin with.
package fuzztest

// Empty lists the documents that say nothing: no bytes, comments, a mark of a document, nothing as a value, a lone
// value, a byte order mark. A parser of a file that a user hands in takes each or refuses it in a sentence.
func Empty() []string {
	return []string{
		"", "\n\n", "\r\n", "# only", "# only\n# comments\n", "---", "---\n", "---\n# only\n", "---\n---\n", "...",
		"--- # a\n...\n",
		"null", "~", "---\nnull\n", "5", ".nan", "hello", "\"\"", "''", "true", "[]", "{}", "[null]", "-", "?", "? ", ":",
		"a:", "&a", "*a", "!!null",
		"%YAML 1.2\n---\n", "\ufeff", "\ufeff# only", "\ufeff---\n", "\ufeff{}", "\x00", "\xff", "|\n", ">", "@",
	}
}
