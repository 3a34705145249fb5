package prompts

import (
	"slices"
	"strings"
	"testing"
)

// TestCheckQuality: scores are on the scale, and every reason is one line.
func TestCheckQuality(t *testing.T) {
	fine := Rating{"they answer each other", 3}
	for name, tt := range map[string]struct {
		scale  Scale
		rating Rating // of momentum
		wants  []string
	}{
		"on the scale": {Scale{1, 5}, Rating{"a decision falls", 5}, nil},
		"its lowest":   {Scale{0, 5}, Rating{"nothing moves", 0}, nil},
		"below it": {Scale{1, 5}, Rating{"nothing moves", 0},
			[]string{"momentum is 0, outside the scale from 1 to 5"}},
		"above it":         {Scale{0, 5}, Rating{"all moves", 6}, []string{"momentum is 6, outside the scale from 0 to 5"}},
		"no reason":        {Scale{1, 5}, Rating{" ", 2}, []string{"reason for momentum"}},
		"reason in lines":  {Scale{1, 5}, Rating{"one\ntwo", 2}, []string{"reason for momentum"}},
		"too long":         {Scale{1, 5}, Rating{strings.Repeat("very ", 200), 2}, []string{"reason for momentum"}},
		"both at one time": {Scale{1, 5}, Rating{"", 9}, []string{"outside the scale", "reason for momentum"}},
	} {
		got := checkQuality(QualityIn{Scale: tt.scale}, QualityOut{fine, fine, fine, fine, tt.rating, fine})
		if len(got) != len(tt.wants) {
			t.Errorf("%s: %q", name, got)
			continue
		}
		for i, want := range tt.wants {
			if !strings.Contains(got[i], want) {
				t.Errorf("%s: %q, want %q", name, got[i], want)
			}
		}
	}
}

// TestQualityDimensions: the names are those of the schema, in the order of the ratings, and the template explains
// each.
func TestQualityDimensions(t *testing.T) {
	task := NewTasks(nil).Scoring.Quality
	names := QualityDimensions()
	if len(names) != len(QualityOut{}.Ratings()) || len(slices.Compact(slices.Sorted(slices.Values(names)))) != 6 {
		t.Fatalf("%v", names)
	}
	out := QualityOut{}
	for i, name := range names {
		if !strings.Contains(string(task.Schema()), `"`+name+`"`) || !strings.Contains(task.Template, "- "+name+": ") {
			t.Errorf("schema or template lacks %s", name)
		}
		if err := decodeStrict([]byte(`{"`+name+`":{"reason":"x","score":4}}`), &out); err != nil ||
			out.Ratings()[i].Score != 4 {
			t.Errorf("%s is not rating %d: %+v, %v", name, i, out, err)
		}
		out = QualityOut{}
	}
}
