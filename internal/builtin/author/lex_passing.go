package author

// What people say of other groups' tasks beside a decision, a difficulty or an
// objection: who has to hear of it, who may feel it too, who has been there
// before.

func passingSources() map[string]string {
	return map[string]string{
		"names decide": peopled(namesDecide), "names trouble": peopled(namesTrouble), "names doubt": peopled(namesDoubt),
		"page decide": pageDecide, "page trouble": pageTrouble, "page start": pageStart, "page answer": pageAnswer,
		"page inside": pageInside,
	}
}

const namesDecide = `
{cs} $people [will have to|may have to|might need to|probably have to] [adapt|follow|adjust|change their side|look at theirs], [so I'll|and I'll|I'd better|I'm going to] [write to them|tell them|ring them|explain it there|drop by]
{cs} [that has to|it has to|this should|that needs to|it's meant to] [fit with|suit|square with|agree with|go with] [$other|the plan for $other|what they do on $other|the work on $other], [and I've asked|I did ask|which I checked|I'll check|so I asked around|and I'll make sure|ask if unsure|tell me if not]
{cs} [I'll|will|I'm about to|going to] [tell|write to|ring|let this go to|drop by and tell] $people[| too| myself| as well|, before they ask|, so it's no surprise|, fair is fair]
{cs} [haven't heard from|no word yet from|waiting to hear from|I'd still like to hear from|let's hear from] $people[| on that| about it|, but that can follow|, I'll nudge them|, no hurry]
{cs} if [that|this|it] [bothers|hurts|affects|surprises|worries] $people, [tell me|say so here|shout|let me know|send them to me|they know where I sit]
{f} I'll [see to it|make sure|arrange|take care] that $colleagues [are informed|are told|hear of it|receive this] [as well|in time|likewise|from me|in writing|without delay|directly]
{f} $colleagues [have been consulted|were consulted|have been asked|were heard][| beforehand| on this| in this matter| as well|, as is proper|, of course|, needless to say]
{f} [a note|a short note|a message|word] [goes|will go|is going|has gone] to $colleagues[| too| as well| at once| separately|, so that they can plan|, for information|, as they're affected]
{f} [should|if|in case] $colleagues [object|have questions|disagree|need time|wish to comment], [they may|they should|I'd ask them to|they're asked to] [come to me|write to me|say so|raise it with me|let me know]
{v} I [asked|went to see|talked to|rang|sounded out] $people [beforehand|before this|first|before deciding], [since it touches|because it reaches|as it affects|it concerns] [their side|their plan|them too|their part|what they do]
{v} [it means|it may mean|that will mean|this could mean] [a little|some|a bit of|extra] [work|rework|planning|thought|sorting out] for $people[| too| as well|, sorry], [I'll|so I'll|let me|and I'll] [explain it there|talk it over|ring them|write to them|go over there|help where I can]
{m} I'll [take|bring|carry|pass] [that|this|it] [into the review of|to the round on|into the planning for|to the status talk on|to the lead on|to the table for] $other[| too| myself| as well|, no surprises|, before the corridor does|, so it's heard|, to be fair]
{p} [who|who of us|which of you] [tells|informs|talks to|writes to|asks] $people[| then| about it|, or have they heard|, and when|, or shall I|, or do they know]?
{cfsp} [will|would|might|could|does] [that|this|it] [upset|break|delay|touch|complicate] [anything on|the plan for|matters on|the work on|things on] $other[|, as far as you know|, do we think|, I ask myself|, if you look at it]?
{c} [somebody tell|one of us tell|can one of you tell|do tell|don't forget to tell] $people[|, they hate surprises|, they'll want to know|, nicely|, please|, before lunch]
{c} $people [have to|will have to|need to|get to] [follow|adapt|cope|hear it|know], [I'll nag them|I'll be nice about it|will poke them|telling them now]
{d} $people [have to|need to|must|should] [hear of it|know|be told|follow|adapt][|, I'll do that|, from us|. my job|. telling them]
{j} [the interface|the dependency|the hand-over|the link] [to|with] $other [has to be|should be|needs to be] [checked|looked at|gone over|tested] [against it|for that|again|too|as well|with that in mind]
{csw} [thanks|thank you|a big thank you|many thanks] to $people for [bearing with us|their patience|hearing me out|being quick|their frankness|talking it over][|, it helped|, that counts|, I mean it|, really|, and sorry]
{csw} [be kind to|go easy on|spare a thought for|help out] $people[| a bit|, please|, will you], [they'll have|they may have|that gives them|it leaves them] [some catching up|extra work|a few questions|things to sort]
{i} [perhaps|maybe] [one of you|one of us|I|we] [should|could|might|ought to] [ask|check with|write to|sound out|talk to] $people, [in case it doesn't suit|if it suits them|to be on the safe side|whether they mind|out of courtesy]
{cs} $people [hear it from me|get a note|will be told]
{c} [telling|off to tell|pinging] $people [now|next|too]
{f} $colleagues [will be informed|receive a copy|are to be told]
`

