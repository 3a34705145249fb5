package author

// More shapes for what is said most often. A corpus of a month states some
// hundreds of values, so that a class needs dozens of ways to do so.

func moreStatements() map[string]string {
	return map[string]string{
		classSetting: nounShapes + givenShapes, classChoice: nounShapes, classBudget: nounShapes + givenShapes,
		classInput: nounShapes, classMeasure: nounShapes + givenShapes, "version": nounShapes + givenShapes, classContact: contactShapes,
		classDeadline: dateShapes, classTally: tallyShapes, classReason: clauseShapes, classBlocker: clauseShapes,
		classRisk: clauseShapes, classAlternative: alternativeShapes, classDue: dueShapes,
		"answer": nounShapes + givenShapes + answerShapes, "answer tally": tallyShapes, "answer date": dateShapes, "answer clause": clauseShapes,
		"correct": correctShapes,
	}
}

// For any value that is a noun or a figure.
var nounShapes = filled(`
{cs} I [put|have] $v as [the|our] $a [for|on] $t
{cs} @begin. @from
{sf} @begin. @then
{v} [we've been through|I went over|we talked about|I looked at] [the notes on|the page on|the plan for|] $t [again|once more|just now|at lunch], and [the $a is $v|we have $v as the $a|$v is the $a]
{v} [I had it wrong in my head|I keep mixing it up|I can never remember it|I'd have guessed something else|I never find it when I need it], [but [the|our] $a [for|on] $t is $v|but $t $has $v as the $a|so I looked: [the|our] $a [for|on] $t is $v|but [the|our] $a [for|on] $t is $v|so here it is: [the|our] $a [for|on] $t is $v]
{f} I [confirm|can confirm] that [the|our] $a [for|on] $t is $v
{f} [please|kindly] [note|use] $v as [the|our] $a [for|on] $t
{w} [so that nobody has to search|to spare you the search|to save you a call|since it's easy to lose]: @noun
{m} [what I tell people|what I passed on|what goes into my report|what I need you all to have]: @noun
{p} [I checked where it comes from|I looked at the source|I asked who set it|I looked at the page]: @noun
{i} unless I'm mistaken, [the|our] $a [for|on] $t is $v
{j} [filled in|updated|added] [the entry|the row|the line] for $t, $a: $v
`)

// Where a figure is written down.
var givenShapes = filled(`
@sheet for $t @says $v as the $a
{cs} @given
`)

var contactShapes = filled(`
{s} $v [has agreed to be|is down as|is listed as|has offered to be] [the|our] $a [for|on] $t
{f} the role of $a for $t [lies|is] with $v
{cs} [we've got|we have|there's|I found] $v as [the|our] $a [for|on] $t, [so ask there|just ask|so try there first|which helps]
{m} I've [asked|told|got] $v to be [the|our] $a [for|on] $t
{v} [you may want|some of you will need|I was looking for|people ask me for] [the|our] $a [for|on] $t, [and that's $v|so: it's $v|and it's $v|which is $v]
{w} [be nice to|thank|say hello to] [the|our] $a [for|on] $t, [it's $v|that's $v|who is $v]
`)

var dateShapes = filled(`
{cs} [circle|mark|underline|block|keep] $v, it's [the|our] $a [for|on] $t
{d} $a for $t: $v, [not later|no later]
{cs} [put it in|it's in|I put it in|found it in] the [calendar|planner|overview]: [$v is [the|our] $a [for|on] $t|[the|our] $a [for|on] $t is $v|[the|our] $a [for|on] $t falls $on|[the|our] $a [for|on] $t is $v]
{s} [I have it|it's|it stands|I found it] @in: [[the|our] $a [for|on] $t is $v|$v is [the|our] $a [for|on] $t|[the|our] $a [for|on] $t falls $on|for $t the $a is $v]
{v} [I asked again|I went back to the plan|I looked at the old notes|the calendar was no help, so I asked], [and [the|our] $a [for|on] $t is $v|and $v is [the|our] $a [for|on] $t|and [the|our] $a [for|on] $t falls $on]
{f} [according to|as fixed in|going by|as laid down in] @file, [[the|our] $a [for|on] $t is $v|[the|our] $a [for|on] $t falls $on|$v is [the|our] $a [for|on] $t]
{w} [to help you plan|to save you the search|since you have to plan], [[the|our] $a [for|on] $t is $v|[the|our] $a [for|on] $t falls $on|[the|our] $a [for|on] $t is $v]
{m} [what I told people upstairs|what I plan with|what I need you to keep]: [[the|our] $a [for|on] $t is $v|$v is [the|our] $a [for|on] $t|[the|our] $a [for|on] $t is $v]
`)

