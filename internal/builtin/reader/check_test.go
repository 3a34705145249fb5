package reader

import (
	"slices"
	"testing"

	"memloom/internal/corpus"
	"memloom/prompts"
)

// TestCheckReadsEvents: what has happened is an event; plans, hopes, questions
// and things that only sound like an end are none.
func TestCheckReadsEvents(t *testing.T) {
	for text, want := range map[string][]string{
		"The index rebuild is done and merged.":                                                    {corpus.PredFinished},
		"Index rebuild: finished!":                                                                 {corpus.PredFinished},
		"We're kicking off the index rebuild today.":                                               {corpus.PredStarted},
		"I will finish the index rebuild today.":                                                   nil,
		"The index rebuild is nearly done.":                                                        nil,
		"Is the index rebuild done?":                                                               nil,
		"Hoping to wrap up the index rebuild on Friday.":                                           nil,
		"For the index rebuild we landed on Basalt.":                                               nil,
		"The host for the index rebuild is Basalt, since the work there is complete.":              nil,
		"Live from the archive: the index rebuild needs coffee.":                                   nil,
		"The rollback plan is signed off.":                                                         {corpus.PredFinished},
		"Starting the rollback plan tomorrow.":                                                     nil,
		"You'll have the numbers of the index rebuild by Friday, promise.":                         nil,
		"The index rebuild will be finished by Friday, I promise.":                                 nil,
		"As Mira said on Monday, the index rebuild should be done this week.":                      nil,
		"I expect the index rebuild to be done on Friday.":                                         nil,
		"I assume that the index rebuild is done.":                                                 nil,
		"Now that the index rebuild is done, can we book the room?":                                nil,
		"One option is to call the index rebuild done without the old tables.":                     nil,
		"I'd rather not see the index rebuild closed before the audit.":                            nil,
		"The index rebuild isn't finished, far from it.":                                           nil,
		"Back on the 14th, the index rebuild waits until then.":                                    nil,
		"Did I miss the end of the index rebuild?":                                                 nil,
		"Index rebuilds need to be signed off by Mira.":                                            nil,
		"During a freeze, the index rebuild may only be started by Mira.":                          nil,
		"The index rebuild was finished on Friday, in case you were away.":                         {corpus.PredFinished},
		"As promised, the index rebuild is done.":                                                  {corpus.PredFinished},
		"Would like to report that the index rebuild has been closed.":                             {corpus.PredFinished},
		"The host for the index rebuild will be Basalt, given that the cooling there is complete.": nil,
		"Index rebuild: on the price, the printing is done by our neighbours.":                     nil,
		"I would like to say when the index rebuild is done.":                                      nil,
		"I can't say that the index rebuild is done.":                                              nil,
		"The needs survey is under way.":                                                           {corpus.PredStarted},
		"You can tick the needs survey off, it is signed off.":                                     {corpus.PredFinished},
		"Those who work on the index rebuild live with 12 hosts.":                                  nil,
		"The index rebuild is live with two known gaps.":                                           {corpus.PredFinished},
		"As far as I am informed, no one has approved the index rebuild yet.":                      nil,
		"I've done what I can without the host of the index rebuild.":                              nil,
		"Nobody has approved the index rebuild.":                                                   nil,
		"To complete the picture: 10 is the worker count on the index rebuild.":                    nil,
		"The survey needs to be signed off.":                                                       nil,
	} {
		in := prompts.CheckIn{
			Tasks:    []prompts.CheckTask{{N: 1, Name: "index rebuild"}, {N: 2, Name: "rollback plan"}, {N: 3, Name: "needs survey"}},
			Messages: []prompts.Shown{{ID: "1", Speaker: "Mira Castellan", At: corpus.NewDate(2025, 3, 11).At(10, 0), Text: text}},
		}
		out, err := New(Options{}).Check(in)
		if err != nil {
			t.Fatal(err)
		}
		var got []string
		for _, e := range out.Events {
			got = append(got, e.Event)
		}
		if !slices.Equal(got, want) {
			t.Errorf("%q: %v, want %v", text, got, want)
		}
	}
}

