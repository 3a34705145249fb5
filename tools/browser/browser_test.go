package browser

import (
	"context"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/cdproto/log"
	"github.com/chromedp/cdproto/network"
	"github.com/chromedp/cdproto/page"
	"github.com/chromedp/cdproto/runtime"
	"github.com/chromedp/chromedp"
)

// pages are the pages that are tested: those that the report's own tests write, and the one of a fresh run if MEMLOOM
// names the program.
var pages = sync.OnceValues(func() (map[string]string, error) {
	dir := os.Getenv("PAGES")
	if dir == "" {
		var err error
		if dir, err = os.MkdirTemp("", "memloom-pages"); err != nil {
			return nil, err
		}
	}
	dir, err := filepath.Abs(dir)
	if err != nil {
		return nil, err
	}
	write := exec.Command("go", "test", "-count=1", "-run", "TestPages_ForTheBrowser", "./internal/report", "-pages", dir)
	write.Dir = "../.."
	if out, err := write.CombinedOutput(); err != nil {
		return nil, fmt.Errorf("writing pages: %w\n%s", err, out)
	}
	if program := os.Getenv("MEMLOOM"); program != "" {
		run := filepath.Join(dir, "run")
		if out, err := exec.Command(program, "generate", "--quiet", "--force", "--out", run).CombinedOutput(); err != nil {
			return nil, fmt.Errorf("generating: %w\n%s", err, out)
		}
		if err := os.Rename(filepath.Join(run, "report.html"), filepath.Join(dir, "quickstart.html")); err != nil {
			return nil, err
		}
		_ = os.RemoveAll(run)
	}
	files, err := filepath.Glob(filepath.Join(dir, "*.html"))
	out := map[string]string{}
	for _, f := range files {
		out[strings.TrimSuffix(filepath.Base(f), ".html")] = "file://" + f
	}
	return out, err
})

// executable finds the browser; it is empty where there is none.
func executable() string {
	for _, name := range []string{"chromium", "chromium-browser", "google-chrome", "chrome"} {
		if path, err := exec.LookPath(name); err == nil {
			return path
		}
	}
	return ""
}

// needsChromium skips a test where there is no browser.
func needsChromium(t *testing.T) {
	t.Helper()
	if executable() == "" {
		t.Skip("skipped: there is no Chromium here (apt-get install chromium)")
	}
}

// browser is the one browser of all tests.
var browser = sync.OnceValues(func() (context.Context, error) {
	options := append(chromedp.DefaultExecAllocatorOptions[:], chromedp.ExecPath(executable()), chromedp.NoSandbox)
	allocated, _ := chromedp.NewExecAllocator(context.Background(), options...) // it ends with the tests
	ctx, _ := chromedp.NewContext(allocated)
	return ctx, chromedp.Do(ctx, chromedp.Navigate("about:blank"))
})

// tab is a page that is open, and what it did that it should not.
type tab struct {
	context.Context
	t  *testing.T
	mu sync.Mutex

	complaints []string // requests, messages of the console, dialogs
}

// open opens a page of a width and colour scheme with the network off.
func open(t *testing.T, address string, width int64, scheme string) *tab {
	t.Helper()
	parent, err := browser()
	if err != nil {
		t.Fatal(err)
	}
	ctx, cancel := chromedp.NewContext(parent)
	t.Cleanup(cancel)
	x := &tab{Context: ctx, t: t}
	if err := chromedp.Listen(ctx, x.listen(address)); err != nil {
		t.Fatal(err)
	}
	offline := network.EmulateNetworkConditionsByRuleParams{MatchedNetworkConditions: []*network.Conditions{{Offline: true}}}
	media := emulation.SetEmulatedMediaParams{Features: []*emulation.MediaFeature{{Name: "prefers-color-scheme", Value: scheme}}}
	x.do(call(network.Enable, network.EnableParams{}), call(log.Enable, cdp.Empty{}), call(network.EmulateNetworkConditionsByRule, offline),
		call(emulation.SetEmulatedMedia, media), chromedp.EmulateViewport(width, 900),
		chromedp.Navigate(address), chromedp.WaitReady(chromedp.CSS("footer")))
	return x
}

// call is a command of the protocol as an action.
func call[P, R any](c cdp.Command[P, R], params P) chromedp.Action[chromedp.Void] {
	return chromedp.Func(func(ctx context.Context, target *chromedp.Target) error {
		_, err := cdp.Call(ctx, target, c, params)
		return err
	})
}

// listen notes what a page that needs nothing but itself does not do.
func (x *tab) listen(address string) func(any) {
	return func(event any) {
		switch e := event.(type) {
		case *network.EventRequestWillBeSent:
			if e.Request.URL != address {
				x.note("request for %s", e.Request.URL)
			}
		case *log.EventEntryAdded:
			x.note("%s: %s", e.Entry.Level, e.Entry.Text)
		case *runtime.EventExceptionThrown:
			x.note("exception: %s", e.ExceptionDetails.Text)
		case *page.EventJavascriptDialogOpening:
			x.note("dialog: %s", e.Message)
		}
	}
}

func (x *tab) note(format string, args ...any) {
	x.mu.Lock()
	defer x.mu.Unlock()
	x.complaints = append(x.complaints, fmt.Sprintf(format, args...))
}

// patience is how long one step may take.
const patience = 2 * time.Minute

func (x *tab) do(steps ...chromedp.Action[chromedp.Void]) {
	x.t.Helper()
	run(x, chromedp.Steps(steps...))
}

