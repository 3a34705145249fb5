package author

import "strings"

// How the tasks of other groups are named beside a report, a question or a few
// words. A remark says why one thinks of the others: one tells them, has talked
// to them, wonders whether it concerns them. It says nothing about how their
// task stands.

// peopled writes out who works on another task: $people among colleagues,
// $colleagues as formal people put it. Both are plural.
func peopled(src string) string {
	return strings.NewReplacer(
		"$people", "[the people on $other|the folks on $other|those working on $other|our colleagues on $other|the people doing $other|the others on $other|my contacts on $other|our neighbours on $other|the people behind $other|those busy with $other|the colleagues over on $other|the folks doing $other|those at work on $other|$other people]",
		"$colleagues", "[the colleagues on $other|the colleagues working on $other|those responsible for $other|our colleagues on $other|those in charge of $other|those who look after $other|the colleagues entrusted with $other|those concerned with $other|our counterparts on $other|those engaged on $other|the colleagues dealing with $other|the colleagues assigned to $other]",
	).Replace(src)
}

// Beside a report, an answer, a beginning or an end.
const namesSay = `
{cs} [passing|handing|sending|forwarding] [this|that|it] [on|over|along|across] to $people[|, they'd asked|, who wanted it|, just in case|, for their notes|, before they ask]
{cs} $people [asked|wanted to know|were asking|wondered|enquired] [too|as well|the other day|on the phone|when we met|over lunch], [so I'll|and I'll|will|I'd better] [write to them|let them know|tell them too|ring them back|answer there as well|send them this]
{cs} I'll [mention|repeat|raise] [that|this] [when I see|when I talk to|when I meet|when I call|when I write to|when I drop in on] $people[|, they'll ask anyway|, saves them asking|, can't hurt|, just to be safe]
{cs} [not sure|no idea|hard to say|can't tell|don't know] [whether|if] [that|this|it] [suits|matters to|helps|bothers|concerns|reaches] $people, [I'll ask|so I'm asking|will ask round|I'd better ask|going to ask them|asking is quick]
{cs} [copying in|including|looping in|adding|cc'ing] $people[| here| too| as well], [it touches their side|it may matter there|they'd want to know|in case they're planning|to save a mail|no reply needed]
{cs} [useful|handy|relevant|of interest|a help] [for|to] $people [too|as well|also], [I'd say|I think|I guess|I suppose|probably|I'd imagine]
{cs} [if you also help on|if you also sit on|for those of you on|those of you who work on|if you come from|if you're in touch with] $other: [feel free to|please do|do|you may want to] [pass it on|say so there|spread the word|share this|repeat it there|mention it]
{v} $people and I [compared notes|spoke|talked|had a chat|had a quick call|got together] [first|beforehand|about that|about it|on that], [which helped|so they know|no surprise there, then|so we're aligned|and it paid off|I learned something]
{v} I [checked|went over it|talked it through|ran through it|looked it over] with $people [before posting|before writing this|beforehand|earlier on], [they'd notice first|it touches their side|they had asked|it took a while|to be sure|for a second opinion]
{csv} [over at|over on|on] $other [people|some people|a few of them|they] [wanted to know|kept asking|were waiting to hear|had been wondering], [so|and so|hence] [it goes there too|I'm copying them in|I'm writing to both|I went and looked|here it is|that's a question less]
{f} I'll [inform|notify|write to|speak to|let this go to] $colleagues [as well|too|separately|myself|directly][|, as it concerns them|, as they enquired|, for their planning|, to be clear|, as a courtesy]
{f} [a copy|the same note|a short note|this information|the same message] [goes|will go|is going|has gone] to $colleagues[| too| as well| separately| directly|, for information|, for their planning|, at their request|, as a precaution]
{f} [may I ask|I'd ask|might I ask|I'd suggest|I'd propose|let me ask|it'd be good] that $colleagues [be told|be informed|hear of it|receive this|be kept informed] [as well|too|in good time|likewise|from us|directly|without delay|in writing]
{f} $colleagues [may wish|might like|will want|may need|might wish] to [take note|be told|consider this|know of it|see this|hear of it][|, I should think|, I believe|, in my view|, all the same|, for their part|, given their plans]
{f} I've [exchanged views|spoken|corresponded|been in touch|conferred] with $colleagues [on this|about this|on the subject|in this matter], [and it helped|so they're aware|they're kept informed|which was instructive|as is only fair|and shall again]
{cfsp} [will|would|might|could|does] [that|this|it] [clash with|get in the way of|change anything for|affect|matter for|make a difference to] [$other|anything on $other|the plans for $other|what they do on $other|the work on $other]?
{csp} [can|could|will] $people [work with|live with|cope with|go along with|make use of] [that|this|it][|, I wonder|, do we know|, what do you think]?
{csp} [who tells|who's telling|who'll tell|has anyone told|did anyone tell|should I tell|shall we tell] $people[| about it| about that|, or do they know|, or have they seen it|, or have you]?
{csp} [is it any different|how's that handled|how is that done|do they do it alike|is it the same thing|what do they do] [on|over on|over at] $other[|, does anyone know|, I wonder|, out of interest|, by the way|, if you've seen it]?
{csp} [would|do|did|will] $people [need|want|expect|use|know] [this|that|it] [too|as well|by now|from us|in writing], [do you think|or not|I wonder|what's your guess|or am I fussing|does anyone know]?
{csp} [what does|what will|what would|what might] [this|that|it] [mean|change|do] for $people[| then| if anything|, do you think|, does anyone know|, in practice|, or is it too small]?
{fp} [are|were] $colleagues [aware of|informed of|told about|consulted on] [this|that|it|the matter][| as well| already|, may I ask|, incidentally|, as far as you know|, do you know]?
{fp} [should|could|might|may] [we|I] [inform|consult|notify|write to] $colleagues[| too| as well| first| about it|, do you think|, or is that in hand]?
{d} [I'm telling|I'll tell|telling|have told] $people [too|as well|directly|myself|the same]
{d} $people [should know|should have it|need to hear it|ought to see this][|, I'll see to it|, so forward it|, tell them|. passing it on]
{csw} [thanks|thank you|many thanks|big thanks|a thank-you] to $people for [the help|the hint|the tip|their patience|their time|the pointers][|, that helped|, it got me further|, much appreciated|, good of them|, I'd have missed it|, really]
{csw} $people [were kind enough|were good enough|took the time|were happy|took a moment] to [look at it|lend a hand|explain their side|talk me through it|listen to me|go over it][|, which helped|, nice of them|, so thank you|, I owe them|, good of them|, bless them]
{csw} $people will be [glad|grateful|pleased|happy] [of the note|of a note|to hear|to know|to be told], [I'll write to them|will drop them a line|will send this on|I'll ring them|so do tell them|mailing them]
{csw} [nice of|good of|lovely of] $people to [ask about it|take an interest|offer help|keep asking|listen|wait so patiently], [so they get this too|so I'll tell them|I'll write to them|copying them in|they'll hear from me|so cc to them]
{csw} [had|I had|just had] [a good talk|a long talk|a quick call|a chat|a word] with $people [about it|about that|over this|on that], [which helped|worth it|so thank you|it cleared things up|as always|lovely people]
{fw} I'm [obliged|grateful|thankful|much obliged] to $colleagues for [their help|their advice|their patience|the hint|their time|their interest][|, which helped|, and say so here|, I may add|, once more|, as always]
{fw} $colleagues [deserve|have earned|are owed] [our thanks|some thanks|a word of thanks|a kind word], [as they helped me|they were most patient|they were very helpful|and have mine|I find|for their help]
{h} $people [will say they knew|will claim they knew|will ask for a drumroll|have a bet running|expected worse][|, I bet|, of course|, as ever|, you'll see]
{j} [posted|linked|pasted|noted] [it|that|this] [in the ticket|in the channel|on the board|in the tracker|in the thread] for $other [too|as well|, for reference|, so they see it|, with a pointer here]
{j} [cross-posting|forwarding|copying|bouncing] [this|it|that] [over to|to|across to] $people[|, same audience|, they watch that channel|, in case it's relevant|, saves a meeting]
{m} I'll [raise|mention|repeat|touch on|cover] [it|that|this] [in the review of|in the status round on|in the planning for|when we review|in the next round on] $other[| too| as well|, so it's known|, to be safe|, they should know|, no surprises]
{i} [perhaps|maybe] [we|one of us|I|one of you] [should|could|might|ought to] [tell|ask|write to|warn|check with] $colleagues[| too| as well| in time], [in case it matters|if that's all right|just to be safe|out of politeness|or is that too much|if it's no trouble]
{csp} [which reminds me|that reminds me|by the way|incidentally|on that note]: [do|might|will|would] $people [know|see|get|need|miss] [this|that|it]?
{cs} [note to self|to do for me|my next mail|next on my list]: [tell|write to|ring|ask|brief] $people[| about it| about that| as well|, before lunch]
{cs} [met|saw|ran into|bumped into|was stopped by] $people [in the kitchen|on the stairs|at lunch|in the corridor|by the printer], [they asked about that|told them|they know now|gave them the gist|they were curious]
{cs} [I owe|I still owe|we owe|I promised] $people [an answer on that|a mail about it|word on that|a reply on this][|, doing that next|, so cc|, sending it on|, so that's next|, don't let me forget]
{cs} [if anyone|if one of you|if somebody] [talks to|meets|sees|writes to|has lunch with] $people[| anyway| before me|, please]: [pass it on|tell them|mention it|say so|share this]
{cs} $people [will ask|are going to ask|always ask|are bound to ask] [where that comes from|what it means for them|if it holds|why], [so have it ready|I'll explain|I'm prepared|I can tell them|let them]
{v} [what I don't know|what I can't judge|what I can't see from here|still unclear to me] is [how that looks|what that means|whether it matters|what it changes] for $people[| at all| in practice|, so I'll ask|, ideas welcome]
{f} it'd be [right|sensible|advisable|courteous|good] to [inform|tell|involve|write to] $colleagues [as well|too|in good time|likewise][|, which I'll do|, I should think|, if I may|, in my view]
{f} $colleagues [asked me|have asked me|wished me|invited me] to [keep them informed|let them know|report on this|tell them][|, hence the copy|, which I'll do|, and I've written|, so this goes there too]
{c} [telling|poking|pinging|nudging|texting] $people [too|as well|next|about that]
{cs} $people [know|have it too|got this too|have been told|have seen it]
{cs} [same note to|a copy goes to|cc|also for] $people
{c} $people [were asking|kept asking|wanted that|keep bugging me]
{f} [a copy to|likewise to|also to|for information to] $colleagues
{f} $colleagues [have been told|are informed|have a copy|know of it]
`

