package author

// Bringing to one task what was said about another (G7): somebody who has been
// through it there tells those who are at it here. $t is the task at hand,
// $what the thing that was said, with the other task's name.

var recallAcrossLines = `
{cs} [before you go on with|before you spend more time on|before anyone digs further into|while you're at|if you're stuck on] $t, [have a word with|ask|go and see|talk to|ring] $they [about $what|on $what], [we had that|that came up here|that was our topic|we went through it] $when
{csv} [we've been through it|we had the same|that's familiar ground|been there|same question here], [in a way|more or less|I think|sort of]: what $who $did [$when about $what|about $what $when] [might help|may help|could help|should help] $t [too|as well]
{cs} [reading about|looking at|hearing about|talking about|thinking about] $t, I [was reminded of|thought of|remembered|came back to|had in mind] what $who $did [$when about $what|about $what $when]
{cs} [in case it helps with|may be of use for|a pointer for|something for|you might need this for|thinking of] $t: [see|look at|reread|have a look at|remember|there's] what $who $did [$when about $what|about $what $when]
{c} [on|with] $t you're [about|roughly|pretty much|more or less|just] where we were [before we talked|when we talked|when we heard] $when about $what
{s} [sooner or later|at some point|I suspect|my guess is that|as far as I can see|I'd expect that] $t [will|may|might|should] [run into|need|come down to|depend on|have to do with] what $who $did [$when about $what|about $what $when]
{f} what $who $did [$when about $what|about $what $when] [may|might|could|should] [well|equally|likewise|also|in part] [apply to|concern|be relevant to|hold for|be useful for] $t
{cs} [one thing for|a thought on|something for|a note for|a tip for|a hint for] $t [from next door|from the neighbours|from outside|from us]: what $who $did [$when about $what|about $what $when] may [save you a detour|save some time|fit here|be worth it|help]
{cs} [for|on|if you're on|when you plan] $t, [have a look at|go back to|dig up|check|reread|I'd look at] what $who $did [$when about $what|about $what $when]
{c} $t [could|might|should] [use|borrow|copy|look at|learn from|do with] what $who $did [$when about $what|about $what $when]
{s} what $who $did [$when about $what|about $what $when] [fits|suits|may help|matters for|may do for] $t [as well|too], [as far as I can see|I think|if you ask me|I'd say|or so it seems]
{s} [if I were on|if I had to do|if it were me on|were I planning] $t, [I'd start from|I'd go back to|I'd look at|I'd keep in mind|I'd build on] what $who $did [$when about $what|about $what $when]
{f} [with regard to|in connection with|as to|concerning|for] $t, [I'd draw your attention to|I'd refer you to|may I point to|I'd mention|kindly consider] what $who $did [$when about $what|about $what $when]
{f} [those who work on|the colleagues on|those responsible for|the group on] $t may find it [useful|helpful|instructive|worthwhile] to [read|recall|consult|look up|consider] what $who $did [$when about $what|about $what $when]
{v} [I don't want to|far be it from me to|it isn't for me to|I wouldn't want to] [tell you how to do|interfere with|meddle with|comment on|judge] $t, but [we lost some time over|we argued long about|we were slow with|we went back and forth on] $what [before anybody listened to|before we looked at|until somebody reread|before we took up] what $who $did $when
{v} [I've been following|I read along on|I keep an eye on|I've been watching] $t [from a distance|from over here|with interest|from the side], and what $who $did [$when about $what|about $what $when] [keeps coming to mind|came to mind|seems close|might fit]
{d} [for|on|before] $t: [read|check|see|use|look at|start with] what $who $did [$when about $what|about $what $when][| first| before you go on]
{i} [perhaps|maybe|it may be that] it's [of no use to|no help on|too different for|not your case on] $t, but what $who $did [$when about $what|about $what $when] [might|may|could] be worth [a look|a minute|a thought|reading]
{csp} [has anybody on|have you on|has the group on|have all of you on|have those on] $t [seen|read|heard|caught|noticed] what $who $did [$when about $what|about $what $when]?
{p} would what $who $did [$when about $what|about $what $when] [change anything for|help with|matter for|fit|do for|be of use on] $t[| too| as well|, do you think]?
{w} [happy to|glad to|I'd gladly] [walk you through|go over|say more on|dig out|explain|send you] what $who $did [$when about $what|about $what $when], if it [helps with|is any use for|spares you work on|fits] $t
{j} $t and $what [have the same shape|share a pattern|are the same kind of thing|look alike], so what $who $did $when [should carry over|may transfer|probably maps|could be reused]
{m} whoever [plans|reviews|looks after|works on] $t should [know|see|read|hear|go back to] what $who $did [$when about $what|about $what $when]
`

var recallAcrossAfter = `
{cs} [same trap|same story|same question|same puzzle], different [corner|room|task|people]
{s} it saved us [a lot of guessing|some going back and forth|a few wrong turns|time]
{f} I'm [available|at hand|glad to be asked] for [questions|details|an exchange]
{v} I only [mention it|bring it up|say so] because [nobody told us|we'd have liked to know|we found out late]
{w} [shout|say so|call me|come by] if you want [company on it|to talk it over|the longer version]
{c} [no charge|you're welcome|fwiw|just saying]
{p} [or are you past that point already|or is yours a different case|or am I off|or have you been there]?
{i} [ignore me|forget it|never mind] if it doesn't [apply|fit|help]
{d} that's [all|it] from [our side|us|me]
{j} the set-up is [near enough|close|comparable|much the same]
`
