package main

import (
	"crypto/sha256"
	"fmt"
	"html"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"memloom/internal/app"
	"memloom/internal/app/page"
	"memloom/internal/corpus"
	"memloom/internal/llm"
	"memloom/internal/llm/mock"
	"memloom/output"
)

var (
	figureTable = regexp.MustCompile(`(?s)<section id="f(\d+)".*?</section>`)
	tableRow    = regexp.MustCompile(`(?s)<tr>(.*?)</tr>`)
	tableCell   = regexp.MustCompile(`(?s)<t[hd][^>]*>(.*?)</t[hd]>`)
	anyTag      = regexp.MustCompile(`<[^>]*>`)
)

// figuresOf reads the tables of a page, by figure: rows of cells, the names of the columns first.
func figuresOf(t *testing.T, page string) map[int][][]string {
	t.Helper()
	out := map[int][][]string{}
	for _, section := range figureTable.FindAllStringSubmatch(page, -1) {
		n, _ := strconv.Atoi(section[1])
		for _, row := range tableRow.FindAllStringSubmatch(section[0], -1) {
			var cells []string
			for _, cell := range tableCell.FindAllStringSubmatch(row[1], -1) {
				cells = append(cells, html.UnescapeString(anyTag.ReplaceAllString(cell[1], "")))
			}
			out[n] = append(out[n], cells)
		}
	}
	return out
}

// column returns a column of a table by the names in its first.
func column(t *testing.T, rows [][]string, name string) map[string]string {
	t.Helper()
	at := slices.Index(rows[0], name)
	if at < 0 {
		t.Fatalf("no column %q among %q", name, rows[0])
	}
	out := map[string]string{}
	for _, r := range rows[1:] {
		out[r[0]] = r[at]
	}
	return out
}

func pageOf(t *testing.T, dir string) string {
	t.Helper()
	b, err := os.ReadFile(filepath.Join(dir, output.ReportName))
	if err != nil {
		t.Fatal(err)
	}
	return string(b)
}

// copyOf copies a folder, without the measures that other tests may have stored in it.
func copyOf(t *testing.T, dir string) string {
	t.Helper()
	to := filepath.Join(t.TempDir(), "corpus")
	if err := os.CopyFS(to, os.DirFS(dir)); err != nil {
		t.Fatal(err)
	}
	if err := os.Remove(filepath.Join(to, page.MeasuresName)); err != nil && !os.IsNotExist(err) {
		t.Fatal(err)
	}
	return to
}

// TestReport_RunAndCommandWriteTheSame: what a run writes at its end, from what it has in its memory, is what the
// command makes of the files; so it is for several corpora, and for a run with calls to a provider.
func TestReport_RunAndCommandWriteTheSame(t *testing.T) {
	t.Parallel()
	one, _ := reference(t)
	one = copyOf(t, one)
	several := filepath.Join(t.TempDir(), "several")
	must(t, memloom(append([]string{"generate", "--quiet", "--out", several}, twoCorpora...)...))
	server := serve(t, mock.Options{Seed: 4})
	paid := filepath.Join(t.TempDir(), "paid")
	must(t, asks(t, small("--quiet", "--out", paid, "--models", liveCast{url: server.url}.file(t))...))
	for name, dir := range map[string]string{"one corpus": one, "several": several, "paid": paid} {
		page := pageOf(t, dir)
		if !strings.Contains(page[:512], output.ReportMark) {
			t.Errorf("%s: the page does not begin as publication knows it", name)
		}
		out := filepath.Join(t.TempDir(), "again.html")
		must(t, memloom("report", dir, "--out", out))
		again, err := os.ReadFile(out)
		if err != nil || string(again) != page {
			t.Errorf("%s: the command makes another page (%v)", name, err)
		}
		noFigureIsEmpty(t, name, page)
	}
	callsAreShown(t, paid)
}

// noFigureIsEmpty holds the page of a fresh run to figures with marks and numbers, and to one line that names the
// others.
func noFigureIsEmpty(t *testing.T, name, page string) {
	t.Helper()
	sections := figureTable.FindAllStringSubmatch(page, -1)
	for _, s := range sections {
		for _, chart := range strings.Split(s[0], `<svg class="chart`)[1:] {
			if !strings.Contains(chart, "<title>") {
				t.Errorf("%s: figure %s has a chart without a mark", name, s[1])
			}
		}
		if !strings.Contains(s[0], "<td") {
			t.Errorf("%s: figure %s has no numbers", name, s[1])
		}
	}
	lines := regexp.MustCompile(`<p class="none">.*</p>`).FindAllString(page, -1)
	if len(lines) != 1 || strings.Contains(lines[0], "this folder does not have") {
		t.Fatalf("%s: %q, want one line, and no table missing", name, lines)
	}
	const figures = 11
	if not := regexp.MustCompile(`(: |; )\d+ `).FindAllString(lines[0], -1); len(sections)+len(not) != figures {
		t.Errorf("%s: %d figures are shown, and not shown are %s", name, len(sections), lines[0])
	}
}

