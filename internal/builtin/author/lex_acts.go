package author

// What is said in a kickoff, a completion and the other acts that are stamped
// by their message. <s:…> asserts a start, <o:…> ownership, <f:…> an end.

var startLines = `
<s:kicking off> $t [today|now]
I'm <s:starting> $t [today|now|$tod|right away]
today we <s:start> $t
{cs} $tb: <s:starting [today|now|right away]>
I'm <s:starting work on> $t [$tod|now|today]
$t <s:$is [now|] under way>
[today|now|$tod] I'm <s:starting> $t
{v} I've [read what there is|cleared my desk|sorted the notes], so [work on $t <s:[starts|begins] [today|now]>|we <s:start> $t [today|now]]
{f} work on $t <s:[begins|starts] [today|now]>
{f} [today|now] work on $t <s:[begins|starts]>
{f} please note that $t <s:$has started>
{c} [right|so|well], <s:kicking off> $t
{B} <s:started on> $t this morning
{A} <s:started on> $t just now
we're <s:kicking off> $t [today|now]
{s} $t <s:$starts [today|now]>
{c} <s:starting on> $t
{d} $t <s:$starts now>
{w} <s:starting> $t [today|now], [looking forward to it|happy to be on it]
{w} [good news|glad to say|at last]: <s:starting> $t [today|now]
`

var startOwnerLines = `
<o:[I'm taking|I own|I'll own]> $t, <s:[starting|I'm starting] [today|right away|now|$tod]>
{cs} $tb: <s:[starting|kicking off] [today|now|$tod]>, <o:[I'm taking it|it's mine|I own it|I'm the owner]>
{cs} $tb: <o:[mine|I'm taking it|I own it]>, <s:starting [today|now|right away|$tod]>
<s:[kicking off|starting|starting on|starting work on]> $t [today|now|$tod], [with <o:me as the owner>|and <o:[I own it|I'm the owner|it's mine]>]
<s:[kicking off|starting|starting on]> $t [today|now|right away|$tod]. <o:[I own it|it's mine|I'm the owner|I'm taking it]>
[today|now|$tod] <s:we [start|begin]> $t, and <o:[I own it|I'm taking it|it's mine]>
<s:we're [starting|kicking off]> $t [today|now|$tod]; <o:[it's mine|I own it|I'm the owner|I'm taking it]>
$t <s:$starts [today|now|$tod]>, and <o:[I own it|I'm taking it|I'm the owner]>
$t <s:$is [now|] under way>, and <o:[I'm the owner|I own it|it's mine|I'm in charge of it]>
<o:I'm the owner> of $t, [which|and it] <s:$starts [today|now|$tod]>
{c} <s:kicking off> $t[. |, ]<o:[it's mine|I own it|I'm taking it]>
{c} <o:[I'm taking|I own]> $t. <s:starting [today|now|right away]>
{s} work on $t <s:[starts|begins] [today|now|$tod]>; <o:[I own it|I'm the owner|I'm taking it]>
{s} [notes are sorted|my desk is clear|I've read up], so <s:we start> $t [today|now]. <o:[I own it|I'm the owner|it's mine]>
{f} $t <s:$starts [today|now|$tod]>. <o:[I own it|I'm the owner|I'm taking responsibility for it]>
{f} work on $t <s:begins [today|now|$tod]>, and <o:[I own it|I'm in charge of it|I'm the owner]>
{f} <o:I'm taking [on|responsibility for]> $t. <s:work [begins|starts] [today|now|$tod]>
{f} <s:[today|$tod] we begin> $t. <o:[I'm the owner|I'm in charge of it|I own it]>
{v} [it has waited long enough|some of you asked for it|my desk is clear], so [today|now] <s:we [start|begin]> $t. <o:[I'm the owner|I own it|I'm taking it]>
{w} <o:[I'm taking|I own]> $t, <s:[starting|I'm starting] [today|now|right away]>, [looking forward to it|happy to be on it]
{w} [glad to say|happy to say|good news|at last]: <o:[I'm taking|I own|I'll own]> $t, <s:[starting|I start|I'm starting] [today|now|$tod]>
{m} <o:I'm taking> $t myself, <s:starting [today|now|right away]>
{j} $tb: <s:starting [today|now]>, <o:[I'm the owner|I own it]>
`

var ownerLines = `
<o:I'm taking> $t
<o:I own> $t
$t $is <o:mine>
<o:I'm the owner> of $t
{f} <o:I'm taking responsibility for> $t
<o:I'm in charge of> $t
{cs} <o:I'll own> $t
<o:I'm taking on> $t
{c} $tb: <o:I'm taking it>
{s} <o:I'm looking after> $t as its owner
`

