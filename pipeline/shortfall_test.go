package pipeline

import (
	"regexp"
	"slices"
	"strings"
	"testing"

	"memloom/internal/corpus"
	"memloom/pipeline/designs"
	"memloom/pipeline/judging"
	"memloom/pipeline/questions"
	"memloom/pipeline/recipe"
)

// TestShortfall_AdviceFollowsCodes: what to turn is what mends the code for which most drafts fell, and more drafts
// where nothing mends it.
func TestShortfall_AdviceFollowsCodes(t *testing.T) {
	want := map[corpus.Code]string{
		corpus.CodeGuessed: "filters.confidence", corpus.CodeNoAnswer: "another model solve",
		corpus.CodeMisread:     "another model solve",
		corpus.CodeWrongAnswer: "another model solve", corpus.CodeStillAnswered: "questions.oversample",
		corpus.CodeSecondSource: "questions.oversample", corpus.CodeOtherValue: "questions.oversample",
		corpus.CodeTooEasy: "filters.baseline", corpus.CodeUnanswerable: "another model solve",
		corpus.CodeReferenceMarked: "questions.answer_keys", corpus.CodeNearCopy: "questions.oversample",
		corpus.CodeNotRun: "show DIR rejection", corpus.CodeCallFailed: "audit/failures",
		corpus.CodeUnmarked: "another model judge",
		corpus.CodePerson:   "decide otherwise", corpus.CodeSurplus: "questions.oversample",
	}
	for _, code := range corpus.Codes() {
		s := shortfall(judging.Stratum{Name: "as_of", Wanted: 3, Accepted: 1, Judged: 10, CutOff: true,
			Fell: map[corpus.Code]int{code: 9}}, nil, "", "more")
		if want[code] == "" || !strings.Contains(s.Knob, want[code]) || !strings.HasPrefix(s.Reason,
			string(code)+" (9 of 10 drafts: ") || strings.Contains(s.Reason, ": )") {
			t.Errorf("%s: %s; %s, want %q", code, s.Reason, s.Knob, want[code])
		}
	}
}

// TestShortfall_AdviceFollowsCounts: several codes that one advice mends count together; where they are fewer than most
// drafts, more drafts help, or a larger world where the recipe did not bound them.
func TestShortfall_AdviceFollowsCounts(t *testing.T) {
	for _, c := range []struct {
		name   string
		fell   map[corpus.Code]int
		cutOff bool
		want   string
	}{
		{"two codes of one advice", map[corpus.Code]int{corpus.CodeNoAnswer: 4, corpus.CodeWrongAnswer: 4}, true,
			anotherSolver},
		{"half of them", map[corpus.Code]int{corpus.CodeNoAnswer: 5, corpus.CodeTooEasy: 4}, true,
			"raise questions.oversample"},
		{"half of all that the world holds", map[corpus.Code]int{corpus.CodeTooEasy: 4}, false, "more"},
		{"right without a piece", map[corpus.Code]int{corpus.CodeStillAnswered: 9}, false, "more"},
	} {
		s := shortfall(judging.Stratum{Name: "as_of", Wanted: 5, Judged: 10, CutOff: c.cutOff, Fell: c.fell}, nil, "", "more")
		if got, _, _ := strings.Cut(s.Knob, ","); got != c.want {
			t.Errorf("%s: %s, want %s", c.name, got, c.want)
		}
	}
}

