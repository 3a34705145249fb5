package author

// Sentences without subject or verb, and words taken back, for messages whose
// own words leave no room for either.

func flawSources() map[string]string {
	return map[string]string{
		"fragment": `
nothing [dramatic|to lose sleep over|out of the ordinary]
{cs} all [rather|quite] ordinary
{s} a small [thing|step|note], for [what it's worth|once]
{f} a remark in [passing|brief]
just for [the record|your notes|completeness]
{cs} just so [everybody knows|nobody is surprised]
{cs} more [another time|when I'm back at my desk|in the meeting]
{s} [all|everything] a bit [much|rushed] at the moment
{f} nothing further [for now|from my side]
{d} full stop
{w} with thanks to [all|everybody who helped|those who asked|the patient ones]
{w} greetings [from the corner desk|to the early birds|to the other floor]
{w} [hugs|best wishes|cheers] [all round|to the group]
{w} [always happy|happy] to explain
{v} hence the [message|note], short as it is
{h} bit of a [circus|madhouse] here
{c} back to [the grindstone|it]
{s} no surprise [there|to anybody, I suppose]
{i} probably nothing to worry about
{p} any [thoughts|objections|ideas]?
{c} [typing this on the stairs|in a rush]
{s} [in haste|written between meetings]
`,
		"fragment ask": `
no rush
{cs} just for my notes
{c} bit lost here
{s} nothing urgent
{f} purely for information
{f} for the files only
{d} for the plan
{w} with thanks in advance
{v} only because of the overview on my desk
`,
		"taken back": `
{cs} we wanted, I mean I wanted to say:
{cs} quick question, sorry, quick note:
{c} question, no wait, note:
{c} first of all, no wait, only this:
{c} an idea, I mean a fact:
{s} a question, or rather a note:
{s} my last point, or rather my only point:
{s} for some, I mean for all of you:
{f} a request, pardon, a remark:
{f} secondly, pardon, to begin with:
{f} for the minutes, or rather for the record:
{v} one more thing, or rather the first thing from me:
`,
		"taken back ask": `
{cs} a note, sorry, a question:
{cs} an idea, I mean a question:
{c} statement, no wait, question:
{c} before lunch, no wait, before the meeting:
{s} news, or rather a question:
{s} to some, I mean to all of you:
{f} a remark, pardon, a question:
{f} for the letter, or rather for the report:
{v} a comment, or rather a question that's been on my desk:
`,
	}
}
