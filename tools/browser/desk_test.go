package browser

import (
	"bufio"
	"context"
	"encoding/json"
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
	"github.com/chromedp/cdproto/input"
	"github.com/chromedp/cdproto/log"
	"github.com/chromedp/cdproto/network"
	"github.com/chromedp/cdproto/page"
	"github.com/chromedp/cdproto/runtime"
	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"
)

// program is the memloom that is tested.
func program(t *testing.T) string {
	t.Helper()
	needsChromium(t)
	name := os.Getenv("MEMLOOM")
	if name == "" {
		t.Skip("skipped: MEMLOOM does not name the program (make browser builds it)")
	}
	return name
}

// quickstart is a corpus of the built-in author, generated once. No test writes into it.
var quickstart = sync.OnceValues(func() (string, error) {
	dir, err := os.MkdirTemp("", "memloom-desk")
	if err != nil {
		return "", err
	}
	dir = filepath.Join(dir, "quickstart")
	if out, err := exec.Command(os.Getenv("MEMLOOM"), "generate", "--quiet", "--out", dir).CombinedOutput(); err != nil {
		return "", fmt.Errorf("generating: %w\n%s", err, out)
	}
	return dir, nil
})

// copied is a copy of a corpus that a test may decide about.
func copied(t *testing.T, from string) string {
	t.Helper()
	dir := filepath.Join(t.TempDir(), filepath.Base(from))
	if err := os.CopyFS(dir, os.DirFS(from)); err != nil {
		t.Fatal(err)
	}
	return dir
}

// fresh is a copy of the quickstart corpus.
func fresh(t *testing.T) string {
	t.Helper()
	program(t)
	dir, err := quickstart()
	if err != nil {
		t.Fatal(err)
	}
	return copied(t, dir)
}

// reviewDesk is a desk that serves a corpus.
type reviewDesk struct {
	t     *testing.T
	dir   string
	base  string // its address
	pid   int
	links chan string // the next link of each reviewer, as "name: url"
}

// serve starts the desk on a corpus. It ends with the test.
func serve(t *testing.T, dir string, args ...string) *reviewDesk {
	t.Helper()
	cmd := exec.Command(program(t), append([]string{"audit", dir, "--no-open"}, args...)...)
	out, err := cmd.StdoutPipe()
	if err != nil {
		t.Fatal(err)
	}
	cmd.Stderr = os.Stderr
	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}
	d := &reviewDesk{t: t, dir: dir, pid: cmd.Process.Pid, links: make(chan string, 1000)}
	go func() {
		for lines := bufio.NewScanner(out); lines.Scan(); {
			if strings.Contains(lines.Text(), "/in?t=") {
				d.links <- lines.Text()
			}
		}
	}()
	t.Cleanup(func() {
		_ = cmd.Process.Signal(os.Interrupt)
		_ = cmd.Wait()
	})
	return d
}

// link is the next link of a reviewer.
func (d *reviewDesk) link(reviewer string) string {
	d.t.Helper()
	end := time.After(patience)
	for {
		select {
		case l := <-d.links:
			if url, ok := strings.CutPrefix(l, reviewer+": "); ok {
				d.base, _, _ = strings.Cut(url, "/in?")
				return url
			}
		case <-end:
			d.t.Fatalf("the desk printed no link for %s", reviewer)
		}
	}
}

// look is how a page is looked at.
type look struct {
	width    int64
	height   int64
	scheme   string
	forced   bool // forced colours
	noScript bool
	reviewer string
	scale    float64 // 2: a zoom of 200 %
}

