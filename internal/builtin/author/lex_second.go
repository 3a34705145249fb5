package author

// Statements for a message that has named the subject already: the second fact
// behind a first. They run on from it, mostly in four or five words.

var shortLines = filled(`
the $a is $v
and the $a is $v
{cs} $a: $v
{cs} $v as the $a
the $a: $v
$v is the $a
we have $v as the $a
{f} as the $a, we have $v
{cs} [next to it|below that|same sheet|same page|further down|right beside it|in the next line|just under it|one column over]: [the $a is $v|$v as the $a|we have $v as the $a|$v is the $a]
{s} [same page|same sheet|along with that|to go with it|next in the list|further down|right below it|in the same place], [the $a is $v|we have $v as the $a|$v is the $a|$v is the $a]
{v} since [that goes with it|it belongs here|I have it open|we're at it|some of you use both|it came up too|I looked at both], [the $a is $v|we have $v as the $a|here's the $a too: $v|the $a too: $v]
{f} [in the same file|in the same place|on the same page|next to it|together with that|on the following line], [the $a is $v|$v is entered as the $a|we have $v as the $a|the $a is given as $v]
{m} [for the report|for the planning|for upstairs|for your own plans], [the $a is $v|we have $v as the $a]
{p} [I looked up|I checked] the $a [too|as well|while there]: $v
`)

var shortClauseLines = filled(`
the $a is that $v
{cs} $a: $v
the $a: $v
and the $a is that $v
{f} in short, the $a is that $v
{s} as for the $a: $v
{s} [what we know of|what I have on|what there is on] the $a: $v
{v} the $a, [to have it complete|in case you wonder|as far as I know it|in plain words]: $v
{f} [as to|as regards|concerning] the $a: $v
{v} [I asked|I looked|I dug a little] [further|some more|around] and the $a is that $v
`)

var shortTallyLines = filled(`
there are $v $ap
{cs} $v $ap
{cs} $ap: $v
{cs} and $v $ap
I count $v $ap
we have $v $ap
and there are $v $ap
the number of $ap is $v
that makes $v $ap
{cs} [at last count|by my count|all in all|so far|right now]: $v $ap
{s} I'm [counting|looking at|seeing] $v $ap [right now|at the moment|as we speak|altogether|on the list]
{v} [I counted|I went through the list|I looked at every line|I read it through], [and there are|and that makes|and we have|and I get] $v $ap
{f} [at present|at the last count|altogether|according to the list|as of now], [there are $v $ap|we have $v $ap|I count $v $ap]
`)

var shortTallyOneLines = `
{cs} $ap: $v
the number of $ap is $v
{cs} [in the|on the] list under $ap: $v
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
[the $a is here|find the $a here|the $a again]: $v
{cs} $a: $v
the $a [is at|is under|lives at|went to|waits at] $v
here's the $a: $v
{cs} [linking|sharing|adding|dropping|pasting] the $a [here|too|as well|for later]: $v
the $a [sits|is] [at|under] $v
[you'll find|look for|I put|I keep] the $a [at|under] $v
{cs} [more|the rest|the detail|all the rest|everything else] is in the $a: $v
{s} [for later|for reading|to have it at hand|for those who look things up|so nobody has to search], the $a is [at|here:|under] $v
{s} [do have a look at|see|open|read] the $a [here|at this address|under this link|when you need it]: $v
{f} [you'll find|please find|I enclose|I add] the $a [here|as well|in this place]: $v
{f} the $a can be found at $v
{v} [there's more to read|it's all written up|for the longer story|for all who read along], the $a is [at|under|here:] $v
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
{cs} the deadline [I have|we have|on the board|in the plan|we were given|they gave us] is $v
{cs} [as agreed|in writing|so far|as planned]: [due $on|it's due $on|the deadline is $v|due date $v]
{s} [going by the plan|as planned|as the board has it|according to the list|as we were told], [it's due $on|the deadline is $v|the due date is $v]
{v} [there's|that leaves|I have|we have] [some|a little|a bit of] time, [it's due $on|the deadline is $v|the due date is $v]
{v} [I looked at|I checked|I put it in|I marked] [the calendar|my calendar|the plan], [it's due $on|and it's due $on|the deadline is $v|the due date is $v]
{f} [according to|as laid down in|going by] @file, [it's due by $v|the deadline is $v|the due date is $v]
{w} [wish me luck|keep your fingers crossed|bear with me|be kind to me], [it's due $on|the deadline is $v]
{m} for [the planning|the report|upstairs], [the deadline is $v|it's due $on]
{d} it's due $on, [no later|not later]
`)

var shortContactLines = filled(`
$v is the $a
the $a is $v
{cs} $a: $v
we have $v as the $a
{cs} $v as the $a
and $v is the $a
{s} $v [acts|is down|is listed] as the $a
{s} [if you get stuck|for the invitation|for anything else|for questions|should you need somebody], [$v is the $a|there's $v as the $a|the $a is $v|we have $v as the $a]
{v} [so that you know who to ask|in case you need a name|for the invitation|for your lists|since people ask me], [$v is the $a|the $a is $v|we have $v as the $a]
{f} $v serves as the $a
{f} [for enquiries|for correspondence|should questions arise], [the $a is $v|$v is the $a|we have $v as the $a]
`)
