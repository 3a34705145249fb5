package author

// Sentences without subject or verb, and words taken back, for messages whose
// own words leave no room for either.

func flawSources() map[string]string {
	return map[string]string{
		// Beside a report, a beginning, an end, an answer.
		"fragment report": `
{cs} [more|details|the rest|more detail] [when we talk|in the stand-up|at lunch|once I'm back at my desk|as soon as I know more|on request]
{c} [all|the lot|everything] I have [for now|so far|here|on that]
{c} [back to|off to] [the next call|my inbox|my list|lunch]
{c} [from my phone|between calls|on the run|from the train][, so short|, excuse typos|]
{s} [in haste|typed|written] between [meetings|calls|trains]
{s} [questions|corrections|additions] [to me|in this thread|here], please
{f} [nothing further|no further remarks|so much] [for now|from my side|at present|on this point]
{f} [questions|corrections|additions] [gladly received|to me, please|in this thread, please]
{f} [further detail|the particulars|more] [on request|in our next meeting]
{d} nothing else [for now|from me|to add|from here]
{w} thanks [for reading|to all who helped|to those who asked|for your patience]
{w} always [happy to explain|glad to help|there for questions]
{v} [more on this|the longer version|the background|the story behind it] [when we talk|in the stand-up|over lunch|for whoever asks]
{i} [hopefully|I hope] [clear enough|of some use|of use to somebody]
{j} [one|another] for the [log|changelog|wiki]
{p} any [questions|corrections|gaps][| so far|, anyone]?
`,
		// Beside a decision or a rule.
		"fragment say": `
{cs} [questions|comments|worries|complaints] [to me|here|in this thread|in the stand-up], please
{cs} [more|the reasoning|the longer version] [when we talk|in the stand-up|over lunch|on request]
{c} [questions|grumbling|comments] [welcome|allowed|expected]
{f} [questions|objections|remarks] [to me|to me directly|in writing|in this thread], please
{f} [my reasoning|further detail|the background] [on request|in our next meeting]
{s} [questions|doubts|remarks] welcome[| here| any time]
{d} [questions|objections] [to me|here]
{w} [sorry|apologies] for the [extra work|trouble|back and forth]
{w} thanks for [your patience|all the arguments|bearing with me]
{v} [the longer version|my reasoning|the whole story] [in the stand-up|when we meet|for whoever asks|on request]
{i} [hopefully|I hope] [all right with everyone|no great trouble for anybody]
{j} [another|one more] for the [decision log|changelog|wiki]
{p} any [questions|objections|doubts]?
`,
		// Beside an obstacle.
		"fragment trouble": `
{cs} [ideas|hints|pointers|tips|offers of help] [welcome|very welcome|gladly taken]
{cs} [any|a] [hint|pointer|contact] [welcome|very welcome|would help]
{c} [no fun|what a pain|how annoying|such a nuisance][, this one|, honestly|]
{s} [a hint|a name|a phone number|a second opinion] [very welcome|welcome|much appreciated]
{f} [advice|suggestions|assistance] [most welcome|much appreciated|gladly taken]
{f} [with regret|with my apologies][, to all affected|, to those waiting|]
{d} help [wanted|welcome]
{w} sorry [for the bad news|about that|for the trouble][, all|, everyone|]
{v} [more|the details|the whole story] [when we talk|in the stand-up|for whoever can help|on request]
{p} any [ideas|contacts|suggestions][, anyone|]?
`,
		// Beside a doubt, an objection or an option.
		"fragment weigh": `
{cs} just [my view|my reading|my impression|a thought] [so far|from here|, for what it's worth]
{cs} [no offence|nothing personal|no criticism of the work]
{c} [sorry to be a pain|just saying|just my view]
{s} [only|just] [my side of it|what I see from here|how it looks to me]
{f} [merely|only] [my assessment|a personal view|an observation][| so far| as an outsider| from a distance]
{f} with all respect [for the work so far|for the effort|to those involved]
{d} [plainly put|my honest view|just saying]
{w} [no offence meant|nothing against you]
{v} [the details|the longer argument|my examples] [when we talk|on request|for whoever wants them]
{i} [possibly|maybe] [too cautious of me|a little gloomy|overcautious]
{p} any [other views|counter-arguments|better ideas]?
`,
		// Beside what settles an objection or a risk.
		"fragment settle": `
{cs} no [hard feelings|offence meant|drama][, I hope|]
{cs} [more|the longer version|my reasons] [when we talk|in the stand-up|over lunch]
{c} [back to|off to] [the next call|my inbox|my list|lunch]
{s} [my reasons|the details|more] [on request|in the stand-up|for whoever asks]
{f} with thanks for [the frank words|the careful reading|the objection|the attention]
{f} [my reasons|the particulars] [on request|in our next meeting]
{d} [on to the next point|back to work], then
{m} [my call|my decision], [my responsibility|my head]
{w} thanks for [speaking up|saying so|taking the trouble]
{v} [my reasons|the longer version|the whole story] [when we talk|in the stand-up|for whoever asks]
{i} [hopefully|I hope] [all right with you|no great trouble]
{p} any [other doubts|further worries][, anyone|]?
`,
		// Beside a few words.
		"fragment brief": `
{c} [back to|off to] [the next call|my inbox|my list|lunch]
{cs} just [so you know|for your notes|to have answered]
{s} [same|likewise] [here|on my side]
{f} [with thanks|with kind regards|with best wishes]
{f} [with thanks to all|with best regards to all]
{d} [no more|nothing else] from me
{w} [thanks again|many thanks]
`,
		// Beside news, a greeting, and what turns out to be wrong.
		"fragment greeting": `
{cs} [from my phone|between calls|on the run|from the train|in a hurry][, so short|, sorry|, excuse typos|]
{s} [written|typed] [between meetings|on the train|in a break|on my phone][, so short|, excuse typos|]
{f} [in haste|in brief], [between meetings|from my telephone|before my next call]
{f} with apologies for [the brevity|a short message]
{c} [back to|off to] [the next call|my inbox|my list|lunch]
`,
		"fragment ask": `
[no rush|no hurry|whenever you can|whenever it suits]
{cs} just [for my notes|to be sure|for my list|to check|for the overview]
{c} [bit|slightly|rather] [lost|confused] here
{s} [nothing urgent|not urgent|only if you have it at hand|for my overview]
{f} [purely for information|for my records|for the files only|for my own understanding]
{f} [with apologies for asking|no urgency at all|at your convenience]
{d} [for the plan|a word is enough|short answer is fine]
{w} [with thanks|many thanks|warm thanks] in advance
{v} [mostly|only] [for the overview I keep|for the list in front of me|for what I'm writing up]
{p} [just wondering|for my understanding]
{i} [only if it's no trouble|sorry to ask|hopefully not a silly question]
`,
		// Behind the first words of a message that is sent too early.
		"sent early": `
{cs} sorry, [hit|pressed] [enter|return|send] [too soon|too early|by accident].
{cs} sorry, [that was half a sentence|half of it was missing|now in full|again, in full].
{c} [argh|oops|whoops], sorry, [enter key|wrong key|fat fingers].
{c} sorry, [cut off|sent half|too fast|again].
{s} sorry, [I pressed enter|that went off|I sent that] [too soon|too early|by accident].
{s} sorry, [here's all of it|now in full|let me start again].
{f} sorry, [that was sent|I sent that|it went off] [too soon|too early|by accident].
{f} sorry, [allow me to begin again|the whole message follows|here is the rest of it].
{v} sorry, I [wanted a new line|meant to add a line|was still typing] and [sent it|pressed send].
`,
		// In front of a message that went wrong at first.
		"sent wrong": `
{cs} sorry, wrong [thread|window|tab|chat] [first|just now|at first].
{c} [oops|argh|whoops], sorry, wrong [window|tab|chat].
{cs} sorry for the [empty|deleted|garbled|half-written] [message|line|post] [above|just now|before this].
{s} sorry, [this|that] went [to the wrong thread|into the wrong window|to the wrong group] [first|just now].
{f} sorry, this [went|was sent|was addressed] to the wrong [thread|group|list] [at first|just now].
{f} sorry for the [empty|deleted|garbled|half-written] message [above|just now].
{v} sorry, I [had to delete|deleted] [my first attempt|a half-written message|an empty message].
`,
	}
}
