package author

import "memloom/internal/corpus"

func recallSources() map[string]string {
	return map[string]string{
		"pointed " + classSetting: pointedValue, "pointed " + classContact: pointedContact, "pointed " + classTally: pointedTally,
		"pointed " + classDeadline: pointedDate, "pointed " + classReference: pointedLink, "pointed clause": pointedClause,
		"pointed " + corpus.PredDue: pointedDue, "pointed " + corpus.PredOwner: pointedOwner,
		"pointed " + corpus.PredStarted: pointedStarted, "pointed " + corpus.PredFinished: pointedFinished,

		"claim " + classSetting: claimValue, "claim " + classContact: claimContact, "claim " + classTally: claimTally, "claim " + classChoice: claimChoice,
		"claim " + corpus.PredDue: claimDue, "claim " + corpus.PredOwner: claimOwner,
		"claim " + corpus.PredStarted: claimStarted, "claim " + corpus.PredFinished: claimFinished,
		"claim " + classSetting + " of a day": claimValueDay, "claim " + classContact + " of a day": claimContactDay,
		"claim " + classTally + " of a day": claimTallyDay, "claim " + classChoice + " of a day": claimContactDay, "claim " + corpus.PredDue + " of a day": claimDueDay,

		"until next": untilNextTask,

		"scenario": scenarioNeeds, "scenario who": scenarioWho,
		"scenario by rule": scenarioNeedsByRule, "scenario who by rule": scenarioWhoByRule,
	}
}

// About a subject that is described, $t: the description is long and stands at
// the end, or in a sentence of its own.

var pointedValue = `
what is the $a for $t?
what was given as the $a for $t?
which $a was stated for $t?
I have a question about $t. What is its $a?
I'm looking at $t. What was given as its $a?
what do we have as the $a for $t?
`

var pointedContact = `
who is the $a for $t?
who was named as the $a for $t?
this is about $t. Who is its $a?
who acts as the $a for $t?
`

var pointedTally = `
how many $ap are there on $t?
how many $ap were reported for $t?
how many $ap were counted on $t?
`

var pointedDate = `
what is the $a for $t?
which day was fixed as the $a for $t?
my question is about $t. What is its $a?
what do we have as the $a for $t?
`

var pointedLink = `
what is the link to the $a for $t?
which link was shared as the $a for $t?
where is the $a for $t?
this is about $t. What is the link to its $a?
`

var pointedClause = `
what was named as the $a for $t?
what is the $a for $t?
I'm looking at $t. What was given as its $a?
what do we have as the $a for $t?
`

var pointedDue = `
what is the deadline for $t?
what due date was given for $t?
my question is about $t. What is its deadline?
`

var pointedOwner = `
who owns $t?
who is the owner of $t?
my question is about $t. Who owns it?
`

var pointedStarted = `
what is the start date of $t?
my question is about $t. On which date did it start?
I'm looking at $t. When did work on it begin?
`

var pointedFinished = `
what is the date of completion of $t?
I have a question about $t. On which date was it finished?
this is about $t. When was it finished?
`

// From the end of a subject, $t, to the next thing that its owner took up.

var untilNextTask = `
I'm looking at $t. How many $u after its end did its owner start their next task, $inc?
[this is|my question is] about $t. How many $u passed from its end until its owner started their next task, $inc?
I [have a question|would like to know something] about $t. How many $u lie between its end and the start of its owner's next task, $inc?
I'm looking at $t. How many $u passed from its end until its owner started their next task, $inc?
[my question is|this is] about $t. How many $u after its end did its owner start their next task, $inc?
this is about $t. How many $u lie between its end and the start of its owner's next task, $inc?
`

// Claims: is $v the value? Nothing in the words tells whether it is.

var claimValue = `
is the $a for $t $v?
is $v the $a for $t?
was $v given as the $a for $t?
was $v named as the $a for $t?
is it right that the $a for $t is $v?
do we have $v as the $a for $t?
`

var claimChoice = `
is $v the $a for $t?
was $v chosen as the $a for $t?
was $v given as the $a for $t?
is it right that $v is the $a for $t?
`

var claimContact = `
is $v the $a for $t?
was $v named as the $a for $t?
is it right that $v is the $a for $t?
does $v act as the $a for $t?
do we have $v as the $a for $t?
`

var claimTally = `
were $v $ap reported for $t?
is it right that there are $v $ap on $t?
are there $v $ap on $t?
`

var claimDue = `
is $v the deadline for $t?
$is $t due on $v?
is it right that $t $is due on $v?
`

var claimOwner = `
is $v the owner of $t?
does $v own $t?
is it right that $v owns $t?
`

var claimStarted = `
did $t start on $v?
did work on $t begin on $v?
is it right that $t started on $v?
`

var claimFinished = `
$was $t finished on $v?
$was the work on $t completed on $v?
is it right that $t $was finished on $v?
did work on $t end on $v?
`

// The same where the value changed: the question says as of which day, $on.

var claimValueDay = `
as of $on, is the $a for $t $v?
as of $on, is $v the $a for $t?
is $v the $a for $t as of $on?
as things stand on $on, is $v the $a for $t?
`

var claimContactDay = `
as of $on, is $v the $a for $t?
is $v the $a for $t as of $on?
as things stand on $on, is $v the $a for $t?
`

var claimTallyDay = `
as of $on, are there $v $ap on $t?
as things stand on $on, are there $v $ap on $t?
`

var claimDueDay = `
as of $on, is $v the deadline for $t?
as things stand on $on, is $v the deadline for $t?
`

// A case, $case, told by what it is, and what a rule is about, $t.

var scenarioNeeds = `
suppose that we are dealing with $case. What do $t need then?
say that this is about $case. What do $t require in that case?
suppose that this is about $case. What is required for $t?
imagine that we are dealing with $case. What do $t need then?
`

var scenarioWho = `
suppose that we are dealing with $case. Whose consent do $t need then?
say that this is about $case. Whose consent do $t need in that case?
suppose that this is about $case. Who has to agree to $t?
imagine that we are dealing with $case. Who has to agree to $t then?
`

// The matter is told by its rule, $b: it otherwise needs something.

var scenarioNeedsByRule = `
suppose that we are dealing with $case. What is required then for something that $b?
say that this is about $case. What does it take in that case for work that $b?
suppose that this is about $case. What is required for work that $b?
imagine that we are dealing with $case. What is required then for something that $b?
`

var scenarioWhoByRule = `
suppose that we are dealing with $case. Who has to agree then to something that $b?
say that this is about $case. Whose consent does it take in that case for work that $b?
suppose that this is about $case. Who has to agree to something that $b?
imagine that we are dealing with $case. Whose consent is needed then for something that $b?
`
