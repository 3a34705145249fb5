package author

// relationalForms are the patterns of questions over several statements. $list
// is an enumeration, $when a time, $c the circumstances of a rule, $e an event's
// subject; the others are those of plain questions.
func relationalForms() map[string]string {
	return map[string]string{
		"several": examSeveral, "several subjects": examSeveralSubjects, "several persons": examSeveralPersons,
		"disputed": examDisputed,
		"ruled":    examRuled, "ruled person": examRuledPerson,
		"timed": examTimed, "timed person": examTimedPerson, "timed tally": examTimedTally, "timed date": examTimedDate,
		"when started": examWhenStarted, "when finished": examWhenFinished,
	}
}

var examSeveral = `
what was given as $list for $t?
for $t, what was given as $list?
could you tell me $list for $t?
what do we know about $t: what are $list?
can you put together $list for $t?
on $t, what was stated as $list?
what are $list for $t?
can you look up $list for $t?
for $t, what are $list?
what do we have as $list for $t?
could you remind me of $list for $t?
`

var examSeveralSubjects = `
what was given as the $a for $list?
what is the $a for each of these: $list?
could you tell me the $a for each of $list?
which $a was given for each of these: $list?
what do we have as the $a for $list?
`

var examSeveralPersons = `
who is the $a for each of these: $list?
who was named as the $a for $list?
could you tell me the $a for each of $list?
who acts as the $a for $list?
`

var examDisputed = `
what is the $a for $t?
for $t, what is the $a?
what would you note as the $a for $t?
what do you have as the $a for $t?
for $t, what would you note as the $a?
what do the messages give as the $a for $t?
going by the messages, what is the $a for $t?
what should I enter as the $a for $t?
what was stated as the $a for $t?
on $t, what was given as the $a?
tell me, what is the $a for $t?
I'm filling in [a sheet|a form|the overview]: what is the $a for $t?
`

var examRuled = `
$c, what $do $t need?
$c, what $do $t require?
$c, what is required for $t?
$c, what is needed for $t?
what $do $t need $c?
what $do $t require $c?
`

var examRuledPerson = `
$c, who has to agree to $t?
$c, whose consent $do $t need?
$c, whose approval is required for $t?
whose consent $do $t need $c?
`

var examTimed = `
what was the $a for $t $when?
$when, what was the $a for $t?
what did we have as the $a for $t $when?
as things stood $when, what was the $a for $t?
which $a did we have for $t $when?
$when, what did we have as the $a for $t?
`

var examTimedPerson = `
who was the $a for $t $when?
$when, who was the $a for $t?
who acted as the $a for $t $when?
$when, who acted as the $a for $t?
as things stood $when, who was the $a for $t?
`

var examTimedTally = `
what was the $a on $t $when?
$when, what was the $a on $t?
how many $ap were there on $t $when?
`

// A day that was planned on another day: the two must not be mixed up.
var examTimedDate = `
as things stood $when, what was the $a for $t?
going by the plan as it stood $when, what was the $a for $t?
which date was planned as the $a for $t, as things stood $when?
`

var examWhenStarted = `
when $e $was kicked off
on the day on which $e $was kicked off
on the day that work on $e began
when work on $e started
`

var examWhenFinished = `
when $e $was finished
on the day on which $e $was finished
on the day that work on $e ended
when $e $was completed
`
