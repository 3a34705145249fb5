package author

// Parts of statements that many tables share: where a value was read, why it is
// said now, the plain relations between a subject, its attribute and a value. A
// table names them (@lead); each is a choice of its own, so that two messages
// rarely agree on a run of words. What stands in them says nothing that could
// be taken for a fact.

func statementParts() map[string]string {
	return map[string]string{
		// Where things are written down.
		"sheet": `[the sheet|the board|the page|the plan|the overview|the list|the write-up|the summary]`,
		"in":    `[in the sheet|on the board|on the page|in the plan|in the overview|on the list|in the write-up|in my notes]`,
		"file":  `[the plan|the overview|the file|the minutes|the summary|the schedule|our papers]`,
		"says":  `has`,

		// What stands before a statement and ends in a colon: how one comes to say it, or what it is for.
		"lead": `[[just|quickly] [looked|checked|peeked] @in|[copied|read] off @sheet|for your [notes|lists|drafts|slides|files]` +
			`|[asked|came up] [at lunch|in a call|on the phone|in the corridor|at my desk]|another for the [notes|list|files|record]` +
			`|so it's [in the chat|written down|easy to find|out in the open]|[by the way|small note|for the log|so you have it|as I have it here|to have it said]]`,
		"leads": `[for [the record|your notes|your planning|the minutes|your lists]|as [noted|entered|listed|written] @in` +
			`|I [looked|checked|read up] @in|[to have|to get|to put] it [in writing|down here|into the chat|on paper]|what I have @in|I was [asked|called] about [it|this] [at lunch|in the corridor|in the meeting|just now]]`,
		"leadf": `[for [the record|your planning|the minutes|your papers|good order]|as [recorded|entered|noted|listed] in @file` +
			`|I have [checked|consulted|looked through|gone through] @file|in reply to [several|a few|various] [enquiries|questions|calls]|to have it [in writing|on file|documented]]`,

		// A value's relation to its subject and attribute: behind a colon, in short, and where a sentence begins.
		"noun":  `[[the|our] $a [for|on] $t is $v|[the|our] $a [for|on] $t is $v|for $t, the $a is $v|$v is [the|our] $a [for|on] $t|we have $v as [the|our] $a [for|on] $t|$t $has $v as the $a|on $t, the $a is $v|we work with $v as [the|our] $a [for|on] $t]`,
		"nounc": `[[the|our] $a [for|on] $t is $v|[the|our] $a [for|on] $t is $v|for $t the $a is $v|$v is [the|our] $a [for|on] $t|$v as [the|our] $a [for|on] $t|$v is [the|our] $a [for|on] $t|we have $v as [the|our] $a [for|on] $t|$t $has $v as the $a|on $t we have $v as the $a]`,
		"begin": `[[the|our] $a [for|on] $t is $v|[the|our] $a [for|on] $t is $v|we have $v as [the|our] $a [for|on] $t|I have $v as [the|our] $a [for|on] $t|$t $has $v as the $a|on $t the $a is $v|for $t the $a is $v]`,
		"given": `@sheet @says $v as the [$a for $t|$a on $t]`,

		// Sentences behind a statement.
		"from": `[that's [from|off|out of] @sheet|it's @in [too|as well|for later]|[you'll find|look for] it @in|[goes|belongs] in [your notes|the summary|the slides|every copy]|that's all [I have|there is|I know] on it]`,
		"then": `[it's @in [too|as well]|I have that from @sheet|you'll find [it|that] @in|[please|kindly] use it in [your notes|your planning|the summary|your drafts|all copies]|that's all [I have|there is] on it]`,

		// Before the name of a contact, a date, what was let go.
		"name":  `[for [questions|anything urgent|the invitation|the cc line|your address book]|if you [get stuck|need somebody|wonder who it is|have questions]|[so you know|in case you wonder|before you ask around] who to [ask|call|write to|go to]|@in]`,
		"namef": `[for [any questions|all enquiries|your correspondence|the minutes]|should you [have questions|need assistance|wish to write]|as [recorded|entered|listed] in @file]`,
		"dates": `[for your [calendars|calendar|planning|wall chart|diaries]|[just|quickly] [looked|checked] @in|[block|keep] that day [free|open] if you can|[plan|travel|book] around it|so nobody [books|plans] over it|[asked|came up] [at lunch|in the corridor|on the phone|just now]|[mind|note] the day]`,
		"datef": `[for your [calendars|planning|diaries]|as [entered|recorded|noted] in @file|I [would ask|ask] you to [plan for it|keep the day free|note the day]|to avoid [clashes|double bookings|misunderstandings]]`,
		"past":  `[for the [record|notes|archive|log]|if it [comes up|is asked] again|[we talked it over|we looked at it|it was on the table] [for a while|at some length|more than once]|[found|read] that @in|so nobody [digs it up|asks|tries] again]`,
		"pastf": `[for the [record|minutes|file]|as [recorded|noted] in @file|should it [come up|be raised] again|after [some discussion|due consideration|a closer look]]`,

		// Before a value that takes the place of another, and the new value.
		"change": `[[change of plan|small change|one change|an update|something new] [for your notes|on my side|to pass on|everyone please note|before you go on]|[please |][update|correct|change] your [notes|copies|drafts|lists|sheets]` +
			`|[forget|drop|scrap|cross out] the [old|previous] [entry|note|one]|[read|copy] this [again|into your notes|into the drafts]]`,
		"next": `[[the|our] $a [for|on] $t is now $v|[the|our] $a [for|on] $t changes to $v|from today [the|our] $a [for|on] $t is $v|[the|our] $a [for|on] $t changes to $v|$v is the new $a for $t|[the|our] $a [for|on] $t is $v from now on|we have $v as [the|our] $a [for|on] $t from today|[the|our] $a [for|on] $t is now $v]`,
		"changes": `[[please |][update|correct|amend] your [notes|copies|drafts|sheets|records]|[we talked|I thought] it over [again|once more|this morning]|there's a [change|correction|new state] [to note|to pass on|since we last spoke]` +
			`|[the old|the previous] [entry|note] [is out|no longer holds|has had its day]|I've [gone over|looked at|reopened] this [again|once more]]`,
		"nexts":   `[[the|our] $a [for|on] $t is now $v|[the|our] $a [for|on] $t changes to $v|from today, [the|our] $a [for|on] $t is $v|[the|our] $a [for|on] $t is $v from now on|we have $v as [the|our] $a [for|on] $t from today|we're changing [the|our] $a [for|on] $t to $v|$v is the new $a for $t|[the|our] $a [for|on] $t is now $v]`,
		"changef": `[[please |][amend|correct|update] your [papers|records|copies] [accordingly|today]|I [wish|have] to [announce|report|record] a change|[after|following] [another|a further|a closer] look|I ask you to note [a change|the following|a correction]]`,

		// What somebody is at who asks.
		"busy":  `[filling in|tidying|drafting|checking|sorting|updating|rereading] [the page|the summary|my notes|the slides|a form|the overview|a reply]`,
		"busys": `[filling in|going through|drafting|checking|putting together|updating|writing] [the page|the summary|my notes|a slide|a form|the overview|a reply|a report]`,
	}
}
