package author

// Further openings and results by type: every session has one of each, so these
// wear out first.
func moreSessionEnds() map[string]string {
	return map[string]string{
		"decision_support": `
== open
[people ask me daily|everybody wants to know] what becomes of $t, and I [mumble something|change the subject]
[weigh something with me|think with me for a moment]: $t, [worth it|a mistake] or [a mistake|worth it]?
== final
[my vote|I'd vote for this]: $ka. [you can return to|there's still] $kb [if it sours|should you tire of it]
[take the reversible one|choose what can be taken back]: $ka. [nobody will hold you to it|you'll know more in a while]
`,
		"planning_coordination": `
== open
[where would you begin|what goes first] if you had $t [ahead of you|on your plate]?
[before it turns into chaos|while there's still time], I'd like [a clear run at|to map out] $t
== final
[pin this up|for the door]:¶- [settle|first settle]: $ka¶- [share out|give away]: $kb¶- [keep back|hold on to]: [a stretch of nothing|your nerves]
[it fits in a line|short form]: $ka early, $kb [in the middle|once that's safe], [the rest as it comes|a quiet end]
`,
		"troubleshooting": `
== open
[anybody else would give up|I nearly gave up] on $t, [it acts as if cursed|there's no rhyme to it]
[let's hunt for the fault|help me play detective] in $t, [the evidence is thin|I have plenty of clues and no culprit]
== final
[work down from the likely end|from likely to unlikely]: $ka, [failing which|or else] $kb. [you'll be able to|then you can] $yp
[I'd close the case with this|case closed, nearly]: $ka. [if it's quiet for a good while|no relapse], [that was it|you've found it]
`,
		"learning_explanation": `
== open
[my question's a basic one|forgive a basic question]: $t. [where do the textbooks hide the meaning|what am I not seeing]?
I want to [wrap my head around|finally get] $t, [slowly|from scratch|with my own examples]
== final
[what I'd write in the margin|margin note]: [cause first, show later|it's late by nature]. [try it for real|then test it]: $ka
[so to $yp you need surprisingly little|little is needed to $yp]: [the picture|the image], [a try|your own eyes], [a sense of the edges|some doubt]. $ka
`,
		"resource_selection": `
== open
[who'd have thought it's so hard to find|how hard can it be to find] $t? [I've nearly settled for the first that came|my shelf of wrong picks grows]
[shopping for|on the hunt for] $t, [sceptical by nature|with more taste than time]
== final
[start here|begin with this]: $ka. [only if it bores you|should it fall flat], $kb
[I'd put my money on|my bet is] the [unassuming answer|modest one]: $ka, [since it lets you|because with it you'll] $yp [soonest|without a detour]
`,
		"workflow_setup": `
== open
[there has to be a better way with|surely one can handle] $t [than mine|with less drama], [mine depends on mood|I improvise each time]
I'm [done improvising|tired of improvising] with $t, [some rails, please|give me rails]
== final
[the smallest version that works|smallest working version]: $ka, [when in doubt|if ever in doubt] $kb, [end of system|nothing on top]
[try it on for size|wear it in]: $ka each time, [and only if that sits|once that's a habit], $kb. [it's meant to help you|the point remains to] $yp
`,
		"information_organization": `
== open
[my desk has vanished under|I've drowned in] $t, [each scrap seems vital|and every piece claims to matter]
[what's the trick to|is there a trick to] [keeping|ordering] $t so that [one finds things again|it makes sense to a stranger]?
== final
[the finished shape|finished, I'd say]: [things with a next step|the doing] [in front|forward], [knowledge|the knowing] behind, [doubts|the asking] in between. [first grip|to start]: $ka
[in drawers|by drawer]:¶- [open daily|often]: $ka¶- [open rarely|seldom]: $kb¶- [locked|never]: [what you kept out of guilt|the copies]
`,
		"personal_reflection": `
== open
[odd thing to ask a machine|maybe you can see it from outside]: $t. [what's going on with me|where does my reluctance come from]?
[for a good while|for some time], $t [has felt heavier than it is|follows me around]
== final
[take this with you|a line to keep]: [it isn't too much, it's too unasked|you're slow to yes and that's your way]. [as practice|to practise], $ka
[you've described it better than I could|your own words will do]: [it costs you when it isn't yours|you give when you may also refuse]. $ka, and [the rest may stay unexplained|you'll $yp sooner than by thinking]
`,
		"artifact_production": `
== open
[words fail me|I have the thoughts, not the words] for $t, [can you lend a hand|would you get me going]?
[by the end of this I'd like|let's produce] $t [that I needn't be ashamed of|in plain words]
== final
[clean copy|here it is, clean]:¶"[good day|hello], [briefly|in short]: $d. [I'm sure there's a way that suits everybody|perhaps we can look at it together]. [all the best|thank you for your time]"¶[let it rest a little|no more changes], [then send it|then out it goes]
[done, in this order|final order]: [matter|what], [reason|why], [wish|please]. [where it thins|in the thin place], $ka
`,
		"artifact_review": `
== open
[fresh eyes wanted|I need fresh eyes] on $t, [mine skip every line|mine have gone blind]
[something puts people off|people put it down] [in|after the first lines of] $t, [what is it|where do they stop]?
== final
[last pass|closing edit]: $ka, [swap in the plain words|then plain words], [leave the close|the end stays]. [that serves the aim|it's enough]: "$yp"
[if you change only this, it's better|a single edit carries it]: $ka. [second, if there's time|then maybe]: $kb
`,
	}
}
