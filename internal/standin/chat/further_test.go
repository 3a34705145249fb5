package chat

import (
	"strings"
	"testing"
)

// TestFurther: what the plan has of other work is in the message word for word, set off from the rest once, and what
// the writer turns to next is named (E11).
func TestFurther(t *testing.T) {
	in := chatty()
	for i := range in.Slots {
		in.Slots[i].Short, in.Slots[i].Kind = false, ""
		in.Slots[i].Further = []string{"the chart of the pumps lied", "a forgotten glove turned up"}
		in.Slots[i].Next = "mooring plan"
	}
	out, err := Day(in)
	if err != nil {
		t.Fatal(err)
	}
	for i, m := range out.Messages {
		for _, want := range []string{"the chart of the pumps lied", "A forgotten glove turned up", "mooring plan"} {
			if strings.Count(strings.ToLower(m.Text), strings.ToLower(want)) != 1 {
				t.Errorf("a %s does not say once %q: %q", in.Slots[i].Act, want, m.Text)
			}
		}
	}
}
