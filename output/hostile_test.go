package output

import (
	"flag"
	"fmt"
	"strings"
	"testing"

	"memloom/internal/corpus"
)

var (
	hostileFrom = flag.String("hostile-from", "", "corpus from which a hostile one is made for the tests in a browser")
	hostileTo   = flag.String("hostile-to", "", "folder into which it is written")
)

// hostileText is what a page must show as text: scripts, markup, template syntax, control and right-to-left characters.
const hostileText = `<script>alert(1)</script><img src=x onerror=alert(2)>"'><svg/onload=alert(3)><a href="javascript:alert(4)">a</a>` +
	`<style>*{display:none}</style><meta http-equiv=refresh content=0;url=http://evil.invalid>{{template "x"}}{{.}}${7*7}&lt;b&gt;` +
	"http://evil.invalid/ \u202Eltr\u202C\u2066\u0007\x1b[31m\u200B\u0085 end"

// TestHostile_ForTheBrowser writes a corpus that has hostile text wherever models and people write.
func TestHostile_ForTheBrowser(t *testing.T) {
	if *hostileFrom == "" {
		t.Skip("no -hostile-from")
	}
	c, m, err := Read(*hostileFrom)
	if err != nil {
		t.Fatal(err)
	}
	long := strings.Repeat("<b>long</b> ", 10_000)
	signs := strings.Repeat("a\u202E", 25_000)
	for i := range c.People {
		c.People[i].Name = fmt.Sprintf("%s <i>%s", c.People[i].Name, hostileText)
		c.People[i].Role += hostileText
	}
	for i := range c.Groups {
		c.Groups[i].Name += hostileText
	}
	for i := range c.Tasks {
		c.Tasks[i].Name += hostileText
	}
	for i := range c.Messages {
		x := &c.Messages[i]
		if x.Text += hostileText; i%7 == 0 {
			x.Text += long
		} else if i%7 == 1 {
			x.Text += signs
		}
	}
	for i := range c.Items {
		hostileItem(&c.Items[i], i, long, signs)
	}
	for i := range c.Verdicts {
		c.Verdicts[i].Answer, c.Verdicts[i].Reason = c.Verdicts[i].Answer+hostileText, c.Verdicts[i].Reason+hostileText
		if c.Verdicts[i].Model != "" {
			c.Verdicts[i].Model += hostileText
		}
	}
	for i := range c.Rounds {
		c.Rounds[i].Question, c.Rounds[i].Answer, c.Rounds[i].Refinement = hostileText+signs, hostileText, hostileText
	}
	for i := range c.Repairs {
		c.Repairs[i].Before, c.Repairs[i].After = c.Repairs[i].Before+hostileText, c.Repairs[i].After+hostileText+signs
	}
	names := corpus.CopiesByID(c.People)
	for i := range c.Messages {
		c.Messages[i].AuthorName = names[c.Messages[i].AuthorID].Name
	}
	if err := Publish(*hostileTo, c, *m, Options{}); err != nil {
		t.Fatal(err)
	}
}

// hostileItem puts hostile text into an item; every fifth one is 100 KB long, and the first ones have 5,000 options.
func hostileItem(it *corpus.Item, i int, long, signs string) {
	it.Question, it.Answer, it.Category = it.Question+hostileText, it.Answer+hostileText, it.Category+"<b>"
	switch i % 5 {
	case 0:
		it.Question += long
	case 1:
		it.Answer += signs
	}
	for k := range it.Options {
		it.Options[k].Text += hostileText
	}
	for n := len(it.Options); n > 0 && n < 5000; n++ {
		it.Options = append(it.Options, corpus.Option{Letter: fmt.Sprintf("O%d", n), Text: hostileText})
		it.OptionKeys = append(it.OptionKeys, corpus.OptionKey{Letter: fmt.Sprintf("O%d", n), Kind: "distractor"})
		if i > 40 && n > 40 {
			break
		}
	}
	for k := range it.Reasons {
		it.Reasons[k] += hostileText + signs
	}
	it.CorrectAnswers, it.IncorrectAnswers = append(it.CorrectAnswers, hostileText), append(it.IncorrectAnswers,
		hostileText+long)
}
