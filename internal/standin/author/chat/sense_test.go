package chat

import (
	"math/rand/v2"
	"regexp"
	"strings"
	"testing"

	"memloom/internal/standin/author/grammar"
)

// plainForms is a scope in which a variable is written as its own name.
type plainForms struct{}

func (plainForms) Value(name string) (string, bool)   { return "$" + name, true }
func (plainForms) Macro(_, words string) string       { return words }
func (plainForms) Stamp(words string) (string, error) { return words, nil }

// drawnForms draws forms of every pattern that has one of some words in it.
func drawnForms(t *testing.T, with string, see func(table, form string)) {
	t.Helper()
	const draws = 200
	n, has := 0, regexp.MustCompile(with)
	for name, tab := range allTables() {
		for _, p := range tab {
			if !has.MatchString(p.Src) {
				continue
			}
			r := rand.New(rand.NewPCG(1, 1))
			for range draws {
				form, err := grammar.Expand(r, plainForms{}, p.Src)
				if err != nil {
					t.Fatal(err)
				}
				see(name, form)
			}
			n++
		}
	}
	if n == 0 {
		t.Fatalf("no pattern has %s", with)
	}
}

// told is what somebody said, as patterns name it.
const told = `(?:what \$(?:who|they) (?:\$did|decided)|\$whose \$note)(?: (?:on|about|regarding|\$when|\$what))*`

// byTheWay is a sentence that begins with how one came to something. What made
// the difference is then somebody, behind a comma.
var byTheWay = regexp.MustCompile(`^(?:[a-z]+ing|[a-z]+ing again|after|given|following|because of|in view of)(?: (?:at|to|of|about|up|on|back|again))* ` + told + ` ([a-z]+)`)

// joints stand between what was said and what it was about.
var joints = map[string]bool{"on": true, "about": true, "regarding": true}

// TestPatterns_NoAdverbialAsSubject: "going back to what Hanna noted" is not
// what makes a difference: it stands in front of a comma.
func TestPatterns_NoAdverbialAsSubject(t *testing.T) {
	drawnForms(t, `\$did|decided`, func(table, form string) {
		if m := byTheWay.FindStringSubmatch(form); m != nil && !joints[m[1]] {
			t.Errorf("%s: %q goes on with %q", table, form, m[1])
		}
	})
}

var (
	addressed = regexp.MustCompile(`\b(?:to|for|hey|dear|telling|tell|told|asking|ask|inform|notify|write to|warn|ping) \$other\b(?: (?:people|folks|colleagues))?`)
	plea      = regexp.MustCompile(`\b(?:please|kindly|I need your|could you|can you|would you)\b`)
	crowd     = regexp.MustCompile(`\$other (?:people|folks|colleagues)`)
	spoken    = regexp.MustCompile(`\b(?:hey|dear|telling|tell|told|asking|ask|inform|notify|write to|warn|ping) \$other\b`)
)

// TestPatterns_NobodySpeaksToATask: people are asked and told, those who work on
// a task; a task is not.
func TestPatterns_NobodySpeaksToATask(t *testing.T) {
	drawnForms(t, `\$other`, func(table, form string) {
		at := addressed.FindString(form)
		if at == "" || crowd.MatchString(at) {
			return
		}
		if plea.MatchString(form) || spoken.MatchString(at) {
			t.Errorf("%s: %q speaks to a task", table, form)
		}
	})
}

var (
	pointing = regexp.MustCompile(`\b(?:look up|read|see|check|remember|know|recall|remind you of|refer to|return to|come back to|draw your attention to|have noted|have made a note of) ` + told + `(.*)$`)
	asks     = regexp.MustCompile(`^(?:does|is) .*\?$`)
	whatFor  = regexp.MustCompile(`[a-z]{2,}.* .*[a-z]{2,}`)
)

// TestRecalls_SayWhatTheyAreFor: who points others to what was said, without
// saying it again, says what for.
func TestRecalls_SayWhatTheyAreFor(t *testing.T) {
	n := 0
	drawnForms(t, `\$did|decided`, func(table, form string) {
		if table != "special recall told" && table != "special recall settled" {
			return
		}
		m := pointing.FindStringSubmatch(form)
		if m == nil || asks.MatchString(form) {
			return
		}
		n++
		if !whatFor.MatchString(m[1]) && !strings.HasPrefix(form, "for those who") {
			t.Errorf("%s: %q says nothing", table, form)
		}
	})
	if n < 200 {
		t.Errorf("only %d forms point to what was said", n)
	}
}

// TestPatterns_HavePassivesWithHave: "did that been discussed" is no English.
func TestPatterns_HavePassivesWithHave(t *testing.T) {
	wrong := regexp.MustCompile(`\b(?:did|does|do) (?:that|this|it|we|you|they|anybody|somebody) been\b`)
	drawnForms(t, `\bbeen\b`, func(table, form string) {
		if wrong.MatchString(form) {
			t.Errorf("%s: %q", table, form)
		}
	})
}
