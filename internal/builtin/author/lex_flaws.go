package author

// Sentences without subject or verb, and words taken back, for messages whose
// own words leave no room for either.

func flawSources() map[string]string {
	return map[string]string{
		"fragment": `
nothing dramatic
just for [the record|your notes|completeness]
{cs} just so [everybody knows|nobody is surprised]
{cs} more [another time|when I'm back at my desk|in the meeting]
{s} [all|everything] a bit [much|rushed] at the moment
{f} nothing further [for now|from my side]
{d} full stop
{w} with thanks to [all|everybody who helped]
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
{cs} it goes into the [calendar|diary], sorry, into the notes
{s} I'll ask the [office|front desk], sorry, the group first
{cs} that's in the [mail|chat], I mean on the page
{f} I refer to the [letter|minutes], pardon, to the notes
{c} I have to ask upstairs, no wait, next door
{s} I'll tell the others at lunch, or rather in the meeting
{c} putting it on the board, no wait, on the page
{f} I'll pass it on by letter, pardon, by mail
{f} it'll be in the report, or rather in the notes
{s} that's for [the guests|the others], I mean for all of us
{v} I'll copy it to the folder, or rather to the page, where people look
`,
		"taken back ask": `
{cs} it's for my slides, sorry, for my notes
{s} asking for the guests, I mean for our own group
{c} need it for lunch, no wait, for the meeting
{f} it's for the letter, pardon, for the report
{s} I looked in the folder, or rather on the page, and found nothing
`,
	}
}
