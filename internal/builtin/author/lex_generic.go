package author

// What a questioner asks behind a statement about an attribute.

var followUps = `
{p} who [works from|depends on|plans with|looks at] the $a besides us?
{p} does the $a change [anything on your side|what you're doing|your own plans|the next step for you]?
{p} has anybody [seen|heard|noted] a different $a [in older notes|elsewhere|from somebody else]?
{P} has anybody [checked|gone over|tested] the $a [since|again|besides you]?
{P} who has [checked|looked at|gone over] the $a with fresh eyes?
{P} what would have to [happen|change|break] for the $a to [change|move|be different]?
{p} do we [explain|say|write] anywhere how we got to the $a?
{p} which [document|page|sheet] should the $a go into?
{p} is the $a [news to anybody|what you expected|what you had in your notes]?
{P} where would we notice first if the $a [was off|didn't hold|turned out wrong]?
{p} who else [should hear|needs to know|ought to be told] about the $a?
{P} what's the $a based on?
{p} where does the $a come from?
{p} any doubts about the $a?
{P} what's behind the $a?
{P} does the $a hold up?
{p} [do others|does anybody else] [see|get|have] the same $a?
{P} when did we last [look at|question|check] the $a?
{p} is there a [note|page|line] that [explains|shows|gives] the $a?
{P} would you [plan|work|build] on the $a as it is?
`
