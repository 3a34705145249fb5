package filters

import (
	"strings"
	"testing"

	gocmp "github.com/google/go-cmp/cmp"
	"pgregory.net/rapid"

	"memloom/internal/corpus"
	"memloom/internal/llm"
	"memloom/prompts"
	"memloom/validate"
)

// readAll screens an item and reads its suspects, as a run does.
func readAll(t *testing.T, v *View, m Models, it corpus.Item, o Options) (func(string) (Reading, bool), Cost) {
	t.Helper()
	byID := map[string]Reading{}
	var cost Cost
	for _, s := range Screen(v, it, o).Suspects {
		r, err := ProbeSegment(t.Context(), v, m, s.SegmentID, SlotsOf(it), o)
		if err != nil {
			t.Fatal(err)
		}
		byID[s.SegmentID] = r
		cost = cost.Plus(r.Cost)
	}
	return func(id string) (Reading, bool) { r, ok := byID[id]; return r, ok }, cost
}

func uniquely(t *testing.T, v *View, m Models, it corpus.Item, o Options) ([]corpus.Verdict, Cost) {
	t.Helper()
	readings, cost := readAll(t, v, m, it, o)
	rows, more, err := Unique(t.Context(), v, m, it, readings, o)
	last(t, rows, err)
	return rows, cost.Plus(more)
}

func TestScreen(t *testing.T) {
	bound := limit()
	bound.AskerID = "p1"
	early := limit()
	early.AskedAt = march(3).At(9, 0)
	synonym := add(message("msg-203", "g2", march(12).At(9, 0), "Odd Brekke", "five more attempts"), "s-tide")
	restated := add(message("msg-302", "g1", march(8).At(9, 0), "Odd Brekke", "still the same"), "s-day")
	for _, c := range []struct {
		name   string
		change func(*World, *[]corpus.PlannedMessage)
		it     corpus.Item
		want   Screening
	}{
		{"no value outside the evidence", nil, limit(), Screening{Cleared: 3}},
		{"the value in the own segment", busy, limit(), Screening{Suspects: []Suspect{{"s-load", false}}, Cleared: 2}},
		{"the value in words of another matter", add(message("msg-302", "g1", march(8).At(9, 0), "Odd Brekke",
			"five coffees"), "s-day"), limit(), Screening{Cleared: 3}},
		{"another value of the matter", add(message("msg-302", "g1", march(8).At(9, 0), "Odd Brekke", "6 attempts"), "s-day"),
			limit(), Screening{Cleared: 3}},
		{"a synonym makes a suspect", synonym, limit(), Screening{Suspects: []Suspect{{"s-tide", false}}, Cleared: 2}},
		{"segments of groups that the asker does not read", synonym, bound, Screening{Cleared: 2}},
		{"nothing was said before the asking", nil, early, Screening{}},
		{"a known statement", func(w *World, plan *[]corpus.PlannedMessage) {
			restated(w, plan)
			*plan = append(*plan, discloses("msg-302", "f-limit"))
		}, limit(), Screening{Suspects: []Suspect{{"s-day", true}}, Cleared: 2}},
		{"a value that was weighed", func(w *World, plan *[]corpus.PlannedMessage) {
			restated(w, plan)
			*plan = append(*plan, discloses("msg-302", "f-option"))
		}, limit(), Screening{Suspects: []Suspect{{"s-day", true}}, Cleared: 2}},
		{"the day and the author stamp a value", nil, stamped(), Screening{Suspects: []Suspect{{"s-load", false}},
			Cleared: 2}},
	} {
		got := Screen(world(c.change), c.it, Options{})
		got.Tokens = 0 // counted in the next test
		if diff := gocmp.Diff(c.want, got); diff != "" {
			t.Errorf("%s (-want +got):\n%s", c.name, diff)
		}
	}
}

// busy is the own segment with the value in a sentence about something else.
func busy(w *World, plan *[]corpus.PlannedMessage) {
	add(message("msg-105", "g1", march(13).At(9, 0), "Odd Brekke", "5 people watched the load test"), "s-load")(w, plan)
}