var dueShapes = filled(`
{cs} @sheet says: [$t $is due $on|the deadline for $t is $v|due date for $t: $v]
{f} [according to|as laid down in|going by] @file, [$t $is due by $v|the deadline for $t is $v|the due date for $t is $v]
{v} [counting backwards|with all that has to happen before|so that you can plan|after a look at the plan], [$t $is due $on|the deadline for $t is $v|the due date for $t is $v]
{m} [they asked me upstairs|what I told people upstairs|what I plan with]: [the deadline for $t is $v|$t $is due $on]
{d} $tb, deadline: $v
`)

var tallyShapes = filled(`
{f} [a review|a count] of $t shows $v $ap
{c} $v $ap on $t, [believe it|there you go|no more|if I counted right]
{cs} [the list|the sheet|the tracker|the overview] [has|shows|says|counts] $v $ap for $t
{j} query over $t returns $v $ap
{m} we stand at $v $ap for $t
{d} $t: $v $ap
{cs} [it's|that's|makes] $v $ap on $t
{v} [I counted again|I had the list open anyway|I went by the list|somebody had to count], [and $t $has $v $ap|and there are $v $ap on $t|and I get $v $ap on $t|so: $v $ap on $t]
{w} [to save you the counting|so nobody counts again|I did the counting], [$t $has $v $ap|there are $v $ap on $t|it's $v $ap on $t]
{p} [I wanted to be sure|I asked to be sure|I counted for myself]: [I get $v $ap on $t|there are $v $ap on $t|$t $has $v $ap]
`)

// For clauses: reasons, obstacles, risks, and the answers that tell of them.
var clauseShapes = filled(`
{cs} as for the $a $of $t: $v
{c} so, the $a $of $t: $v
{s} [what I found out|what I have|what I read] about the $a $of $t is that $v
{i} [from what I gather|as I understand it|as far as I hear], the $a $of $t is that $v
{s} [a colleague|those who know|the people involved] [explained|described] the $a $of $t to me: $v
{f} the $a $of $t is [the following|as follows]: $v
{f} [in reply to your enquiries|as I was asked|having enquired], the $a $of $t is that $v
{d} $a on $t: $v. [nothing more to it|that's all|that's it]
{w} [for all who asked|for those who weren't there|to spare you the guessing], the $a $of $t is that $v
{j} $a on $t, [from|as in] [the log|the ticket|the tracker]: $v
{m} [for the minutes|when people ask you|so you can explain it], the $a $of $t: $v
{cs} [looked into it|asked around|read the thread|read the notes|went and asked], the $a $of $t is that $v
{v} [it's a bit of a story|there's some history to it|I had to read up on it|it took some asking], but the $a $of $t is [that|simply that|in the end that] $v
{p} [I wanted to understand it|it puzzled me too|I asked the same], and the $a $of $t is that $v
`)

var alternativeShapes = `
{cs} $v was [the|our] $a [for|on] $t, [we left it at that|we moved on|that's that|it stays dropped]
{f} [after some thought|on reflection|as decided], $v is [the|our] $a [for|on] $t
{w} I know [some hearts were set on it|some of you fought for it|it was a nice idea], but $v is [the|our] $a [for|on] $t
{v} [it would've been quicker|it looked cheaper|it was my own idea|I spent a while on it], but $v was [the|our] $a [for|on] $t
`

// For who has just been asked.
var answerShapes = filled(`
{c} $v, that's [your|the] $a for $t
{cs} [found it|it's|had it|looked it up] @in: @nounc
{s} [it's|I found it|you'll find it|I have it] @in: @noun
{s} [I asked|I checked with|I rang] [a colleague|the others|the people who set it up|those who know]: @noun
{f} [as recorded|as entered|as laid down|as stated] in @file, [[the|our] $a [for|on] $t is $v|$v is [the|our] $a [for|on] $t|we have $v as [the|our] $a [for|on] $t|$t $has $v as the $a]
{f} the $a you [enquire about|ask for] for $t is $v
{v} [I had to look it up too|I had to scroll for it|it was further down than I thought|I thought I knew, and then I looked], [but [the|our] $a [for|on] $t is $v|but [the|our] $a [for|on] $t is $v|and $t $has $v as the $a|and $v is [the|our] $a [for|on] $t]
{w} [good question|good that you ask|glad you ask], $p. @begin
`)

var correctShapes = filled(`
{cs} we have $v as [the|our] $a [for|on] $t, not that
{s} @sheet for $t @says $v as the $a
{f} I [must insist|have to insist|insist] on $v as [the|our] $a [for|on] $t
{v} [to be fair I went back to the notes|I looked it up to be sure|I asked before writing this|I went through the page again], and [[the|our] $a [for|on] $t is $v|$v is [the|our] $a [for|on] $t|[the|our] $a [for|on] $t is $v]
{d} $a for $t: $v
{c} it's $v for [the|our] $a [for|on] $t, [promise|honest|I looked|no joke]
{w} no worries, but it's $v for [the|our] $a [for|on] $t
`)