// callsAreShown compares figure 10 with audit/calls.
func callsAreShown(t *testing.T, dir string) {
	t.Helper()
	c, _, err := output.Read(dir)
	if err != nil {
		t.Fatal(err)
	}
	want := map[string][2]int64{} // calls, nano-dollars
	for _, x := range c.Calls {
		key := llm.Step(x.Stage) + " " + x.Model
		w := want[key]
		if w[0]++; x.NanoDollars != nil {
			w[1] += *x.NanoDollars
		}
		want[key] = w
	}
	rows := figuresOf(t, pageOf(t, dir))[10]
	if len(want) == 0 || len(rows) < 1+len(want) {
		t.Fatalf("%d rows of %d", len(rows)-1, len(want))
	}
	for _, r := range rows[1:] {
		w, asked := want[r[0]+" "+r[1]]
		paid := float64(w[1]) / 1e9
		if asked && (r[2] != fmt.Sprint(w[0]) || r[6] != fmt.Sprintf("$%.2f", paid) && r[6] != fmt.Sprintf("$%.4f", paid)) {
			t.Errorf("%v: want %d calls, $%.4f", r, w[0], paid)
		}
		delete(want, r[0]+" "+r[1])
	}
	if len(want) > 0 {
		t.Errorf("no row for %v", want)
	}
}

// TestReport_NumbersAreTheTables compares the tables of the page with the rows of the folder.
func TestReport_NumbersAreTheTables(t *testing.T) {
	t.Parallel()
	dir, _ := reference(t)
	c, m, err := output.Read(dir)
	if err != nil {
		t.Fatal(err)
	}
	tables := figuresOf(t, pageOf(t, dir))
	same := func(figure int, name string, want map[string]int) {
		t.Helper()
		got := column(t, tables[figure], name)
		for key, n := range want {
			if got[key] != fmt.Sprint(n) {
				t.Errorf("figure %d, %s, %s: %s, want %d", figure, key, name, got[key], n)
			}
		}
	}
	days, authors := map[string]int{}, map[string]int{}
	for _, x := range c.Messages {
		days[x.At.Date().String()]++
		authors[x.AuthorName]++
	}
	same(1, "all groups", days)
	same(2, "all", authors)
	if len(tables[3])-1 != len(c.Tasks) {
		t.Errorf("%d rows of %d tasks", len(tables[3])-1, len(c.Tasks))
	}
	accepted, fell, items := map[string]int{}, map[string]int{}, 0
	at := map[string]corpus.Stamp{}
	for _, x := range c.Messages {
		at[x.ID] = x.At
	}
	nearest := map[string]int{}
	for _, it := range c.Items {
		switch it.Status {
		case corpus.Accepted:
			accepted[it.Family]++
			items++
			var newest corpus.Stamp
			for _, e := range it.Evidence {
				if e.Role != corpus.RoleContext {
					newest = max(newest, at[e.MessageID])
				}
			}
			if days := int(it.AskedAt.Date() - newest.Date()); newest > 0 && (nearest[it.Family] == 0 ||
				days < nearest[it.Family]) {
				nearest[it.Family] = days
			}
		case corpus.Rejected:
			fell[it.Stage]++
		}
	}
	same(4, "accepted", accepted)
	same(5, "least days", nearest)
	same(6, "fell here first", fell)
	if items != m.Counts.Items.Accepted || !strings.Contains(pageOf(t, dir), fmt.Sprintf("<dt>accepted</dt><dd>%d</dd>",
		items)) {
		t.Errorf("%d accepted items are not at the head of the page", items)
	}
}

// TestReport_AlteredIsFound: check sees an altered report and lets one be left out, and the command mends both.
func TestReport_AlteredIsFound(t *testing.T) {
	t.Parallel()
	dir, _ := reference(t)
	dir = copyOf(t, dir)
	path := filepath.Join(dir, output.ReportName)
	want := pageOf(t, dir)
	for what, c := range map[string]struct {
		change func() error
		code   int
	}{
		"altered": {func() error { return os.WriteFile(path, []byte(want+"<!-- -->"), 0o600) }, app.ExitShort},
		"missing": {func() error { return os.Remove(path) }, app.ExitOK},
	} {
		if err := c.change(); err != nil {
			t.Fatal(err)
		}
		if r := memloom("check", dir); r.code != c.code || c.code == app.ExitShort && !strings.Contains(r.stdout,
			output.ReportName) {
			t.Errorf("%s: exit %d\n%s", what, r.code, r.stdout)
		}
		must(t, memloom("report", dir))
		must(t, memloom("check", dir))
		if pageOf(t, dir) != want {
			t.Errorf("%s: the report is not as it was", what)
		}
	}
}