// stamped asks who wrote on a day on which another message of the segment stands too.
func stamped() corpus.Item {
	it := limit()
	it.Gold = []corpus.GoldAtom{operand(corpus.PredOwner, corpus.TextValue(corpus.KindEntity, "Mira Castellan"), "f-start",
		"msg-102", corpus.HowStamped)}
	return it
}

func TestUniqueWithoutASecondSource(t *testing.T) {
	s := solver(finds("5", "5"))
	rows, cost := uniquely(t, world(busy), Models{Solver: s, Judge: judge(), Probe: prober(sharp)}, limit(), Options{})
	if got := rows[len(rows)-1]; got.Outcome != corpus.Yes || len(rows) != 1 || len(s.calls) != 0 {
		t.Errorf("%+v after %d calls of the solver", rows, len(s.calls))
	}
	// One segment of five messages is read, of three that would be asked.
	own := []string{"msg-101", "msg-102", "msg-103", "msg-104", "msg-105"}
	v := world(busy)
	want := Cost{Items: 1, Calls: 1, Tokens: tokensOf(v.pick(own)), ExhaustiveCalls: 3,
		ExhaustiveTokens: tokensOf(v.messages) - tokensOf(v.pick([]string{"msg-102"}))}
	if diff := gocmp.Diff(want, cost); diff != "" {
		t.Errorf("cost (-want +got):\n%s", diff)
	}
}

func TestAPlantedSecondSourceIsFound(t *testing.T) {
	hidden := "the load test of that cache gives up after 5" // no disclosure, other words
	plant := map[string]func(*World, *[]corpus.PlannedMessage){
		"in another group":      add(message("msg-203", "g2", march(13).At(9, 0), "Odd Brekke", hidden), "s-tide"),
		"in the evidence's own": add(message("msg-203", "g1", march(13).At(9, 0), "Odd Brekke", hidden), "s-load"),
		"among a day's unbound": add(message("msg-203", "g1", march(7).At(13, 0), "Odd Brekke", hidden), "s-day"),
		"known by the fact index": func(w *World, plan *[]corpus.PlannedMessage) {
			add(message("msg-203", "g1", march(7).At(13, 0), "Odd Brekke", "and as ever it is 5"), "s-day")(w, plan)
			*plan = append(*plan, discloses("msg-203", "f-limit"))
		},
	}
	for name, change := range plant {
		for _, mode := range []string{ThreeStep, Exhaustive} {
			m := Models{Solver: solver(finds("5", "5")), Judge: judge(), Probe: prober(sharp)}
			rows, _ := uniquely(t, world(change), m, limit(), Options{Uniqueness: mode})
			got := rows[len(rows)-1]
			if got.Outcome != corpus.No || !strings.Contains(got.Reason, "segment s-") {
				t.Errorf("%s, %s: %s (%s)", name, mode, got.Outcome, got.Reason)
			}
			if c := Conclude([]Requirement{{Filter: NameUnique}}, rows); c.Status != corpus.Flagged {
				t.Errorf("%s, %s: a second source makes the item %s", name, mode, c.Status)
			}
		}
	}
}

func TestACandidateIsNoSecondSourceUntilTheItemIsAnsweredFromIt(t *testing.T) {
	plant := add(message("msg-203", "g2", march(13).At(9, 0), "Odd Brekke", "that cache gives up after 5"), "s-tide")
	for _, c := range []struct {
		name   string
		solver *model
		want   corpus.Outcome
	}{
		{"answered right", solver(says("5")), corpus.No},
		{"answered wrong", solver(says("4")), corpus.Yes},
		{"declined", solver(says("")), corpus.Yes},
		{"failed", failing(), corpus.Undetermined},
		{"nonsense", nonsense(), corpus.Undetermined},
		{"hedged", solver(says("perhaps 5")), corpus.Undetermined},
	} {
		rows, _ := uniquely(t, world(plant), Models{Solver: c.solver, Judge: judge(), Probe: prober(sharp)}, limit(),
			Options{})
		if got := rows[len(rows)-1]; got.Outcome != c.want || len(rows) != 2 {
			t.Errorf("%s: %+v", c.name, rows)
		}
	}
}

