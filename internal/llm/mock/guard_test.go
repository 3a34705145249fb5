package mock

import (
	"net/http"
	"net/http/httptest"
	"testing"
)

func TestGuard_HostAndOrigin(t *testing.T) {
	reached := http.HandlerFunc(func(w http.ResponseWriter, _ *http.Request) { w.WriteHeader(http.StatusNoContent) })
	for _, c := range []struct {
		name, addr, method, host string
		header                   http.Header
		want                     int
	}{
		{"a client on loopback", "127.0.0.1:80", "POST", "127.0.0.1:80", nil, 204},
		{"localhost", "127.0.0.1:80", "POST", "localhost:80", nil, 204},
		{"IPv6", "[::1]:80", "GET", "[::1]:80", nil, 204},
		{"a name that points here", "127.0.0.1:80", "GET", "evil.example:80", nil, 421},
		{"another machine's address", "127.0.0.1:80", "GET", "10.1.2.3", nil, 421},
		{"an address where all may come", "0.0.0.0:80", "GET", "10.1.2.3:80", nil, 204},
		{"a name where all may come", "0.0.0.0:80", "GET", "evil.example", nil, 421},
		{"the name it was given", "mock.test:80", "GET", "mock.test:80", nil, 204},
		{"a page of another origin", "127.0.0.1:80", "POST", "127.0.0.1:80", http.Header{"Origin": {"http://evil.example"}},
			403},
		{"a page, by its fetch", "127.0.0.1:80", "POST", "127.0.0.1:80", http.Header{"Sec-Fetch-Site": {"cross-site"}}, 403},
		{"its own page", "127.0.0.1:80", "POST", "127.0.0.1:80", http.Header{"Origin": {"http://127.0.0.1:80"}}, 204},
	} {
		r := httptest.NewRequest(c.method, "/script", nil)
		r.Host = c.host
		for k, v := range c.header {
			r.Header[k] = v
		}
		w := httptest.NewRecorder()
		Guard(reached, c.addr).ServeHTTP(w, r)
		if w.Code != c.want {
			t.Errorf("%s: %d, want %d", c.name, w.Code, c.want)
		}
	}
}