// run runs an action.
func run[T any](x *tab, a chromedp.Action[T]) T {
	x.t.Helper()
	ctx, cancel := context.WithTimeout(x.Context, patience)
	defer cancel()
	out, err := chromedp.Run(ctx, a)
	if err != nil {
		x.t.Fatal(err)
	}
	return out
}

// ask evaluates an expression in the page.
func ask[T any](x *tab, script string) T {
	x.t.Helper()
	return run(x, chromedp.Evaluate[T](script, chromedp.EvalAwaitPromise))
}

// each runs a test on every page, at both widths and in both schemes.
func each(t *testing.T, test func(t *testing.T, x *tab, width int64)) {
	t.Helper()
	needsChromium(t)
	all, err := pages()
	if err != nil {
		t.Fatal(err)
	}
	for name, address := range all {
		for _, width := range []int64{1440, 320} {
			for _, scheme := range []string{"light", "dark"} {
				t.Run(fmt.Sprintf("%s %d %s", name, width, scheme), func(t *testing.T) { test(t, open(t, address, width, scheme), width) })
			}
		}
	}
}

// TestPages_OpenOffline: no request but for the page itself, nothing on the console, no dialog; no sideways scrolling.
func TestPages_OpenOffline(t *testing.T) {
	each(t, func(t *testing.T, x *tab, width int64) {
		if wide := ask[int64](x, `Math.max(document.documentElement.scrollWidth, document.body.scrollWidth)`); wide > width {
			t.Errorf("the page is %d wide", wide)
		}
		if n := ask[int](x, `document.querySelectorAll('script, img, iframe, link').length`); n > 0 {
			t.Errorf("%d elements that load something", n)
		}
		if ground, want := ask[string](x, `getComputedStyle(document.documentElement).backgroundColor`), "rgb("; !strings.HasPrefix(ground, want) {
			t.Errorf("the style sheet is not applied: the ground is %s", ground)
		}
		if dir := os.Getenv("PAGES"); dir != "" {
			x.picture(filepath.Join(dir, strings.ReplaceAll(filepath.Base(t.Name()), " ", "-")+".png"))
		}
		x.mu.Lock()
		defer x.mu.Unlock()
		for _, c := range x.complaints {
			t.Error(c)
		}
	})
}

// picture writes what the page looks like.
func (x *tab) picture(name string) {
	if err := os.WriteFile(name, run(x, chromedp.FullScreenshot(100)), 0o644); err != nil {
		x.t.Error(err)
	}
}

// labels finds, in every chart, labels that lie upon one another and labels that leave the page.
const labels = `(() => {
  const out = [], right = document.documentElement.clientWidth;
  for (const chart of document.querySelectorAll('svg.chart')) {
    const name = chart.getAttribute('aria-label');
    const texts = [...chart.querySelectorAll('text')].filter(t => getComputedStyle(t).display !== 'none')
      .map(t => ({text: t.textContent, box: t.getBoundingClientRect()})).filter(t => t.box.width > 0);
    texts.sort((a, b) => a.box.top - b.box.top);
    texts.forEach((a, i) => {
      if (a.box.left < 0 || a.box.right > right) out.push(name + ': ' + a.text + ' leaves the page');
      for (let k = i + 1; k < texts.length && texts[k].box.top < a.box.bottom; k++) {
        const b = texts[k].box, x = Math.min(a.box.right, b.right) - Math.max(a.box.left, b.left),
          y = Math.min(a.box.bottom, b.bottom) - Math.max(a.box.top, b.top);
        if (x > 1 && y > 4) out.push(name + ': ' + a.text + ' lies on ' + texts[k].text);
      }
    });
  }
  return out.slice(0, 20);
})()`

func TestPages_LabelsDoNotOverlap(t *testing.T) {
	each(t, func(t *testing.T, x *tab, _ int64) {
		for _, problem := range ask[[]string](x, labels) {
			t.Error(problem)
		}
	})
}

// TestPages_Axe runs axe-core on every page with its tables closed and open.
func TestPages_Axe(t *testing.T) {
	name := os.Getenv("AXE")
	if name == "" {
		t.Skip("skipped: AXE does not name an axe.min.js (make browser brings it)")
	}
	axe, err := os.ReadFile(name)
	if err != nil {
		t.Fatal(err)
	}
	const check = `axe.run(document, {resultTypes: ['violations']}).then(r => r.violations.map(v =>
		v.impact + ' ' + v.id + ': ' + v.help + ' ' + v.nodes.slice(0, 3).map(n => n.html.slice(0, 160)).join(' | ')))`
	each(t, func(t *testing.T, x *tab, _ int64) {
		x.do(chromedp.Evaluate[chromedp.Void](string(axe)))
		for _, state := range []string{"closed", "open"} {
			for _, v := range ask[[]string](x, check) {
				t.Errorf("tables %s: %s", state, v)
			}
			x.do(chromedp.Evaluate[chromedp.Void](`document.querySelectorAll('details').forEach(d => d.open = true)`))
		}
	})
}

func TestPages_PrintToPDF(t *testing.T) {
	needsChromium(t)
	all, err := pages()
	if err != nil {
		t.Fatal(err)
	}
	for name, address := range all {
		t.Run(name, func(t *testing.T) {
			x := open(t, address, 1440, "dark")
			b := run(x, chromedp.PrintToPDF(chromedp.PDFPrintBackground()))
			if len(b) < 20_000 || string(b[:5]) != "%PDF-" {
				t.Errorf("%d bytes that begin with %q", len(b), b[:5])
			}
		})
	}
}
