package author

// Questions that are bound to an asker (G15). $t is the task, by its name or by
// what somebody did to it, $a the attribute, $when a time.
func adversarialForms() map[string]string {
	return map[string]string{
		"deed started": deedStarted, "deed finished": deedFinished, "deed change": deedChange,
		"deed correction": deedCorrection, "deed report": deedReport, "deed pledge": deedPledge,
		"bound value": boundValue, "bound measure": boundMeasure, "bound tally": boundTally, "bound contact": boundContact, "bound date": boundDate,
		"bound reason": boundReason, "bound blocker": boundBlocker, "bound risk": boundRisk, "bound input": boundInput, "bound alternative": boundAlternative,
		"bound promise": boundPromise, "bound return": boundReturn,
		"now value": nowValue, "now tally": nowTally, "now contact": nowContact, "now date": nowDate,
		"prior value": priorValue, "prior tally": priorTally, "prior contact": priorContact, "prior date": priorDate,
		"then value": thenValue, "then tally": thenTally, "then contact": thenContact, "then date": thenDate,
		"bound trigger measure": triggerMeasure, "bound trigger count": triggerCount, "bound trigger date": triggerDate,
		"bound trigger blocker": triggerBlocker, "bound trigger risk": triggerRisk,
	}
}

var deedStarted = `
that $who started $day
that $who kicked off $day
that $who began $day
`

var deedFinished = `
that $who finished $day
that $who completed $day
that $who closed $day
that $who wrapped up $day
`

var deedChange = `
for which $who changed the $a $day
for which $who decided on another $a $day
`

var deedCorrection = `
for which $who corrected the $a $day
`

var deedReport = `
for which $who reported the $a $day
for which $who brought up the $a $day
`

var deedPledge = `
for which $who promised $day to find out the $a
for which $who promised $day to look up the $a
for which $who gave a promise $day to find out the $a
`

var boundValue = `
what is the $a for $t?
which $a do we have for $t?
what did we settle on as the $a for $t?
what was given as the $a for $t?
which $a did we agree on for $t?
which $a applies to $t?
what $a did we settle on for $t?
for $t, what is the $a?
for $t, which $a do we have?
`

var boundMeasure = `
what is the $a on $t?
which $a do we have for $t?
what $a did we see on $t?
what was reported as the $a on $t?
what did the $a on $t come out at?
for $t, what is the $a?
for $t, which $a was measured?
`

var boundTally = `
how many $ap are there on $t?
how many $ap do we have on $t?
what is the number of $ap on $t?
how many $ap were counted on $t?
for $t, how many $ap do we have?
how many $ap did we count on $t?
`

var boundContact = `
who is the $a for $t?
who was named as the $a for $t?
who was picked as the $a for $t?
who did we name as the $a for $t?
for $t, who is the $a?
for $t, who was named as the $a?
`

var boundDate = `
when is the $a for $t?
which day is the $a for $t?
what date was set as the $a for $t?
which day was fixed as the $a for $t?
for $t, when is the $a?
for $t, what date was set as the $a?
`

var boundReason = `
what is the $a for $t?
what was given as the $a for $t?
which $a was given for $t?
for $t, what is the $a?
for $t, what do we have as the $a?
`

var boundBlocker = `
what is the $a on $t?
which $a came up on $t?
what was reported as the $a for $t?
for $t, what is the $a?
for $t, what do we have as the $a?
`

var boundRisk = `
what is the $a on $t?
which $a was named for $t?
what did we note as the $a for $t?
for $t, what is the $a?
for $t, what do we have as the $a?
`

var boundInput = `
what is the $a for $t?
what serves as the $a for $t?
what was given as the $a for $t?
for $t, what is the $a?
for $t, what do we have as the $a?
`

var boundAlternative = `
what is the $a for $t?
what was named as the $a for $t?
what do we have as the $a for $t?
for $t, what is the $a?
for $t, what do we have as the $a?
`

var boundPromise = `
by when did I promise to find out the $a for $t?
by what date had I promised to find out the $a for $t?
by which day did I promise to look up the $a for $t?
what date did I promise for finding out the $a for $t?
which day did I give when I promised to find out the $a for $t?
by what day did I promise to tell the others the $a for $t?
`

var boundReturn = `
when did I say $when that I would be back?
on which day did I say $when that I would be back at work?
what day did I name $when for my return?
$when, what date did I give for being back?
$when, for which day did I announce my return?
`

var nowValue = `
what is the current $a for $t?
what did we end up with as the $a for $t?
by now, what is the $a for $t?
as of today, what do we have as the $a for $t?
for $t, what is the $a by now?
since the change, which $a do we have for $t?
after the change, what is the $a for $t?
at the moment, what is the $a for $t?
`

var nowTally = `
what is the current number of $ap on $t?
by now, how many $ap are there on $t?
as of today, how many $ap do we have on $t?
for $t, how many $ap are there by now?
at the moment, how many $ap are there on $t?
`

var nowContact = `
who is the current $a for $t?
who did we end up with as the $a for $t?
by now, who is the $a for $t?
after the change, who is the $a for $t?
for $t, who is the $a by now?
at the moment, who is the $a for $t?
`

var nowDate = `
what is the current $a for $t?
which day did we end up with as the $a for $t?
by now, when is the $a for $t?
for $t, when is the $a by now?
after the change, when is the $a for $t?
`

var priorValue = `
before it was changed, what was the $a for $t?
before the change, what did we have as the $a for $t?
before the change, which $a did we have for $t?
what was the previous $a for $t?
for $t, what was the $a before the change?
`

var priorTally = `
before the change, how many $ap were there on $t?
before the number was changed, how many $ap did we have on $t?
`

var priorContact = `
before that was changed, who was the $a for $t?
before the change, who did we have as the $a for $t?
who was the previous $a for $t?
for $t, who was the $a before the change?
`

var priorDate = `
before it was moved, what was the $a for $t?
before the change, which day did we have as the $a for $t?
what was the previous $a for $t?
for $t, what was the $a before the change?
`

var thenValue = `
$when, what did we have as the $a for $t?
$when, what was the $a for $t?
which $a did we have $when for $t?
what was the $a $when for $t?
as of $when, what was the $a for $t?
`

var thenTally = `
$when, how many $ap were there on $t?
$when, what was the number of $ap on $t?
how many $ap were there $when on $t?
`

var thenContact = `
$when, who was the $a for $t?
who was the $a $when for $t?
as of $when, who was the $a for $t?
who did we have $when as the $a for $t?
`

var thenDate = `
$when, what was the $a for $t?
$when, which day did we have as the $a for $t?
as of $when, what was the $a for $t?
`

var triggerMeasure = `
which measured value made us change the $a for $t?
what reading led us to change the $a for $t?
what figure led us to change the $a for $t?
`

var triggerCount = `
which count made us change the $a for $t?
what number led us to change the $a for $t?
`

var triggerDate = `
which date made us change the $a for $t?
what date led us to change the $a for $t?
`

var triggerBlocker = `
which obstacle made us change the $a for $t?
what obstacle led us to change the $a for $t?
which trouble led us to change the $a for $t?
`

var triggerRisk = `
which worry made us change the $a for $t?
what risk led us to change the $a for $t?
`