// enter opens the desk in a browser of its own.
func (d *reviewDesk) enter(t *testing.T, l look) *tab {
	t.Helper()
	parent, err := browser()
	if err != nil {
		t.Fatal(err)
	}
	ctx, cancel := chromedp.NewContext(parent, chromedp.WithNewBrowserContext())
	t.Cleanup(cancel)
	if l.reviewer == "" {
		l.reviewer = "anna"
	}
	x := &tab{Context: ctx, t: t}
	link := d.link(l.reviewer)
	if err := chromedp.Listen(ctx, x.listenToDesk(d.base)); err != nil {
		t.Fatal(err)
	}
	x.do(call(network.Enable, network.EnableParams{}), call(log.Enable, cdp.Empty{}),
		call(page.Enable, page.EnableParams{}))
	x.do(call(emulation.SetFocusEmulationEnabled, emulation.SetFocusEmulationEnabledParams{Enabled: true}))
	x.dress(l)
	if l.noScript {
		x.do(call(emulation.SetScriptExecutionDisabled, emulation.SetScriptExecutionDisabledParams{Value: true}))
	}
	x.do(chromedp.Navigate(link))
	x.until(`document.querySelector('main h1')`)
	return x
}

// dress sets the size, the colour scheme and the zoom of a page.
func (x *tab) dress(l look) {
	x.t.Helper()
	if l.width == 0 {
		l.width = 1440
	}
	if l.height == 0 {
		l.height = 900
	}
	features := []*emulation.MediaFeature{{Name: "prefers-color-scheme", Value: l.scheme}}
	if l.forced {
		features = append(features, &emulation.MediaFeature{Name: "forced-colors", Value: "active"})
	}
	var options []chromedp.EmulateViewportOption
	if l.scale > 0 { // zooming halves the pixels of the style sheet
		l.width, l.height = int64(float64(l.width)/l.scale), int64(float64(l.height)/l.scale)
		options = append(options, chromedp.EmulateScale(l.scale))
	}
	x.do(call(emulation.SetEmulatedMedia, emulation.SetEmulatedMediaParams{Features: features}),
		chromedp.EmulateViewport(l.width, l.height, options...))
}

// listenToDesk notes what a page of the desk must not do: ask elsewhere, break its policy, throw, open dialogs.
func (x *tab) listenToDesk(base string) func(any) {
	return func(event any) {
		switch e := event.(type) {
		case *network.EventRequestWillBeSent:
			if u := e.Request.URL; !strings.HasPrefix(u, base+"/") && u != "about:blank" {
				x.note("request for %s", u)
			}
		case *log.EventEntryAdded:
			if e.Entry.Source != "network" { // an answer that refuses something is an entry, too
				x.note("%s %s: %s", e.Entry.Source, e.Entry.Level, e.Entry.Text)
			}
		case *runtime.EventExceptionThrown:
			x.note("exception: %s %s", e.ExceptionDetails.Text, exception(e.ExceptionDetails))
		case *page.EventJavascriptDialogOpening:
			x.note("dialog: %s", e.Message)
		}
	}
}

func exception(d *runtime.ExceptionDetails) string {
	if d.Exception == nil {
		return ""
	}
	return d.Exception.Description
}

// well fails where the page complained.
func (x *tab) well() {
	x.t.Helper()
	x.mu.Lock()
	defer x.mu.Unlock()
	for _, c := range x.complaints {
		x.t.Error(c)
	}
	x.complaints = nil
}

// try evaluates an expression, which may fail while the page changes.
func try[T any](x *tab, script string) (T, error) {
	ctx, cancel := context.WithTimeout(x.Context, patience)
	defer cancel()
	return chromedp.Run(ctx, chromedp.Evaluate[T](script, chromedp.EvalAwaitPromise))
}

// until waits until an expression is true.
func (x *tab) until(expression string) {
	x.t.Helper()
	for end := time.Now().Add(patience / 4); ; time.Sleep(20 * time.Millisecond) {
		if ok, err := try[bool](x, "!!("+expression+")"); err == nil && ok {
			return
		}
		if time.Now().After(end) {
			at, _ := try[string](x, `location.pathname + location.search + '\n' + document.body.innerText.slice(0, 1500)`)
			x.t.Fatalf("it never came about that %s; the page is %s", expression, at)
		}
	}
}

