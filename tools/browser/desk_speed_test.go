package browser

import (
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/chromedp/cdproto/page"
)

// clock measures in the page from a key going down to the frame that shows what it led to, also on the next page.
const clock = `(() => {
  const now = () => performance.timeOrigin + performance.now();
  const shown = () => requestAnimationFrame(() => {
    if (!sessionStorage.pressed) return;
    sessionStorage.took = JSON.stringify([...JSON.parse(sessionStorage.took || '[]'), now() - sessionStorage.pressed]);
    sessionStorage.removeItem('pressed');
  });
  addEventListener('keydown', () => { sessionStorage.pressed = now(); }, true);
  addEventListener('htmx:afterSettle', (e) => { if (['main', 'desk'].includes(e.detail.elt.id)) shown(); });
  addEventListener('DOMContentLoaded', shown);
})()`

// TestDesk_IsFast: 200 actions on the large corpus that DESK_CORPUS names, by keys.
func TestDesk_IsFast(t *testing.T) {
	from := os.Getenv("DESK_CORPUS")
	if from == "" {
		t.Skip("skipped: DESK_CORPUS names no large corpus")
	}
	dir := copied(t, from)
	begin := time.Now()
	d := serve(t, dir, "--reviewer", "anna")
	d.links <- "anna: " + d.link("anna") // kept for enter
	opened, worked := time.Since(begin), processor(t, d.pid)
	x := d.enter(t, look{})
	x.do(call(page.AddScriptToEvaluateOnNewDocument, page.AddScriptToEvaluateOnNewDocumentParams{Source: clock}))
	x.visit(d, "/q/review")
	took := map[string][]float64{}
	n := 0
	act := func(name, keys string) {
		t.Helper()
		n++
		x.pressFor(keys, fmt.Sprintf(`JSON.parse(sessionStorage.took || '[]').length === %d`, n))
		all := ask[[]float64](x, `JSON.parse(sessionStorage.took)`)
		took[name] = append(took[name], all[n-1])
		if e := ask[int](x, `document.querySelectorAll('*').length`); e > 3000 {
			t.Errorf("a page of %d elements after %s: %s", e, name, ask[string](x, `location.href`))
		}
	}
	words := strings.Fields("budget review owner deadline vendor release migration meeting report contract")
	for i := range 40 {
		x.visit(d, "/q/review")
		act("next", "j")
		act("next", "j")
		act("decide", "r")
		x.do(evaluate(fmt.Sprintf(
			`(l => l[%d %% l.length].focus())([...document.querySelectorAll('.facets details[open] a')])`, 3*i+1)))
		act("facet", enter)
		if i%2 == 0 {
			x.press("/")
			x.do(evaluate(`document.getElementById('q').value = '` + words[i/2%len(words)] + `'`))
			act("search", enter)
		} else {
			x.visit(d, "/q/review")
			x.do(evaluate(`document.querySelector('main a[href^="/d/"]').focus()`))
			act("whole day", enter)
		}
	}
	x.well()
	var all []float64
	for name, l := range took {
		all = append(all, l...)
		t.Logf("%s: %d, median %.0f ms, 95th percentile %.0f ms", name, len(l), quantile(l, 0.5), quantile(l, 0.95))
	}
	memory := resident(t, d.pid)
	t.Logf("open after %v, %v of the processor; %d MB; %d actions, median %.0f ms, 95th percentile %.0f ms, of the desk's processor %v each, with the pages between",
		opened.Round(10*time.Millisecond), worked, memory, len(all), quantile(all, 0.5), quantile(all, 0.95),
		((processor(t, d.pid) - worked) / time.Duration(len(all))).Round(100*time.Microsecond))
	if opened > 2*time.Second {
		t.Errorf("it was open after %v", opened)
	}
	if p := quantile(all, 0.95); p > 100 {
		t.Errorf("the 95th percentile is %.0f ms", p)
	}
	if memory > 600 {
		t.Errorf("it takes %d MB", memory)
	}
}

func quantile(list []float64, q float64) float64 {
	l := slices.Sorted(slices.Values(list))
	return l[min(len(l)-1, int(q*float64(len(l))))]
}

// resident is the memory of a process, in MB.
func resident(t *testing.T, pid int) int {
	t.Helper()
	b, err := os.ReadFile(filepath.Join("/proc", strconv.Itoa(pid), "status"))
	if err != nil {
		t.Skip("skipped: there is no /proc here")
	}
	_, rest, _ := strings.Cut(string(b), "VmRSS:")
	kb, err := strconv.Atoi(strings.Fields(rest)[0])
	if err != nil {
		t.Fatal(err)
	}
	return kb / 1024
}

// processor is the time that a process has had of the processor, to the hundredth of a second.
func processor(t *testing.T, pid int) time.Duration {
	t.Helper()
	b, err := os.ReadFile(filepath.Join("/proc", strconv.Itoa(pid), "stat"))
	if err != nil {
		t.Skip("skipped: there is no /proc here")
	}
	fields := strings.Fields(string(b)[strings.LastIndex(string(b), ")")+1:])
	var ticks time.Duration
	for _, f := range fields[11:13] { // in the program, and for it in the kernel
		n, err := strconv.Atoi(f)
		if err != nil {
			t.Fatal(err)
		}
		ticks += time.Duration(n)
	}
	return ticks * 10 * time.Millisecond
}