// TestCheckHoldsClaims: the words of a claim assert, or announce.
func TestCheckHoldsClaims(t *testing.T) {
	for _, c := range []struct {
		text, words, event string
		want               bool
	}{
		{"The pricing page is now published.", "published", corpus.PredFinished, true},
		{"The pricing page will be published on Friday.", "published", corpus.PredFinished, false},
		{"The pricing page will be finished today.", "will be finished", corpus.PredFinished, false},
		{"Almost there, the pricing page is nearly published.", "published", corpus.PredFinished, false},
		{"The pricing page is published just now; what should we do next time?", "published", corpus.PredFinished, true},
		{"Is the pricing page published?", "published", corpus.PredFinished, false},
		{"The pricing page is here.", "published", corpus.PredFinished, false},
		{"I'm taking the pricing page and starting today.", "starting", corpus.PredStarted, true},
		{"I'm starting the pricing page tomorrow.", "starting", corpus.PredStarted, false},
		{"I might start the pricing page.", "start", corpus.PredStarted, false},
		{"So, would love to announce that the pricing page has started.", "has started", corpus.PredStarted, true},
		{"I would love to have the pricing page started.", "started", corpus.PredStarted, false},
		{"We hope to announce that the pricing page has started.", "has started", corpus.PredStarted, false},
		{"I will say that the pricing page has started.", "has started", corpus.PredStarted, false},
		{"The poster, I should say the pricing page has been finished.", "has been finished", corpus.PredFinished, true},
		{"I should say that the pricing page should be finished.", "finished", corpus.PredFinished, false},
	} {
		out, err := New(Options{}).Check(prompts.CheckIn{
			Messages: []prompts.Shown{{ID: "4", At: corpus.NewDate(2025, 3, 11).At(10, 0), Text: c.text}},
			Claims:   []prompts.Claim{{N: 1, Task: "pricing page", Event: c.event, Slot: 4, Words: c.words}},
		})
		if err != nil || len(out.Claims) != 1 || out.Claims[0].Holds != c.want {
			t.Errorf("%q, %q: %+v, %v, want %v", c.text, c.words, out.Claims, err, c.want)
		}
	}
	if _, err := New(Options{}).Check(prompts.CheckIn{
		Tasks:    []prompts.CheckTask{{N: 1, Name: "pricing page"}},
		Messages: []prompts.Shown{{ID: "four", At: corpus.NewDate(2025, 3, 11).At(10, 0), Text: "The pricing page is done."}},
	}); err == nil {
		t.Error("a message whose id is no slot is read")
	}
}

// TestCheckEventsOfSiblings: the end of one piece is none of another one of its component that was named before, though
// its name goes on in a word that could be a verb.
func TestCheckEventsOfSiblings(t *testing.T) {
	at := corpus.NewDate(2025, 3, 11)
	for _, text := range []string{
		"The document safe record migration is completed.",
		"That's the document safe standing procedure published then.",
		"The document safe training module: released.",
		"At last: the document safe funding proposal has been approved.",
		"Good news: the document safe work instruction is published.",
	} {
		out, err := New(Options{}).Check(prompts.CheckIn{
			Tasks: []prompts.CheckTask{{N: 1, Name: "document safe stress test"}},
			Messages: []prompts.Shown{
				{ID: "1", Speaker: "Ole Finn", At: at.At(9, 0), Text: "A different thing on the document safe stress test: the loss rate is 5.2%."},
				{ID: "2", Speaker: "Mira Castellan", At: at.At(10, 0), Text: text},
			},
		})
		if err != nil || len(out.Events) > 0 {
			t.Errorf("%q: %+v, %v", text, out.Events, err)
		}
	}
}
