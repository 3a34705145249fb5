package draw

import (
	"reflect"
	"testing"

	"memloom/prompts"
)

// TestSeedsHoldAllOfTheirInputs: no field of an input is left out of what its
// random numbers are drawn from.
func TestSeedsHoldAllOfTheirInputs(t *testing.T) {
	for _, in := range []any{prompts.DayIn{}, prompts.MessageIn{}, prompts.FixIn{}, prompts.OptionsIn{}} {
		from, to := tagsOf(in), tagsOf(seedOf(in))
		if reflect.TypeOf(in) == reflect.TypeOf(seedOf(in)) || !reflect.DeepEqual(from, to) {
			t.Errorf("%T: %v, its seed holds %v", in, from, to)
		}
	}
}

func tagsOf(v any) map[string]string {
	out := map[string]string{}
	for i := range reflect.TypeOf(v).NumField() {
		f := reflect.TypeOf(v).Field(i)
		out[f.Name] = f.Tag.Get("json")
	}
	return out
}
