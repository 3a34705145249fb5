package browser

import (
	"strings"
	"testing"
)

// focused says that the focus is on the heading of the main part.
const focused = `document.activeElement === document.querySelector('#main h1')`

// said is what is announced.
const said = `document.getElementById('said').textContent`

// TestDesk_FailingVerdictInThreeActions: search, the id, Enter.
func TestDesk_FailingVerdictInThreeActions(t *testing.T) {
	dir := fresh(t)
	for _, i := range list(t, dir)[:4] {
		d := serve(t, dir, "--reviewer", "anna")
		x := d.enter(t, look{})
		x.pressFor("/", `document.activeElement.id === 'q'`)
		x.press(i.ID)
		x.pressFor(enter, `location.search.includes('at=`+i.ID+`') && document.querySelector('main').dataset.item === '`+i.ID+
			`'`)
		x.holds("the banner names the filter and is seen", `(b => b.textContent.includes('`+strings.ReplaceAll(i.FellAt, "_",
			" ")+
			`') && b.getBoundingClientRect().bottom < innerHeight)(document.querySelector('.banner'))`)
		x.holds("the failing verdict comes first and is open",
			`(v => v.open && / falls| open/.test(v.querySelector('summary').textContent))(document.querySelector('.judged'))`)
		x.pressFor("v", `document.activeElement.id === 'verdicts'`)
		x.well()
	}
}

// TestDesk_SearchBeginsAnew: what is typed after the key of the search replaces what was searched for. Keys work on
// what a search leads to as well.
func TestDesk_SearchBeginsAnew(t *testing.T) {
	dir := fresh(t)
	id := list(t, dir)[1].ID
	d := serve(t, dir, "--reviewer", "anna")
	x := d.enter(t, look{})
	for _, search := range []struct{ words, leads string }{{"I999999", `location.search.includes('q=I999999')`},
		{id, `document.querySelector('main').dataset.item === '` + id + `'`}} {
		x.pressFor("/", `document.activeElement.id === 'q'`)
		x.press(search.words)
		x.pressFor(enter, search.leads)
	}
	x.pressFor("/", `document.activeElement.id === 'q'`)
	x.press("M012")
	x.pressFor(enter, `location.pathname === '/m/M012' && `+focused)
	x.pressFor("gs", `location.pathname === '/q/spot' && document.querySelector('main h1')`)
	x.do(evaluate(`document.querySelector('main a[href^="/d/"]').focus()`))
	x.pressFor(enter, `location.pathname.startsWith('/d/') && `+focused)
	x.pressFor("gr", `location.pathname === '/q/review' && document.querySelector('main h1')`)
	x.well()
}

