package author

// Where a report comes from, and whom it is for.

func frameSources() map[string]string {
	return map[string]string{
		"frame before": `
before I forget
while I remember
{cs} fresh from the call
{s} going through my papers
{s} for those who were in the other meeting
{f} for the sake of completeness
{f} as I was asked on the telephone
{f} with a view to our planning
{c} fyi
{c} straight off the whiteboard
{cs} since people ask at my desk
{v} having gone through my mail this morning
{v} as it'll come up in the meeting anyway
{v} after a longer talk with the people involved
{w} for all of you who have been so patient
{m} so that we all work from the same sheet
{m} for planning purposes
{j} according to the tracker
{j} per the tracker
{s} as I hear from the neighbours
{i} in case it's of use to anybody
{i} if it's of interest
{p} as some of you have wondered
{d} plainly
{d} to be clear
{cs} going by the minutes
{s} quoting from the sheet
{f} in accordance with the minutes
{f} as recorded in the file
{v} now that I've had the time to look into it properly
`,
		"frame behind": `
straight from the board
{cs} says the sheet
{cs} for those keeping track
{s} as the minutes have it
{s} going by the sheet on my desk
{s} for anybody who plans with it
{f} according to the file
{f} as recorded in the minutes
{c} in case anyone's wondering
{c} fyi
{v} which a few of you have asked me about in the corridor
{v} and I had it confirmed by the people who look after it
{m} so please use that in your own sheets
{j} going by the tracker
{j} as the tracker has it
{i} in case that's of any use
{d} no more and no less
{cs} read off my screen
{s} to have it in writing
{f} for the sake of good order
{m} and that's what I'll tell upstairs
`,
	}
}
