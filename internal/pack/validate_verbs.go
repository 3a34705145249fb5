package pack

import "slices"

// ruleVerb is a verb by which rules are told ("X needs Y"), with what a noun can say in its place.
type ruleVerb struct {
	forms   []string
	instead string
}

// ruleVerbs are those by which authors tell rules. A task whose name has one of them reads as a rule: "the arrival
// lounge needs assessment is …".
var ruleVerbs = []ruleVerb{
	{[]string{"need", "needs"}, "requirements"},
	{[]string{"require", "requires"}, "conditions"},
	{[]string{"demand", "demands"}, "uptake"},
	{[]string{"want", "wants"}, "wishes"},
	{[]string{"expect", "expects"}, "outlook"},
	{[]string{"call for", "calls for"}, "invitation"},
	{[]string{"ask for", "asks for"}, "request"},
	{[]string{"go through", "goes through"}, "passage"},
}

// noVerb reports a noun of a task, or the name of a project, that holds a verb by which rules are told.
func (c *checker) noVerb(path, noun string) {
	for _, v := range ruleVerbs {
		i := slices.IndexFunc(v.forms, func(verb string) bool { return within(verb, noun) })
		if i < 0 {
			continue
		}
		c.add(path, "%q holds %q, a verb by which rules are told, so that a message about it reads as a rule; "+
			"use another word, such as %s", noun, v.forms[i], v.instead)
		return
	}
}