var ownerShortLines = `
<o:I'm taking it>
<o:I own it>
<o:I'm the owner>
<o:I own it>, so [ask me|questions to me|write to me]
{cs} <o:it's mine>, [so ask me|all of it]
{c} and <o:it's mine>
{s} and <o:I own it>
{v} <o:I'm in charge of it>, so [questions come to me|ask me|write to me]
{cs} <o:it's mine>
{f} <o:I'm taking responsibility for it>
<o:I'll own it>
{s} <o:I'm the owner of it>
{c} and <o:I'm the owner>
`

var startShortLines = `
we <s:start today>
<s:starting [today|now]>
{f} work <s:begins [today|now]>
it <s:starts [now|today]>
`

var finishLines = `
$t $is <f:$done>
$t $is [now|at last|finally] <f:$done>
{cs} $tb: <f:$done>
{cs} that's $t <f:$done>[| then| at last]
$t $has been <f:$done>
{A} as of this afternoon[|, finally|, at last], $t $is <f:$done>
{B} as of this morning[|, finally|, at last], $t $is <f:$done>
{s} [no more loose ends|nothing left to do|the last item is off the list]: $t $is <f:$done>
{c} [phew|well|and]: $t $is <f:$done>[| at last| now]
{v} [it took some patience|it took longer than I thought], but $t $is [now|at last|] <f:$done>
{f} I can [confirm|report] that $t $has been <f:$done>
{f} I'm [glad|pleased] to [report|say] that $t $is <f:$done>
{c} $tb, <f:$done> [at last|finally]
{s} [you can|we can] [tick|cross] off $t: <f:$done>
{w} [thanks to all|with your help|thanks to you all], $t $is [now|at last|] <f:$done>
{w} [happy to say it|good news|at last]: $t $is <f:$done>
{w} $t $is [now|] <f:$done>, [thanks all|thank you all|thanks everyone]
{w} $t $is <f:$done>, and thank you for [the help|your patience|all the answers]
$t $is through: <f:$done> [just now|today|]
{c} there: $t $is <f:$done>
{d} $t: <f:$done>
{s} [good news|here it is]: $t $is <f:$done>
{j} [tracker's up to date|closing the card]: $t $is <f:$done>
`

var finishShortLines = `
it's <f:$done>
<f:$done> [today|just now|]
{f} it has been <f:$done>
it's <f:$done> [now|at last]
`

// Ends of the working day, and days off.

var dayOffLines = `
reminder: no work $on, it's $t
we're closed $on because of $t
nobody works $on: $t
{f} [please note|let me remind you|kindly note] that the office is closed $on for $t
{cs} $on we're all off, $t
[please don't plan|don't plan|better not plan] anything $on, that's $t and we're closed
{v} before [anyone books a meeting|you fill your calendars|you promise anything]: $on is off for all of us because of $t
$t is $on, so there's no work that day
{w} have a good rest, we're all off $on because of $t
we have $t $on and nobody works
{s} the calendar says $t $on, so we're closed
{f} owing to $t, there's no work $on
{f} [there is|there'll be] no work $on: $t
{f} the office [is|remains|stays] closed $on for $t
$on: $t, [office closed|nobody works|everybody's off|no work]
{d} $on [off|closed]: $t
`

// The same where the day off has a name of its own ($x) and concerns a project ($t).
var dayOffNamedLines = `
[reminder|just so you know|so nobody forgets|for your calendars]: no work on $t $on, it's $x
we're closed $on because of $x, so [nothing moves|nothing happens|there's no work] on $t [that day|then]
{cs} nobody works on $t $on: $x
{f} [please note|let me remind you|I'd like to remind you] that the office is closed $on for $x. no work on $t that day
{cs} no work on $t $on, it's $x and the office is closed
{v} before [anyone books a meeting|you plan anything|you promise something] on $t: we're all off $on, because of $x
{s} the calendar has $x $on, so the office is closed and $t [waits|can wait|has to wait]
{f} owing to $x, there's no work on $t $on
{w} have a good rest, we're all off $on because of $x and $t can wait
{cs} [less time for $t|time off from $t]: we're closed $on for $x
{s} [for those who plan $t|for everybody's plans on $t]: $on is $x, and the office is closed
{s} everybody on $t is off $on, as it's $x
{f} $x [falls $on|is $on], so that [no work is done on $t|the office is closed and $t rests] that day
{d} $on: $x, office closed, no work on $t
`

var dayOffAfterLines = `
please [move|reschedule] [whatever you|anything you] [have planned there|had in mind for then|put on that day]
{c} leave your laptops shut
{w} [make the most of it|rest well|enjoy it], [everyone|all of you]
{v} [please tell|please warn] [those you work with elsewhere|your contacts outside|the people outside our group], [it won't be in their calendars|they may not have it down|they'll wonder otherwise]
[anything urgent|whatever can't wait] has to happen before or after
{f} kindly [adjust|arrange] your plans accordingly
{d} please plan around it
`
