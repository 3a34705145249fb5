package author

// News from outside: why the writer passes it on, before it or behind it.

var newsLeadLines = `
[saw|read|spotted|found] this [just now|on the way in|over breakfast]:
{cs} in case you [missed it|haven't seen it]:
{c} [have you seen|did you see|seen] this?
{cs} from the [news|papers]:
{f} an item of news that may [concern|interest] [us|some of you]:
{f} for your information:
{v} something from outside that [people here will be asked about|we'll be asked about|may come up]:
{s} worth [knowing|noting], [perhaps|I think|maybe]:
{c} heard [on the way in|on the radio|at the bakery]:
{j} FYI:
{cs} [a bit of|some] news from outside:
{m} before you hear it [elsewhere|from others]:
{w} thought of [you all|some of you] when I [read|saw] this:
{p} does anybody [follow this|know more]?
`

var newsAfterLines = `
no idea if it [matters|means anything] [for us|here|on our side]
{v} [it shouldn't|I doubt that it will|it needn't] change [much|our plans] here, but [we may be asked|people will ask|now you know]
{p} [does anyone|do you] know [more|any details][| about it]?
{p} [does that|will that|could that] [touch|affect|concern] us?
{p} [has anyone|have you] [heard|read] more[| about it]?
{P} who [would know|here follows that|keeps an eye on such things]?
{P} what would [that mean|it change] for us, [if anything|do you think]?
{f} I'd suggest [that we keep an eye on it|keeping an eye on it|that we watch it]
{cs} [something|a topic] for [lunch|the next break]
{cs} [curious|wondering] what you [make of it|think]
{m} I'll [raise it|mention it] upstairs if it gets closer to us
{w} I thought [you'd|some of you would] [like|want] to [know|hear that]
{s} I thought [some|a few] of you [might be interested|would like to know|might have views on it]
{d} [just passing it on|just so you know]
{c} [just passing it on|thought I'd share it|couldn't keep it to myself]
{s} [nothing to do|no need to act], just [so you've heard|so it's known]
{f} I mention it [in case we are asked|as some of you work with such things|in case it is of interest]
`
