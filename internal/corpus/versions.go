package corpus

import "strings"

// version reads v2.4.1, 2.4.1 and "version 3.2". A number with one point alone
// is one too, and a number without any needs the v or the word.
func (g *grammar) version(i int, out []match) []match {
	switch g.toks[i].kind {
	case versionToken:
		return append(out, match{end: i + 1, val: TextValue(KindVersion, g.text(i)[1:])})
	case dottedToken:
		if s := g.text(i); g.dottedDate(s) {
			return append(out, match{end: i + 1, val: Value{Kind: KindDate}, unread: true})
		}
		return append(out, match{end: i + 1, val: TextValue(KindVersion, g.text(i))})
	}
	j := i + 1
	if !g.near(j) {
		return out
	}
	s := g.text(j)
	switch g.toks[j].kind {
	case versionToken:
		return append(out, match{end: j + 1, val: TextValue(KindVersion, s[1:])})
	case dottedToken, numberToken:
		if !strings.Contains(s, ",") {
			return append(out, match{end: j + 1, val: TextValue(KindVersion, s)})
		}
	}
	return out
}

// dottedDate: 13.03.2025 is a day in some countries, and which one differs.
func (g *grammar) dottedDate(s string) bool {
	parts := strings.Split(s, ".")
	return len(parts) == 3 && len(parts[2]) == 4 && len(parts[0]) <= 2 && len(parts[1]) <= 2
}

// versionEnd reads numbers with points, then a pre-release such as -rc1 or -beta.2.
func versionEnd(src string, i int) int {
	end := digitsEnd(src, i)
	for dotDigit(src, end) {
		end = digitsEnd(src, end+1)
	}
	if end < len(src) && src[end] == '-' {
		rest := src[end+1:]
		for _, pre := range []string{"rc", "alpha", "beta", "pre", "dev", "snapshot", "SNAPSHOT"} {
			if !strings.HasPrefix(rest, pre) {
				continue
			}
			e := digitsEnd(src, end+1+len(pre))
			for dotDigit(src, e) {
				e = digitsEnd(src, e+1)
			}
			if wordEnd(src, e) == e {
				return e
			}
		}
	}
	return end
}

// isVersion says whether s is a version without its leading v.
func isVersion(s string) bool {
	return s != "" && isDigit(s[0]) && versionEnd(s, 0) == len(s)
}
