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
{v} [as|since|seeing that] it'll come up [in the meeting|on the call|in the round|when we plan] anyway
{v} after [a longer talk|a chat|a call|some back and forth] with [the people involved|those who know|the people next door]
{w} for all of you who [have been so patient|have waited|asked so kindly|plan with it]
{m} so that we all [work from|look at|plan with|use] the same [sheet|notes|list|picture]
{m} for [planning purposes|your planning|the plan|your calendars]
{j} [per|according to|as per] the [tracker|ticket|board|docs]
{s} as I [hear|gather|heard] from [the neighbours|next door|the other side|the corridor]
{i} in case it's [of use|of interest|any help|needed]
{p} as [some of you|a few of you|you] have [wondered|asked|asked me|been asking]
{d} [plainly|to be clear|in short|briefly]
{cs} [going by|judging by|to quote|reading from] the [minutes|sheet|notes|list]
{f} [in accordance with|according to|as recorded in|as stated in] the [minutes|file|records|papers]
{v} now that I've [had the time|sat down|found a moment] to [look into it|go through it|read it] properly
{cs} [looked it up|checked|had a look|looked again]
`,
		"frame behind": `
straight from [the board|the sheet|my notes|the list]
{cs} [so it says in|according to|as in] [the sheet|the list|my notes]
{cs} for those [keeping track|taking notes|keeping count|who plan]
{s} as the [minutes|notes|papers] [have it|say|put it|show]
{s} going by [the sheet on my desk|my notes|what I have here|the list]
{s} for [those|all of you] who [plan around it|work with it|want it written down]
{f} [according to|as recorded in|as stated in|as documented in] the [file|minutes|records|papers]
{c} in case [anyone's wondering|you wondered|you care|anyone asks]
{c} [fyi|fwiw|btw|by the way]
{v} which [a few of you|some of you|people] have [asked me about|wanted to know|wondered about] [in the corridor|by mail|on the phone|over lunch]
{v} and I [checked|spoke|went over it|looked it over] with the people who [look after it|work with it]
{m} so please [use that|plan with that|put that] in your [own sheets|plans|notes]
{j} [going by|as per|as in|per] the [tracker|ticket|docs|board]
{i} in case that's [of any use|any help|what you need|of interest]
{d} [no more and no less|plainly|that's it|full stop]
{cs} [read off|copied from|as seen on|straight off] my screen
{s} [to have it|so that it's|for those who like it] [in writing|written down|in one place]
{f} for the [sake of good order|record|sake of completeness|avoidance of doubt]
{m} and that's what I'll [report|say|put] [upstairs|in the round|when I'm asked]
`,
	}
}
