package browser

import (
	"encoding/json"
	"strings"
	"testing"
)

// tabTo presses the tab key until the element has the focus.
func (x *tab) tabTo(selector string) {
	x.t.Helper()
	for range 300 {
		x.press(tabKey)
		if ask[bool](x, `document.activeElement.matches('`+selector+`')`) {
			return
		}
	}
	x.t.Fatalf("the tab key does not lead to %s on %s", selector, ask[string](x, `location.href`))
}

// edit writes before an item's question, looks at what changes, and keeps it. It needs no script.
func (x *tab) edit(id, words string) {
	x.t.Helper()
	x.until(`location.pathname === '/i/` + id + `/edit' && document.readyState === 'complete'`)
	x.tabTo("#e-question")
	x.press(words)
	x.tabTo("button[value=look]")
	x.pressFor(enter, `document.querySelector('dl.changes .ins')`)
	x.holds("the diff shows what is new", `document.querySelector('dl.changes .ins').textContent.includes('`+
		strings.TrimSpace(words)+`')`)
	x.tabTo("button[value=keep]")
	x.pressFor(enter, `location.pathname.startsWith('/q/') && `+said+`.includes('`+id+` edited')`)
}

// publish applies what was decided, and waits until it is done. It needs no script.
func (x *tab) publish() {
	x.t.Helper()
	x.until(`location.pathname === '/apply' && document.readyState === 'complete'`)
	x.tabTo(`form[action="/apply"] button`)
	x.pressFor(enter, `document.querySelector('#job-state')`)
	x.until(`document.readyState === 'complete' && document.querySelector('#job-state').textContent.includes('Done')`)
}

// status is where an item is in the tables.
func status(t *testing.T, dir, id string) (status, why, question string) {
	t.Helper()
	var s struct{ Status, Why, Question string }
	if err := json.NewDecoder(strings.NewReader(memloom(t, "audit", "show", dir, id, "--json"))).Decode(&s); err != nil {
		t.Fatal(err)
	}
	return s.Status, s.Why, s.Question
}

// TestDesk_ReviewTenAndApply: ten items are reviewed, one of them is overruled, one is edited and falls again, an
// accepted one is edited and passes. What is published holds it, and check finds nothing.
func TestDesk_ReviewTenAndApply(t *testing.T) {
	dir := fresh(t)
	items := list(t, dir)
	byID := map[string]listed{}
	for _, i := range items {
		byID[i.ID] = i
	}
	d := serve(t, dir, "--reviewer", "anna")
	x := d.enter(t, look{})
	var overruled, fell string
	for range 10 {
		id := x.item()
		moved := `document.querySelector('main').dataset.item !== '` + id + `' && ` + focused
		switch {
		case overruled == "" && byID[id].FellAt == "sufficient":
			overruled = id
			x.pressFor("a", `document.querySelector('#reasons-in:not([hidden])')`)
			x.pressFor("1", moved)
		case fell == "" && byID[id].FellAt == "sufficient":
			fell = id
			x.press("e")
			x.edit(id, "Please: ")
		default:
			x.pressFor("r", moved)
		}
	}
	x.visit(d, "/q/spot?family=single_hop&q=who+owns")
	passes := x.item()
	x.press("e")
	x.edit(passes, "Please: ")
	if n := len(x.decided()); n != 11 {
		t.Errorf("%d decisions", n)
	}
	x.press("gp")
	x.publish()
	x.tabTo("main a.button")
	x.pressFor(enter, `location.pathname === '/q/review'`)
	x.visit(d, "/i/"+overruled)
	x.holds("the overruled item is in", `document.querySelector('.banner').textContent.includes('taken in by a person')`)
	x.visit(d, "/i/"+fell)
	x.holds("the edited item that fell is out",
		`document.querySelector('.banner').textContent.includes('Rejected') && document.querySelector('h1').textContent.startsWith('Please: ')`)
	x.well()

	for id, want := range map[string]string{overruled: "accepted", passes: "accepted", fell: "rejected"} {
		got, _, question := status(t, dir, id)
		if got != want {
			t.Errorf("%s is %s, wanted %s", id, got, want)
		}
		if edited := strings.HasPrefix(question, "Please: "); edited != (id != overruled) {
			t.Errorf("%s asks %s", id, question)
		}
	}
	memloom(t, "check", dir)
}

// TestDesk_WithoutScript: reading, deciding, overruling with a reason, withdrawing, editing and publishing by tab and
// Enter alone.
func TestDesk_WithoutScript(t *testing.T) {
	dir := fresh(t)
	items := list(t, dir)
	d := serve(t, dir, "--reviewer", "anna")
	x := d.enter(t, look{noScript: true})
	first := x.item()
	x.tabTo(`#q`)
	x.press(judgedByModels(t, items))
	x.pressFor(enter, `document.querySelector('main').dataset.item === '`+judgedByModels(t, items)+`'`)
	x.holds("the banner says why", `document.querySelector('.banner .what').textContent.includes('Rejected by')`)
	x.tabTo(`.way a`)
	x.pressFor(enter, `document.querySelector('main').dataset.item === '`+first+`'`)
	x.tabTo(`.acts button[value=reject]`)
	x.pressFor(enter, said+`.includes('`+first+`')`)

	id := x.item()
	x.tabTo(`.acts button[value=accept]`)
	x.pressFor(enter, `document.querySelector('h1').textContent === 'Not possible'`)
	x.tabTo(`main a.button`)
	x.pressFor(enter, `document.querySelector('main').dataset.item === '`+id+`'`)
	x.tabTo(`.rates input`)
	x.press(" ")
	x.tabTo(`#code`)
	x.press("misread")
	x.tabTo(`#note`)
	x.press("it says so")
	x.tabTo(`.acts button[value=accept]`)
	x.pressFor(enter, said+`.includes('`+id+` taken in')`)
	if got := x.decided(); len(got) != 2 || got[1].Code != "misread" || got[1].Note != "it says so" ||
		got[1].RateQuestion == "" {
		t.Errorf("kept was %+v", got)
	}
	x.tabTo(`form[action$="/withdraw"] button`)
	x.pressFor(enter, said+`.includes('withdrawn')`)

	x.visit(d, "/q/spot?family=single_hop&q=who+owns")
	passes := x.item()
	x.tabTo(`.acts a[href*="/edit"]`)
	x.pressFor(enter, `location.pathname.endsWith('/edit')`)
	x.edit(passes, "Please: ")
	x.tabTo(`#queues .apply`)
	x.pressFor(enter, `location.pathname === '/apply'`)
	x.publish()
	x.tabTo("main a.button")
	x.pressFor(enter, `location.pathname === '/q/review'`)
	x.well()
	if got, _, question := status(t, dir, passes); got != "accepted" || !strings.HasPrefix(question, "Please: ") {
		t.Errorf("%s is %s and asks %s", passes, got, question)
	}
}
