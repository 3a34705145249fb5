package judge

import (
	"regexp"
	"slices"
	"strings"

	"memloom/internal/builtin/reader/text"
)

// webAddress is a link, with its scheme or without, or the name of a file.
var webAddress = regexp.MustCompile("(?i)(?:https?://|www\\.)?" +
	"[\\w-]+(?:\\.[\\w-]+)*\\.[a-z][a-z0-9]+(?::\\d+)?(?:[/?#][^\\s<>\"|`)\\]]*)?")

// links decides where the gold holds a link: exactly that one must stand in the
// candidate. Scheme, www and a stroke at the end are no part of it.
func (c *comparison) links() (Verdict, bool) {
	whole := webAddress.FindString(c.gold.Text)
	bare := whole != "" && whole == strings.Trim(c.gold.Text, " `.") && !strings.Contains(c.gold.Text, "@")
	if !bare && !slices.ContainsFunc(c.gold.Toks, func(t text.Token) bool { return t.Kind == text.Link }) {
		return "", false
	}
	want, got := linkSet(c.gold.Text, bare), linkSet(c.cand.Text, true)
	for _, w := range want {
		if !slices.Contains(got, w) {
			return "the links differ", true
		}
	}
	return when(len(got) == len(want), "it gives another link too"), true
}

// linkSet returns the links of a text, each once; those without a scheme only where they count.
func linkSet(s string, bare bool) []string {
	var out []string
	for _, m := range webAddress.FindAllString(s, -1) {
		if bare || strings.Contains(m, "://") || strings.HasPrefix(strings.ToLower(m), "www.") {
			out = append(out, plainLink(m))
		}
	}
	slices.Sort(out)
	return slices.Compact(out)
}

func plainLink(s string) string {
	s = strings.TrimRight(s, ".,;:!?)]}'*_")
	if _, rest, found := strings.Cut(s, "://"); found {
		s = rest
	}
	host, path, _ := strings.Cut(s, "/")
	host = strings.TrimPrefix(strings.ToLower(host), "www.")
	if path = strings.TrimRight(path, "/"); path == "" {
		return host
	}
	return host + "/" + path
}
