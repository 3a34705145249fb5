package author

// What is said in a kickoff, a completion and the other acts that are stamped
// by their message. <s:…> asserts a start, <o:…> ownership, <f:…> an end.

var startLines = `
<s:kicking off> $t [today|now]
I'm <s:starting> $t [today|now|this morning|right away]
today we <s:start> $t
{cs} $tb: <s:starting [today|now|right away]>
I'm <s:starting work on> $t [this morning|now|today]
$t <s:$is [now|] under way>
{v} [the reading is over|enough preparing|the groundwork is there|enough reading], [so|and] [work on $t <s:[starts|begins] [today|now]>|we <s:start> $t [today|now]]
{f} work on $t <s:begins [today|now]>
{f} [I'd like to announce|I can announce|please note] that $t <s:$has started>
{c} [right|so|well], <s:kicking off> $t
{B} <s:started on> $t this morning
{A} <s:started on> $t just now
we're <s:kicking off> $t [today|now]
{s} [it's time|here we go|off we go]: $t <s:$starts today>
{c} <s:starting on> $t
{d} $t <s:$starts now>
{w} <s:starting> $t [today|now], [with pleasure|very gladly|at last|and glad of it]
{w} [good news|glad to say|happy news|at last]: <s:starting> $t [today|now]
`

var startOwnerLines = `
<o:I'm taking> $t[,|] and <s:[starting|I'm starting|I start] [today|right away|now|straight away|this very day]>
{cs} $tb: <s:starting [today|now]>, <o:[I'm taking it|it's mine|I own it]>
<s:kicking off> $t [today|now], [with <o:me as the owner>|and <o:I own it>|and <o:I'm the owner>]
<s:starting> $t [today|now|this morning], and <o:[I own it|it's mine|I'm the owner]>
{f} $t <s:$starts today>, [and|with this,] <o:[I'm the owner|I'm taking responsibility for it|I'm in charge of it]>
{f} <o:[I'm taking on|I'll own|I'm taking]> $t and <s:I'm starting [today|now|this morning|right away]>
{f} work on $t <s:begins [today|now|this morning]>, [with <o:me as the owner>|and <o:I own it>|and <o:I'm the owner>]
{f} $t <s:$starts [today|now|this morning]>. <o:[I own it|I'm the owner|I'm taking responsibility for it]>
<o:[I'm taking on|I own|I'm taking|I'll own]> $t, [which|and it] <s:$starts [today|now|right away|this morning|straight away]>
{c} <s:kicking off> $t[. |, ]<o:[it's mine|I own it|I'm taking it]>
{v} [as of now|from this moment|as of this message] $t <s:$is under way> and <o:I'm the owner>, so [questions come to me|ask me|I'm the person to pester|send me what you have]
<o:I'll own> $t[; we|, and we] <s:start [today|now|right away]>
{s} we <s:[begin|start]> $t [today|now], and <o:[I'm taking it|it's mine|I own it|I'm the owner]>
<s:starting on> $t [now|today], and <o:[I'm in charge of it|I own it|I'm taking it]>
{cs} [next up|new on my desk|fresh on the board|here we go]: <s:starting> $t [today|now], and <o:[I own it|it's mine|I'm the owner]>
{c} hello $t! <s:starting [today|now]>, <o:[it's mine|I own it]>
{v} [it lay on the pile for long enough|it waited long enough|the paperwork is behind us], so we <s:start> $t [today|now], and <o:[I'm the owner|I own it|I'm in charge of it]>
{s} [today|now] <s:we start> $t, with <o:me as the owner>
{d} $tb: <o:mine>, <s:starting now>
{w} [happy to say|glad to say|good news:|pleased to say] <o:[I'm taking on|I'm taking|I own]> $t and <s:I'm starting [today|right away|now|this morning]>
{w} <o:I'm taking> $t, [very gladly|with pleasure|gladly], and <s:[starting|I'm starting] [today|now|right away]>
{w} <s:starting> $t [today|now|right away], <o:[I own it|it's mine|I'm taking it]>[, and I look forward to it|, glad to have it|. company welcome|. here's hoping|, so feel free to call]
{m} <o:I'm taking> $t myself, <s:starting [today|now|right away]>
{h} <s:starting> $t [today|now], <o:I own it>, [nobody ran faster|I looked up too late|I lost the toss]
{c} <o:I'm taking> $t. <s:starting [today|now]>
{s} <o:[I'm taking|I'm taking on|I own]> $t and <s:I'm starting [today|now|this morning|right away]>
{j} $tb: <s:starting [today|now]>, <o:[I'm the owner|I own it]>
{d} <o:[I own|I'm taking|I'm taking on]> $t, <s:starting [today|now|right away]>
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
<o:I'm the owner>, so [questions come to me|ask me|write to me|bring it to me|blame me]
<o:I own it>, [so ask me|by the way|all of it|questions to me]
{cs} <o:it's mine>, [so ask me|by the way|hands off|all of it]
{c} and <o:it's mine>
{s} and <o:I own it>[, by the way|, so write to me|]
{w} <o:I own it>, [and gladly|with pleasure|and happy to|so talk to me|as you may have guessed]
{w} <o:I'm taking it>, [very gladly|so come and talk to me|with pleasure|as I'd hoped]
{v} <o:I'm in charge of it>, [which means that|so] [questions come to me|I'm the person to pester|you know whom to ask]
{cs} <o:it's mine>
{f} <o:I'm taking responsibility for it>[|, with pleasure|. questions are welcome]
<o:I'll own it>[|, so ask me|, by the way]
{s} <o:I'm the owner of it>[|, so ask me|, by the way]
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
{A} as of this afternoon $t $is <f:$done>
{B} as of this morning $t $is <f:$done>
{v} [it took some patience|it was a long haul|I didn't believe it any more|it fought back to the end], but $t $is <f:$done>
{f} I can [confirm|report|announce] that $t $has been <f:$done>
{f} [I'm glad|I'm pleased|it's a pleasure] to [report|say|tell you] that $t $is <f:$done>
{c} $tb, <f:$done> [at last|finally]
{s} [you can|we can] [tick|cross] off $t: <f:$done>
{w} [thanks to all|with your help|with much help|thanks to you all]: $t $is [now|finally|] <f:$done>
{w} [happy to say it|lovely to write|hooray|happy news|smiles all round]: $t $is [now|at last|] <f:$done>
{w} $t $is [now|] <f:$done>, [thanks all|thank you all|thanks everyone|and thank you]
{w} [cheers, all|we made it|look|nice]: $t $is <f:$done>
$t $is through: <f:$done> [just now|today|]
{c} [look at that|there|ta-da]: $t $is <f:$done>
{d} $t: <f:$done>
{s} [small celebration|good news|here it is]: $t $is <f:$done>
{j} [tracker's up to date|moving the card|closing the card]: $t $is <f:$done>
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
`