// TestDesk_DecidesByKeys walks through the keys of review.md, section 4.
func TestDesk_DecidesByKeys(t *testing.T) {
	dir := fresh(t)
	items := list(t, dir)
	d := serve(t, dir, "--reviewer", "anna")
	x := d.enter(t, look{})
	first := x.item()

	x.pressFor("j", `document.querySelector('main').dataset.item !== '`+first+`' && `+focused)
	x.holds("the list shows which item is open",
		`document.querySelector('.row[aria-current]').dataset.id === document.querySelector('main').dataset.item`)
	x.pressFor("k", `document.querySelector('main').dataset.item === '`+first+`' && `+focused)

	// Ratings, a note, two keys to overrule.
	x.visit(d, "/q/review?at="+judgedByModels(t, items))
	overruled := x.item()
	x.press("1")
	x.holds("one press rates it good", `document.querySelector('[name=rate_question][value=good]').checked`)
	x.press("22")
	x.holds("two presses rate it doubtful", `document.querySelector('[name=rate_answer][value=doubtful]').checked`)
	x.press("444")
	x.holds("three presses rate it bad", `document.querySelector('[name=rate_evidence][value=bad]').checked`)
	x.holds("a rating is announced", said+`.includes('bad')`)
	x.pressFor("n", `document.activeElement.id === 'note'`)
	x.press("jar, read again")
	x.holds("keys do nothing in a field",
		`document.getElementById('note').value === 'jar, read again' && document.querySelector('main').dataset.item === '`+
			overruled+`'`)
	x.pressFor(escape, `document.activeElement.id !== 'note'`)
	x.pressFor("a", `document.querySelector('#reasons-in:not([hidden])')`)
	x.holds("the keys of the ratings are not shown beside those of the reasons",
		`[...document.querySelectorAll('.rate kbd')].every(k => getComputedStyle(k).visibility === 'hidden')`)
	x.holds("the reasons are six", `document.querySelectorAll('#reasons-in button').length === 6`)
	x.pressFor(escape, `document.querySelector('#reasons-in[hidden]')`)
	x.holds("closing the reasons brings the focus back", `document.activeElement.matches('.acts button[value=accept]')`)
	x.pressFor("a", `document.querySelector('#reasons-in:not([hidden])')`)
	x.pressFor("1", `document.querySelector('main').dataset.item !== '`+overruled+`' && `+focused)
	x.holds("what was saved is announced", said+`.includes('`+overruled+`')`)
	got := x.decided()
	if len(got) != 1 {
		t.Fatalf("%d decisions", len(got))
	}
	if g := got[0]; g.TargetID != overruled || g.Action != "accept" || g.Code != "misread" ||
		g.Note != "jar, read again" || len(g.Overrules) == 0 ||
		g.RateQuestion != "good" || g.RateAnswer != "doubtful" || g.RateEvidence != "bad" {
		t.Errorf("kept was %+v", g)
	}
	x.pressFor("u", `document.querySelector('main').dataset.item === '`+overruled+`' && `+focused)
	x.holds("the withdrawal is announced", said+`.includes('withdrawn')`)

	for _, step := range []struct{ key, action string }{{"r", "reject"}, {"s", "unsure"}} {
		before := x.item()
		x.pressFor(step.key, `document.querySelector('main').dataset.item !== '`+before+`' && `+focused)
		got = x.decided()
		if g := got[len(got)-1]; g.TargetID != before || g.Action != step.action {
			t.Errorf("%s kept %+v", step.key, g)
		}
	}
	x.well()
}

// TestDesk_NoteStaysWhereTheItemIsLeft: what is typed is there again, on the edit form as well, until it is saved.
func TestDesk_NoteStaysWhereTheItemIsLeft(t *testing.T) {
	dir := fresh(t)
	id := judgedByModels(t, list(t, dir))
	d := serve(t, dir, "--reviewer", "anna", "--reviewer", "ben")
	x := d.enter(t, look{})
	note := func(is string) string {
		return `document.querySelector('[name=note]').value === '` + is + `'`
	}
	x.visit(d, "/q/review?at="+id)
	x.pressFor("n", `document.activeElement.id === 'note'`)
	x.press("half a thought")
	x.pressFor(escape, `document.activeElement.id !== 'note'`)
	x.pressFor("j", `document.querySelector('main').dataset.item !== '`+id+`' && `+focused)
	x.holds("another item has no note", note(""))
	x.pressFor("k", `document.querySelector('main').dataset.item === '`+id+`' && `+note("half a thought"))
	x.pressFor("e", `location.pathname === '/i/`+id+`/edit' && `+note("half a thought"))
	x.visit(d, "/q/review?at="+id)
	x.holds("it is there on a page that is loaded", note("half a thought"))
	other := d.enter(t, look{reviewer: "ben"})
	other.visit(d, "/q/review?at="+id)
	other.holds("another reviewer has none", note(""))
	x.pressFor("r", `document.querySelector('main').dataset.item !== '`+id+`' && `+focused)
	if got := x.decided(); len(got) != 1 || got[0].Note != "half a thought" {
		t.Errorf("kept was %+v", got)
	}
	x.visit(d, "/i/"+id)
	x.holds("what is saved is no draft any more", note(""))
	x.well()
}