func TestWhatIsNoCandidate(t *testing.T) {
	plant := func(text string, at corpus.Stamp) func(*World, *[]corpus.PlannedMessage) {
		return add(message("msg-203", "g2", at, "Odd Brekke", text), "s-tide")
	}
	early := limit()
	early.AskedAt = march(13).At(9, 0)
	bound := limit()
	bound.AskerID = "p1"
	for _, c := range []struct {
		name string
		text string
		it   corpus.Item
	}{
		{"another value", "the load test of that cache gives up after 6", limit()},
		{"said at the time of asking", "the load test of that cache gives up after 5", early},
		{"said where the asker does not read", "the load test of that cache gives up after 5", bound},
	} {
		s := solver(says("5"))
		rows, _ := uniquely(t, world(plant(c.text, march(13).At(9, 0))), Models{Solver: s, Judge: judge(),
			Probe: prober(sharp)}, c.it, Options{})
		if got := rows[len(rows)-1]; got.Outcome != corpus.Yes || len(s.calls) != 0 {
			t.Errorf("%s: %+v", c.name, rows)
		}
	}
}

func TestQuotesFromOutsideAreVerified(t *testing.T) {
	// Readings may come from a store: a quote that does not be in its
	// message is no candidate.
	s := solver(says("5"))
	forged := func(string) (Reading, bool) {
		return Reading{SegmentID: "s-load",
			Slots: []SlotReading{{Slot: validate.Slot{SubjectID: "cache", Predicate: "retry_limit"}, Quotes: []Quoted{
				{"msg-104", "gives up after 5"}, {"msg-102", "is 5"}, {"msg-999", "is 5"}, {"msg-104", "5 tests"},
			}}}}, true
	}
	plant := add(message("msg-105", "g1", march(13).At(9, 0), "Odd Brekke", "5 tests of the cache"), "s-load")
	rows, _, err := Unique(t.Context(), world(plant), Models{Solver: s, Judge: judge(), Probe: failing()}, limit(), forged,
		Options{})
	if got := last(t, rows, err); got.Outcome != corpus.Yes || len(s.calls) != 0 {
		t.Errorf("%+v", rows)
	}
}

func TestWhatWasNotReadIsUndetermined(t *testing.T) {
	for name, probe := range map[string]*model{"failed": failing(), "nonsense": nonsense(), "no list": {name: "x",
		answer: func(llm.Call) (any, error) { return `{}`, nil }}} {
		rows, _ := uniquely(t, world(busy), Models{Solver: solver(says("5")), Judge: judge(), Probe: probe}, limit(),
			Options{})
		if got := rows[len(rows)-1]; got.Outcome != corpus.Undetermined || rows[0].Probe != "read" {
			t.Errorf("%s: %+v", name, rows)
		}
	}
	rows, _, err := Unique(t.Context(), world(busy), Models{Solver: solver(says("5")), Judge: judge(),
		Probe: prober(sharp)}, limit(), nil, Options{})
	if got := last(t, rows, err); got.Outcome != corpus.Undetermined || !strings.Contains(got.Reason, "not read") {
		t.Errorf("without readings: %+v", got)
	}
}

func TestAnOperandFromElsewhereIsASecondSource(t *testing.T) {
	plant := add(message("msg-203", "g2", march(3).At(11, 0), "Odd Brekke",
		"Mira is on it since this morning, the load test I mean"), "s-tide")
	takes := func(in prompts.SolveIn) string { // a start and an end
		if finds("x", "starting", "merged")(in)+finds("x", "on it since", "merged")(in) == "" {
			return ""
		}
		return "7 working days"
	}
	rows, _ := uniquely(t, world(plant), Models{Solver: solver(takes), Judge: judge(), Probe: prober(sharp)}, duration(),
		Options{})
	got := rows[len(rows)-1]
	if got.Outcome != corpus.No || !strings.Contains(got.Reason, "msg-203 for msg-101") || len(rows) != 2 {
		t.Fatalf("%+v", rows)
	}
	if diff := gocmp.Diff([]string{"msg-101"}, rows[0].LeftOut); diff != "" {
		t.Errorf("left out (-want +got):\n%s", diff)
	}
	// Exhaustive mode asks segments alone, none of which holds both.
	rows, _ = uniquely(t, world(plant), Models{Solver: solver(takes), Judge: judge(), Probe: prober(sharp)}, duration(),
		Options{Uniqueness: Exhaustive})
	if got := rows[len(rows)-1]; got.Outcome != corpus.Yes || len(rows) != 4 {
		t.Errorf("exhaustive: %+v", rows)
	}
}

