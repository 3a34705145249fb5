package author

// Where a report comes from, and whom it is for.

func frameSources() map[string]string {
	return map[string]string{
		"frame before": `
[before I forget|while I remember|before it slips my mind|while I think of it]
{cs} [fresh from|just out of|coming from] the [call|meeting|round]
{s} [going|looking|leafing] through my [papers|notes|mails]
{s} for those who [were in the other meeting|missed the round|weren't on the call|read along]
{f} for the sake of [completeness|good order|clarity|the record]
{f} as I was [asked|requested|reminded] [on the telephone|in the meeting|by mail|in passing]
{f} with a view to our [planning|next meeting|schedule|common work]
{c} [fyi|btw|fwiw|heads-up]
{c} [straight|fresh] off the [whiteboard|board|call|sheet]
{cs} since [people ask|you ask|I keep getting asked|it came up] [at my desk|in the kitchen|on the phone|anyway]
{v} having [gone through|read|caught up on|sorted] my [mail|notes|papers] [this morning|before lunch|at last|once more]
{v} [as|since] it'll come up [in the meeting|on the call|when we plan] anyway
{v} after [a longer talk|a chat|a call|some back and forth] with [the people involved|those who know|the people next door]
{w} for all of you who [have been so patient|have waited|asked so kindly|plan with it]
{m} so that we all [work from|look at|plan with|use] the same [sheet|notes|list|picture]
{m} for [planning purposes|your planning|the plan|your calendars]
{j} [per|according to|as per] the [tracker|ticket|board|docs]
{s} as I [hear|gather|heard] from [the neighbours|next door|the other side|the corridor]
{i} in case it's [of use|of interest|any help|needed]
{p} as [some of you|a few of you|you] have [wondered|asked|asked me|been asking]
{d} [in short|briefly]
{cs} [going by|judging by|to quote|reading from] the [minutes|sheet|notes|list]
{f} [in accordance with|according to|as recorded in|as stated in] the [minutes|file|records|papers]
{v} now that I've [had the time|sat down|found a moment] to [look into it|go through it|read it] properly
{cs} [looked it up|checked|had a look|looked again]
`,
		"frame behind": `
[straight|fresh|copied|taken|quoted] from [the board|the sheet|my notes|the list|the plan|the file]
{cs} [so it says|that's what it says|as it says] [in the sheet|on the list|on my page|on the board|in the plan|in the tracker]
{cs} [for|to help] those [keeping track|taking notes|keeping count|who plan|who write things down]
{s} as [the minutes|the notes|the papers|my notes|the plans] [have it|say|put it|show|tell me]
{s} [going by|looking at] [the sheet on my desk|my notes|what I have here|the list|the plan|my copy]
{s} for [those|all of you|the ones] who [plan around it|work with it|asked|keep lists]
{f} [according to|as recorded in|as stated in|as documented in|in accordance with] the [file|minutes|records|papers|plan|protocol]
{c} in case [anyone's wondering|you wondered|you care|anyone asks|it matters|you missed it]
{c} [fyi|fwiw|btw|by the way|jfyi|for the curious]
{v} which [a few of you|some of you|people|several of you] have [asked me about|wondered about] [in the corridor|by mail|on the phone|at lunch|lately]
{v} and I [checked|spoke|went over it|looked it over|had a word] with [the people|those|the colleagues] who [look after it|work with it|know it best]
{m} so please [use|put] that in your [own sheets|plans|notes|lists|schedules]
{j} [going by|as per|as in|per|synced from] the [tracker|ticket|docs|board|repo]
{i} in case that's [of any use|any help|what you need|of interest|what you were after]
{d} [nothing else|no more than that|and no other]
{cs} [read off|straight off|straight from] [my screen|the sheet|the list|the board]
{s} [to have it|so that it's|so we have it|so you have it] [in writing|in one place|in the notes]
{f} for [your records|your files|your planning|the minutes]
{m} and that's what I'll [say|put|write|pass on] [upstairs|in the round|when I'm asked|in the report|at the review]
{w} [for those|for all of you|to help those] who [asked so kindly|have been waiting|need it|have to plan]
`,
	}
}
