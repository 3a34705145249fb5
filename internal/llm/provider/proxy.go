package provider

import (
	"errors"
	"net"
	"net/http"
	"net/url"
	"strings"

	"memloom/internal/llm"
)

// NeverConnected says of the error of a request that no connection came about, to the server or to a proxy before it.
func NeverConnected(err error) bool {
	var op *net.OpError
	return errors.As(err, &op) && (op.Op == "dial" || toProxy(op))
}

// toProxy knows the steps that net/http names where a proxy is in between.
func toProxy(op *net.OpError) bool {
	return op.Op == "proxyconnect" || strings.HasPrefix(op.Op, "socks ")
}

// unproxied is the failure of a request that a proxy stood in the way of, nil if none did.
func (o Options) unproxied(err error) *llm.Failure {
	var op *net.OpError
	if !errors.As(err, &op) || !toProxy(op) {
		return nil
	}
	variable := "HTTP_PROXY"
	if strings.HasPrefix(o.BaseURL, "https:") {
		variable = "HTTPS_PROXY"
	}
	advice := "check " + variable + ", or list the host in NO_PROXY if it needs no proxy"
	return o.Failure(llm.Transport, 0, "the proxy "+o.proxy()+"of "+variable+" does not answer", advice)
}

// proxy is the address of the proxy as it may be shown, with a space behind it;
// empty where it is not that of the environment.
func (o Options) proxy() string {
	at, err := url.Parse(o.BaseURL)
	if err != nil {
		return ""
	}
	p, err := http.ProxyFromEnvironment(&http.Request{URL: at})
	if err != nil || p == nil {
		return ""
	}
	return (&url.URL{Scheme: p.Scheme, Host: p.Host}).String() + " "
}
