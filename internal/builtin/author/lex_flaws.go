package author

// Sentences without subject or verb, and words taken back, for messages whose
// own words leave no room for either.

func flawSources() map[string]string {
	return map[string]string{
		"fragment": `
just [for the record|for your notes|so it's written down|for completeness]
{cs} just [so you know|so nobody wonders|as a heads-up]
{cs} [more|details|the rest] [another time|when we talk|in the meeting|once I'm back at my desk]
{cs} [questions welcome|ask away|comments welcome]
{c} [in a rush|on the run|from my phone|between calls][, sorry|, so short|, excuse typos]
{c} [back to|off to] [the next call|the inbox|my list]
{c} nothing [to add|more|else] from me
{s} [in haste|in short|written|typed] between [meetings|calls|trains]
{s} [hope|trust] [that helps|that's clear|it makes sense]
{f} [for information only|for the record|for the sake of completeness|for your files]
{f} [with apologies|apologies] for [the brevity|the interruption|a short message]
{f} nothing further [for now|from my side|at present]
{f} [questions welcome|always at your disposal|gladly more on request]
{d} [short and clear|no more, no less|nothing else]
{w} [with thanks|a thank you] to [all|everybody who asked|those who read along]
{w} always [happy to explain|glad to help|there for questions]
{v} [more on this|the longer version|the background] [when we talk|in the meeting|whenever you like|for whoever asks]
{i} [probably|hopefully|surely] clear [enough|to all]
{j} [one|another] for the [log|changelog|notes|wiki]
{p} any [thoughts|objections|ideas|comments|questions]?
`,
		"fragment ask": `
[no rush|no hurry|whenever you can|in your own time]
{cs} just [for my notes|curious|checking|to be sure|for my list]
{c} [bit|slightly|properly] [lost|confused|behind] here
{c} [asking for a friend|brain like a sieve|memory gone, sorry]
{s} [nothing urgent|not urgent|only if you have it at hand|for my overview]
{f} [purely for information|for my records|for the files only|for my own understanding]
{f} [with apologies for asking|no urgency at all|at your convenience]
{d} [for the plan|a word is enough|short answer is fine]
{w} [with thanks|many thanks|warm thanks] in advance
{v} [only because of the overview on my desk|mostly for the overview I keep|because of the list in front of me]
{p} [out of interest|just wondering|for my understanding]
{i} [only if it's no trouble|sorry to ask|hopefully not a silly question]
`,
		// What stands there when one has to begin again.
		"taken back": `
{cs} [I just|what I|so I|as I|it's] [–|…] sorry, [hit enter too soon|sent too early|that was half a sentence|wrong key].
{cs} [wrong thread|wrong window|wrong tab] [first|just now|again], sorry.
{c} [ok so|so|right, so] [this|that|it] [–|…] [argh|oops|no], sorry, [enter key|typing too fast|sent too early].
{s} [I wanted to|I was going to|let me] [–|…] sorry, [that went off too early|I pressed enter too soon|that was half a sentence].
{s} that went [to the wrong thread|into the wrong window|out too early] [first|just now], sorry.
{f} [I wished to|I had meant to|allow me to] [–|…] sorry, [that went off too early|I sent it too soon|that was half of it].
{f} [this|my message] went to [the wrong thread|the wrong group|the wrong address] [first|just now], sorry.
{v} [I nearly sent|I was about to post|that was nearly] [the longer version|something else|half a sentence], sorry.
`,
		"taken back ask": `
{cs} [can you|do we|is it|does anyone] [–|…] sorry, [hit enter too soon|sent too early|that was half a question|wrong key].
{cs} [wrong thread|wrong window|wrong tab] [first|just now|again], sorry.
{c} [ok so|so|quick one] [–|…] [argh|oops|no], sorry, [enter key|typing too fast|sent too early].
{s} [I wanted to know|I was going to ask|tell me] [–|…] sorry, [that went off too early|I pressed enter too soon|that was half a question].
{f} [might I|may I ask|would it] [–|…] sorry, [that went off too early|I sent it too soon|that was half of it].
{f} [this|my question] went to [the wrong thread|the wrong group|the wrong address] [first|just now], sorry.
{v} [I nearly sent|I was about to post|that was nearly] [a longer question|another question|half a question], sorry.
`,
	}
}