// TestReport_ShowsStoredMeasures: score --baselines stores the reference settings, and the report shows them, until the
// questions are others.
func TestReport_ShowsStoredMeasures(t *testing.T) {
	t.Parallel()
	dir := copyOf(t, smallCorpus(t))
	if !strings.Contains(pageOf(t, dir), "(nothing was measured; ") {
		t.Error("a fresh run has measures")
	}
	told := must(t, memloom("score", dir, "--baselines", "--quiet")).stdout
	must(t, memloom("report", dir))
	must(t, memloom("check", dir))
	accuracy := column(t, figuresOf(t, pageOf(t, dir))[8], "accuracy")
	for _, name := range []string{"no context", "artefacts", "BM25 top 10", "full context", "evidence only"} {
		share := strings.TrimSuffix(accuracy[name], " %")
		if !regexp.MustCompile(`(?m)^` + name + ` +\d+ +` + regexp.QuoteMeta(share) + ` `).MatchString(told) {
			t.Errorf("%s: %q in the report, told was\n%s", name, accuracy[name], told)
		}
	}
	name := filepath.Join(dir, page.MeasuresName)
	b, err := os.ReadFile(name)
	if err != nil {
		t.Fatal(err)
	}
	other := regexp.MustCompile(`"key/items": ".{8}`).ReplaceAll(b, []byte(`"key/items": "00000000`))
	if err := os.WriteFile(name, other, 0o600); err != nil {
		t.Fatal(err)
	}
	must(t, memloom("report", dir))
	if !strings.Contains(pageOf(t, dir), "(nothing was measured; ") {
		t.Error("measures of other questions are shown")
	}
	if err := os.WriteFile(name, []byte("{"), 0o600); err != nil {
		t.Fatal(err)
	}
	if r := memloom("report", dir); r.code == app.ExitOK || !strings.Contains(r.stderr, "score --baselines") ||
		complaint(r) != nil {
		t.Errorf("damaged measures: exit %d, %s (%v)", r.code, r.stderr, complaint(r))
	}
}

// TestReport_FolderOfOthers: a part of a corpus is drawn as far as it goes, a file that memloom did not make stays.
func TestReport_FolderOfOthers(t *testing.T) {
	t.Parallel()
	dir := copyOf(t, smallCorpus(t))
	for _, gone := range []string{"audit", "scaffold", ".run"} {
		if err := os.RemoveAll(filepath.Join(dir, gone)); err != nil {
			t.Fatal(err)
		}
	}
	out := filepath.Join(t.TempDir(), "part.html")
	must(t, memloom("report", dir, "--out", out))
	b, err := os.ReadFile(out)
	if err != nil {
		t.Fatal(err)
	}
	for _, want := range []string{"this folder does not have scaffold/tasks)", "this folder does not have audit/verdicts)",
		"<figcaption>Figure 1. ", "<figcaption>Figure 5. "} {
		if !strings.Contains(string(b), want) {
			t.Errorf("the page does not say %q", want)
		}
	}
	path := filepath.Join(dir, output.ReportName)
	if err := os.WriteFile(path, []byte("my notes"), 0o600); err != nil {
		t.Fatal(err)
	}
	manifest := filepath.Join(dir, output.ManifestName)
	text, err := os.ReadFile(manifest)
	if err != nil {
		t.Fatal(err)
	}
	bare := regexp.MustCompile(`(?m)^.*"report_sha256".*\n`).ReplaceAll(text, nil)
	own := regexp.MustCompile(`("manifest_sha256": ")[0-9a-f]*`)
	bare = own.ReplaceAll(bare, []byte("${1}"+strings.Repeat("0", 64))) // its digest is taken with zeros in its place
	bare = own.ReplaceAll(bare, fmt.Appendf(nil, "${1}%x", sha256.Sum256(bare)))
	if err := os.WriteFile(manifest, bare, 0o600); err != nil {
		t.Fatal(err)
	}
	r := memloom("report", dir)
	if r.code == app.ExitOK || !strings.Contains(r.stderr, "is in the way") || !strings.Contains(r.stderr, "--out") ||
		complaint(r) != nil {
		t.Errorf("exit %d, %s (%v)", r.code, r.stderr, complaint(r))
	}
	if b, _ := os.ReadFile(path); string(b) != "my notes" {
		t.Error("a file of others was replaced")
	}
}

// TestReport_OfARelease: applying decisions writes a report of the release, which is what the command makes of its
// files.
func TestReport_OfARelease(t *testing.T) {
	t.Parallel()
	dir, out := copyOf(t, smallCorpus(t)), filepath.Join(t.TempDir(), "release")
	must(t, memloom("audit", "apply", dir, "--out", out))
	again := filepath.Join(t.TempDir(), "again.html")
	must(t, memloom("report", out, "--out", again))
	b, err := os.ReadFile(again)
	if err != nil || string(b) != pageOf(t, out) {
		t.Errorf("the command makes another page (%v)", err)
	}
	must(t, memloom("check", out))
}