// press presses keys, one after another. A key and its character are one event, as from a keyboard: a page that takes
// the key keeps the character out of fields.
func (x *tab) press(keys string) {
	x.t.Helper()
	for _, r := range keys {
		for _, e := range typed(r) {
			x.do(call(input.DispatchKeyEvent, *e))
		}
	}
}

// typed is a key going down and up.
func typed(r rune) []*input.DispatchKeyEventParams {
	events := kb.Encode(r)
	if len(events) == 3 {
		events[0].Text, events[0].UnmodifiedText = events[1].Text, events[1].UnmodifiedText
		events = []*input.DispatchKeyEventParams{events[0], events[2]}
	}
	return events
}

// pressFor presses keys and waits until something has come about, and the page that it led to is loaded.
func (x *tab) pressFor(keys, expression string) {
	x.t.Helper()
	x.press(keys)
	x.until(`document.readyState === 'complete' && (` + expression + `)`)
}

// visit opens a page of the desk.
func (x *tab) visit(d *reviewDesk, path string) {
	x.t.Helper()
	x.do(chromedp.Navigate(d.base + path))
	x.until(`document.readyState === 'complete' && document.querySelector('main h1')`)
}

// holds fails where an expression is not true.
func (x *tab) holds(what, expression string) {
	x.t.Helper()
	if !ask[bool](x, "!!("+expression+")") {
		x.t.Errorf("%s: %s is not so", what, expression)
	}
}

// item is the item that is open.
func (x *tab) item() string {
	x.t.Helper()
	return ask[string](x, `document.querySelector('main').dataset.item || ''`)
}

// decided are the decisions that the desk has, as it exports them.
func (x *tab) decided() []decision {
	x.t.Helper()
	text := ask[string](x, `fetch('/export/decisions.jsonl').then(r => r.text())`)
	var out []decision
	for line := range strings.Lines(text) {
		var d decision
		if err := json.Unmarshal([]byte(line), &d); err != nil {
			x.t.Fatalf("%v: %s", err, line)
		}
		out = append(out, d)
	}
	return out
}

// decision is what tests read of a decision.
type decision struct {
	Seq          int64    `json:"seq"`
	TargetID     string   `json:"target_id"`
	Reviewer     string   `json:"reviewer"`
	Action       string   `json:"action"`
	Code         string   `json:"code"`
	Note         string   `json:"note"`
	Overrules    []string `json:"overrules"`
	RateQuestion string   `json:"rate_question"`
	RateAnswer   string   `json:"rate_answer"`
	RateOptions  string   `json:"rate_options"`
	RateEvidence string   `json:"rate_evidence"`
}

// listed is an item as `memloom audit list` tells of it.
type listed struct {
	ID       string `json:"item_id"`
	Family   string `json:"family"`
	Status   string `json:"status"`
	FellAt   string `json:"fell_at"`
	Question string `json:"question"`
	Answer   string `json:"answer"`
	Stand    string `json:"stand"`
}

// list are the items that wait in a corpus.
func list(t *testing.T, dir string, args ...string) []listed {
	t.Helper()
	out := memloom(t, append([]string{"audit", "list", dir, "--json"}, args...)...)
	var items []listed
	for line := range strings.Lines(out) {
		var i listed
		if err := json.Unmarshal([]byte(line), &i); err != nil {
			t.Fatalf("%v: %s", err, line)
		}
		items = append(items, i)
	}
	return items
}

// memloom runs the program and returns what it prints.
func memloom(t *testing.T, args ...string) string {
	t.Helper()
	cmd := exec.Command(program(t), args...)
	var failed strings.Builder
	cmd.Stderr = &failed
	out, err := cmd.Output()
	if err != nil {
		t.Fatalf("memloom %s: %v\n%s%s", strings.Join(args, " "), err, out, failed.String())
	}
	return string(out)
}

// Keys that are no letters.
const (
	enter  = kb.Enter
	escape = kb.Escape
	tabKey = kb.Tab
)

// evaluate runs a script in the page.
func evaluate(script string) chromedp.Action[chromedp.Void] {
	return chromedp.Evaluate[chromedp.Void](script)
}