// TestDesk_SettlesByKeys: two who differ, and a third who ends it with one key.
func TestDesk_SettlesByKeys(t *testing.T) {
	dir := fresh(t)
	id := judgedByModels(t, list(t, dir))
	d := serve(t, dir, "--reviewer", "anna", "--reviewer", "ben", "--reviewer", "cy")
	a, b, c := d.enter(t, look{}), d.enter(t, look{reviewer: "ben"}), d.enter(t, look{reviewer: "cy"})
	for _, x := range []*tab{a, b} {
		x.visit(d, "/i/"+id)
	}
	a.pressFor("r", said+`.includes('`+id+`')`)
	b.visit(d, "/i/"+id)
	b.pressFor("a", `document.querySelector('#reasons-in:not([hidden])')`)
	b.pressFor("1", said+`.includes('`+id+`')`)
	c.pressFor("gx", `location.pathname === '/q/disputed' && document.querySelector('main').dataset.item === '`+id+`'`)
	c.pressFor("t", said+`.includes('settled (accept)')`)
	if got := c.decided(); len(got) != 3 || got[2].Action != "settle" || got[2].Code != "accept" ||
		got[2].Reviewer != "cy" {
		t.Errorf("kept was %+v", got)
	}
	for _, x := range []*tab{a, b, c} {
		x.well()
	}
}

// judgedByModels is an item that fell at a filter that models judge.
func judgedByModels(t *testing.T, items []listed) string {
	t.Helper()
	for _, i := range items {
		if i.FellAt == "sufficient" {
			return i.ID
		}
	}
	t.Fatal("no item fell at a filter that models judge")
	return ""
}

// TestDesk_GoesByKeys: where keys lead.
func TestDesk_GoesByKeys(t *testing.T) {
	dir := fresh(t)
	d := serve(t, dir, "--reviewer", "anna")
	x := d.enter(t, look{})
	id := judgedByModels(t, list(t, dir))
	for _, step := range []struct{ key, path string }{{"gs", "/q/spot"}, {"gd", "/q/decided"}, {"gx", "/q/disputed"},
		{"gp", "/apply"}, {"gr", "/q/review"}, {"?", "/keys"}, {"gr", "/q/review"}} {
		x.pressFor(step.key, `location.pathname === '`+step.path+
			`' && document.readyState === 'complete' && document.querySelector('main h1')`)
	}
	x.visit(d, "/i/"+id)
	x.pressFor("c", `document.activeElement.id === 'evidence'`)
	x.pressFor("e", `location.pathname === '/i/`+id+`/edit'`)
	x.visit(d, "/i/"+id)
	x.pressFor("f", `location.pathname === '/filter'`)
	x.visit(d, "/q/spot")
	x.pressFor("v", `document.activeElement.id === 'verdicts'`)
	x.pressFor("a", said+`.includes('confirmed')`)
	x.pressFor("r", `document.querySelector('#reasons-out:not([hidden])')`)
	x.pressFor("2", said+`.includes('taken out')`)
	if got := x.decided(); len(got) != 2 || got[1].Action != "reject" || got[1].Code != "two_readings" {
		t.Errorf("kept was %+v", got)
	}
	x.well()
}

// TestDesk_KeysCanBeChanged: other keys, none, and the first ones again.
func TestDesk_KeysCanBeChanged(t *testing.T) {
	d := serve(t, fresh(t), "--reviewer", "anna")
	x := d.enter(t, look{})
	first := x.item()
	at := func(is string) string {
		return `document.querySelector('main').dataset.item ` + is + ` '` + first + `'`
	}
	keep := func(script string) {
		x.visit(d, "/keys")
		x.do(evaluate(script), evaluate(`document.querySelector('form[action="/keys"] button.good').focus()`))
		x.pressFor(enter, `document.readyState === 'complete' && !document.activeElement.matches('form[action="/keys"] button')`)
		x.visit(d, "/q/review?at="+first)
	}
	keep(`document.getElementById('k-next').value = 'x'`)
	x.holds("the key stands on its button", `document.querySelector('[data-hotkey=x]')`)
	x.press("j")
	x.holds("the first key does nothing any more", at("==="))
	x.pressFor("x", at("!=="))
	keep(`document.querySelector('[name=off]').checked = true`)
	x.holds("no key is there", `!document.querySelector('[data-hotkey], main kbd')`)
	x.press("xjar")
	x.holds("no key does anything", at("===")+` && !document.querySelector('.panel:not([hidden])')`)
	keep(`document.querySelector('[name=off]').checked = false`)
	x.pressFor("j", at("!=="))
	x.well()
}
