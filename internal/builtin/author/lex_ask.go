package author

// Questions to a reader of the messages. $t is the subject named whole, $a the
// attribute, $u the unit ("calendar days"), $inc how the ends are counted.

var examValue = `
what is the $a for $t?
what was given as the $a for $t?
what do the messages say the $a for $t is?
for $t, what is the $a?
which value was given as the $a for $t?
what $a was stated for $t?
which $a do we have for $t?
`

var examMeasure = `
what is the $a on $t?
what $a was reported for $t?
what $a was measured on $t?
where does the $a on $t stand?
what did the $a for $t come out at?
which value was reported as the $a for $t?
`

var examTally = `
how many $ap are there on $t?
how many $ap does the group have on $t?
what is the number of $ap on $t?
how many $ap were reported for $t?
how many $ap were counted on $t?
`

var examChoice = `
which $a was chosen for $t?
what was picked as the $a for $t?
which $a does the group use for $t?
what is the $a for $t?
what did the group settle on as the $a for $t?
`

var examContact = `
who is the $a for $t?
who was named as the $a for $t?
which person is the $a for $t?
who acts as the $a on $t?
who did the group name as the $a for $t?
`

var examLink = `
which link was given as the $a for $t?
where is the $a for $t?
what is the address of the $a for $t?
at which link can the $a for $t be found?
which page was shared as the $a for $t?
`

var examVersion = `
which version is the $a for $t?
what is the $a for $t?
which version was given as the $a for $t?
what version does the group use as the $a for $t?
`

var examDate = `
what is the $a for $t?
what date was set as the $a for $t?
when is the $a for $t?
which day was given as the $a for $t?
which date was fixed as the $a for $t?
`

var examDue = `
what is the deadline for $t?
by which date $is $t due?
which date was planned as the deadline for $t?
on which date $is $t due according to the plan?
what due date was given for $t?
`

var examStarted = `
on which date did $t start?
when did work on $t start?
on what date was $t kicked off?
which day marked the start of $t?
when did the group begin with $t?
`

var examFinished = `
on which date $was $t finished?
when $was $t finished?
on what date did the work on $t come to an end?
on which day was the work on $t completed?
when did the owner report that $t $was done?
`

var examOwner = `
who owns $t?
who is the owner of $t?
who took on $t as its owner?
who is responsible for $t as its owner?
who said that they would own $t?
`

var examBudget = `
how large is the $a for $t?
what is the $a for $t?
what did the group put down as the $a for $t?
what does the $a for $t amount to?
what $a was agreed for $t?
`

var examBlocker = `
what is the $a on $t?
which $a was reported on $t?
what was reported as the $a for $t?
which $a is holding up $t?
which $a did the group run into on $t?
`

var examReason = `
what is the $a $of $t?
which explanation was given as the $a $of $t?
what was named as the $a $of $t?
what was said to be the $a $of $t?
`

var examRisk = `
what is the $a on $t?
which $a was raised for $t?
what was named as the $a for $t?
which $a did somebody point out on $t?
`

var examInput = `
what is the $a for $t?
which $a does the work on $t build on?
what is used as the $a for $t?
what was named as the $a for $t?
what serves as the $a for $t?
`

var examAlternative = `
what was the $a for $t?
what was noted as the $a for $t?
which idea was the $a for $t?
what was named as the $a for $t?
`

var examNews = `
according to the news that was shared, what is the $a of $t?
what did the news say is the $a of $t?
which $a was mentioned in the news about $t?
in the news about $t, what was the $a?
`

var examCalendar = `
on which date is there no work because of $t?
which day is off because of $t?
on what date does nobody work because of $t?
when is the office closed for $t?
`

// With the speaker in the question: $q is a question without its first
// capital, $w the name.
var examSpeaker = `
according to $w, $q
going by what $w wrote, $q
in the words of $w, $q
as $w told the group, $q
`

var examAsker = `
$q
remind me: $q
I'd like to check my notes: $q
a question for my notes: $q
`

var examDuration = `
how many $u did $t take, $inc?
how many $u $was $t worked on from start to finish, $inc?
$inc, how many $u did $t run?
from its start to its end, how many $u did $t take, $inc?
how long did $t take in $u, $inc?
in $u, how long did $t take, $inc?
how long did the work on $t last in $u, $inc?
how many $u did it take to finish $t, $inc?
`

var examInterval = `
how many $u lie between $e and $f, $inc?
$inc, how many $u passed from $e to $f?
how many $u apart are $e and $f, $inc?
how many $u separate $e from $f, $inc?
from $e to $f, how many $u passed, $inc?
how long was it from $e to $f in $u, $inc?
between $e and $f, how many $u passed, $inc?
how many $u were there between $e and $f, $inc?
counted in $u, how far is it from $e to $f, $inc?
`

var inclusiveBoth = `
counting both the first and the last day
with the first and the last day counted
both the first and the last day included
counting the first day as well as the last
`

var exclusiveFirst = `
not counting the first day
leaving out the first day but counting the last
with the first day left out and the last counted
without counting the first day
`