func TestASegmentWithAllOperandsIsASecondSource(t *testing.T) {
	plant := func(w *World, plan *[]corpus.PlannedMessage) {
		add(message("msg-203", "g2", march(3).At(11, 0), "Odd Brekke",
			"Mira is on it since this morning, the load test I mean"), "s-tide")(w, plan)
		add(message("msg-204", "g2", march(11).At(17, 0), "Odd Brekke", "load test wrapped up"), "s-tide")(w, plan)
	}
	rows, _ := uniquely(t, world(plant), Models{Solver: solver(finds("7 working days", "on it since", "wrapped up")),
		Judge: judge(), Probe: prober(sharp)}, duration(), Options{})
	if got := rows[len(rows)-1]; got.Outcome != corpus.No || !strings.Contains(got.Reason, "segment s-tide yields") {
		t.Errorf("%+v", rows)
	}
	if len(rows) != 1+2+1 { // the segment, each operand replaced, the verdict
		t.Errorf("%d rows", len(rows))
	}
}

func TestProbeSegmentReadsOnceForManySlots(t *testing.T) {
	var slots []validate.Slot
	for _, p := range []string{"retry_limit", corpus.PredStarted, corpus.PredFinished, corpus.PredDue, corpus.PredOwner} {
		slots = append(slots, validate.Slot{SubjectID: "cache", Predicate: p})
	}
	p := prober(sharp)
	r, err := ProbeSegment(t.Context(), world(nil), Models{Probe: p}, "s-load", slots, Options{TargetsPerCall: 2})
	if err != nil {
		t.Fatal(err)
	}
	if len(p.calls) != 3 || r.Cost.Calls != 3 || len(r.Slots) != 5 {
		t.Fatalf("%d calls, %+v", len(p.calls), r)
	}
	for i, s := range r.Slots {
		if s.Slot != slots[i] || s.Failed != "" {
			t.Errorf("slot %d: %+v", i, s)
		}
	}
	want := []Quoted{{"msg-103", "session cache load test merged"}}
	if diff := gocmp.Diff(want, r.Slots[2].Quotes); diff != "" {
		t.Errorf("finished (-want +got):\n%s", diff)
	}
	in := p.calls[0].Input.(prompts.ProbeIn)
	if got := in.Targets[1]; got != (prompts.Target{N: 2, Subject: "session cache load test", Attribute: "started",
		Kind: corpus.KindDate}) {
		t.Errorf("target %+v", got)
	}
	if _, err := ProbeSegment(t.Context(), world(nil), Models{Probe: p}, "s-none", slots, Options{}); err == nil {
		t.Error("a segment that does not exist was read")
	}
}

func TestExhaustiveAsksEverySegmentOnce(t *testing.T) {
	s := solver(says(""))
	rows, cost, err := Unique(t.Context(), world(nil), Models{Solver: s, Judge: judge()}, limit(), nil,
		Options{Uniqueness: Exhaustive})
	if got := last(t, rows, err); got.Outcome != corpus.Yes || len(rows) != 4 || len(s.calls) != 3 {
		t.Errorf("%+v after %d calls", rows, len(s.calls))
	}
	if cost.Calls != cost.ExhaustiveCalls || cost.Tokens != cost.ExhaustiveTokens {
		t.Errorf("what it cost is not what was foreseen: %+v", cost)
	}
}

