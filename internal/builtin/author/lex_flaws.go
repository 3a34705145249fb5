package author

// Sentences without subject or verb, and words taken back, for messages whose
// own words leave no room for either.

func flawSources() map[string]string {
	return map[string]string{
		"fragment": `
nothing dramatic
{cs} just so everybody knows
{c} long day
{cs} more another time
{s} all a bit much at the moment
{f} so much for the matter
{f} nothing further for now
{d} full stop
{w} with thanks to all
{v} hence the message, short as it is
{h} bit of a circus here
{c} back to the grindstone
{s} no surprise there
{i} probably nothing to worry about
{p} any thoughts?
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
{cs} it goes into the calendar, sorry, into the notes
{s} I'll tell the others at lunch, or rather in the meeting
{c} putting it on the board, no wait, on the page
{f} I'll pass it on by letter, pardon, by mail
{f} it'll be in the report, or rather in the notes
{s} that's for the guests, I mean for all of us
{c} dog's barking, sorry, phone's ringing
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
