package author

import "strings"

// Noise that sounds sure of itself (G11); what puts it right stands in
// lex_noise_right.go. None of it says that work has begun or ended.

// staleSources state a replaced value as if it still held.
func staleSources() map[string]string {
	return noised(map[string]string{
		"stale": `
[the $a for $t|the $a on $t|for $t the $a] [is still|remains|stays|hasn't changed, it's] $v[|@sure]
[we still use|we still have|we still work with|we stay with] $v as the $a [for|on] $t[|@sure]
we're still [using|working with|planning with|going with] $v as the $a [for|on] $t[|@sure]
@asbefore, [the $a for $t is $v|$t $has $v as the $a|we have $v as the $a for $t]
{cs} $a [for|on] $t: [still|unchanged,|same as before,|no change,] $v
{c} same $a [for|on] $t [as before|as ever], $v
{s} the $a [for|on] $t [hasn't moved|hasn't changed|is the same as before], it's [still $v|$v][|@sure]
{f} @asknown, the $a for $t [remains|continues to be|is still|stays] $v[|@firm]
{f} the $a for $t [continues to be|remains|is still|stays] $v[|@firm]
{v} @looked, and [the $a for $t|for $t the $a|the $a on $t] [is still|remains|hasn't changed, it's] $v
{d} [the $a for $t|the $a on $t] [is|stays|is still|remains] $v[, unchanged|, as before|. no change|]
{j} $a [for|on] $t, [unchanged|as before|same as in the baseline]: $v
`,
		"stale tally": `
[there are still|we still have|I still count|the list still has] $v $ap on $t
still $v $ap on $t[|, by my list|, same as before|, I counted]
there are [still |]$v $ap on $t[, as before|, same as in the list|, unchanged|]
{cs} $tb: [still |]$v $ap[|, as before|, no change]
$t [still |]$has $v $ap[, as in the list|, no change|, going by my notes|, as before]
{f} [according to my list|as before|to my knowledge|as the list shows], there [are still|continue to be|remain] $v $ap on $t
{s} [no change there|same as before|the list is the same], [there are|we have|we're looking at] $v $ap on $t
{v} [I had the list open just now|I went through the list not long ago|I keep a tally of those], and [it's|there are|we have] $v $ap on $t
{d} $v $ap on $t[, unchanged|, as before|, no change]
the number of $ap on $t is still $v[|, by my list|, I looked]
`,
		"stale clause": `
the $a $of $t [is still|remains] that $v
the $a $of $t is still that $v[|. no change there|. I asked]
[no change there|no news there|as before], the $a $of $t: $v
{cs} $tb, $a: $v, [as before|no change|still]
the $a $of $t [hasn't changed|is the same as before], it's [still |]that $v
{f} [as before|to my knowledge|according to my notes], the $a $of $t [remains|is still|continues to be] that $v
{s} [nothing new about|no change in|no movement on] the $a $of $t: $v
{v} [I asked about it not long ago|I have it in my notes|I was in the round on it], and the $a $of $t [is still|remains] that $v
{d} the $a $of $t, [unchanged|as before]: $v
`,
		"stale date": `
[the $a for $t|the $a on $t] [is still|remains|stays] $v
the $a for $t is still $v[|, no change there|, it's in my calendar|, as planned]
[no change there|same as in the plan|that hasn't moved], the $a for $t is $v
{cs} $a for $t: [still |]$v[, as planned|, no change|, says my calendar|]
the $a for $t [stays|remains] $v[|, so plan with it|, I have it in my calendar|, as planned]
{f} [as before|according to the plan|to my knowledge|as my calendar has it], the $a for $t [remains|is still|continues to be] $v
{s} [as planned|as in the calendar], the $a for $t is [still |]$v
{v} [it's been in my calendar for a while|I've had it in my calendar since we agreed on it|I copied it from the plan], and [the $a for $t|for $t the $a] is [still |]$v
{d} the $a for $t is $v[, unchanged|, as planned|. no change]
`,
		"stale link": `
the $a for $t [is still|remains|stays] at $v
the $a for $t is still [here|at the same place|where it was]: $v
[same place as before|no change there|still the same page], the $a for $t is at $v
{cs} $a for $t, [as always|same as before|still]: $v
the $a for $t [hasn't moved|is still in its old place]: $v
{f} [as before|to my knowledge|according to my notes], the $a for $t [remains|is] at $v
{s} I [use|open|read] the $a for $t [every other day|all the time|most mornings], it's at $v
`,
	})
}

