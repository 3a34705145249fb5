package author

// More ways to ask. What is asked for comes first or last, and in longer ones
// somebody says what they are at. In a thread that speaks of the subject the
// question leaves it out ("for $t" goes), so that it must be good without.

func moreQuestions() map[string]string {
	return map[string]string{
		classSetting: nounAsks + settledAsks, classMeasure: nounAsks + measureAsks, classChoice: nounAsks + settledAsks,
		classBudget: nounAsks + settledAsks, classInput: nounAsks,
		classAlternative: nounAsks + alternativeAsks, classReference: linkAsks, classDeadline: dateAsks, classDue: dueAsks, classTally: tallyAsks,
		classContact: contactAsks, classReason: clauseAsks, classBlocker: clauseAsks, classRisk: clauseAsks,
	}
}

var nounAsks = filled(`
{g} [who knows|who has|who remembers|who can tell me] the $a for $t?
[do you know|do you have|can you tell me|do you remember] the $a for $t?
{cs} [any idea what the $a for $t is|have you got the $a for $t at hand|got the $a for $t somewhere]?
{cs} [what was|what's] the $a for $t again?
{d} $a for $t?
{cs} @busy and can't find the $a for $t, [what is it|can you tell me|have you got it]?
{s} I'm @busys. what's the $a for $t?
{f} [might I ask for|may I ask for|could you let me have|would you tell me] the $a for $t?
{f} I'm @busys. [could you give me|may I have] the $a for $t?
{v} I [was just asked for|have been looking for|can't remember] the $a for $t. [what is it|can you tell me]?
{w} [would you be so kind and tell me|could I bother you for|might I trouble you for] the $a for $t?
{i} I may have [missed it|overlooked it|forgotten it], but what's the $a for $t?
{m} I'm @busys. what do I [put|write|say|give] as the $a for $t?
{j} what goes into the [tracker|docs|sheet] as the $a for $t?
`)

// Of what somebody settles, not of what is measured or found.
var settledAsks = `
{p} what's our [current|latest] thinking on the $a for $t?
{p} what did we [end up with|agree on|settle on] as the $a for $t?
`

var measureAsks = `
{cs} where are we on $t in terms of $a?
{s} [any fresh figure|do we have a newer figure|is there a new figure] for the $a on $t?
{j} what does the [panel|chart|log] say about the $a on $t?
{cs} what did you [see|get|measure] as the $a on $t?
{f} may I ask what was [measured|found|seen] as the $a on $t?
{p} what did the $a on $t [come out at|turn out to be] [last|when you looked]?
`

var alternativeAsks = filled(`
{cs} what did we [drop|turn down|say no to], I mean the $a for $t?
{s} what did we [say no to|leave out|turn down] as the $a for $t?
{f} may I ask what was [turned down|set aside|dropped] as the $a for $t?
{s} [I wasn't there when it came up|before I suggest it again|so that I don't bring it up again], what was the $a for $t?
{v} I have an idea for it, but first: what was the $a for $t?
`)

var linkAsks = `
{cs} [where did we put|who has|where's] the $a for $t?
{s} [could you send|can you share|can you give me] the [address of|link to] the $a for $t?
{f} would you [kindly|please] direct me to the $a for $t?
{c} lost the $a for $t [again|somehow|in my tabs], where is it?
{v} [my bookmarks are a mess|I changed machines|my link goes nowhere|I searched the wiki] and the $a for $t [isn't among them|is gone|doesn't turn up]. where do I find it?
{d} the $a for $t, please. where?
{w} would you be so kind and [point me to|send me|share] the $a for $t?
{s} I only have an old [copy|link|print]. where's the $a for $t [now|these days|kept]?
`

var dateAsks = `
{cs} which day do I [block|keep free|plan] for $t, I mean for the $a?
{s} [for when|for which day] have we planned the $a for $t?
{f} may I ask on which day the $a for $t falls?
{c} $a for $t, when was that?
{v} [my calendar and I disagree about|I have a gap in my calendar for|I'm planning round] the $a for $t. which day is it?
{d} which day is the $a for $t?
{m} [people upstairs|the others|those waiting] want to know the $a for $t. which is it?
{w} be so kind and remind me when the $a for $t is?
{s} I'm [planning my week|booking a room|moving things around]. when's the $a for $t?
`

var dueAsks = `
{cs} how long do we have for $t?
{s} until when do we have time for $t?
{f} may I ask when $t $is expected at the latest?
{c} when do we have to hand in $t?
`

var tallyAsks = `
{cs} [can you|could you] give me the number of $ap on $t?
{s} how many $ap does the list have for $t?
{f} might I ask how many $ap are recorded for $t?
{c} $ap on $t, how many again?
{v} I [need a figure for a slide|have to report a figure|want to see how much is left], so how many $ap are there on $t?
{m} how many $ap do I report for $t?
{w} would you count the $ap on $t for me?
`

var contactAsks = filled(`
{cs} [whose name|which name] do I [write next to|put under|enter as] $a for $t?
{s} [can you point me to|who can put me in touch with|do you know] the $a for $t?
{f} might I have the name of the $a for $t?
{c} who [got picked|was it|did we get] as the $a for $t?
{v} I have [a letter|a form|a question|a file] here for the $a on $t and no name. who is it?
{w} whom may I bother as the $a for $t?
{m} whom do I [invite|call|copy in] as the $a for $t?
{cs} I'm @busy and need [a name|to know]: who's the $a for $t?
{s} who do I [ask|call|write to|copy in] as the $a for $t?
{f} to whom should I [write|turn|send this] as the $a for $t?
`)

var clauseAsks = `
{cs} [what's the story behind|fill me in on] the $a on $t?
{s} how would you explain the $a on $t to [an outsider|a new colleague|somebody outside the group]?
{f} might I ask about the $a on $t?
{c} so what's up with the $a on $t?
{v} I've [heard half of it|only heard rumours|missed the meeting], so what's the $a on $t?
{d} the $a on $t: what is it?
{w} would you walk me through the $a on $t?
{m} they'll ask me upstairs about the $a on $t. what do I say?
{s} I [wasn't there|came in late|missed that bit]. what's the $a on $t?
`
