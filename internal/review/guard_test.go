package review

import (
	"errors"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"

	"memloom/internal/decisions"
)

func TestGuard_RefusesWhatComesFromElsewhere(t *testing.T) {
	f := &folder{}
	b := open(t, f, "anna")["anna"]
	form := b.form("/i/I2")
	form.Set("action", "reject")
	for _, c := range []struct {
		name         string
		method, path string
		change       func(r *http.Request)
		want         int
	}{
		{"another host", "GET", "/q/review", func(r *http.Request) { r.Host = "evil.example" },
			http.StatusMisdirectedRequest},
		{"the host without its port", "GET", "/q/review", func(r *http.Request) { r.Host = "127.0.0.1" },
			http.StatusMisdirectedRequest},
		{"no cookie", "GET", "/q/review", func(r *http.Request) { r.Header.Del("Cookie") }, http.StatusUnauthorized},
		{"another cookie", "GET", "/q/review", func(r *http.Request) { r.Header.Set("Cookie", b.cookie.Name+"=x") },
			http.StatusUnauthorized},
		{"a name in a header", "GET", "/q/review", func(r *http.Request) {
			r.Header.Del("Cookie")
			r.Header.Set(reviewerHeader, "anna")
		}, http.StatusUnauthorized},
		{"opened from another site", "GET", "/q/review", func(r *http.Request) {
			r.Header.Set("Sec-Fetch-Site",
				"cross-site")
		}, http.StatusForbidden},
		{"a form of another origin", "POST", "/i/I2/decide", func(r *http.Request) {
			r.Header.Set("Origin",
				"http://evil.example")
		}, http.StatusForbidden},
		{"a form of another port", "POST", "/i/I2/decide", func(r *http.Request) {
			r.Header.Set("Origin",
				"http://127.0.0.1:1")
		}, http.StatusForbidden},
		{"a form of no origin", "POST", "/i/I2/decide", func(r *http.Request) { r.Header.Del("Origin") },
			http.StatusForbidden},
		{"a form of another site", "POST", "/i/I2/decide", func(r *http.Request) {
			r.Header.Set("Sec-Fetch-Site",
				"cross-site")
		}, http.StatusForbidden},
		{"a used link", "GET", "/in?t=used", nil, http.StatusForbidden},
		{"no id", "GET", "/i/..%2Fetc", nil, http.StatusBadRequest},
		{"an item that is not there", "GET", "/i/I999", nil, http.StatusNotFound},
		{"another method", "DELETE", "/i/I2", func(r *http.Request) { r.Header.Set("Origin", "http://"+address) },
			http.StatusNotFound},
	} {
		if w := b.send(c.method, c.path, form, c.change); w.Code != c.want {
			t.Errorf("%s: %d, want %d", c.name, w.Code, c.want)
		}
	}
	if n := len(f.made()); n != 0 {
		t.Errorf("%d decisions were written", n)
	}
}

func TestGuard_LinkIsGoodOnce(t *testing.T) {
	var links []string
	d, err := New(t.Context(), Options{Program: &folder{t: t, c: madeCorpus(), store: &decisions.Store{}},
		Reviewers: []string{"anna"}, Address: address,
		Link: func(_, url string) { links = append(links, strings.TrimPrefix(url, "http://"+address)) }})
	if err != nil {
		t.Fatal(err)
	}
	b := &browser{t: t, h: d.Handler()}
	first := b.send("GET", links[0], nil, nil)
	if c := first.Result().Cookies(); len(c) != 1 || !c[0].HttpOnly || c[0].SameSite != http.SameSiteStrictMode {
		t.Errorf("cookies %v", c)
	}
	if w := b.send("GET", links[0], nil, nil); w.Code != http.StatusForbidden {
		t.Errorf("the link is good twice: %d", w.Code)
	}
	if len(links) != 2 || links[0] == links[1] {
		t.Errorf("links %v, want a fresh one when one is used", links)
	}
}

func TestHeaders_OfEveryAnswer(t *testing.T) {
	b := open(t, &folder{}, "anna")["anna"]
	for _, path := range []string{"/q/review", "/nowhere", "/m/M1", "/i/I999"} {
		h := b.send("GET", path, nil, nil).Header()
		for k, want := range map[string]string{"X-Content-Type-Options": "nosniff", "Referrer-Policy": "same-origin",
			"Cache-Control":              "no-store",
			"Cross-Origin-Opener-Policy": "same-origin", "Cross-Origin-Resource-Policy": "same-origin"} {
			if h.Get(k) != want {
				t.Errorf("%s: %s is %q", path, k, h.Get(k))
			}
		}
		if csp := h.Get("Content-Security-Policy"); !strings.Contains(csp, "default-src 'none'") || !strings.Contains(csp,
			"frame-ancestors 'none'") || strings.Contains(csp, "unsafe") {
			t.Errorf("%s: policy %q", path, csp)
		}
	}
}

// gone is an answer to who has gone: it takes no bytes after the first.
type gone struct {
	*httptest.ResponseRecorder
	headers, writes int
}

func (g *gone) WriteHeader(status int) {
	g.headers++
	g.ResponseRecorder.WriteHeader(status)
}

func (g *gone) Write(b []byte) (int, error) {
	if g.writes++; g.writes == 1 {
		if g.headers == 0 {
			g.WriteHeader(http.StatusOK)
		}
		return len(b), nil
	}
	return 0, errors.New("broken pipe")
}

// Who has gone meanwhile is answered once: no page writes a second head behind what it has begun.
func TestPages_AnswerOnceWhoIsGone(t *testing.T) {
	f := &folder{}
	b := open(t, f, "anna")["anna"]
	for range 3 {
		b.decide("/i/I2", "I2", "unsure", "")
	}
	for _, path := range []string{"/q/review", "/q/review/rows", "/search?q=retries", "/i/I1", "/i/I1/edit", "/i/I2/raw",
		"/m/M1", "/f/F1", "/p/P1", "/days", "/pool",
		"/apply", "/run", "/agreement", "/keys", "/export/decisions.jsonl", "/i/I999"} {
		r := httptest.NewRequest("GET", "http://"+address+path, nil)
		r.AddCookie(b.cookie)
		w := &gone{ResponseRecorder: httptest.NewRecorder()}
		if b.h.ServeHTTP(w, r); w.headers != 1 {
			t.Errorf("%s: %d heads", path, w.headers)
		}
	}
}