func noiseSources() map[string]string {
	return and(errSources(), rightSources())
}

// noised fills in the choices that patterns of noise share.
func noised(src map[string]string) map[string]string {
	for k, s := range src {
		src[k] = noiseParts.Replace(s)
	}
	return src
}

// noiseParts are choices that several patterns of noise share.
var noiseParts = strings.NewReplacer(
	"@sure", `[|, as before|, same as in the plan|. I looked it up|. I had the page open just now|. my notes agree|. I've told the others the same|. that hasn't moved]`,
	"@firmly", `[, as people are waiting|, to save time|, if nobody minds|]`,
	"@firm", `[|. there has been no change|. my notes agree|. I have it in writing]`,
	"@asbefore", `[as before|same as in the plan|same as last time|going by my list|no change there|that hasn't changed]`,
	"@asknown", `[to my knowledge|as before|according to my notes|in line with the plan|going by the plan]`,
	"@looked", `[I looked at the plan not long ago|I had the page open just now|I have our old thread here|I've got the sheet here|my list is in front of me|I had to write it down again]`,
	"@yesf", `[has been approved|has received its approval|has been accepted|has been granted|has the consent it needs]`,
	"@yes", `[is approved|is through|has the go-ahead|got its yes|was waved through|got the ok|has been accepted]`,
	"@board", `[the board|the management|the steering group|the customer|legal|finance|head office|our sponsor|the committee]`,
	"@agreed", `[approved|accepted|agreed to|said yes to|waved through|backed]`,
	"@gof", `[I'll|I would|we should|I'd suggest that we|I propose that we|I intend to]`,
	"@gos", `[we can|let's|we may as well|I'd say we|I'd|I'll|I suggest we|we should]`,
	"@go", `[I'll|so I'll|then I'll|let me|let's|we can|I'm going to|now we can]`,
	"@next", `[tell the others|tell the people who wait for it|book a room for the first meeting|write the announcement|look at the next item|order the material|drop plan b|tell the customer|plan what comes after|answer the waiting mails|free the spare slot|send the invitations|inform the partners|put it in the calendar|ask for the accounts|archive the other drafts]`,
	"@easier", `[, before anyone asks|, to save time|, people are waiting|]`,
	"@halt", `[not so fast|hang on|wait|hold on|one moment|hm, no|sorry, no]`,
	"@notyetf", `[the approval for $t is outstanding|nobody has approved $t yet|nothing has been settled about $t|no consent has been given for $t|$t $has not been approved|I know of no approval for $t]`,
	"@notyet", `[nobody has said yes to $t|$t isn't approved yet|there's no yes for $t yet|$t isn't through|we have no approval for $t|I haven't seen a yes for $t|nothing is settled about $t]`,
	"@untilf", `[, and I would wait for it|, so please inform nobody yet|, so I'd ask you to wait|. kindly wait|]`,
	"@until", `[, I asked|, I looked|, so don't tell anyone yet|, please wait|. or did I miss a mail|]`,
	"@hold", `[let's not build on it|please hold the announcement|I wouldn't plan past it|keep it to yourself for now|please wait for the mail|don't promise anything]`,
	"@butin", `[something else entirely|sorry to change the subject|not about this|to change the subject|off topic, sorry|different subject]`,
	"@chorewhy", `[|, it'll be short|, see the invitation|, you asked for it|, thanks|, it's our turn]`,
	"@choreby", `[ before we meet| before the call| at your convenience| when you can| in good time]`,
	"@choref", `[send me your comments|return the forms|let me have your slides|confirm your attendance|fill in the list|read the minutes|enter your holidays|check your timesheets]`,
	"@chore", `[please bring your notes|we've swapped rooms|please bring your badges|the list hangs at the door|bring your own laptop|our slot has moved|please decide who takes notes|have a look at the new rota|I need your slides|please fill in the poll]`,
)