const namesTrouble = `
{cs} $people [may|might|could|will probably] [feel that|see it|notice it|run into it|have it] [too|as well], [so I'll|I'd better|I'm going to|will] [warn them|tell them|ask over there|ring them|write to them]
{cs} I'll [ask|check with|ring|write to|try] $people[| too| as well| next], [in case they|whether they|maybe they] [know a way|see it too|have an idea|got round it|can help|had it]
{f} $colleagues [should|ought to|will have to|need to] be [warned|informed|told|made aware] [as well|too|in time|at once|likewise|by us]
{f} I've [enquired with|written to|turned to|asked|consulted] $colleagues[| as well| too| about it| in the meantime|, and await their reply|, in case they can help|, as a precaution]
{v} [it may|this may|it could|that might] [reach|touch|hit|spill over to] $people [as well|too|next], [so I've|so I thought I'd|and I'd rather|so I'll] [warn them|tell them|write to them|give them a call|let them know]
{c} [bet|I bet|wouldn't be surprised if|wonder if] $people [have the same mess|see that too|had that one|know that one|are cursing as well]
{cs} [asking|have asked|I'm asking|going to ask] $people [whether they|if they|in case they] [know a way round|see that too|have met it|had it before|can help us out]
{csp} [do|did|might|could|would] $people [see|have|know|get|run into] [that|this|it] [too|as well][|, does anyone know|, I wonder|, by any chance]?
{fp} [might|could|would] $colleagues [be affected|have met with it|know a remedy|be of help][|, do you think|, does anyone know|, in your view]?
{m} I'll [raise|mention|put|note] [it|that|this] in the [review of|round on|planning for|status talk on] $other[| too|, it isn't only ours|, so they're warned|, for what it's worth|, we're not alone]
{d} $people [should know|have to hear of it|need a warning|ought to be told][| too|. I'll do it|. on it|, from me|. calling them]
{w} $people [offered|have offered|were quick to offer|kindly offered] [a hand|some help|to have a look|to listen|advice][|, which is kind|, thank you|, and I'll take it|, bless them]
{j} it [may|might|could|can] [show up|surface|hit us|appear|turn up] on $other [too|as well|next][|, same set-up|, similar config|, worth a look at the logs|, so keep watch]
{i} [perhaps|maybe|possibly] [it's|it'd be|it might be] worth [asking|a call to|a word with|writing to] $people[| too| about it|, if you agree|, I don't know|, if only to compare]
{c} [pinging|asking|warning|bugging] $people [too|as well|next]
{cs} [warning|telling|asking] $people [too|as well]
{f} $colleagues [are informed|have been warned|have been asked]
`

