package pack

import (
	"fmt"
	"maps"
	"slices"
	"strings"

	"memloom/internal/corpus"
)

// kindsOfConcepts are the kinds of values that a concept can have: a question
// after it can be put in the same words whatever the word for it is.
var kindsOfConcepts = []corpus.Kind{corpus.KindDate, corpus.KindCount, corpus.KindEntity, corpus.KindQuantity,
	corpus.KindPercent, corpus.KindMoney}

// spoken checks what a concept's value can be (G15).
func (c *checker) spoken(at string, t Concept) {
	if !t.Spoken() {
		return
	}
	if !slices.Contains(kindsOfConcepts, corpus.Kind(t.Value.Kind)) {
		c.add(at+".value.kind", "a concept cannot be of kind %q; it takes %s", t.Value.Kind, joinKinds(kindsOfConcepts))
		return
	}
	if corpus.Kind(t.Value.Kind) == corpus.KindEntity && t.Value.Pool != peoplePool {
		c.add(at+".value.pool", "who a concept is must be one of the project's people; write pool: people")
	}
	if c.attribute(t.Key()) != nil {
		c.add(at+".concept", "%q is the key of an attribute as well; say the concept in other words", t.Key())
	}
	c.values(fmt.Sprintf("%s.value", at), t.Value, minTexts)
	if corpus.Kind(t.Value.Kind) != corpus.KindCount {
		return
	}
	for _, role := range slices.Sorted(maps.Keys(t.ByRole)) {
		head, _, _ := strings.Cut(t.ByRole[role], " of ")
		if strings.HasSuffix(head, "s") && !strings.HasSuffix(head, "ss") {
			c.add(at+".by_role."+role, "%q is many already; a thing that is counted stands in the singular",
				t.ByRole[role])
		}
	}
}
