package mock

import (
	"net"
	"net/http"
	"net/netip"
	"strings"
)

// Guard keeps web pages from a server that listens at addr: a page in a browser on the same machine could otherwise
// read its counts or replace its script.
//
//   - A request's Host must be localhost, an IP address, or the name that addr was given with; a name that was made to
//     point here gets 421. Where the server listens on loopback alone, the IP address must be a loopback one.
//   - A request of a page of another origin that could change something gets 403 (http.CrossOriginProtection).
func Guard(next http.Handler, addr string) http.Handler {
	name, _, _ := net.SplitHostPort(addr)
	safe := http.NewCrossOriginProtection().Handler(next)
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if !local(r.Host, name) {
			http.Error(w, "421: this server does not answer for the host "+r.Host+"; ask it at its own address",
				http.StatusMisdirectedRequest)
			return
		}
		safe.ServeHTTP(w, r)
	})
}

// local says whether a Host header names a server that was told to listen at name.
func local(host, name string) bool {
	if h, _, err := net.SplitHostPort(host); err == nil {
		host = h
	}
	host = strings.Trim(host, "[]")
	if strings.EqualFold(host, "localhost") || strings.EqualFold(host, name) {
		return true
	}
	ip, err := netip.ParseAddr(host)
	return err == nil && (ip.IsLoopback() || !OnlyLoopback(name))
}

// OnlyLoopback says whether a server told to listen at this host can be reached from this machine alone.
func OnlyLoopback(host string) bool {
	ip, err := netip.ParseAddr(host)
	return strings.EqualFold(host, "localhost") || err == nil && ip.IsLoopback()
}
