package author

// Statements for a message that has named the subject already: the second fact
// behind a first. They run on from it, mostly in four or five words.

var shortLines = filled(`
the $a is $v
and the $a is $v
{cs} $a: $v
$v is the $a
and $v is the $a
we have $v as the $a
and as the $a we have $v
{s} the $a: $v
{f} as the $a, we have $v
`)

// What was let go stands in the past tense.
var shortAlternativeLines = filled(`
the $a was $v
and the $a was $v
{cs} $a: $v
$v was the $a
and $v was the $a
{s} the $a [we talked about|we looked at] was $v
{f} the $a, for completeness, was $v
`)

var shortClauseLines = filled(`
the $a is that $v
{cs} $a: $v
the $a: $v
and the $a is that $v
{f} the $a, in short, is that $v
{s} as for the $a: $v
{s} [what we know of|what I have on] the $a: $v
{f} [as to|as regards|concerning] the $a: $v
{v} I [asked around|looked into it|dug a little], and the $a is that $v
`)

var shortTallyLines = filled(`
there are $v $ap
{cs} $v $ap
{cs} $ap: $v
{cs} and $v $ap
I count $v $ap
we have $v $ap
and there are $v $ap
and we're at $v $ap
the number of $ap is $v
{cs} [at last count|by my count|all in all]: $v $ap
{s} I'm [counting|looking at|seeing] $v $ap
{v} I [counted|went through the list], [and there are|and that makes|and get] $v $ap
{f} [at present|by the list], [there are $v $ap|we have $v $ap]
`)

var shortTallyOneLines = `
{cs} $ap: $v
the number of $ap is $v
and the number of $ap is $v
{s} [by my count|as of now|for now], the number of $ap is $v
`

var shortTallyWholeLines = `
there are $v
I count $v
we have $v
that makes $v
{s} [by my count|as of now|on the list] there are $v
`

var shortLinkLines = filled(`
the $a is [at|under|here:|kept at|kept under|saved under|up at|online at] $v
[I put|I've put|I saved|I've saved|I keep|I posted] the $a [at|under] $v
[you'll find|you can find|you can read|you can open] the $a [at|under|here:] $v
{cs} [$a|the $a]: $v
{c} [and the|also the|plus the] $a: $v
{cs} [it's all in|the rest is in|you'll see more in|there's more in|more is in] the $a: $v
{s} [if you want to check|for the details|if you need more|to read along|for your own notes], the $a is [at|under|here:] $v
{s} [anybody who wants to see it|those who need the details|whoever works with it] can [find|read|open] the $a [at|under|here:] $v
{f} the $a [can be found|is available|has been filed|can be consulted|is kept] [at|under] $v
{f} [for your reference|for the details|for your files|should you need it], the $a is [at|under|available at|to be found at] $v
{f} please [see|consult|refer to] the $a [at|under] $v
{v} [since some of you will ask|so that nobody has to search|in case you want to check], the $a is [at|under|here:] $v
`)

// 'Due' tells the deadline of its own attribute.
var shortDueLines = filled(`
it's due $on
the deadline is $v
{cs} due $on
the due date is $v
{f} it's due by $v
{cs} deadline: $v
{cs} due date: $v
and it's due $on
{cs} the deadline [I have|we have|in the plan|we were given] is $v
{cs} [as agreed|as planned], [due $on|it's due $on]
{s} [by the plan|as planned|as agreed], [it's due $on|the deadline is $v|the due date is $v]
{v} [after a look at the plan|so that you can plan], [it's due $on|the deadline is $v]
{f} [according to|going by] @file, [it's due by $v|the deadline is $v|the due date is $v]
{m} for [the planning|the report], [the deadline is $v|it's due $on]
{d} it's due $on, [no later|not later]
`)

// Of the writer, and of whom they write to.
var shortContactSelfLines = `
the $a is $v, so that's me
and the $a is $v, that's me
{cs} $a: $v, that's me
{s} I'm [down|listed] as the $a ($v on the list)
{f} the $a is $v, that is to say myself
`

var shortContactYouLines = `
the $a is $v, so that's you
and the $a is $v, that's you
{cs} $a: $v, that's you
{s} you're [down|listed] as the $a ($v on the list)
{f} the $a is $v, that is to say yourself
`

var shortContactLines = filled(`
$v is the $a
the $a is $v
{cs} $a: $v
and $v is the $a
and the $a is $v
{s} $v [acts|is down|is listed] as the $a
{s} for questions, [$v is the $a|the $a is $v]
{f} $v serves as the $a
{f} [for enquiries|should questions arise], [the $a is $v|$v is the $a]
`)
