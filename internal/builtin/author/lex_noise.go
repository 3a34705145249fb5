package author

import "strings"

// Noise that sounds sure of itself (G11); what puts it right stands in
// lex_noise_right.go. None of it says that work has begun or ended.

// staleSources state a replaced value as if it still held.
func staleSources() map[string]string {
	return noised(map[string]string{
		"stale": `
[the $a for $t|the $a on $t|for $t the $a] [is still|remains|stays|was always] $v
[we still use|we still have|we still work with|we stay with] $v as the $a [for|on] $t
[the $a for $t|for $t the $a|the $a on $t] @still $v[|@sure]
@before, [the $a for $t is $v|it's $v for the $a on $t|$t $has $v as the $a|we have $v as the $a for $t|the $a for $t stays $v][|@sure]
@asever, [the $a for $t is|the $a on $t is|the $a for $t stays|for $t the $a stays] $v[|@sure]
we're still [using|working with|planning with|going with|calculating with|counting on|at] $v as the $a [for|on] $t[|@sure]
{cs} [it's still|still|same as ever,|as always] $v for the $a [on|for] $t[|@sure]
{cs} $a [for|on] $t: [still|unchanged at|same as ever,|no change,|always was] $v
{c} [same old|still the same|usual] $a [on|for] $t, $v[|@sure]
{s} the $a [for|on] $t [hasn't moved|hasn't changed|is what it was|is the same as before|never moved], it's [still $v|$v][|@sure]
{f} @asknown, the $a for $t [remains|continues to be|is still|is unchanged at|stands as before at|stays] $v[|@firm]
{f} the $a for $t [continues to be|remains|is, as before,|is still|stays] $v[|@firm]
{v} @looked, and [the $a for $t|for $t the $a|the $a on $t] @still $v[|@sure]
{d} [the $a for $t|the $a on $t|for $t the $a] [is|stays|is still|remains] $v@flat
{s} it's [|still ]$v, [that $a on|the $a on|the $a for] $t[|@sure]
{j} $a [for|on] $t, [unchanged|no delta|same as baseline|as configured before]: $v
`,
		"stale tally": `
[there are still|we still have|I still count|the list still has] $v $ap on $t
still $v $ap on $t[|, I counted|, same as before|, going by the list|, none fewer]
there are [still |]$v $ap on $t[, as before|, same as ever|, unchanged|, the list says so|. that hasn't moved]
{cs} $tb: [still |]$v $ap[|, as before|, no change|, same as ever]
$t [still |]$has $v $ap[, as ever|, no change|, same as on the list|, going by my notes|, like before]
{f} [according to my list|as before|to my knowledge|as the list shows], there [are still|continue to be|remain] $v $ap on $t
{s} [nothing has moved|no change there|same as before|the list is the same], [there are|we have|we're looking at] $v $ap on $t
{v} [I had the list open a while ago|I went through the list not long ago|I keep a tally of those], and [it's|there are|we have] $v $ap on $t
{d} $v $ap on $t[, unchanged|, as before|. same as ever|, no change]
the number of $ap on $t is still $v[|, by my list|, I looked|, no more and no fewer]
`,
		"stale clause": `
the $a $of $t [is still|remains] that $v
the $a $of $t is still that $v[|. no change there|. same as before|. I asked]
[same as ever|still the same thing|no news there|as before|nothing has changed], the $a $of $t: $v
{cs} $tb, $a: $v, [as before|same as ever|no change|still]
the $a $of $t [hasn't changed|is the same as before|is what it always was], it's [still |]that $v
{f} [as before|to my knowledge|according to my notes|as is well known], the $a $of $t [remains|is still|continues to be] that $v
{s} [nothing new about|no change in|no movement on] the $a $of $t: $v
{v} [I remember|I have it in my notes,|I was there when we talked about] the $a $of $t[ well|]: $v
{d} the $a $of $t, [unchanged|as before|same as ever]: $v
`,
		"stale date": `
[the $a for $t|the $a on $t] [is still|remains|stays|has always been] $v
the $a for $t is still $v[|, no change there|, it's in my calendar|, same as before]
[no change there|nothing new there|same as in the plan|that hasn't moved], the $a for $t is $v
{cs} $a for $t: [still |]$v[, as planned|, same as before|, says my calendar|]
the $a for $t [stays|remains|is, as before,] $v[|, so plan with it|, I have it in my calendar|, as planned]
{f} [as before|according to the plan|to my knowledge|as my calendar has it], the $a for $t [remains|is still|continues to be] $v
{s} [as always|as planned|as in the calendar], the $a for $t is [still |]$v
{v} [it's been in my calendar for ages|I've had it in my calendar since we agreed on it|I copied it from the plan], and [the $a for $t|for $t the $a] is [still |]$v
{d} the $a for $t is $v[, unchanged|, as planned|. no change|, same as before]
`,
		"stale link": `
the $a for $t [is still|remains|stays] at $v
the $a for $t is still [here|at the same place|where it was]: $v
[same place as ever|no change there|as before|still the same page], the $a for $t is at $v
{cs} $a for $t, [as always|same as before|still]: $v
the $a for $t [hasn't moved|is where it always was|is still in its old place]: $v
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
	"@still", `[is still|stays|remains|is the same as before,|was always|is as ever|is just|has always been]`,
	"@sure", `[. I use it every day|. I had it open just now|. my notes agree|. it's on my list|. plan with that|. you can quote me|. I looked|. trust me|. same as in the plan|. easy|. no question|. write it down|. nobody touched it]`,
	"@firmly", `[, so that all can plan|, as people are waiting|, to save time|, without further delay|, if nobody minds|, as seems fitting]`,
	"@firm", `[. my notes show it|. there has been no change|. the plan has it|. my notes agree|. of that I'm certain|. you may recall it|. that is certain|. I have it in writing]`,
	"@flat", `[. nothing has changed|. full stop|. as before|. same as ever|. that's certain|. no change|. I looked|]`,
	"@before", `[still|as ever|as before|like always|same as in the plan|same as last time|going by my list|from my notes|no change|no news there]`,
	"@asever", `[nothing new there|no change there|that one never moves|you can look it up|easy one|that hasn't changed|I know that one|that's an old friend|same as it was]`,
	"@asknown", `[to my knowledge|as before|according to my notes|in line with the plan|as you may recall|as is well known|as far as my notes go|going by the plan]`,
	"@looked", `[I looked at the plan not long ago|I had the page open|I still have our old thread|I wrote it down back then|I've got the sheet here|I work with it all the time|I get asked that a lot|I was there when we set it|my list is in front of me]`,
	"@yesf", `[has been approved|has received its approval|has been accepted|has been given its budget|enjoys full support|has been granted|has found general agreement|has the consent it needs]`,
	"@yes", `[is approved|is through|has the go-ahead|got its yes|went through|has its budget|was waved through|got the ok|is safe|has the blessing from above|is a sure thing|has been accepted]`,
	"@board", `[the board|the management|the steering group|the customer|the top floor|legal|finance|head office|our sponsor|the committee]`,
	"@agreed", `[approved|accepted|agreed to|said yes to|waved through|backed|passed|supported]`,
	"@gof", `[I'll|I would|we should|I'd suggest that we|I propose that we|I intend to|it's time to|we may]`,
	"@gos", `[we can|let's|we may as well|I'd say we|I'd|I'll|time to|I suggest we|we should]`,
	"@go", `[I'll|so I'll|then I'll|let me|I'm off to|time to|let's|we can|I'm going to|now we can]`,
	"@next", `[tell the others|tell the people who wait for it|book the big room|write the announcement|look at the next item|order the material|drop plan b|tell the customer|put it on the website|skip the second review|plan what comes after|print the posters|answer the waiting mails|invite the press|free the spare slot|cancel the rehearsal|send the invitations|thank everybody|inform the partners]`,
	"@easier", `[, before anyone asks|, so people can plan|, to save time|, people are waiting|. one thing less on the list|. that will please some|. about time|, why wait|, and off we go]`,
	"@halt", `[not so fast|hang on|wait|hold on|easy|whoa|one moment|slow down|hm, no|careful]`,
	"@notyetf", `[the approval for $t is outstanding|nobody has approved $t yet|nothing has been settled about $t|no consent has been given for $t|$t has not been approved|the matter of $t is open|I know of no approval for $t]`,
	"@notyet", `[nobody has said yes to $t|$t isn't approved yet|that's open for $t|there's no yes for $t yet|$t isn't through|we have no approval for $t|I know of no yes for $t|I haven't seen a yes for $t|nothing is settled about $t]`,
	"@untilf", `[, and I would wait for it|, so please inform nobody|, so I'd ask you to wait|, I regret to say|. I would keep the announcement back|. kindly wait]`,
	"@until", `[, I asked|, as far as I know|, so don't tell anyone|, please wait|. tell nobody yet|. or did I miss a mail|. keep the cake cold]`,
	"@hold", `[let's not build on it|please hold the announcement|I wouldn't plan past it|keep it to yourself for now|let's not tell people|please wait for the mail|I'd keep plan b|don't promise anything]`,
	"@butin", `[that reminds me|totally different thing|sorry to butt in|not about this|while you're all here|before I forget|off topic, sorry|quite another thing|one more thing|speaking of which|more to the point]`,
	"@chorewhy", `[, it'll be short|, same room as always|, see the invitation|, reception knows more|, you asked for it|, thanks|, it's our turn|, or tell me why not]`,
	"@choreby", `[ before we meet| before the call| at your convenience| when you can| in time| without delay]`,
	"@choref", `[send me your comments|return the forms|let me have your slides|confirm your attendance|fill in the list|read the minutes|bring the folder|enter your holidays|check your timesheets|sign the card]`,
	"@chore", `[please bring your notes|we've swapped rooms|don't forget your badges|the list hangs at the door|bring your own laptop|our slot has moved|please see who takes notes|we sit at the big table|look at the new rota|the door code is on the board|please water the plants|I need your slides]`,
)

// errSources are noise that states nothing, and openings of noise that does.
func errSources() map[string]string {
	return noised(map[string]string{
		"err " + noiseStale + " open": `
{c} [easy|ha, easy|got that one|oh, that].
{cs} [I know that one|I know this one by heart|that one I have|no need to look].
{s} [no change there|nothing new there|that one I know|I have that here].
{f} [as before|according to my notes|as in the plan|as far as my notes go]:
{cs} [had that in my notes|from my notes|copied from my list|straight from the plan]:
{v} [I remember when we settled it|I was there when we settled it|I looked this up not long ago]:
{d} [no doubt|sure|certain]:
{s} [from memory|from my notes|off my list]:
`,
		"err " + noiseMissed + " open": `
{cs} [ah, you mean that one|I have that|that one I know|looked it up].
{c} [oh, that|sure|easy|got you].
{s} [looked it up for you|that's in my notes|here's what you asked for|I can answer that]:
{f} [I take it that you mean this|in answer to your question|I can help you with that]:
{f} [here is what you asked for|my notes have it|I looked it up for you]:
{d} [quick answer|that's simple|sure].
{cs} [I can tell you that|that's quickly answered|from my notes]:
{v} [I had the same question|I looked into that|I asked that myself|my neighbour explained it to me|I had to look that up][| not long ago| the other day| when I was new here|, so here you go]:
{s} [that's an easy one|I know where to find that|that one I have here].
`,
		"err " + noiseMissed: `
{cs} oh, [you mean who looks after the $a|if it's about who may see the $a|who keeps the $a, you mean]? [ask at the front desk|reception knows|it's in the phone list]
{s} [the $a gets discussed|we go through the $a] in the [usual|next] meeting, [you're welcome to come along|just come along|I can add you to the invitation]
{c} you mean the form for [it|the $a]? [top drawer, next to the printer|ask at reception|it's on the intranet]
{f} if you [mean|are looking for] the [template|form] for the $a, [it's in the shared folder|you'll find it on the intranet|I can send it to you]
{f} [how to record the $a|how the $a is recorded|the procedure for the $a] is described in the [handbook|guidelines|intranet]
{d} [the handbook explains|see the handbook on|there's a page on] how to [fill in|enter|record] the $a
{v} [I take it you want to know how one writes down the $a|you're asking how to enter the $a, I assume]: there's a field for it [in the form|on the sheet], right at the [top|bottom]
{s} yes, [you may change the $a yourself|you can edit the $a|go ahead and change the $a], [nobody has to sign that off|no need to ask anybody|you have the rights]
{c} sure, [I can show you|let me show you|I'll show you] where the $a [goes|is entered|gets written]
{i} I believe you're after the [format|layout|spelling] of the $a, and the [template|form|style guide] shows it
{w} happy to explain what the $a is for, [it tells us where we are|it helps whoever plans|people ask me that a lot]
{cs} [it's explained|you'll find it explained] in the glossary, [next to|under] the entry on the $a
{p} you mean why we [track|write down|keep] the $a at all? [because the auditors want it|we were asked to]
`,
		"err " + noiseMissed + " plain": `
{cs} oh, you mean the form? [top drawer, next to the printer|it's on the intranet|ask at reception]
{s} [that gets discussed|we go through that] in the [usual|next] meeting, [you're welcome to come along|just come along]
{f} if you [mean|are looking for] the [template|form], [it's in the shared folder|you'll find it on the intranet]
{f} the procedure is described in the [handbook|guidelines]
{v} [I take it you want to know|you're asking, I assume,] how one writes that down: there's a field for it [in the form|on the sheet]
{d} [the handbook explains|there's a page on] how to [fill it in|enter it]
{c} sure, [I can|let me] show you where that goes in the form
`,
		"err " + noisePresumes: `
[I'll|let me|I'm going to|we can|we should|time to] @next [now that|as|because|since] $t @yes[| at last| for good]
[I'll|let me|I'm going to|we can|we should|time to] @next [now that|as|because|since] @board @agreed $t[| at last]
{cs} [great|good|nice|lovely|glad|so good|happy] that $t @yes, @go @next[|@easier]
{s} [since|now that|as|seeing that] @board @agreed $t, @gos @next[|@easier]
{c} [so|nice,|heard|ooh,|wait,] $t @yes? @go @next
{c} @board @agreed $t[, right|, finally|, phew|, as I hear|]. @go @next
{f} [now that|given that|since|as] @board [has |]@agreed $t, @gof @next[|@firmly]
{f} [as|since|now that|given that] $t @yesf, @gof @next[|@firmly]
{v} [I gather|so I hear|they tell me|I take it|word is|the good news is] that @board @agreed $t, so @gos @next[|@easier]
{d} $t @yes. [please|kindly|everyone, please|whoever has a minute:|next:] @next
{m} [as|now that|since] @board @agreed $t, [I'll|I want us to|please|we] @next[|@easier]
{w} [so glad|thrilled|lovely to hear|what a relief|I'm so pleased] that @board @agreed $t, @go @next
{h} @board @agreed $t, so [I'm writing my speech|I've ironed a shirt for the photo|I'm off to buy cake|I'll change my job title|bring on the champagne|cue the brass band|I expect a statue|who brings balloons]
{s} with [the approvals|the budget|the yes|the signatures|the support|the go-ahead] for $t [safe|in the bag|all in|there at last|on paper], @gos @next[|@easier]
{i} I [take|count|regard|see] the [approval|budget|blessing|go-ahead|yes] for $t as [given|settled|safe|a sure thing|granted], so @gos @next
{p} now that $t @yes, who [is going to|wants to|has time to|would like to|volunteers to|can] @next?
`,
		"err " + noisePresumes + " plain": `
{cs} [great that it's approved|nice that it's through|good that they said yes], [I'll|then I'll|so I'll] [tell the people who wait for it|book the room|put the announcement together]
{s} since the money is [there|safe|in the bag], we [may as well|can|should] [order what we need|book the rooms|hire the extra hands]
{f} now that the board [stands behind it|has approved it], [I'd suggest that we|we should|I'll] [invite the press|inform the partners|prepare the announcement]
{c} [so it got the ok|heard it's approved]? [let's book the room then|I'll tell the others|pizza is on me]
{v} since nobody has any objections left, [I'd use the next meeting|let's use the review slot] for what comes behind it
{d} [it's approved|they said yes], so [clear your calendars for what follows|drop the fallback|tell the customer]
`,
		"err " + noisePresumes + " open": `
{cs} [as everyone agreed on that|now that it's approved|since they said yes to it]:
{s} [since the board is behind it|now that the budget is safe|as that's approved]:
{f} [now that all parties have consented|given the approval|since the board has agreed]:
{c} [now that it's a yes|with the ok in our pocket|since it's approved]:
`,
		"err " + noiseDrifts: `
{cs} has [anyone|anybody|somebody] [noticed|reported|dealt with|looked at|thought about] $x [lately|yet|at all|by now]?
{f} I [should like to|would like to|must|have to|may perhaps] [mention|bring up|raise the matter of|say a word about|return to] $x
{cs} @butin, [has anyone else noticed|who do I talk to about|what's the story with|can somebody explain|am I alone with|who knows about|what happened to|has anyone dealt with|can we talk about] $x[ lately| by the way| at some point|]?
{s} @butin, [what happened to|what are we going to do about|who looks after|has anyone reported|does anyone know about|who has a plan for|what do we say about] $x?
{c} [ok but|sorry but|lol,|wait,|hold on,|um,] [what's going on with|has anyone dealt with|who knows about|can we talk about|did you hear about] $x?
{c} [can't concentrate|not my best day|nobody asked, but|no focus today|my head's elsewhere], [it's $x again|all I can think of is $x|I keep coming back to $x|blame $x|I hold $x responsible|somebody mentioned $x]
{f} [on a rather different matter|if I may change the subject|although this is not the place|before we go on|while everyone is here|forgive the interruption], [somebody should look into|we ought to talk about|I must mention|I have a remark on|we should find somebody for|I would raise] $x[|, and soon|, when there is time|, as I have said before|, if only briefly]
{f} [I should like to|may I|I'd like to|allow me to|permit me to] [mention|bring up|say a word about|raise the matter of|return to|ask about] $x[|, which seems more pressing to me|, though it's not the topic|, since people keep asking me]
{v} [I was going to answer|I had a reply in my head|I meant to say something useful|I sat down to write about this|I had it all worked out], but [I came past $x|I got talking about $x|somebody told me about $x|then $x came up|I've just heard about $x], and [now it's gone|I can't think of anything else|I've lost my thread|I don't know where I was|here we are|that's my morning]
{w} [before I forget|oh, and|while I have you all|sorry, this made me laugh|a small delight]: [somebody must tell you about $x|I have news about $x|ask me about $x at lunch|I have a story about $x|come by and I'll tell you about $x]
{d} [different topic|other question|something else|not this, but|new subject|off topic]: [$x|now $x|$x, please|$x again]
{i} [maybe it's just me|perhaps I'm the only one|sorry if it's the wrong place|I don't know who else to ask|I hope nobody minds], but [I keep thinking about $x|I can't get used to $x|I worry more about $x|I'd rather talk about $x|somebody should see to $x|nobody does anything about $x]
{s} [speaking of which|the talk at lunch|all anyone mentions in the kitchen|the big topic on our floor|what people really talk about]: $x
{p} @butin, who's [in charge of|responsible for|behind|taking care of|going to fix] $x[, and since when|, actually|, and do they know|]?
`,
		"err adrift": `
{cs} [that reminds me|oh, by the way|totally different thing], the lift [smells of oranges again|is stuck again|plays music now]
{s} [never mind that|something else|quick aside], the bakery across the street has [opened its terrace|new sandwiches|a queue again]
{c} ok but [have you all seen|who ordered|who named] the new plants in the hall?
{f} on a rather different matter, the [heating|light|projector] in the meeting room [deserves our attention|needs a look]
{h} [whatever the question was|before we go on], the biscuit tin is [empty|full again]
{v} I [was going to say something useful|had a reply in my head], but the window cleaners are waving at me and [I've lost my thread|now it's gone]
{w} before I forget, the choir is looking for [voices|a piano|altos]
{d} different topic: the bicycle stand is [full again|locked|gone]
{f} permit me a word on the coffee, which has [improved|become undrinkable|got weaker]
`,
		"err " + noiseDrifts + " open": `
{cs} [on a different note|not about this, but|before I forget]:
{s} [something else entirely|different thing|off topic]:
{f} [on another matter|to change the subject|if I may change the subject]:
{c} [totally unrelated|random|not this, but]:
`,
		"err " + noiseAudience + " named": `
[could|can|would] [you|all of you|those of you|you people] on $other [please |kindly |]@choref?
{cs} [to|for|note to|word to] [all of you|everyone|those|the people|the crew] on $other: @chore[|@chorewhy]
{s} a [reminder|note|word|request|favour] [for|to] [the group|everyone|those of you|all] on $other: @chore[|@chorewhy]
{s} [the|our] [stand-up|round|weekly|check-in|slot|meeting] for $other [moves to|is in|goes to|will be in] the [small|quiet|green|big|corner|other] room, [as you asked|the other one is taken|the projector works there|you voted for it|see the invitation|there's a sign]
{c} hey [you lot|folks|people|all|gang] on $other, [can somebody|could one of you|who can|would someone] [tidy up the board|bring back the projector|feed the printer|return my charger|empty the dishwasher|water the plants|move the bikes|wipe the whiteboard]?
{f} dear colleagues [on|working on|in charge of|from] $other, [kindly|please] @choref[|@choreby]
{f} I'd ask [you|all of you|you all|those of you] on $other to @choref[|@choreby]
{f} [a request to|this is for|a word to|addressed to] [the group|the colleagues|everyone|all] on $other: [please|kindly|do] @choref[|@choreby]
{v} [since some of you on $other asked|to all on $other, as I promised|for $other, though you know it|you on $other, once more|to $other, in case you missed it]: @chore[|@chorewhy]
{d} [everyone|all|you] on $other: [comments|timesheets|wishes|holiday plans|slides|badges|votes] to me[, please|, thanks|, soon if you can|]
{w} [lovely|great|fine|wonderful] [work|progress|spirit|party] on $other, [you lot|everyone|all of you|dears], [see you|meet me|I'll find you|let's meet] [at our table for lunch|in the canteen|in the kitchen for cake|at the small party|on the terrace]
{h} who of you on $other [took|borrowed|ate|hid] [the good stapler|my mug|the big chair|my sandwich|the cake knife]? [it has a name on it|I have a suspicion|no questions asked|I know where you sit|it's lonely without me]
{m} I want [everyone|all of you|the whole group|each of you] on $other [in the call|at the table|in the room|on the line], [cameras on|slides ready|on time|lists in hand]. [it won't take long|I have questions|no excuses|tell the others]
{p} [which of you|who|who again] [keeps|has|writes|minds] the [minutes|list|log|rota|key] for $other? [I think it's your turn|I can't find it|somebody asked me|it isn't on the drive]
{i} if [somebody|one of you|anyone|a kind soul] on $other could [water the plants|take notes|collect the post|lend me a charger|let the plumber in|save me a seat], [I'd be glad|that would help|I'd owe you one|no hurry]
{cs} [people|everyone|friends] on $other, [the|our] shared [folder|drive|calendar|fridge|cupboard] is [full|a mess|locked again|overflowing], [please clean up|take out what's yours|don't put more in|ask me before you change it|could you look]
`,
		"err " + noiseAudience: `
{cs} to everyone in the evening shift: please bring your [notes|keys|badges] to [our meeting|the handover]
{s} reminder for the reception: the room has changed, [it's the one with the big table|look at the door|the list hangs outside]
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