func TestNoiseIsNoSource(t *testing.T) {
	v := world(func(w *World, plan *[]corpus.PlannedMessage) {
		add(message("msg-203", "g1", march(7).At(13, 0), "Odd Brekke", "and as ever it is 5"), "s-day")(w, plan)
	})
	v.Facts = validate.NewFactIndex(
		[]corpus.Fact{{ID: "x", SubjectID: "cache", Predicate: "retry_limit", Value: corpus.CountValue(5), Noise: true}},
		[]corpus.PlannedMessage{discloses("msg-203", "x")}, v.Messages)
	s := solver(says("5"))
	rows, _ := uniquely(t, v, Models{Solver: s, Judge: judge(), Probe: prober(sharp)}, limit(), Options{})
	if got := rows[len(rows)-1]; got.Outcome != corpus.Yes || len(s.calls) != 0 {
		t.Errorf("%+v", rows)
	}
}

func TestAMessageInTwoSegmentsReplacesAnOperandOnce(t *testing.T) {
	start := message("msg-203", "g1", march(3).At(11, 0), "Odd Brekke",
		"Mira is on it since this morning, the load test I mean")
	plant := func(w *World, plan *[]corpus.PlannedMessage) {
		add(start, "s-load")(w, plan)
		w.Segments[2].MessageIDs = append(w.Segments[2].MessageIDs, start.ID)
	}
	rows, _ := uniquely(t, world(plant), Models{Solver: solver(says("")), Judge: judge(), Probe: prober(sharp)},
		duration(), Options{})
	if got := rows[len(rows)-1]; got.Outcome != corpus.Yes || len(rows) != 2 {
		t.Errorf("%+v", rows)
	}
}

func TestYields(t *testing.T) {
	v := world(func(w *World, _ *[]corpus.PlannedMessage) {
		w.Lexicon = corpus.NewLexicon([]string{"Mira Castellan"}, []string{"MB"})
	})
	m := message("m", "g1", march(11).At(9, 0), "Mira Castellan", "")
	for _, c := range []struct {
		name, quote string
		value       corpus.Value
		how         corpus.How
		want        bool
	}{
		{"a number in words", "it gives up after five", corpus.CountValue(5), corpus.HowLiteral, true},
		{"another number", "it gives up after six", corpus.CountValue(5), corpus.HowLiteral, false},
		{"a quantity, not its number", "it has 5 entries", corpus.QuantityValue(corpus.NewDecimal(5, 0), "MB"),
			corpus.HowLiteral, false},
		{"a relative date", "we need it by Friday", corpus.DateValue(march(14)), corpus.HowLiteral, true},
		{"the message's own date", "merged", corpus.DateValue(march(11)), corpus.HowStamped, true},
		{"the message's own date for what must be said", "merged", corpus.DateValue(march(11)), corpus.HowLiteral, false},
		{"another date than the message's", "merged", corpus.DateValue(march(10)), corpus.HowStamped, false},
		{"the author", "I'm taking it", corpus.TextValue(corpus.KindEntity, "Mira Castellan"), corpus.HowStamped, true},
		{"a name", "ask mira castellan", corpus.TextValue(corpus.KindEntity, "Mira Castellan"), corpus.HowLiteral, true},
		{"words", "because The  Certificate has expired", corpus.TextValue(corpus.KindText, "the certificate has expired"),
			corpus.HowLiteral, true},
		{"other words", "because the certificate is fine", corpus.TextValue(corpus.KindText, "the certificate has expired"),
			corpus.HowLiteral, false},
	} {
		m.Text = "Well, " + c.quote + ", I think."
		if got := v.yields(Quoted{m.ID, c.quote}, m, corpus.GoldAtom{Atom: &c.value, How: c.how}); got != c.want {
			t.Errorf("%s: %v", c.name, got)
		}
	}
	if v.yields(Quoted{m.ID, "5"}, m, corpus.GoldAtom{}) {
		t.Error("a gold without a value is yielded")
	}
}

