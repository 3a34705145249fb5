package browser

import (
	"fmt"
	"os"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"
)

// screen is a page of the desk, and how it is reached.
type screen struct {
	name string
	open func(x *tab, d *reviewDesk)
}

// at opens a screen by its address.
func at(name, path string) screen {
	return screen{name, func(x *tab, d *reviewDesk) { x.visit(d, path) }}
}

// decide decides about items on the command line.
func decide(t *testing.T, dir string, args ...string) {
	t.Helper()
	memloom(t, append([]string{"audit", "decide", dir}, args...)...)
}

// found asks the page for the address of the first link that fits.
func (x *tab) found(selector string) string {
	x.t.Helper()
	return ask[string](x, `document.querySelector('`+selector+`').getAttribute('href')`)
}

// screens are all screens of a desk, the one that publishes last. The corpus is changed by them.
func screens(t *testing.T, x *tab, d *reviewDesk, items []listed) []screen {
	t.Helper()
	fell := judgedByModels(t, items)
	x.visit(d, "/q/spot")
	options := x.item()
	x.visit(d, "/i/"+fell)
	message := x.found(".message .id")
	day, shown, person, fact := x.found(`a[href^="/d/"]`), x.found(`a[href*="/shown/"]`), x.found(`a[href^="/p/"]`),
		x.found(`a[href^="/f/"]`)
	x.visit(d, fact)
	task := ask[string](x, `(document.querySelector('main a[href^="/t/"]') || {getAttribute: () => ''}).getAttribute('href')`)
	if task == "" {
		task = "/t/T1"
	}
	edit := func(x *tab, d *reviewDesk) {
		x.visit(d, "/i/"+fell+"/edit")
		x.do(evaluate(`document.getElementById('e-question').value = 'Whoever knows: ' + document.getElementById('e-question').value`),
			evaluate(`document.querySelector('button[value=look]').focus()`))
		x.pressFor(enter, `document.querySelector('dl.changes')`)
	}
	conflict := func(x *tab, d *reviewDesk) {
		x.visit(d, "/q/all?at="+options)
		decide(x.t, d.dir, options, "accept", "--reviewer", "ben")
		x.do(evaluate(`document.querySelector('.acts [value=accept]').focus()`))
		x.pressFor(enter, `document.querySelector('h1').textContent.includes('meanwhile')`)
	}
	job := func(x *tab, d *reviewDesk) {
		x.visit(d, "/apply")
		x.do(evaluate(`document.querySelector('form[action="/apply"] button').focus()`))
		x.pressFor(enter, `document.querySelector('#job-state')`)
		x.until(`document.querySelector('#job-state').textContent.includes('Done')`)
	}
	return []screen{at("queue", "/q/review"), at("options", "/q/all?at="+options), at("blind", "/q/blind"),
		at("disputed", "/q/disputed"),
		at("decided", "/q/decided"), at("empty", "/q/review?q=nothing+has+these+words"), {"edit", edit},
		at("apply", "/apply"), at("ask", "/filter?item="+fell),
		at("agreement", "/agreement"), at("run", "/run"), at("keys", "/keys"), at("message", message), at("fact", fact),
		at("task", task), at("person", person),
		at("day", day), at("shown", shown), at("around", "/i/"+fell+"/around/"+strings.TrimPrefix(message, "/m/")),
		at("raw", "/i/"+fell+"/raw"), at("problem", "/i/I999999"), {"conflict", conflict}, {"job", job}}
}

// decidedCorpus is a corpus about which two people decided.
func decidedCorpus(t *testing.T) (string, []listed) {
	t.Helper()
	dir := fresh(t)
	items := list(t, dir)
	for i, it := range items[:6] {
		decide(t, dir, it.ID, "reject", "--reviewer", "anna", "--note", "as the filter says", "--rate",
			"question=good,evidence=doubtful")
		action := "reject"
		if i%2 == 1 && it.FellAt == "sufficient" {
			action = "accept"
		}
		decide(t, dir, it.ID, action, "--reviewer", "ben", "--code", "misread")
	}
	return dir, items
}

// axe is axe-core; a test that needs it is skipped where it is not there.
func axe(t *testing.T) string {
	t.Helper()
	name := os.Getenv("AXE")
	if name == "" {
		t.Skip("skipped: AXE does not name an axe.min.js (make browser brings it)")
	}
	b, err := os.ReadFile(name)
	if err != nil {
		t.Fatal(err)
	}
	return string(b)
}

// grave are the violations of a page that are serious or critical.
const grave = `axe.run(document, {resultTypes: ['violations'], preload: false}).then(r => r.violations.filter(v => v.impact === 'serious' || v.impact === 'critical')
	.map(v => v.impact + ' ' + v.id + ': ' + v.help + ' ' + v.nodes.slice(0, 3).map(n => n.html.slice(0, 200)).join(' | ')))`

// wide is how much wider than the window a page is.
const wide = `Math.max(document.documentElement.scrollWidth, document.body.scrollWidth) - document.documentElement.clientWidth`

// hints are the placeholders that are wider than their fields, which keep an em for the button that empties them.
const hints = `[...document.querySelectorAll('input[placeholder]')].filter(i => {
	const style = getComputedStyle(i), pen = document.createElement('canvas').getContext('2d')
	pen.font = style.font
	return pen.measureText(i.placeholder).width > i.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight) - parseFloat(style.fontSize)
}).map(i => i.placeholder)`

