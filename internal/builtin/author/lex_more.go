package author

// More shapes for what is said most often. A corpus of a month states some
// hundreds of values, so that a class needs dozens of ways to do so.

func moreStatements() map[string]string {
	return map[string]string{
		classSetting: nounShapes + givenShapes, classChoice: nounShapes, classBudget: nounShapes + givenShapes,
		classMeasure: nounShapes + givenShapes, "version": nounShapes + givenShapes, classContact: contactShapes,
		classDeadline: dateShapes, classTally: tallyShapes, classReason: clauseShapes, classBlocker: clauseShapes,
		classRisk: clauseShapes, classAlternative: alternativeShapes, classDue: dueShapes,
		"answer": nounShapes + givenShapes + answerShapes, "answer tally": tallyShapes, "answer date": dateShapes, "answer clause": clauseShapes,
		"correct": correctShapes,
	}
}

// For any value that is a noun or a figure.
var nounShapes = filled(`
{cs} I have $v [down|] as the $a [for|on] $t
{v} [I keep mixing it up|I can never remember it|I'd have guessed something else], but the $a [for|on] $t is $v
{f} I [confirm|can confirm] that the $a [for|on] $t is $v
{f} [please|kindly] [note|use] $v as the $a [for|on] $t
{w} [so that nobody has to search|so you needn't search|so you don't have to look it up], @noun
{m} [what I need you all to have|what goes into my report|what I'll tell them upstairs|for the review]: @noun
{i} unless I'm mistaken, the $a [for|on] $t is $v
{j} [filled in|updated|added] [the entry|the row|the line] for $t, $a: $v
`)

// Where a figure is written down.
var givenShapes = filled(`
@sheet for $t has $v as the $a
{cs} @sheet has $v as the $a [for|on] $t
`)

var contactShapes = filled(`
{s} $v [has agreed to be|has offered to be] the $a [for|on] $t
{cs} there's $v as the $a [for|on] $t
{m} I've [asked|told] $v to be the $a [for|on] $t
{w} [be nice to|say hello to] the $a [for|on] $t, [it's $v|that's $v]
`)

var dateShapes = filled(`
{cs} [circle|mark|reserve] $v, it's the $a [for|on] $t
{d} $a for $t: $v, [not later|no later]
{f} [according to|going by|as laid down in] @file, [the $a [for|on] $t is $v|the $a for $t falls $on|$v is the $a [for|on] $t]
{w} [to help you plan|so that you can plan|so you can book your days], [the $a [for|on] $t is $v|the $a for $t falls $on]
{m} [what I plan with|what I've told them upstairs|for your planning]: [the $a [for|on] $t is $v|$v is the $a [for|on] $t]
`)

var dueShapes = filled(`
{cs} @sheet says: [$t $is due $on|the deadline for $t is $v|due date for $t: $v]
{f} [according to|as laid down in|going by] @file, [$t $is due by $v|the deadline for $t is $v|the due date for $t is $v]
{v} [so that you can plan|after a look at the plan], [$t $is due $on|the deadline for $t is $v|the due date for $t is $v]
{m} [they asked me upstairs|what I plan with]: [the deadline for $t is $v|$t $is due $on]
{d} $tb, deadline: $v
`)

var tallyShapes = filled(`
{f} [a review|a count] of $t shows $v $ap
{c} [it's|that's|makes] $v $ap on $t
{cs} [the list|the sheet|the tracker|the overview] [has|shows|says|counts] $v $ap for $t
{m} we stand at $v $ap for $t
{d} $t: $v $ap
{v} [I counted again|I had the list open anyway|somebody had to count], and [$t $has $v $ap|there are $v $ap on $t|I get $v $ap on $t]
{w} [to save you the counting|so nobody counts again], [$t $has $v $ap|there are $v $ap on $t]
`)

// For clauses: reasons, obstacles, risks, and the answers that tell of them.
var clauseShapes = filled(`
{cs} as for the $a $of $t: $v
{s} [what I found out|what I have|what I read] about the $a $of $t: $v
{i} [from what I gather|as I understand it|as far as I hear], the $a $of $t: $v
{f} the $a $of $t is [the following|as follows|this]: $v
{j} $a on $t, [from|as in] [the log|the ticket|the tracker]: $v
{m} [for the minutes|when people ask you|so you can explain it], the $a $of $t: $v
{cs} [I looked into it|I asked around|I read the notes]. the $a $of $t: $v
{v} [there's some history to it|I had to read up on it]. the $a $of $t: $v
{s} on $t, the $a [is this|that I know of|as I heard it]: $v
`)

var alternativeShapes = `
{cs} $v was the $a [for|on] $t, [we moved on|that's that|it stays dropped]
{f} [after some thought|on reflection|as decided], $v is the $a [for|on] $t
{w} I know [some of you fought for it|it was a nice idea], but $v is the $a [for|on] $t
{v} [it looked cheaper|it was my own idea|I spent a while on it], but $v was the $a [for|on] $t
`

// For who has just been asked.
var answerShapes = filled(`
{c} $v, that's the $a [for|on] $t
{c} $v is the $a [for|on] $t
{s} that's $v, the $a [for|on] $t
{cs} [it's|I found it] @in: @noun
{s} I asked [a colleague|the others|the people who set it up]: @noun
{w} [glad to help|thanks for asking|glad you asked], $p: @noun
{f} [as recorded|as entered|as stated] in @file, [the $a [for|on] $t is $v|$v is the $a [for|on] $t]
{f} the $a you ask for is $v [for|on] $t
{v} [I had to look it up too|it was further down than I thought|I had to scroll for it], but [the $a [for|on] $t is $v|$v is the $a for $t]
`)

var correctShapes = filled(`
{cs} we have $v as the $a [for|on] $t, not that
{s} @sheet for $t has $v as the $a
{f} [I have|we have] $v as the $a [for|on] $t
{v} [I looked it up to be sure|I asked before writing this|I went through the page again], and [the $a [for|on] $t is $v|$v is the $a [for|on] $t]
{d} $a for $t: $v
{c} $v is the $a [for|on] $t, [promise|honest|I looked|no joke]
{w} no worries, but $v is the $a [for|on] $t
`)
