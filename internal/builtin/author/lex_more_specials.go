package author

// More shapes of what is no statement: asking for help, offering it.

func moreSpecials() map[string]string {
	return map[string]string{
		"coordinate": coordinateShapes, "ack offer": offerShapes,
	}
}

var coordinateShapes = `
{cs} $t could do with [a critic|a reader|a sceptic|fresh eyes]. $req([be that person|give it a read|take a look])
{s} $req([walk me through|talk me through|explain to me] how you'd go about $t)
{f} $req([favour me with|send me|let me have] your remarks on $t)
{c} [shout|ping me|wave] when you're free for a chat on $t. $req(bring coffee)
{v} I've a feeling that $t [has a gap|misses the point somewhere|says too much in places]. $req([help me find it|tell me where])
{w} you know this better than I do, so $req(look at $t with me)
{m} $req(show me where we are with $t)
{p} what would you change about $t? $req([mark it up|note it in the margin|write it down for me])
{j} $req([diff|proofread|lint] my notes on $t)
{s} I [wrote|sketched|drew] something for $t [last night|between calls|on the train]. $req([tell me what you think|see if it makes sense])
`

var offerShapes = `
{cs} [happy|glad] to [read along|look over your shoulder|have a look|join], $p
{s} put me on the list of readers
{c} [me|pick me|over here]!
{f} should a further reader be welcome, I'm at your service
{w} for you any time, $p
{v} [my afternoon is a mess|I'm a bit booked|there's a lot on], but I'd make room for that
`
