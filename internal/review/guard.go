package review

import (
	"crypto/rand"
	"crypto/sha256"
	"encoding/base64"
	"net/http"
	"slices"
	"sync"
)

// guard lets requests through that come from a reviewer's own browser. A reviewer has a link with a token that is good
// once, and is known by a cookie from then on. Both die with the process.
type guard struct {
	hosts   []string // that the desk listens on, as address:port, and the proxy's
	origins []string // of its pages
	cookie  string   // its name
	secure  bool     // the cookie travels over TLS alone
	links   func(reviewer, token string)
	cross   *http.CrossOriginProtection

	mu       sync.Mutex
	tokens   map[[32]byte]string // digest of a token → reviewer
	sessions map[[32]byte]string // digest of a cookie → reviewer
}

// secret returns 256 random bits as text.
func secret() string {
	var b [32]byte
	_, _ = rand.Read(b[:]) // it never fails
	return base64.RawURLEncoding.EncodeToString(b[:])
}

// invite makes a reviewer's next link.
func (g *guard) invite(reviewer string) {
	token := secret()
	g.mu.Lock()
	g.tokens[sha256.Sum256([]byte(token))] = reviewer
	g.mu.Unlock()
	g.links(reviewer, token)
}

// enter takes a token and gives its reviewer a cookie. A token that was used or never given is refused.
func (g *guard) enter(w http.ResponseWriter, r *http.Request) {
	key := sha256.Sum256([]byte(r.URL.Query().Get("t")))
	g.mu.Lock()
	reviewer, ok := g.tokens[key]
	delete(g.tokens, key)
	session := secret()
	if ok {
		g.sessions[sha256.Sum256([]byte(session))] = reviewer
	}
	g.mu.Unlock()
	if !ok {
		refuse(w, http.StatusForbidden,
			"This link was used, or is none of this desk's. A fresh one stands where the desk was started.")
		return
	}
	http.SetCookie(w, &http.Cookie{Name: g.cookie, Value: session, Path: "/", HttpOnly: true, Secure: g.secure,
		SameSite: http.SameSiteStrictMode})
	g.invite(reviewer)
	http.Redirect(w, r, "/", http.StatusSeeOther)
}

// reviewer is who sent a request; empty where no one is known by its cookie.
func (g *guard) reviewer(r *http.Request) string {
	c, err := r.Cookie(g.cookie)
	if err != nil {
		return ""
	}
	g.mu.Lock()
	defer g.mu.Unlock()
	return g.sessions[sha256.Sum256([]byte(c.Value))]
}

// refuse answers a request that is not let through.
func refuse(w http.ResponseWriter, status int, text string) {
	w.Header().Set("Content-Type", "text/plain; charset=utf-8")
	w.WriteHeader(status)
	_, _ = w.Write([]byte(text + "\n"))
}

// maxBody is how long a form may be.
const maxBody = 1 << 20

// wrap lets next see only what the guard lets through, with the reviewer's name.
func (g *guard) wrap(next func(w http.ResponseWriter, r *http.Request, reviewer string)) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		harden(w.Header())
		switch {
		case !slices.Contains(g.hosts, r.Host):
			refuse(w, http.StatusMisdirectedRequest, "This desk answers at its own address alone.")
			return
		case r.URL.Path == "/in" && r.Method == http.MethodGet:
			g.enter(w, r)
			return
		case r.Header.Get("Sec-Fetch-Site") == "cross-site":
			refuse(w, http.StatusForbidden, "This page may not be opened from another site.")
			return
		}
		reviewer := g.reviewer(r)
		if reviewer == "" {
			refuse(w, http.StatusUnauthorized, "Open the link that stands where the desk was started.")
			return
		}
		if r.Method != http.MethodGet && r.Method != http.MethodHead {
			if !slices.Contains(g.origins, r.Header.Get("Origin")) || g.cross.Check(r) != nil {
				refuse(w, http.StatusForbidden, "This form comes from elsewhere.")
				return
			}
			r.Body = http.MaxBytesReader(w, r.Body, maxBody)
		}
		next(w, r, reviewer)
	})
}

// harden sets what every answer carries.
func harden(h http.Header) {
	h.Set("X-Content-Type-Options", "nosniff")
	h.Set("Referrer-Policy", "same-origin") // with no-referrer browsers send forms without their origin
	h.Set("Cache-Control", "no-store")
	h.Set("Cross-Origin-Opener-Policy", "same-origin")
	h.Set("Cross-Origin-Resource-Policy", "same-origin")
	h.Set("X-Frame-Options", "DENY")
	h.Set("Content-Security-Policy", policy(""))
}

// policy is the content security policy of a page whose scripts and style sheet carry a nonce.
func policy(nonce string) string {
	from := "'none'"
	if nonce != "" {
		from = "'nonce-" + nonce + "'"
	}
	return "default-src 'none'; script-src " + from + "; style-src " + from + "; connect-src 'self'; img-src 'self'; " +
		"form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
}
