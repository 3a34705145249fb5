package stats

import (
	"regexp"
	"strings"
)

// requirement is how sources name a published design: by the number of a requirement of docs/requirements.md.
var requirement = regexp.MustCompile(`^([EGSCT])\d+`)

// designs are the published designs by the letter of their requirements.
var designs = map[string]string{
	"E": "EverMemBench", "G": "GroupMemBench", "S": "SubtleMemory", "C": "ConvoMem", "T": "StreamMemBench",
}

// sourceName says where a number is from in words; requirement numbers become the design's name.
func sourceName(source string) string {
	if m := requirement.FindStringSubmatch(source); m != nil {
		return designs[m[1]] + strings.TrimPrefix(source, m[0])
	}
	switch source {
	case "table 1", "table 5", "table 6":
		return "GroupMemBench, " + source
	case "filters.md":
		return "docs/filters.md"
	}
	return source
}
