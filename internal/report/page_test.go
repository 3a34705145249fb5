package report

import (
	"bytes"
	"crypto/sha256"
	"encoding/base64"
	"flag"
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

func write(t *testing.T, m *made) string {
	t.Helper()
	b, err := m.builder().Page(&m.end)
	if err != nil {
		t.Fatal(err)
	}
	return string(b)
}

func TestPage_SameBytesForTheSameRun(t *testing.T) {
	first := write(t, build(year))
	for range 5 {
		if again := write(t, build(year)); again != first {
			t.Fatal("two pages of one run differ")
		}
	}
}

// TestPage_StyleHasItsDigest computes the digest of the style sheet as a browser does, from the page.
func TestPage_StyleHasItsDigest(t *testing.T) {
	page := write(t, build(small))
	_, rest, _ := strings.Cut(page, "<style>")
	style, _, _ := strings.Cut(rest, "</style>")
	sum := sha256.Sum256([]byte(style))
	want := "default-src 'none'; style-src 'sha256-" + base64.StdEncoding.EncodeToString(sum[:]) +
		"'; base-uri 'none'; form-action 'none'"
	if !strings.Contains(page, `<meta http-equiv="Content-Security-Policy" content="`+want+`">`) {
		t.Errorf("the policy is not %s", want)
	}
	if strings.Count(page, "<style") != 1 || regexp.MustCompile(`<[^>]*\sstyle=`).MatchString(page) {
		t.Error("there is style beside the sheet with the digest")
	}
}

func TestPage_NeedsNothingElse(t *testing.T) {
	page := write(t, build(year))
	for _, bad := range []string{"<script", "<iframe", "<img", "<link", "<object", "@import", "url(http", "src=",
		"javascript:", "ZgotmplZ"} {
		if strings.Contains(page, bad) {
			t.Errorf("the page has %s", bad)
		}
	}
	for _, m := range regexp.MustCompile(`(?:href="|url\()([^")]*)`).FindAllStringSubmatch(page, -1) {
		if !strings.HasPrefix(m[1], "#") {
			t.Errorf("the page leads to %s", m[1])
		}
	}
}

// TestPage_Parts holds the page to what readers of every kind need: each figure has its number and caption, each chart
// a label, each mark a title.
func TestPage_Parts(t *testing.T) {
	m := build(small)
	decided(m, "Ada")
	page := write(t, m)
	for i, k := range kinds() {
		if !strings.Contains(page, fmt.Sprintf(`<section id="f%d"`, i+1)) || !strings.Contains(page, k.title+"</h2>") {
			t.Errorf("no heading %s", k.title)
		}
	}
	charts := strings.Count(page, `<svg class="chart`)
	if labelled := len(regexp.MustCompile(`<svg class="chart [^>]* role="img" aria-label="[^"]+">`).FindAllString(page,
		-1)); charts < 9 || labelled != charts {
		t.Errorf("%d of %d charts are labelled", labelled, charts)
	}
	if n := strings.Count(page, "<title></title>"); n > 0 {
		t.Errorf("%d marks say nothing", n)
	}
	body := page[strings.Index(page, "<main>"):]
	body = regexp.MustCompile(`(?s)<svg class="key".*?</svg>`).ReplaceAllString(body, "")
	if bare := regexp.MustCompile(`<(rect|circle)[^>]*/>`).FindAllString(body, -1); len(bare) > 0 {
		t.Errorf("%d marks have no title: %s", len(bare), bare[0])
	}
	for _, want := range []string{"<figcaption>Figure 1. ", "<figcaption>Figure 10. ", "The numbers of figure 5 ("} {
		if !strings.Contains(page, want) {
			t.Errorf("the page has no %q", want)
		}
	}
}

// TestPage_FiguresWithoutDataAreOneLine: they have no section, and the line names what fills them. A page on which
// every figure has data has no such line.
func TestPage_FiguresWithoutDataAreOneLine(t *testing.T) {
	m := build(small).without("scaffold/tasks")
	m.end.Measures = nil
	page := write(t, m)
	want := "<p class=\"none\">Not shown: 3 Schedule (this folder does not have scaffold/tasks); " +
		"8 What is right without memory, and with it (nothing was measured; filled by <code>memloom score DIR --baselines</code>, " +
		"then <code>memloom report DIR</code>); 11 Decisions of reviewers (there are no decisions; filled by " +
		"<code>memloom audit decide DIR</code>, then <code>memloom audit apply DIR</code>).</p>\n</main>"
	if !strings.Contains(page, want) {
		t.Errorf("the page has no line\n%s", want)
	}
	for n := 1; n <= len(kinds()); n++ {
		lacks := n == 3 || n == 8 || n == 11
		for _, part := range []string{fmt.Sprintf("<section id=\"f%d\"", n), fmt.Sprintf("<li value=\"%d\">", n)} {
			if strings.Contains(page, part) == lacks {
				t.Errorf("figure %d lacks its data: %t; the page has %s: %t", n, lacks, part, !lacks)
			}
		}
	}
	full := build(small)
	decided(full, "Ada")
	if page := write(t, full); strings.Contains(page, "Not shown") {
		t.Error("a page with all figures says that some are not shown")
	}
}

func TestPage_TablesAreCut(t *testing.T) {
	w := small
	w.tasks = 150
	page := write(t, build(w))
	if !strings.Contains(page, "The first 200 of 300 rows; all are in <code>scaffold/tasks</code>.") {
		t.Error("the page does not say where the other rows are")
	}
}

// bad is what a person could put into a name: control and direction characters, markup, template syntax.
const bad = "\u202e\u2066\x1b[31m\x00\r\n" +
	`</title></style></svg><script>alert(1)</script><img src=x onerror=alert(1)>{{.Title}}"'` + "`<!--"

// hostile is a run whose every name is bad and endless.
func hostile() *made {
	w := small
	w.name = func(s string) string { return bad + s + strings.Repeat("w", 100_000) }
	m := build(w)
	for _, c := range m.corpora {
		for i := range c.Verdicts {
			c.Verdicts[i].Filter = bad + c.Verdicts[i].Filter
		}
		for i := range c.Calls {
			c.Calls[i].Stage, c.Calls[i].Model = bad, bad+c.Calls[i].Model
		}
	}
	decided(m, bad+"Ada", bad+"Ben"+strings.Repeat("w", 100_000))
	m.end.Models, m.end.Domains = []string{bad}, []string{bad}
	m.end.Measures.Judge, m.end.Measures.Settings[0].Name, m.end.Measures.Settings[0].About = bad, bad, bad
	return m
}

// TestPage_HostileText puts markup, template syntax, control and direction characters and very long words into every
// name, family and filter. The page shows them as text.
func TestPage_HostileText(t *testing.T) {
	plain := write(t, build(small))
	page := write(t, hostile())
	for _, tag := range []string{"<script", "<img", "<!--", "</title>", "</svg>", "</style>", "<svg", "</section>",
		"</main>"} {
		got, want := strings.Count(page, tag), strings.Count(plain, tag)
		if name, closes := strings.CutPrefix(tag, "</"); closes {
			want = strings.Count(page, "<"+strings.TrimSuffix(name, ">"))
		} else if tag == "<svg" { // names decide how many legends there are
			continue
		}
		if got != want {
			t.Errorf("%s stands %d times, not %d times", tag, got, want)
		}
	}
	for _, r := range "\u202e\u2066\x1b\x00\r" {
		if strings.ContainsRune(page, r) {
			t.Errorf("%U reaches the page", r)
		}
	}
	if !strings.Contains(page, `\u202e`) {
		t.Error("a direction character is not shown as a sign")
	}
	if regexp.MustCompile(`w{200}`).MatchString(page) {
		t.Error("an endless name is shown whole")
	}
	if regexp.MustCompile(`<[a-z]+[^>]*\sonerror`).MatchString(page) {
		t.Error("a handler reaches the page")
	}
}

// TestPage_Size bounds what a run of full size takes: five corpora of a year, 50,000 messages, 2,400 questions.
func TestPage_Size(t *testing.T) {
	w := wanting{seed: 3, corpora: 5, days: 364, people: 170, groups: 3, tasks: 141, messages: 3400, items: 1500}
	m := build(w)
	if page := write(t, m); len(page) > 2<<20 {
		t.Errorf("%d bytes", len(page))
	}
	w.items, w.tasks = 15_000, 600
	if page := write(t, build(w)); len(page) > 4<<20 {
		t.Errorf("%d bytes of a run ten times as large", len(page))
	}
}

// TestPage_NoTypeSkipsEscaping forbids the types of html/template that are written as they are, in all that makes the
// page.
func TestPage_NoTypeSkipsEscaping(t *testing.T) {
	forbidden := map[string]bool{"HTML": true, "HTMLAttr": true, "CSS": true, "JS": true, "JSStr": true, "URL": true,
		"Srcset": true}
	for _, dir := range []string{".", "../plot"} {
		files, err := filepath.Glob(filepath.Join(dir, "*.go"))
		if err != nil {
			t.Fatal(err)
		}
		for _, name := range files {
			src, err := os.ReadFile(name)
			if err != nil {
				t.Fatal(err)
			}
			if bytes.Contains(src, []byte(`"text/template"`)) && !strings.HasSuffix(name, "_test.go") {
				t.Errorf("%s imports text/template", name)
			}
			f, err := parser.ParseFile(token.NewFileSet(), name, src, 0)
			if err != nil {
				t.Fatal(err)
			}
			ast.Inspect(f, func(n ast.Node) bool {
				if s, ok := n.(*ast.SelectorExpr); ok && forbidden[s.Sel.Name] {
					if x, ok := s.X.(*ast.Ident); ok && x.Name == "template" {
						t.Errorf("%s uses template.%s", name, s.Sel.Name)
					}
				}
				return true
			})
		}
	}
}

var pagesDir = flag.String("pages", "", "folder into which pages are written for the tests in a browser")

// TestPages_ForTheBrowser writes a page by day, one by week with all figures, and a hostile one.
func TestPages_ForTheBrowser(t *testing.T) {
	if *pagesDir == "" {
		t.Skip("no -pages")
	}
	all := build(year)
	decided(all, "Ada", "Ben", "Cy")
	for name, m := range map[string]*made{"small": build(small), "year": all, "hostile": hostile()} {
		if err := os.WriteFile(filepath.Join(*pagesDir, name+".html"), []byte(write(t, m)), 0o644); err != nil {
			t.Fatal(err)
		}
	}
}

func TestPage_NamesTheCanary(t *testing.T) {
	m := build(small)
	m.end.Canary = "c0ae73d6-0938-5168-8663-21f3fcf2c68a"
	if page := write(t, m); !strings.Contains(page, "canary "+m.end.Canary+".</p></footer>") {
		t.Error("the foot of the page does not name it")
	}
}
