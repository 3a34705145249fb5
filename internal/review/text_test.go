package review

import (
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

func TestPages_ShowModelTextAsText(t *testing.T) {
	c := madeCorpus()
	const evil = `<script>alert(1)</script><img src=x onerror=alert(1)>{{.}}` + "\u202e\x1b[31m"
	for i := range c.Messages {
		c.Messages[i].Text += evil
		c.Messages[i].AuthorName += evil
	}
	for i := range c.Items {
		c.Items[i].Question += evil
		c.Items[i].Answer += evil
	}
	for i := range c.Verdicts {
		c.Verdicts[i].Reason += evil
		c.Verdicts[i].Answer += evil
		c.Verdicts[i].Model += evil
	}
	c.Groups[0].Name += evil
	c.People[0].Name += evil
	b := open(t, &folder{c: c}, "anna")["anna"]
	for _, path := range []string{"/q/review", "/i/I1", "/i/I2", "/i/I2/shown/1", "/i/I2/around/M1?span=day", "/i/I2/raw",
		"/i/I2/edit", "/m/M1", "/f/F1", "/p/P1", "/d/G1/2025-03-05", "/q/all?q=" + "%3Cscript%3E"} {
		page := b.get(path)
		for _, bad := range []string{"<script>alert", "<img src=x", "\u202e", "\x1b"} {
			if path != "/i/I2/edit" && strings.Contains(page, bad) || bad[0] == '<' && strings.Contains(page, bad) {
				t.Errorf("%s holds %q as it is", path, bad)
			}
		}
		if regexp.MustCompile(` style=| on[a-z]+=`).MatchString(regexp.MustCompile(`&lt;img.*?&gt;`).ReplaceAllString(page,
			"")) {
			t.Errorf("%s has a style or a handler in an attribute", path)
		}
	}
}

// No text is taken for markup, anywhere.
func TestSource_TrustsNoText(t *testing.T) {
	files, err := filepath.Glob("*.go")
	if err != nil {
		t.Fatal(err)
	}
	for _, f := range files {
		b, err := os.ReadFile(f)
		if err != nil {
			t.Fatal(err)
		}
		for _, word := range []string{"HTML", "HTMLAttr", "JS", "JSStr", "CSS", "URL", "Srcset"} {
			if strings.Contains(string(b), fmt.Sprintf("template.%s(", word)) {
				t.Errorf("%s takes text for safe: %s", f, word)
			}
		}
	}
}
