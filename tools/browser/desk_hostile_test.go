package browser

import (
	"os/exec"
	"path/filepath"
	"testing"
)

// hostileCorpus is a quickstart corpus with hostile text wherever models and people write.
func hostileCorpus(t *testing.T) string {
	t.Helper()
	from, dir := fresh(t), filepath.Join(t.TempDir(), "hostile")
	write := exec.Command("go", "test", "-count=1", "-run", "TestHostile_ForTheBrowser", "./output", "-hostile-from", from,
		"-hostile-to", dir)
	write.Dir = "../.."
	if out, err := write.CombinedOutput(); err != nil {
		t.Fatalf("writing the hostile corpus: %v\n%s", err, out)
	}
	return dir
}

// foreign are elements that no page of the desk has: they would be text that became markup.
const foreign = `[...document.querySelectorAll('img, svg, iframe, object, embed, style, b, i, body meta, body script, [onload], [onerror], [style]')].map(e => e.outerHTML.slice(0, 80)).slice(0, 3)`

// TestDesk_HostileCorpus: text is text on every screen; nothing runs, nothing is asked of elsewhere, and no page is
// large.
func TestDesk_HostileCorpus(t *testing.T) {
	dir := hostileCorpus(t)
	items := list(t, dir)
	for _, i := range items[:2] {
		decide(t, dir, i.ID, "reject", "--reviewer", "ben", "--note", `<script>alert(9)</script>`)
	}
	d := serve(t, dir, "--reviewer", "anna", "--reviewer", `ben`)
	x := d.enter(t, look{})
	all := screens(t, x, d, items)
	for _, i := range items {
		all = append(all, at("item "+i.ID, "/i/"+i.ID))
	}
	x.visit(d, "/q/spot")
	for range 12 {
		all = append(all, at("spot "+x.item(), "/i/"+x.item()))
		next := ask[string](x, `document.querySelector('[data-hotkey=j]').getAttribute('href')`)
		x.visit(d, next)
	}
	for _, s := range all {
		if s.name == "edit" || s.name == "conflict" || s.name == "job" {
			continue // what it decides and publishes is another test's
		}
		s.open(x, d)
		if n := ask[int](x, `document.querySelectorAll('*').length`); n > 3000 {
			t.Errorf("%s has %d elements", s.name, n)
		}
		for _, e := range ask[[]string](x, foreign) {
			t.Errorf("%s has the element %s", s.name, e)
		}
		if w := ask[int](x, wide); w > 0 {
			t.Errorf("%s is %d pixels too wide", s.name, w)
		}
		if n := ask[int](x, `[...document.querySelectorAll('main *')].filter(e => e.checkVisibility()).length`); n < 3 {
			t.Errorf("%s shows %d elements", s.name, n)
		}
	}
	x.visit(d, "/i/"+items[0].ID)
	x.holds("markup is text", `document.querySelector('h1').textContent.includes('<script>alert(1)</script>')`)
	x.holds("directions are signs",
		`document.querySelector('h1').textContent.includes('U+202E') && !document.body.innerText.includes('\u202E')`)
	x.visit(d, "/i/"+items[0].ID+"/edit")
	x.well()
}