// Beside an objection: who has been there before, or thinks likewise.
const namesDoubt = `
{cs} $people [said|told me|admitted|mentioned|wrote|hinted at] [much the same|the same thing|something similar|just that|something like it][| the other day| over lunch| when I asked| unprompted| in passing]
{cs} [ask|have a word with|talk to|check with|listen to|try asking|ring|go and see] $people[| some time| about it| about that| if you like| first], [they've been there|they know this one|same worry there|they'd say it too|it's quick|can't hurt|worth it]
{cs} [I'm not the only one|it isn't just me|not just me|others see it too|I have company|I'm in good company]: $people [think so too|say that too|asked the same|worry about it as well|see it like that|aren't happy either]
{cs} [before we go on|before this goes further|first of all|if there's time|ideally], [let's|I'd|we should|we could|why not|can we] [ask|hear|talk to|check with|go and see] $people[| about it| as well| briefly|, it costs us little|, they know this one|, to be sure]
{cs} [it|that|this|the point|the question] [came up|was raised|was discussed|was brought up] [among|with some of|in a talk with] $people [too|as well|before|a while ago|already|more than once]
{cs} $people [wondered about|discussed|debated|chewed over|argued about|weighed] [the same thing|just that|that too|much the same thing] [before they went on|for a while|early on|at the start|and were glad of it|in their round]
{cs} [I had this from|it's what I hear from|that's also from|I got the idea from|it was pointed out by] $people[| in fact|, to be fair|, by the way], [not just me|so take it seriously|they'd know|ask them|I only repeat it|and I agree]
{f} $colleagues [share|have voiced|raised|expressed|voiced|confirm] [this concern|the same concern|similar doubts|the same reservation|a similar concern|the point] [as well|too|independently|likewise|when asked|in conversation|in writing]
{f} I [discussed|raised|went over|took up|examined] [this|the matter|the point|that|it] with $colleagues, who [agree|see it alike|share the concern|feel the same|had the same misgivings|are likewise hesitant][|, I may say|, for what it's worth|, as it happens|, by the way]
{f} [the same|a similar|a comparable|much the same|a related] [objection|question|concern|point|reservation] [was raised by|came from|reached me from|was put by|arose among] $colleagues[| too| as well| before|, as I recall|, I'm told|, if I recall rightly]
{f} it [may|might|would|could] be [advisable|prudent|worthwhile|sensible|useful] to [consult|hear|ask|involve] $colleagues[| first| as well| in time| beforehand|, in my view|, I should think]
{v} I [talked to|spoke with|asked|sat down with|had a coffee with|rang] $people [before writing this|first|about that|about it|beforehand|in the break], [and they|who|and several|and most of them] [see it the same way|have the same worry|weren't surprised|had that question|feel much the same|would hesitate too]
{v} I [remember|recall|still remember|well remember|can't forget] [the same discussion|that very discussion|a similar debate|the same arguments|much the same talk] [with|among|with some of] $people, [and it|which|it] [was worth having|took patience|wasn't wasted|did help|cleared the air|ended well]
{csp} [has anyone asked|have we asked|shouldn't we ask|did anyone talk to|should we talk to|who has talked to|why not ask|can't we ask] $people[| first| about that| about it| before this goes on| what they think|, while we can|, to be sure]?
{csp} [how do|how did|how would|why don't we ask how] $people [handle|deal with|see|judge|get round|look at] [that|this|it][|, do we know|, I wonder|, does anyone know|, by the way|, for comparison]?
{fp} [may I ask whether|I wonder whether|do we know whether|has anyone checked whether] $colleagues have been [consulted|asked|informed|sounded out|approached] [about this|about it|in this matter|on the point]?
{m} I [heard|was told|hear|noted|picked up] [the same|much the same|something like it|this too] [in the review of|in the round on|in the planning for|when we went over|from the lead on|on a visit to] $other[| as well|, so I listen|, hence my caution|, it isn't just us|, and it stuck]
{d} [we had that|we had this|it came up|same question|same debate|same point] on $other[|, remember|, too|. look it up|, as well|, weren't you there]
{d} $people [object too|say no as well|don't like it either|have the same doubt][|, ask them|, for the same reason|, and openly]
{i} [perhaps|maybe] $people [could|would|might] [tell us how they see it|have a view|advise us here|know more|help us judge|share what they know][| too|, if we ask|, should we want that|, I don't know|, if that helps]
{csw} $people [would|will|could] [gladly|surely|certainly|happily|of course] [tell us|share|explain|go through|write down|show us] [how they see it|what they've seen|their side|what they think|their view|the other end][|, if we ask|, I've found|, they're open about it]
{csw} [I'm glad|it's good|it helps|it's a relief|nice to know] that $people [see it like that too|share the worry|have that concern|asked the same|feel the same], [so I'm not alone|I'd begun to wonder|I thought it was me|not just me, then|that gives me heart|it makes it easier to say|good to have company]
{csw} $people [took the time|were kind enough|sat down|were good enough|found a moment] to [hear me out|think it through|go through it with me|talk it over|listen], [and they'd hesitate too|and they worry too|and we still wonder|they see it that way too|that helped me|and they got stuck too|and they agreed]
{csw} [no offence meant|don't get me wrong|with all respect|you've put work in this|I like the idea], [but|only|and yet] $people [have the same worry|see it as I do|asked the same thing|feel that too|would hesitate|wonder as well]
{fw} I'm [grateful|obliged|thankful] to $colleagues, who [heard me out|took the time|discussed it|went over it|listened|were frank][| with me| at length|, as ever], and [share the concern|feel the same|hesitate too|see it alike|agree]
{j} [there's|I found|I remember|look for|you'll find] [a ticket|an issue|a thread|an entry|a note|a comment] [on|in the tracker for|in the backlog of|filed under|on the board of] $other [about that|about the same|with that question|on just this|along those lines][|, worth a look|, for reference|, not mine]
{j} [same|that's the same|it's the same|sounds like the same|I see the same] [pattern|constraint|question|trade-off|edge case] [as on|as over at|as with|we know from|known from] $other[|, roughly|, more or less|, if I read it right|, structurally]
{c} [same story|same grumbling|same thing|same moan|same worry|that one again] [from|with|among|next door with] $people[|, by the way|, I hear|, honestly|, just saying|, ask them]
{c} $people [rolled their eyes at|groaned at|moan about|pulled a face at|laughed at|still swear about] [that|it|this|that one] [too|as well][|, fwiw|, just saying|, not only me|, ask them]
{h} $people [have a name for that|have a word for that|only sigh at that|have a list of those][|, not for this channel|, ask them|, it isn't kind|, I like it]
{cs} [ask|just ask|go ask] $people
{cs} $people [say so too|agree|worry too|asked that as well]
{d} [think of|remember|look at|see also] $other
{f} $colleagues [concur|share this view|feel likewise|have similar doubts]
`
