package pipeline

import (
	"strings"
	"testing"

	"memloom/pipeline/judging"
)

// TestShortfall_NamesThePack: where a pack has too little for a quota without candidates, the reason is the pack, not the days.
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

// TestSizeOf_CountsItemsOfAProject: quotas are those of a project, and rules are not the pack's where a planner writes them.
func TestSizeOf_CountsItemsOfAProject(t *testing.T) {
	s := settings(t, "technology", 1, small...)
	s.Recipe.World.Projects, s.Recipe.Questions.Families = 3, map[string]int{"skill": 7, "temporal": 9, "constraint/rule": 4}
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
	if size, err = SizeOf(s.Recipe); err != nil || len(size.Wants) != 1 || size.Rules != 0 || strings.Contains(size.Wants[0].Family, "rule") {
		t.Errorf("written: %+v, %v", size, err)
	}
}