// The same where the day off has a name of its own ($x) and concerns a project ($t).
var dayOffNamedLines = `
[reminder|just so you know|so nobody forgets|for your calendars]: no work on $t $on, it's $x
we're closed $on because of $x, so [nothing moves|nothing happens|there's no work] on $t [that day|then]
{cs} nobody works on $t $on: $x
{f} [please note|let me remind you|I'd like to remind you] that the office is closed $on for $x. no work on $t that day
{cs} $t rests $on, it's $x and the office is closed
{v} before [anyone books a meeting|you plan anything|you promise something] on $t: we're all off $on, because of $x
{s} the calendar has $x $on, so the office is closed and $t rests [as well|too]
{f} owing to $x, there's no work on $t $on
{w} have a good rest, we're all off $on because of $x and $t can wait
`

var dayOffAfterLines = `
please [move|reschedule] [whatever you|anything you] [have planned there|had in mind for then|put on that day]
{c} laptops stay shut
{w} [make the most of it|rest well|enjoy it], [everyone|all of you]
{v} [tell|warn] the people you work with outside the group, [it won't be in their calendars|they may not have it down|they'll wonder otherwise]
{h} the coffee machine deserves a break [as well|too]
[anything urgent|whatever can't wait] has to happen before or after
{f} kindly [adjust|arrange] your plans accordingly
{d} please plan around it
`
