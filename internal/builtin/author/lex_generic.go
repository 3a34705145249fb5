package author

// What a questioner asks behind a statement about an attribute.

var followUps = `
{p} who [works from|depends on] the $a besides us?
{p} does the $a change [anything on your side|what you're doing|your own plans]?
{p} has anybody seen a different $a in older notes?
{P} how sure are we about the $a?
{P} who has checked the $a with fresh eyes?
{P} what would have to happen for the $a to change?
{p} do we explain anywhere how we got to the $a?
{p} which document should the $a go into?
`