// TestDesk_ScreensAreAccessible: axe-core in both schemes and at both widths, no placeholder that is cut off, no
// sideways scrolling at 320 pixels and at a zoom of 200 %, no page of more than 3,000 elements.
func TestDesk_ScreensAreAccessible(t *testing.T) {
	script := axe(t)
	dir, items := decidedCorpus(t)
	d := serve(t, dir, "--reviewer", "anna")
	x := d.enter(t, look{})
	for _, s := range screens(t, x, d, items) {
		t.Run(s.name, func(t *testing.T) {
			y := &tab{Context: x.Context, t: t}
			s.open(y, d)
			y.do(evaluate(`document.querySelectorAll('details').forEach(d => d.open = true)`), evaluate(script))
			if n := ask[int](y, `document.querySelectorAll('*').length`); n > 3000 {
				t.Errorf("the page has %d elements", n)
			}
			for _, l := range []look{{scheme: "light"}, {scheme: "dark"}, {width: 320, scheme: "light"},
				{width: 320, scheme: "dark"}} {
				y.dress(l)
				for _, v := range ask[[]string](y, grave) {
					t.Errorf("%d %s: %s", l.width, l.scheme, v)
				}
				for _, hint := range ask[[]string](y, hints) {
					t.Errorf("%d: the field is too narrow for %q", l.width, hint)
				}
				if w := ask[int](y, wide); w > 0 {
					t.Errorf("%d: the page is %d pixels too wide: %s", l.width, w, ask[string](y, widest))
				}
			}
			y.dress(look{scale: 2, scheme: "light"})
			if w := ask[int](y, wide); w > 0 {
				t.Errorf("at 200 %% the page is %d pixels too wide", w)
			}
			y.dress(look{})
		})
	}
	x.well()
}

// widest are the elements that stick out of the window.
const widest = `[...document.querySelectorAll('body *')].filter(e => e.getBoundingClientRect().right > document.documentElement.clientWidth + 1)
	.slice(-3).map(e => e.outerHTML.slice(0, 120)).join(' | ')`

// unfocused are the elements that can have the focus and do not show it.
const unfocused = `(() => {
  const out = [];
  for (const e of document.querySelectorAll('a[href], button, input:not([type=hidden]), select, textarea, summary, [tabindex="0"]')) {
    if (e.tabIndex < 0 || e.closest('[hidden]') || !e.checkVisibility()) continue;
    e.focus();
    const s = getComputedStyle(e), r = e.getBoundingClientRect();
    const seen = r.width > 2 && r.height > 2 && r.right > 0 && r.bottom > 0 && r.left < innerWidth && r.top < innerHeight;
    if (document.activeElement !== e || !e.matches(':focus-visible') || s.outlineStyle === 'none' || parseFloat(s.outlineWidth) < 2 || !seen)
      out.push([document.activeElement === e, s.outlineStyle, s.outlineWidth, seen].join(' ') + ': ' + e.outerHTML.slice(0, 160));
  }
  return out.slice(0, 5);
})()`

// TestDesk_FocusIsVisible: whatever the tab key reaches shows that it has the focus, also in forced colours.
func TestDesk_FocusIsVisible(t *testing.T) {
	dir, items := decidedCorpus(t)
	d := serve(t, dir, "--reviewer", "anna")
	x := d.enter(t, look{})
	for _, s := range screens(t, x, d, items) {
		if s.name == "job" {
			continue
		}
		s.open(x, d)
		for _, l := range []look{{}, {width: 320}, {forced: true}} {
			x.dress(l)
			x.press(tabKey) // the focus is shown to those who use keys
			for _, e := range ask[[]string](x, unfocused) {
				t.Errorf("%s %+v: %s", s.name, l, e)
			}
		}
		x.dress(look{})
	}
	x.well()
}

// TestDesk_ForcedColours: what colours say is told otherwise where the reader's own colours take their place.
func TestDesk_ForcedColours(t *testing.T) {
	dir, items := decidedCorpus(t)
	d := serve(t, dir, "--reviewer", "anna")
	x := d.enter(t, look{forced: true})
	x.visit(d, "/q/all?at="+judgedByModels(t, items))
	x.holds("forced colours are on", `matchMedia('(forced-colors: active)').matches`)
	style := func(selector, property string) string {
		return fmt.Sprintf("getComputedStyle(document.querySelector('%s')).%s", selector, property)
	}
	x.holds("the open row stands out", style(".row[aria-current]", "borderLeftColor")+" !== "+
		style(".row:not([aria-current])", "borderLeftColor"))
	x.holds("gold is underlined", style("span.gold", "textDecorationLine")+".includes('underline')")
	x.holds("evidence stands out", style(".message.evidence", "borderLeftColor")+" !== "+
		style(".message:not(.evidence):not(.against)", "borderLeftColor"))
	x.visit(d, "/q/review")
	x.holds("the queue that is open stands out", style("#queues a[aria-current]", "outlineStyle")+" === 'solid'")
	x.well()
}

// window is what the window shows.
func (x *tab) window() []byte {
	x.t.Helper()
	return run(x, chromedp.CaptureScreenshot())
}
