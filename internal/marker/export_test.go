package marker

// Typed says whether a gold is of a kind that is compared as such: values (numbers, quantities, money, percents, dates,
// times, durations, versions, links) with no words but limits, names, a letter, one of the things that the question
// names, lists of these, a bare yes or no, or a refusal.
func Typed(question, gold string) bool {
	c := comparison{question: read(question), gold: read(gold)}
	own := c.gold.filter(c.keeps())
	_, polar, rest := polarity(c.gold)
	chosen := len(telling(c.gold.toks)) > 0 && c.chosen()
	return c.gold.holds(value) && plain(own, value|bound) || polar && len(telling(rest.toks)) == 0 ||
		refuses(c.question, c.gold) || name(own) || chosen
}
