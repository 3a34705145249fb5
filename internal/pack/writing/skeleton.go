package writing

import (
	_ "embed"
	"strings"
)

//go:embed skeleton.yaml
var skeleton string

// The lines of the skeleton that are the domain's own.
const (
	skeletonName        = "name: lighthouse\n"
	skeletonDescription = `description: "A service renews its lighthouses."`
)

// Skeleton returns a pack of that name for a person to fill in: every section with an entry or two, and comments that
// say how many it needs. Without a sentence about the field the example's stands.
func Skeleton(name, about string) []byte {
	text := strings.Replace(skeleton, skeletonName, "name: "+inline(name)+"\n", 1)
	if about != "" {
		text = strings.Replace(text, skeletonDescription, "description: "+inline(about), 1)
	}
	return []byte(text)
}