// TestPartsOfValuesYieldNothing: a value is read in its message, and counts
// where the quote holds all of it. Ends of a range are told with it.
func TestPartsOfValuesYieldNothing(t *testing.T) {
	v := world(nil)
	for _, c := range []struct {
		text, quote string
		value       corpus.Value
		want        bool
	}{
		{"it runs for 14 days", "it runs for 14", corpus.CountValue(14), false},
		{"it runs for 14 days", "14 days", corpus.DurationValue(14, false), true},
		{"due on 14 March", "due on 14", corpus.CountValue(14), false},
		{"due on 14 March", "14 March", corpus.DateValue(march(14)), true},
		{"from 14 to 20", "from 14", corpus.CountValue(14), false},
		{"from 14 to 20", "from 14 to 20", corpus.CountValue(14), true},
		{"from 14 to 20", "from 14 to 20", corpus.CountValue(20), true},
		{"from 14 to 20", "from 14 to 20", corpus.CountValue(17), false},
		{"14 days or 14", "14", corpus.CountValue(14), true},
		{"14 or 14 days", "14", corpus.CountValue(14), true},
		{"it is 140", "14", corpus.CountValue(14), false},
	} {
		m := message("m", "g1", march(11).At(9, 0), "Mira Castellan", c.text)
		if got := v.yields(Quoted{m.ID, c.quote}, m, corpus.GoldAtom{Atom: &c.value, How: corpus.HowLiteral}); got != c.want {
			t.Errorf("%q out of %q yields %s: %v", c.quote, c.text, c.value.Canonical(), got)
		}
	}
}

// TestClearedYieldsToNoQuote: where a message is said not to hold an operand, no
// part of it that may be quoted yields it, so that clearing loses no source.
func TestClearedYieldsToNoQuote(t *testing.T) {
	values := []corpus.Value{
		corpus.CountValue(5), corpus.CountValue(14), corpus.CountValue(20), corpus.DurationValue(14, false),
		corpus.DateValue(march(14)), corpus.DateValue(march(5)),
		corpus.PercentValue(corpus.NewDecimal(5, 0)), corpus.RangeValue(corpus.CountValue(14), corpus.CountValue(20)),
		corpus.TextValue(corpus.KindVersion, "2.1"),
		corpus.TextValue(corpus.KindEntity, "Mira Castellan"), corpus.TextValue(corpus.KindText, "the certificate"),
	}
	words := strings.Fields("14 20 5 five % days March from to and on Friday Mira Castellan the certificate v2.1 , - / .")
	rapid.Check(t, func(t *rapid.T) {
		some := rapid.SliceOfN(rapid.SampledFrom(words), 1, 6).Draw(t, "words")
		from := rapid.IntRange(0, len(some)-1).Draw(t, "from")
		to := rapid.IntRange(from+1, len(some)).Draw(t, "to")
		blank := rapid.SampledFrom([]string{" ", "", "  "}).Draw(t, "blank")
		text, quote := strings.Join(some, blank), strings.Join(some[from:to], blank)
		m := message("m", "g1", march(11).At(9, 0), "Odd Brekke", text)
		v := world(func(w *World, _ *[]corpus.PlannedMessage) {
			w.Lexicon = corpus.NewLexicon([]string{"Mira Castellan"}, nil)
			w.Messages, w.Segments = []corpus.Message{m}, []corpus.Segment{{ID: "s", MessageIDs: []string{"m"}}}
		})
		for i := range values {
			g := corpus.GoldAtom{Part: corpus.PartOperand, Atom: &values[i], How: corpus.HowLiteral}
			if v.yields(Quoted{"m", quote}, m, g) && !v.holding(corpus.Item{Gold: []corpus.GoldAtom{g}})[0] {
				t.Fatalf("%q does not hold %s, and %q yields it", text, values[i].Canonical(), quote)
			}
		}
	})
}

