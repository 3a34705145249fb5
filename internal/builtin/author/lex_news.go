package author

// News from outside: why the writer passes it on, before it or behind it.

var newsLeadLines = `
[saw|read|found] this [just now|on the way in|over breakfast]:
{cs} [in case you|if you] [missed it|haven't seen it|were on leave|haven't read it yet]:
{c} [have you seen|did you see|seen] this?
{cs} [from|seen in|read in] the [news|papers|local paper]:
{f} [an item|a piece] of news that may [concern|interest|be of use to] [us|some of you|those who follow it]:
{f} for your information:
{v} something from outside that [we may be asked about|customers may bring up|will come up at lunch]:
{s} worth [knowing|noting], [perhaps|I think|maybe]:
{c} heard [on the way in|on the radio|at the bakery|on the train]:
{j} FYI:
{cs} [a bit of|some] news from outside:
{m} before you hear it [elsewhere|from others|on the phone]:
{w} some of you [may like|might like|will like] [this|to read this]:
{csp} [has anybody|has anyone|have you] [read|seen|heard] this?
{cs} [my neighbour|a friend|my sister|a former colleague|somebody next door|my brother] [told me|showed me|mentioned|asked me about] this [just now|in passing|on the way in|over coffee|]:
{cs} [a customer|a friend|my sister|a former colleague|my brother] [sent me|wrote to me about] this [just now|last night|this morning|]:
{cs} [seen|read|found|noticed] [in the paper|in a newsletter|in my feed|in the local news|on the news page] [just now|on the way in|over coffee|]:
{s} [this|what follows|the next line] [may|might|could] [interest|be news to|be new to] [some of you|a few of you|those who were busy|those who don't read the papers]:
{c} [so|oh|hm|look|hey], [just saw this|found this|this popped up|everybody sends me this|it's in all the papers][| now| today]:
{f} [may I|let me|allow me to] [share|pass on|point out|mention] [an item of news|something from the papers|a piece of news|something I have read]:
{f} [I have read|I came across|somebody sent me|a colleague sent me] [the following|this piece of news|this notice|this item] [today|this week|just now|]:
{d} [from the papers|from the news|news from outside|not ours, but news|outside news]:
{s} [on another subject|away from our tasks|nothing to do with our tasks], but worth [knowing|a look|noting]:
{f} [a colleague|an acquaintance|a newsletter|a former colleague] [drew my attention to|pointed me to|mentioned] the following:
`

var newsAfterLines = `
no idea if it [matters|means anything] [for us|here|on our side]
{v} [customers|people outside|those upstairs|visitors|partners] [may|might|will probably] [ask us about it|bring it up|want our opinion], so [I'd rather you've read it|better to have read it|have a look beforehand]
{v} I [haven't read more than that|only know what's in there|don't know more yet], [so tell me if you do|but can look further if somebody needs it|and can't judge it]
{p} [does anyone|do you] know [more|any details|somebody there][| about it]?
{p} [does|will|could] that [affect|concern|matter for] [us|anyone here|our plans|our work|what we do]?
{p} [has anyone|have you] [heard|read] more[| about it]?
{P} who [would know|here follows that|keeps an eye on such things]?
{P} what would [that mean|it change] for us, [if anything|do you think]?
{f} I'd suggest [that we keep an eye on it|keeping an eye on it|that we watch it]
{cs} [something|a topic] for [lunch|the next break|the coffee round]
{cs} [curious|wondering] what you [make of it|think]
{m} I'll [raise it|mention it|ask about it] upstairs if it [gets closer to us|comes up again|touches our work]
{w} I thought [you'd|some of you would] [like|want] to [know|hear that|read it]
{s} I thought [some|a few] of you [might be interested|would like to know|might have views on it]
{d} [just passing it on|just so you know]
{c} [just passing it on|thought I'd share it|couldn't keep it to myself]
{s} [nothing to do|no need to act], just [so you've heard|so it's known]
{f} I mention it [in case we are asked|as some of you work with such things|in case it is of interest]
`

// headlineWords begin headlines and are no names, though the grammar has no
// use for them and their endings don't tell.
const headlineWords = `agency alarm apprentice backup bedside bicycle broadband cement chestnut childcare colour concrete
copper counterfeit court customer cycle daylight device diesel dialysis draft drug early electric electricity emergency
expired fake fewer fire floodwater fog former gas glass gift grant heat helium hockey hosting hotel infection kiosk lorry
lost mushroom old oxygen payment plastic pollen power prepaid radiation rail railway rain refurbished registration removal
rental repair research robot sheep silent simulated sleep smoke solar spam sterile street syringe taxi therapy ticket
trainee unexplained voice volleyball waste water white wind women yoghurt`
