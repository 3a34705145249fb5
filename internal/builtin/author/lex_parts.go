package author

// Parts of statements that many tables share: where a value was read, the plain
// relations between a subject, its attribute and a value. A table names them
// (@noun); each is a choice of its own, so that two messages rarely agree on a
// run of words. What stands in them says nothing that could be taken for a fact.

func statementParts() map[string]string {
	return map[string]string{
		// Where things are written down.
		"sheet": `[the sheet|the board|the page|the plan|the overview|the list|the write-up|the summary]`,
		"in":    `[in the sheet|on the board|on the page|in the plan|in the overview|on the list|in the write-up|in my notes]`,
		"file":  `[the plan|the overview|the file|the minutes|the summary|the schedule|our papers]`,

		// A value's relation to its subject and attribute.
		"noun": `[the $a [for|on] $t is $v|[for|on] $t, the $a is $v|$v is the $a [for|on] $t|the $a is $v [for|on] $t|the $a we have [for|on] $t is $v]`,

		// Before a value that takes the place of another, and the new value.
		"change":  `[[change of plan|small change|one change|an update]|[please |][update|correct|change] your [notes|copies|drafts|sheets]|[forget|drop|cross out] the [old|previous] [entry|note|one]]`,
		"next":    `[the $a [for|on] $t is now $v|the $a [for|on] $t [changes|moves] to $v|[from today|from now on] the $a [for|on] $t is $v|$v is [now|from today] the $a [for|on] $t|$v is the new $a [for|on] $t|the $a [for|on] $t is $v [from now on|from today]|[for|on] $t the $a is now $v]`,
		"changes": `[[please |][update|correct|amend] your [notes|copies|drafts|records]|[we talked|I thought] it over [again|once more]|there's a [change|correction] [to note|to pass on]]`,
		"nexts":   `[the $a [for|on] $t is now $v|the $a [for|on] $t [changes|moves] to $v|[from today|from now on], the $a [for|on] $t is $v|$v is the new $a [for|on] $t|we're [changing|moving] the $a [for|on] $t to $v|[for|on] $t the $a is now $v]`,
		"changef": `[[please |][amend|correct|update] your [papers|records|copies]|I [wish|have] to [announce|report|record] a change|[after|following] [another|a further|a closer] look]`,

		// What somebody is at who asks.
		"busy":  `[filling in [the page|a form|the overview|the sheet]|tidying [the page|my notes|the slides]|drafting [a reply|the summary|the slides]|checking [the page|my notes|the overview]|sorting [my notes|the slides]|updating [the page|the overview|the slides]|rereading [my notes|the summary|the page]]`,
		"busys": `[filling in [the page|a form|the overview|the sheet]|going through [the page|my notes|the overview]|drafting [a reply|a slide|the summary]|checking [the page|my notes|the overview]|putting together [the summary|a report|a slide]|updating [the page|my notes|the overview]|writing [a reply|a report|the summary]]`,
	}
}
