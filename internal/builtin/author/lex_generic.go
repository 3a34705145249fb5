package author

// What a questioner asks behind their own statement about an attribute: they know
// the value and where they have it from, and ask how others see it.

var followUps = `
{p} who [works from|depends on|plans with|looks at] the $a besides us?
{p} does the $a change [anything on your side|what you're doing|your own plans|the next step for you]?
{p} has anybody [seen|heard|noted] a different $a [in older notes|elsewhere|from somebody else]?
{P} has anybody [checked|gone over|looked at] the $a besides me?
{p} could somebody [check|go over|look over] the $a [besides me|too|as well]?
{p} which [document|page|sheet] should the $a go into?
{p} is the $a [news to anybody|what you expected|what you had in your notes]?
{P} where would we notice first if the $a [was off|didn't hold|turned out wrong]?
{p} who else [should hear|needs to know|ought to be told] about the $a?
{p} any doubts about the $a?
{p} [do others|does anybody else] [see|get|have] the same $a?
{P} would you [plan|work|build] on the $a as it is?
{p} does the $a [match|agree with|fit] [your notes|what you have|your list|your own notes]?
{p} [is anybody|are any of you] [surprised by|unhappy with|working with] the $a?
{P} [who|which of you] [has|had] another $a [on file|in the notes|written down]?
{P} is the $a [something to plan with|good enough to plan with|safe to plan with]?
{p} [shall I|should I] [put|note|write] the $a [anywhere else|on the page too|down elsewhere]?
`
