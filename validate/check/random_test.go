package check

import (
	"encoding/json"
	"io"
	"reflect"
	"testing"

	"pgregory.net/rapid"

	"memloom/internal/corpus"
	"memloom/output"
)

// Whatever is done to the rows, a check comes to its end, says the same twice,
// and its report can be written.
func TestNeverPanics(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		in := fixtureInput()
		for range rapid.IntRange(1, 12).Draw(t, "mutations") {
			mutate(t, reflect.ValueOf(in.Corpus).Elem())
		}
		in.Manifest.Absent = rapid.SliceOfN(rapid.SampledFrom(tableNames()), 0, 4).Draw(t, "absent")
		r := Check(in.Input)
		if err := r.Text(io.Discard, true); err != nil {
			t.Fatal(err)
		}
		if _, err := json.Marshal(r); err != nil {
			t.Fatal(err)
		}
		if again := Check(in.Input); !reflect.DeepEqual(r, again) {
			t.Fatal("two checks of one corpus differ")
		}
		for _, f := range r.Findings {
			if (f.Status == Violated) != (f.Violations > 0) || f.Violations > 0 && len(f.Examples) == 0 {
				t.Fatalf("a finding contradicts itself: %+v", f)
			}
		}
	})
}

func tableNames() []string {
	var out []string
	for _, t := range output.Tables() {
		out = append(out, t.Path())
	}
	return out
}

// mutate changes one thing somewhere in a value: it drops, repeats, swaps or
// empties rows, or goes into one of them.
func mutate(t *rapid.T, v reflect.Value) {
	switch v.Kind() {
	case reflect.Struct:
		field := rapid.IntRange(0, v.NumField()-1).Draw(t, v.Type().Name())
		mutate(t, v.Field(field))
	case reflect.Pointer:
		if v.IsNil() || rapid.Bool().Draw(t, "nil") {
			v.SetZero()
			return
		}
		w := reflect.New(v.Type().Elem()) // the fixture's rows may share what they point to
		w.Elem().Set(v.Elem())
		mutate(t, w.Elem())
		v.Set(w)
	case reflect.Slice:
		mutateSlice(t, v)
	case reflect.String:
		v.SetString(rapid.OneOf(rapid.String(), rapid.SampledFrom([]string{
			"", "M01", "M99", "P1", "F07", "T01", "G2", "I03", "verdict", "date", "text", "\xff", "all 12 of {x}",
		})).Draw(t, "string"))
	case reflect.Bool:
		v.SetBool(!v.Bool())
	case reflect.Map: // rows of a design's tables, of which the check knows nothing
	default:
		mutateNumber(t, v)
	}
}

func mutateSlice(t *rapid.T, v reflect.Value) {
	n := v.Len()
	if n == 0 {
		return
	}
	i, j := rapid.IntRange(0, n-1).Draw(t, "row"), rapid.IntRange(0, n-1).Draw(t, "other")
	switch rapid.IntRange(0, 6).Draw(t, "change") {
	case 0:
		v.Set(reflect.AppendSlice(v.Slice3(0, i, i), v.Slice(i+1, n)))
	case 1:
		v.Set(reflect.Append(v, v.Index(i)))
	case 2:
		reflect.Swapper(v.Interface())(i, j)
	case 3:
		v.Index(i).SetZero()
	default:
		mutate(t, v.Index(i))
	}
}

// mutateNumber keeps days near the fixture's: a calendar has a row for each of
// its days, so that they are as many as a person wrote.
func mutateNumber(t *rapid.T, v reflect.Value) {
	switch v.Type() {
	case reflect.TypeFor[corpus.Date]():
		v.SetInt(int64(march(rapid.IntRange(-40, 60).Draw(t, "day"))))
	case reflect.TypeFor[corpus.Stamp]():
		v.SetInt(rapid.OneOf(rapid.Just(int64(0)), rapid.Int64(), rapid.Just(int64(march(6).At(9, 30)))).Draw(t, "stamp"))
	case reflect.TypeFor[int8]():
		v.SetInt(int64(rapid.Int8Range(0, 18).Draw(t, "scale")))
	default:
		v.SetInt(rapid.OneOf(rapid.Int64Range(-3, 60), rapid.Int64()).Draw(t, "number"))
	}
}