// Behind a question or a wish: why the writer wants to know.
const namesAsk = `
{cs} [I'm asking|asking|I ask] [because of|for|on behalf of|with an eye to] $other, [it has to fit|they go by it|it comes up|they want to plan|they need it] [too|as well|over there|, you see|, I hear]
{cs} $people [want to know|asked me|have been asking|keep asking|rang me about it|wrote to me], [so I have to|so I said I'd|so let me|and I'd better] [find out|ask|look into it|pass it on|check]
{cs} [someone|one of them|a friend|an old colleague] [on|over on|from] $other [asked me|wanted to know|brought it up|stopped me] [over coffee|in the lift|at lunch|on the stairs|in the kitchen][|, and I went blank|, I had to pass|, no idea, I said|, so I promised to ask]
{cs} it [matters|counts|comes in handy|makes a difference|plays a part] [for|on|over on] $other [too|as well][|, they say|, I hear|, I gather|, apparently|, they tell me|, it seems]
{cs} [I'd like to|I want to|I have to|trying to|I still have to] [square|line up|compare|match|reconcile] it with [$other|the plan for $other|what they do on $other|the notes on $other|those on $other], [so a line will do|hence this|that's why I ask|so I'm asking|and I lack that bit|help me out|before I go on]
{cs} [need|I need|I could use|we need] it [for|on|over at] $other [as well|too][|, not only here|, sadly|, by the way|, as it happens]
{f} $colleagues [have enquired about it|have asked me|wish to know|have raised the question|would like to know][|, hence my request|, and expect a reply|, as you may know|, for their planning|, I'm told]
{f} [I ask|I enquire|the question arises|I raise this|I'd like to know] [with a view to|with regard to|on account of|in connection with|in the interest of] $other, [where it's needed|where it matters|which should agree|where it comes up|which it concerns] [too|as well|likewise|no less|also]
{f} it's [required|needed|of importance|of interest] [for|in connection with|in the planning of|with regard to] $other [as well|too|also|likewise][|, hence my question|, I'm told|, as I understand|, incidentally]
{v} I [need|want|could do with|am after|would like] it to [line up|keep in step|talk sense|avoid surprises|fit in] with [$other|the plan for $other|those on $other|the work on $other], [which isn't ours|they plan early|so I'm early|hence the hurry|so I'd rather ask|and I can't guess|to be on time]
{v} [the reason I ask|what made me ask|why I ask|the background|where this comes from]: $people [had the question|came to me with it|want to be sure|would like to plan|brought it up|are unsure], [and I couldn't|and nobody could|but I can't|so I'd like to|I wish I could] [tell them|help them|say more|answer them|help|give them a hint]
{c} $people [keep pestering me|keep bugging me|are on my back|won't let go|are after me] [about it|for it|over that|with that one]
{s} I [promised|told|said to] $people [I'd ask|I'd find out|I'd be back|I'd let them know][|, so please help|, hence the nudge|, so tell me|, and I forgot| soon| this time]
{d} [also for|it's for|needed on|wanted on|it's about] $other[|, not for me|, really|, they're waiting|, so be quick]
{m} [it'll come up|I expect it|it's bound to come up|they'll raise it|somebody will ask] [when we talk about|when we review|in the planning for|in the round on|in the talk on|as we plan] $other[| too| as well| soon enough], [so I'd rather know|and I'd be asked|I want to be ready|I don't like guessing|help me prepare|so tell me now]
{i} [I think|it may be that|perhaps|possibly] $people [lean on it|need it|want it too|count on it][| as well| for their part|, though I may be wrong|, but don't hurry|, I'm not sure|, if I'm not mistaken]
{w} [I promised|I half promised|I told|I said to|I let slip to] [a friend|a colleague|a newcomer|somebody nice] [on|over on|who works on|from] $other [I'd ask|I'd find out|I'd look into it|I'd come to you][|, so thank you|, you'd help us both|, they'd be grateful|, if you can help|, so I turn to you]
{p} [I wonder|I keep wondering|I'd like to see|I can't work out|somebody asked me] [how it|whether it|if it] [squares|fits|lines up|goes together|agrees] with [$other|the plan for $other|the needs of $other|$other at all|the rest on $other][|, you see|, or should it|, to be honest|, so I ask|, looking at both]
{p} [would it|does it|might it|will it] [touch|reach|concern|bother|help] $people[| too| as well|, do you think|, in your view]?
{j} it's [an input|an assumption|a parameter] [for|on|in the plan of|in the sheet for] $other [too|as well|also][|, hence the ping|, for the record|, not only here|, so asking early|, apparently]
{cs} $people [asked|want it too|are asking|need it as well]
{f} $colleagues [have asked|require it too|enquired|need it too]
`

// Behind a few words.
const namesBrief = `
{cs} I'll let $people [know|have it|see that|read this]
{cs} [will tell|telling|passing it to|handing it to|forwarding to] $people
{s} [useful|good|handy|helpful] for $people[| too| as well|, I think]
{s} $people [were wondering about that|asked about it|will want to hear it|wanted to know]
{c} [passing that on|sending that over|shouting that across|off it goes] to $people
{w} $people will be [glad to hear it|happy to hear that|pleased|grateful for that]
{w} [nice, and|lovely, and|good,] I'll tell $people
{h} $people will [be jealous|frame that|never let me forget it|want it in writing]
{d} [passing it to|telling|sent to|tell] $people
{v} I [talk to|sit near|have lunch with|share a desk row with] $people [anyway|quite often|most days], so I'll [pass it on|let them know|mention it|tell them]
{f} I'll [let $colleagues know|inform $colleagues|pass it on to $colleagues|write to $colleagues]
{f} it'll be [of use|of interest|helpful|welcome] to $colleagues[| as well| too|, I should think]
{m} I'll [raise it with|take it to|mention it to|bring it to] the group on $other
`