// TestShortfall_LackOfCandidates: the advice is the key that makes more of them, or another author where they could not
// be worded.
func TestShortfall_LackOfCandidates(t *testing.T) {
	for _, c := range []struct{ design, stratum, want string }{
		{recipe.Organisation, "temporal", "world.workdays"}, {recipe.Organisation, "knowledge_update", "world.changes"},
		{recipe.Organisation, "as_of/easy", "world.changes"}, {recipe.Organisation, "constraint/rule", "dialogue.rules"},
		{recipe.Organisation, "constraint/cap", "world.workdays"}, {channels, "pivot", "channels.messages"},
		{channels, "knowledge_update", "channels.changes"}, {users, "as_of", "users.world_sets.temporal"},
		{conversations, "preferences/2", "conversations.spare"}, {episodes, "plan", "episodes.count"},
		{episodes, "evolution_timing", "episodes.flips"}, {"new", "x", "larger"},
	} {
		more := moreOf(&recipe.Recipe{Design: c.design}, c.stratum)
		s := shortfall(judging.Stratum{Name: c.stratum, Wanted: 3, Judged: 1, Dropped: 1}, nil, "", more)
		if !strings.Contains(s.Knob, c.want) || strings.Contains(s.Knob, "another model") {
			t.Errorf("%s of %s: %s, want %s", c.stratum, c.design, s.Knob, c.want)
		}
	}
	s := shortfall(judging.Stratum{Name: "x", Wanted: 3, Judged: 1, Dropped: 2}, nil, "", "more")
	if !strings.HasPrefix(s.Knob, "let another model propose the questions") {
		t.Errorf("not worded: %s", s.Knob)
	}
}

// TestScarce_KeysExist: what an advice names is a key of recipes of its design, for families of it.
func TestScarce_KeysExist(t *testing.T) {
	recipes := map[string]string{recipe.Organisation: "quickstart", channels: "groupmembench", users: "subtlememory",
		conversations: "convomem", episodes: "streammembench"}
	for _, d := range designs.All {
		r, err := recipe.Load(recipes[d.Name()], nil, 1, designs.Sections()...)
		if err != nil || len(scarce[d.Name()]) == 0 {
			t.Fatalf("%s: %v, %d advices", d.Name(), err, len(scarce[d.Name()]))
		}
		for stratum, advice := range scarce[d.Name()] {
			for _, key := range regexp.MustCompile(`\b[a-z]+(\.[a-z_]+)+`).FindAllString(advice, -1) {
				if !slices.ContainsFunc(r.Keys(), func(k recipe.Key) bool {
					return k.Path == key || strings.HasPrefix(key,
						k.Path+".") && k.Parts != nil
				}) {
					t.Errorf("%s %q: %s is no key", d.Name(), stratum, key)
				}
			}
			family, _, _ := strings.Cut(stratum, "/")
			known := slices.ContainsFunc(d.Families(), func(f questions.Family) bool { return f.Name() == family })
			if stratum != "" && !known {
				t.Errorf("%s has no family %s", d.Name(), family)
			}
		}
	}
}

// TestShortfall_NamesThePack: where a pack has too little for a quota without candidates, the reason is the pack, not
// the days.
func TestShortfall_NamesThePack(t *testing.T) {
	none := judging.Stratum{Name: "skill", Wanted: 34}
	for thin, want := range map[string]string{
		"": "too few candidates (0) raise world.workdays, or lower questions.families.skill to 0",
		"the pack library: about 0 choices": "too few candidates (0); likely for the pack library: about 0 choices " +
			"add such to the pack, or lower questions.families.skill to 0",
	} {
		if s := shortfall(none, nil, thin, "raise world.workdays"); s.Reason+" "+s.Knob != want {
			t.Errorf("%q: %s %s", thin, s.Reason, s.Knob)
		}
	}
}

// TestSizeOf_CountsItemsOfAProject: quotas are those of a project, and rules are not the pack's where a planner writes
// them.
func TestSizeOf_CountsItemsOfAProject(t *testing.T) {
	s := settings(t, "technology", 1, small...)
	s.Recipe.World.Projects, s.Recipe.Questions.Families = 3, map[string]int{"skill": 7, "temporal": 9,
		"constraint/rule": 4}
	size, err := SizeOf(s.Recipe)
	if err != nil || len(size.Wants) != 2 || size.Rules == 0 {
		t.Fatalf("%+v, %v", size, err)
	}
	for _, w := range size.Wants {
		if want := map[string]int{"skill": 3, "constraint/rule": 2}[w.Family]; w.Items != want {
			t.Errorf("%d items of %s, want %d", w.Items, w.Family, want)
		}
	}
	s.Recipe.World.Blueprint = "written"
	if size, err = SizeOf(s.Recipe); err != nil || len(size.Wants) != 1 || size.Rules != 0 ||
		strings.Contains(size.Wants[0].Family, "rule") {
		t.Errorf("written: %+v, %v", size, err)
	}
}
