package author

// What is said in a kickoff, a completion and the other acts that are stamped
// by their message. <s:…> asserts a start, <o:…> ownership, <f:…> an end.

var startLines = `
<s:kicking off> $t today
I'm <s:starting> $t today
today we <s:start> $t
{cs} $tb: <s:starting today>
I'm <s:starting work on> $t [this morning|now|today]
$t <s:$is now under way>
{v} the preparations are over and work on $t <s:starts today>
{f} work on $t <s:begins today>
{f} I'd like to announce that $t <s:$has started>
{c} right, <s:kicking off> $t
{B} <s:started on> $t this morning
{A} <s:started on> $t just now
we're <s:kicking off> $t today
{s} it's time: $t <s:starts today>
`

var startOwnerLines = `
<o:I'm taking> $t and <s:starting today>
{cs} $tb <s:starts today>, <o:I'm taking it>
<s:kicking off> $t today, with <o:me as the owner>
<s:starting> $t today, and <o:I own it>
{f} $t <s:starts today>, and <o:I'm the owner>
{f} <o:I'm taking responsibility for> $t, and work <s:starts today>
<o:I'm taking on> $t, which <s:starts today>
{c} <s:kicking off> $t. <o:it's mine>
{v} as of now $t <s:$is under way> and <o:I'm the owner>, so questions come to me
<o:I'll own> $t; we <s:start today>
{s} we <s:begin> $t today, and <o:I'm taking it>
<s:starting on> $t now, <o:I'm in charge of it>
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
<o:I'm the owner>, so questions come to me
{v} <o:I'm in charge of it>, which means that complaints land here too
{cs} <o:it's mine>
{f} <o:I'm taking responsibility for it>
<o:I'll own it>
`

var startShortLines = `
we <s:start today>
<s:starting today>
{f} work <s:begins today>
it <s:starts now>
`

var finishLines = `
$t $is <f:$done>
$t $is now <f:$done>
{cs} $tb: <f:$done>
that's $t <f:$done>
$t $has been <f:$done>
{A} as of this afternoon $t $is <f:$done>
{B} as of this morning $t $is <f:$done>
{v} it took some patience, but $t $is <f:$done>
{f} I can confirm that $t $has been <f:$done>
{f} I'm glad to report that $t $is <f:$done>
{c} $tb, <f:$done> at last
{s} you can tick off $t: <f:$done>
{w} thanks to all of you, $t $is <f:$done>
$t $is through: <f:$done> [just now|today|]
`

var finishShortLines = `
it's <f:$done>
<f:$done> today
{f} it has been <f:$done>
`

// Ends of the working day, and days off.

var dayOffLines = `
reminder: no work $on, it's $t
we're closed $on because of $t
nobody works $on: $t
{f} please note that the office is closed $on for $t
{cs} $on we're all off, $t
don't plan anything $on, that's $t and we're closed
{v} before anybody books a meeting: $on is off for all of us because of $t
$t is $on, so there's no work that day
{w} enjoy $t, we're all off $on
we have $t $on and nobody works
{s} the calendar says $t $on, so we're closed
{f} owing to $t, there's no work $on
`

var dayOffAfterLines = `
please move whatever you have planned there
{c} laptops stay shut
I'd rather we said so too often than not at all
{w} have a good rest, everybody
{v} tell the people you work with outside the group, they won't have it in their calendars
{h} the coffee machine deserves a break as well
anything urgent has to happen before or after
{f} kindly adjust your plans accordingly
{u} I've taken it out of the plan already
`

var newsLeadLines = `
saw this just now:
{cs} in case you missed it:
{c} have you seen this?
{cs} from the news:
{f} an item of news that may concern us:
{f} for your information:
{v} something from outside that people here will be asked about:
{s} worth knowing:
{h} procrastinating productively:
read over [breakfast|lunch|coffee]:
{c} heard on the way in:
{j} FYI:
not our doing, but good to know:
`

var newsAfterLines = `
no idea yet what it means for us
{v} I don't think it changes anything we do today, but somebody will ask
{p} does anybody know more?
{h} make of that what you will
{f} I'd suggest that we keep an eye on it
{c} wild
let's see where that goes
{cs} curious what you make of it
{m} I'll raise it upstairs if it gets closer to us
{P} who would we even talk to about that?
{w} thought some of you would like to know
could be nothing, could be a topic for us later
`