// errSources are noise that states nothing, and openings of noise that does.
func errSources() map[string]string {
	return noised(map[string]string{
		// In answer to something.
		"err " + noiseStale + " open": `
{cs} [I know that one|I have that here|no need to look|I had that open].
{c} [easy|oh, that].
{s} [no change there|nothing new there|I have that here].
{f} [as before|according to my notes|as in the plan|as far as my notes go]:
{cs} [from my notes|copied from my list|straight from the plan|on my list]:
{v} [I was in the round on it|I looked this up not long ago|I still have our old thread]:
`,
		// Out of the blue.
		"err " + noiseStale + " post": `
{cs} [reminder|small reminder|for the sheet|so we all have the same|for your lists|since somebody asked me|before we meet|for the slides]:
{c} [fyi|heads-up|btw]:
{s} [for your planning|as people keep asking|for the minutes|before we meet]:
{f} [for the record|for your information|as a reminder|for your planning]:
{v} [I was asked this again|this came up at lunch|somebody wanted to know again|a newcomer asked me|people keep mixing this up|I just had to look this up]:
`,
		"err " + noiseMissed + " open": `
{cs} [looked it up|found it|got it here|I have that here|had that open].
{c} [sure|got you|here you go].
{s} [looked it up for you|that's in my notes|I can answer that|I had to find that too]:
{f} [I take it that you mean this|in answer to your question|I can help you with that|my notes have it]:
{d} [quick answer|sure].
{cs} [here's what you asked for|I can tell you that|that's quickly answered|from my notes]:
{v} [I had the same question|I looked into that|I had to look that up][| not long ago| the other day| when I was new here|, so here you go]:
{w} [happy to help|glad to help|no trouble], [I have that here|that's in my notes|I looked it up]:
`,
		"err " + noiseMissed: `
{cs} oh, [you mean who looks after the $a|you mean who may see the $a|who keeps the $a, you mean]? [ask at the front desk|reception knows|it's in the phone list]
{s} [the $a gets discussed|we go through the $a] in the [usual|next] meeting, [just come along|I can add you to the invitation]
{c} you mean the form for the $a? [top drawer, next to the printer|ask at reception|it's on the intranet]
{f} if you [mean|are looking for] the [template|form] for the $a, [it's in the shared folder|you'll find it on the intranet|I can send it to you]
{f} [how to record the $a|how the $a is recorded|the procedure for the $a] is described in the [handbook|guidelines|intranet]
{d} [the handbook explains|see the handbook on|there's a page on] how to [fill in|enter|record] the $a
{v} [I take it you want to know how one writes down the $a|you're asking how to enter the $a, I assume]: there's a field for it [in the form|on the sheet], right at the [top|bottom]
{s} yes, [you may change the $a yourself|you can edit the $a|go ahead and change the $a], [nobody has to sign that off|no need to ask anybody|you have the rights]
{c} sure, [I can show you|let me show you|I'll show you] where the $a [goes|is entered|gets written]
{i} I believe you're after the [format|layout|spelling] of the $a, and the [template|form|style guide] shows it
{w} happy to explain what the $a is for, [it tells us where we are|it helps whoever plans|people ask me that a lot]
{p} you mean why we [track|write down|keep] the $a at all? [because the auditors want it|we were asked to]
`,
		"err " + noiseMissed + " plain": `
{cs} oh, you mean the form? [top drawer, next to the printer|it's on the intranet|ask at reception]
{s} [that gets discussed|we go through that] in the [usual|next] meeting, just come along
{f} if you [mean|are looking for] the [template|form], [it's in the shared folder|you'll find it on the intranet]
{f} the procedure is described in the [handbook|guidelines]
{v} [I take it you want to know|you're asking, I assume,] how one writes that down: there's a field for it [in the form|on the sheet]
{d} [the handbook explains|there's a page on] how to [fill it in|enter it]
{c} sure, [I can|let me] show you where that goes in the form
`,
		"err " + noisePresumes: `
[I'll|let me|I'm going to|we can|we should] @next [now that|as|because|since] $t @yes
[I'll|let me|I'm going to|we can|we should] @next [now that|as|because|since] @board @agreed $t
{cs} [great|good|nice|lovely|glad|happy] that $t @yes, @go @next[|@easier]
{s} [since|now that|as|seeing that] @board @agreed $t, @gos @next[|@easier]
{c} [so|nice,|ooh,] $t @yes? @go @next
{c} @board @agreed $t[|, finally|, as I hear]. @go @next
{f} [now that|given that|since|as] @board [has |]@agreed $t, @gof @next[|@firmly]
{f} [as|since|now that|given that] $t @yesf, @gof @next[|@firmly]
{v} [I gather|so I hear|they tell me|I take it|word is] that @board @agreed $t, so @gos @next[|@easier]
{d} $t @yes. [please|everyone, please|whoever has a minute:|next:] @next
{m} [as|now that|since] @board @agreed $t, [I'll|I want us to|please|we] @next[|@easier]
{w} [so glad|lovely to hear|what a relief|I'm so pleased] that @board @agreed $t, @go @next
{i} I [take|regard|see] the [approval|budget|go-ahead] for $t as [given|settled], so @gos @next
{p} now that $t @yes, who [is going to|wants to|has time to|would like to|can] @next?
`,
		"err " + noisePresumes + " plain": `
{cs} [great that it's approved|nice that it's through|good that they said yes], [I'll|then I'll|so I'll] [tell the people who wait for it|book a room|put the announcement together]
{s} since the money is [there|approved], we [may as well|can|should] [order what we need|book the rooms|ask for the extra hands]
{f} now that the board [stands behind it|has approved it], [I'd suggest that we|we should|I'll] [inform the partners|prepare the announcement]
{c} [so it got the ok|heard it's approved]? [let's book a room then|I'll tell the others]
{v} since nobody has any objections left, [I'd use the next meeting|let's use the review slot] for what comes behind it
{d} [it's approved|they said yes], so [plan what follows|drop the fallback|tell the customer]
`,
		"err " + noisePresumes + " open": `
{cs} [as everyone agreed on that|now that it's approved|since they said yes to it]:
{s} [since the board is behind it|now that the budget is there|as that's approved]:
{f} [now that all parties have consented|given the approval|since the board has agreed]:
{c} [now that it's a yes|since it's approved]:
`,
		"err " + noiseDrifts: `
{cs} @butin, has [anyone|anybody|somebody] [heard about|thought about|asked about] $x [lately|yet|by now]?
{f} [forgive the change of subject, but|on an entirely different matter,|to speak of something else,] I [should like to|must|have to] [mention|bring up|ask about|say a word about] $x
{cs} @butin, [who do I talk to about|what's the story with|who knows about|what's the news on|can we talk about] $x?
{s} @butin, [what's happening with|what do we do about|what do you all think of|has anyone asked about|does anyone know about] $x?
{c} [ok but, totally different thing,|sorry, not this, but|random, but|off topic but] [what's going on with|did you hear about|who knows about|can we talk about] $x?
{c} [can't concentrate|not my best day|no focus today], [I keep thinking about|I blame|all I can think of is] $x
{f} [on a different matter|if I may change the subject|while everyone is here|forgive the interruption], [somebody should look into|we ought to talk about|I must mention|I wanted to ask about] $x[|, when there is time]
{v} [I was going to answer|I sat down to write about this|I had half a reply written], but [I got talking about $x|somebody told me about $x|then $x came up], and [now it's gone|I've lost my thread|I don't know where I was]
{w} [before I forget, something else|oh, and not about this|while I have you all, a change of subject]: [somebody must tell you about|I have news about|ask me at lunch about] $x
{d} [different topic|other question|something else|not this, but|off topic]: $x
{i} [sorry if it's the wrong place|sorry to change the subject|I know it isn't the subject|I don't know where else to ask], but [I keep thinking about|I wonder about|I'd like to talk about] $x
{s} [something else entirely that came up at lunch|off topic, but people ask me in the kitchen|nothing to do with this]: $x
{p} @butin, who [knows more|can tell me more|has news] about $x?
`,
		"err adrift": `
{cs} [that reminds me of something else|oh, by the way|off topic], the lift [is stuck again|plays music now|is out of order]
{s} [something else|quick aside], the bakery across the street has [opened its terrace|new sandwiches|a queue again]
{c} off topic, but [have you all seen|who ordered] the new plants in the hall?
{f} on a different matter, the [heating|light|projector] in the meeting room [deserves our attention|needs a look]
{h} before we go on, something serious: the biscuit tin is [empty|full again]
{v} I had [half a reply written|an answer in my head], but the window cleaners are waving at me and [I've lost my thread|now it's gone]
{w} before I forget, the choir is looking for [voices|a piano|altos]
{d} different topic: the bicycle stand is [full again|locked]
{f} permit me a word on the coffee, which has [improved|got weaker]
`,
		"err " + noiseDrifts + " open": `
{cs} [on a different note|not about this, but|before I forget]:
{s} [something else entirely|different thing|off topic]:
{f} [on another matter|to change the subject|if I may change the subject]:
{c} [unrelated|random|not this, but]:
`,
		"err " + noiseAudience + " named": `
[could|can|would] [you|all of you|those of you] on $other [please |kindly |]@choref?
{cs} [to|for|note to] [all of you|everyone|the people|the crew] on $other: @chore[|@chorewhy]
{s} a [reminder|note|word|request] [for|to] [the group|everyone|those of you|all] on $other: @chore[|@chorewhy]
{s} [the|our] [stand-up|round|weekly|check-in|slot|meeting] for $other [moves to|is in|goes to|will be in] the [small|quiet|green|big|corner] room[, as you asked|, the other is taken|, see the invitation|]
{c} hey [you lot|folks|people|all|gang] on $other, [can somebody|could one of you|who can] [tidy up the board|bring back the projector|feed the printer|return my charger|water the plants|wipe the whiteboard]?
{f} dear colleagues [on|working on|in charge of] $other, [kindly|please] @choref[|@choreby]
{f} I'd ask [you|all of you|those of you] on $other to @choref[|@choreby]
{f} [a request to|this is for|addressed to] [the group|the colleagues|everyone] on $other: [please|kindly] @choref[|@choreby]
{v} [since some of you on $other asked|to all on $other, as I promised|you on $other, once more|to those on $other, in case you missed it]: @chore[|@chorewhy]
{d} [everyone|all] on $other: [comments|timesheets|holiday plans|slides|badges|votes] to me, please
{w} [lovely|great|fine] [work|progress] on $other, [everyone|all], [see you|let's meet] [at our table for lunch|in the canteen|in the kitchen for cake]
{h} who of you on $other [took|borrowed] [the good stapler|my mug|the big chair]? [it has a name on it|no questions asked|I need it back]
{m} I want [everyone|all of you|the whole group] on $other [in the call|at the table|in the room], [cameras on|slides ready|lists in hand]
{p} [which of you|who] [keeps|has|writes] the [minutes|list|log|rota] for $other? [I can't find it|somebody asked me|it isn't on the drive]
{i} if [somebody|one of you|anyone] on $other could [take notes|collect the post|lend me a charger|save me a seat], [I'd be glad|that would help|no hurry]
{cs} [people|everyone|all] on $other, [the|our] shared [folder|drive|calendar|fridge] is [full|a mess|locked again], [please clean up|take out what's yours|ask me before you change it|could you look]
`,
		"err " + noiseAudience: `
{cs} to everyone in the evening shift: please bring your [notes|keys|badges] to [our meeting|the handover]
{s} reminder for the reception: the room has changed, [it's the big table now|look at the door|the list hangs outside]
{c} hey choir people, could somebody [tidy up the cupboard|bring the music stands|find the key]?
{f} dear members of the works council, kindly send me your [comments|votes|dates] before the call
{d} all drivers: keys back [on the hook|to the desk], please
{w} lovely performance, choir, see you all at [rehearsal|the next concert]
{v} for those on the parents' board: we agreed to swap seats, so please look at the [list|plan] again before you come
`,
		"err " + noiseAudience + " open": `
{cs} [for our group|to my lot|all on our list]:
{s} [to all of us on this|for the team|to everyone in our round]:
{f} [for those concerned|to the members of our group|for our working group]:
{c} [hey team|ok gang|right, you lot]:
`,
	})
}