// TestHolding: what no message could be quoted for yields nothing, whatever
// is quoted, so that clearing it loses no second source.
func TestHolding(t *testing.T) {
	texts := []string{"from 4 to 5", "it gives up after five", "5 MB, 5 % or 5 days", "done on Friday, 14 March",
		"ask Mira Castellan", "the  Certificate has expired", "https://wiki.x.example/a v2.1", "nothing"}
	values := []corpus.Value{
		corpus.CountValue(5), corpus.QuantityValue(corpus.NewDecimal(5, 0), "MB"),
		corpus.PercentValue(corpus.NewDecimal(5, 0)), corpus.DurationValue(5, false),
		corpus.DateValue(march(14)), corpus.DateValue(march(11)), corpus.TextValue(corpus.KindEntity, "Mira Castellan"),
		corpus.TextValue(corpus.KindText, "the certificate has expired"),
		corpus.TextValue(corpus.KindLink, "https://wiki.x.example/a"), corpus.TextValue(corpus.KindVersion, "2.1"),
	}
	held := 0
	for _, text := range texts {
		v := world(func(w *World, _ *[]corpus.PlannedMessage) {
			w.Lexicon = corpus.NewLexicon([]string{"Mira Castellan"}, []string{"MB"})
			w.Messages = []corpus.Message{message("m", "g1", march(11).At(9, 0), "Mira Castellan", text)}
			w.Segments = []corpus.Segment{{ID: "s", MessageIDs: []string{"m"}}}
		})
		for i := range values {
			for _, how := range []corpus.How{corpus.HowLiteral, corpus.HowStamped} {
				g := corpus.GoldAtom{Atom: &values[i], How: how}
				got, want := v.holding(corpus.Item{Gold: []corpus.GoldAtom{{Part: corpus.PartOperand, Atom: g.Atom,
					How: g.How}}})[0], v.yields(Quoted{"m", text}, v.messages[0], g)
				if got != want {
					t.Errorf("%q, %s %s: %v, and a quote of it all: %v", text, how, values[i].Canonical(), got, want)
				}
				if got {
					held++
				}
			}
		}
		if !v.holding(corpus.Item{Gold: []corpus.GoldAtom{{Part: corpus.PartOperand}}})[0] {
			t.Errorf("%q cannot hold what is not known", text)
		}
	}
	if held < 20 {
		t.Errorf("only %d values are held", held)
	}
}

func TestFormsOfAWordMeet(t *testing.T) {
	for _, forms := range []string{"merge merged merges merging", "limit limits limited", "batch batches", "query queries",
		"plan planned planning", "class classes"} {
		words := strings.Fields(forms)
		for _, w := range words[1:] {
			if stem(w) != stem(words[0]) {
				t.Errorf("%s becomes %s, %s becomes %s", words[0], stem(words[0]), w, stem(w))
			}
		}
	}
}

// TestASecondSourceBehindABridgeIsFound: where the question is understood by a
// bridge, a segment alone does not answer it; the evidence with the second
// statement in the place of the first does.
func TestASecondSourceBehindABridgeIsFound(t *testing.T) {
	plant := add(message("msg-203", "g1", march(12).At(9, 0), "Odd Brekke", "session cache: it gives up after five"),
		"s-day")
	it := limit()
	it.Question = "How often does the thing that Mira is starting on the 3rd retry?"
	it.Evidence = append(it.Evidence, corpus.Evidence{MessageID: "msg-101", Role: corpus.RoleBridge, Set: 2})
	bridge := operand(corpus.PredStarted, corpus.DateValue(march(3)), "f-start", "msg-101", corpus.HowStamped)
	bridge.Part = corpus.PartBridge
	it.Gold = append(it.Gold, bridge)
	needsBridge := solver(func(in prompts.SolveIn) string {
		if finds("x", "starting")(in) != "" && (finds("x", "gives up after")(in) != "" ||
			finds("x", "retry limit")(in) != "") {
			return "5"
		}
		return ""
	})
	m := Models{Solver: needsBridge, Judge: judge(), Probe: prober(sharp)}
	if rows, _ := uniquely(t, world(plant), m, it, Options{}); rows[len(rows)-1].Outcome != corpus.No {
		t.Errorf("with a second source: %+v", rows)
	}
	if rows, _ := uniquely(t, world(nil), m, it, Options{}); rows[len(rows)-1].Outcome != corpus.Yes {
		t.Errorf("without one: %+v", rows)
	}
}

