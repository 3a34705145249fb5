package author

// Clues: relative clauses that stand for the name of a subject. $a is the
// attribute, $v its value; $is, $was and $has agree with the subject.

func clueSources() map[string]string {
	return map[string]string{
		"clue " + classSetting: clueSetting, "clue " + classMeasure: clueMeasure, "clue " + classTally: clueTally,
		"clue " + classChoice: clueChoice, "clue " + classContact: clueContact, "clue " + classReference: clueReference,
		"clue " + classDeadline: clueDeadline, "clue " + classDue: clueDue, "clue " + classOwner: clueOwner,
		"clue " + classInput: clueInput, "clue " + classAlternative: clueAlternative, "clue clause": clueClause,
		"clue started": clueStarted, "clue finished": clueFinished, "clue next": clueNext,
	}
}

var clueSetting = `
whose $a is $v
for which the $a is $v
for which $v was given as the $a
which $has $v as its $a
`

var clueMeasure = `
whose $a is $v
for which $v was reported as the $a
for which the $a came out at $v
`

var clueTally = `
for which $v $ap were counted
which $has $v $ap
on which there are $v $ap
`

var clueChoice = `
for which $v was chosen as the $a
whose $a is $v
which $has $v as its $a
for which the $a is $v
`

var clueContact = `
whose $a is $v
for which $v acts as the $a
for which $v was named as the $a
which $has $v as its $a
`

var clueReference = `
whose $a is $v
for which $v was shared as the $a
`

var clueDeadline = `
whose $a is $v
for which $v was fixed as the $a
which $has $v as its $a
`

var clueDue = `
which $is due on $v
whose deadline is $v
which $has to be done by $v
`

var clueOwner = `
which $v owns
whose owner is $v
which $v took on as the owner
`

var clueStarted = `
which started on $v
which began on $v
which $was kicked off on $v
`

var clueFinished = `
which $was finished on $v
which $was completed on $v
`

var clueInput = `
whose $a is $v
which builds on $v as the $a
for which $v serves as the $a
`

var clueAlternative = `
for which $v was noted as the $a
whose $a was $v
`

var clueClause = `
for which the $a was given as $v
whose $a is, in the group's words, $v
`

// The next piece of work of somebody, $v, after an event, $e.
var clueNext = `
the first $n that $v started after $e
the $n that $v started next after $e
the $n that $v began as the next one after $e
the first $n on which $v began work after $e
`
