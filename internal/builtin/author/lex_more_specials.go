package author

// More shapes of what is no statement: starts, asking for help, openings that
// refer to an earlier day.

func moreSpecials() map[string]string {
	return map[string]string{
		"start owner": startOwnerShapes, "coordinate": coordinateShapes,
		"earlier": earlierShapes, "ack offer": offerShapes,
	}
}

var startOwnerShapes = filled(`
{cs} [up next|next on my list|new on my desk]: $t. <s:starting [today|now|right away]>, <o:[I own it|it's mine|I'm the owner]>
{c} [me next|my turn|here we go]: <s:starting> $t [today|now]. <o:[it's mine|I own it]>
{f} <o:I'm the owner> of $t; work <s:begins [today|now|this morning]>
{s} [today|this morning|now] <s:we start> $t, and <o:[I'm the owner|it's mine]>
`)

var coordinateShapes = `
{cs} $t could do with [a critic|a reader|a sceptic|fresh eyes]. $req([be that person|give it a read|take a look])
{s} $req([walk me through|talk me through|explain to me] how you'd go about $t)
{f} $req([favour me with|send me|let me have] your remarks on $t)
{c} [shout|ping me|wave] when you're free for a chat on $t. $req([bring your notes|come over|bring questions])
{v} I've a feeling that $t [has a gap|misses the point somewhere|says too much in places]. $req([help me find it|tell me where])
{w} you know this better than I do, so $req(look at $t with me)
{m} $req(show me where we are with $t)
{h} $req([look at|read] $t with me), [coffee's on me|I bring biscuits|there'll be cake]
{p} what [would you change about|would you leave out of|would you add to|is missing from|don't you like about] $t? $req([mark it up|note it in the margin|write it down for me|be frank])
{j} $req([proofread|cross-check|review] my notes on $t)
{s} I [wrote|sketched|drew] something for $t [last night|between calls|on the train]. $req([tell me what you think|see if it makes sense])
`

// Each stands before what is said, so that the words next to it matter most.
var earlierShapes = filled(`
{cs} [one more word|a bit more|something else|another thought] on $t, $p:
{s} [I've been thinking about|I keep thinking about|I went back to|I slept on] [your message|your note|what you said|your point] on $t, $p:
{c} re $t, $p:
{c} $p, [still|back] on $t:
{f} [allow me to return to|let me come back to|I should like to return to|I come back to] $t, $p:
{v} I [read|reread|took my time over] your [message|note|lines] about $t, $p:
{w} [thanks for raising|good that you raised|thank you for bringing up|glad you mentioned] $t, $p.
{d} on $t, $p:
{s} following up on $t, $p:
{cs} [only now|just now|at last|finally] [got to|read|saw|reached] your [note|message|lines|post] on $t, $p.
{cs} $p, [your note|your message|what you wrote|your point] on $t [is still open here|was still on my list|came back to me|stayed with me|got me thinking].
{s} [I found|I reread|I only saw|I came across] your [note|message|lines|post] on $t [this morning|just now|again], $p.
{v} [it took me a while|it got busy|I owe you a reply|I wanted to look first|I had to think about it], $p. [about|on|as for] [your note on|what you wrote on|your lines on|] $t:
{f} [I have read|I have considered|I return to|I refer to] your [note|message|remarks|lines] [on|concerning|about] $t, $p.
{c} [saw|read|found] your [bit|note|thing|message] on $t, $p.
`)

var offerShapes = `
{cs} [happy|glad] to [read along|look over your shoulder|have a look|join], $p
{s} put me on the list of readers
{h} [for biscuits|for a coffee|if there's cake], any time
{c} [me too|I can]!
{f} should a further reader be welcome, I'm at your service
{w} of course, $p
{v} [my afternoon is a mess|I'm a bit booked|there's a lot on], but I'd make room for that
`