// TestTheFactSideOfProfiles: in sufficiency and uniqueness an option with the
// right fact is right in whatever register; without evidence only the right
// option is (E20).
func TestTheFactSideOfProfiles(t *testing.T) {
	it := limit()
	it.Options = []corpus.Option{{Letter: "A", Text: "five retries"}, {Letter: "B", Text: "5, pal"},
		{Letter: "C", Text: "3, pal"}, {Letter: "D", Text: "three retries"}}
	it.AnswerLetter = "B"
	it.OptionKeys = []corpus.OptionKey{{Letter: "A", Kind: corpus.OptionF1}, {Letter: "B", Kind: corpus.OptionCorrect},
		{Letter: "C", Kind: corpus.OptionF2}, {Letter: "D", Kind: corpus.OptionFF}}
	for answer, want := range map[string]corpus.Outcome{"five retries": corpus.Yes, "5, pal": corpus.Yes,
		"3, pal": corpus.No, "three retries": corpus.No} {
		rows, err := Sufficient(t.Context(), world(nil), Models{Solver: solver(says(answer))}, it, "", Options{})
		if got := last(t, rows, err); got.Outcome != want {
			t.Errorf("%q: %+v", answer, got)
		}
		plant := add(message("msg-203", "g1", march(12).At(9, 0), "Odd Brekke", "session cache: it gives up after five"),
			"s-day")
		rows, _ = uniquely(t, world(plant), Models{Solver: solver(says(answer)), Probe: prober(sharp)}, it, Options{})
		if got := rows[len(rows)-1]; got.Outcome != want.Opposite() {
			t.Errorf("%q, asked of another segment: %+v", answer, got)
		}
	}
	one := &model{name: "m", answer: func(llm.Call) (any, error) {
		return prompts.BlindOut{Answer: "five retries", Letter: "A", Confidence: 90}, nil
	}}
	rows, err := Blind(t.Context(), world(nil), Models{Panel: []llm.Model{one}}, it, "", Options{})
	if got := last(t, rows, err); got.Outcome != corpus.Yes {
		t.Errorf("blind: %+v", got)
	}
}

// TestAValueThatNothingAccountsFor: a message that holds the gold value next to
// the subject leaves the item to a person, even where no one quotes it and no one
// answers from it; one whose value is known to be another matter's does not.
func TestAValueThatNothingAccountsFor(t *testing.T) {
	for _, c := range []struct {
		name, text string
		parent     string
		known      string // fact that the message is known to state
		want       corpus.Outcome
	}{
		{"beside the name", "session cache load test: 5, I heard", "", "", corpus.Undetermined},
		{"beside all but a word of it", "the session load test: 5, I heard", "", "", corpus.Undetermined},
		{"under a question that names it", "5, I heard", "msg-104", "", corpus.Undetermined},
		{"beside no name", "5, I heard of the limit", "", "", corpus.Yes},
		{"another value", "session cache load test: 6, I heard", "", "", corpus.Yes},
		{"a value that is another matter's", "session cache load test: 5, I heard", "", "f-other", corpus.Yes},
	} {
		plant := func(w *World, plan *[]corpus.PlannedMessage) {
			m := message("msg-205", "g1", march(13).At(9, 0), "Odd Brekke", c.text)
			m.ReplyTo = c.parent
			add(m, "s-load")(w, plan)
		}
		v := world(plant)
		if c.known != "" {
			v.Facts = validate.NewFactIndex([]corpus.Fact{{ID: c.known, SubjectID: "tide", Predicate: "boats",
				Value: corpus.CountValue(5)}}, []corpus.PlannedMessage{discloses("msg-205", c.known)}, v.Messages)
		}
		rows, _ := uniquely(t, v, Models{Solver: solver(says("")), Judge: judge(),
			Probe: prober(func(prompts.Target, prompts.Shown) string { return "" })}, limit(), Options{})
		if got := rows[len(rows)-1]; got.Outcome != c.want {
			t.Errorf("%s: %+v", c.name, got)
		}
	}
}
