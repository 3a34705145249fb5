package provider

import (
	"context"
	"crypto/tls"
	"errors"
	"fmt"
	"io"
	"net"
	"net/url"
	"slices"
	"strings"
	"syscall"

	"memloom/internal/llm"
	"memloom/internal/llm/wire"
)

// mishap is a way in which a request gets no answer.
type mishap struct {
	is     func(error) bool
	kind   llm.Kind
	reason string // empty: the error's own words
	advice string
}

// mishaps are told apart by the first that applies. Those that no later attempt can mend are invalid requests.
var mishaps = []mishap{
	{isAny(context.DeadlineExceeded), llm.Timeout, "no answer in {timeout}",
		"raise the model's timeout if it is that slow"},
	{isTooLong, llm.Oversized, "", ""},
	{says("server response headers exceeded", "header list larger than advertised", "header list too large"),
		llm.Transport,
		fmt.Sprintf("the headers of the answer are longer than %d bytes", wire.MaxHeaders),
		"check base_url, {url}, and what stands between it and this machine"},
	{isCertificate, llm.Invalid, "",
		"the certificate of {url} is not trusted: check base_url and the certificates of this machine"},
	{says("server gave HTTP response to HTTPS client", "first record does not look like a TLS handshake"), llm.Invalid,
		"{url} does not speak HTTPS", "check base_url: http:// or https://"},
	{says("malformed HTTP response"), llm.Invalid, "{url} does not speak HTTP",
		"check base_url: http:// or https://, and the port"},
	{says("unsupported protocol scheme", "no Host in request URL", "missing protocol scheme", "invalid URL",
		"invalid port"), llm.Invalid, "{url} is no URL", "base_url begins with http:// or https://"},
	{isDNS, llm.Transport, "nobody knows the host of {url}", "check base_url and the network"},
	{refused, llm.Transport, "nothing answers at {url}", "check base_url, and that the server runs"},
	{isAny(syscall.ENETUNREACH, syscall.EHOSTUNREACH), llm.Transport, "{url} cannot be reached", "check the network"},
	{isDial, llm.Transport, "no connection to {url}", "check base_url and the network"},
	{isAny(syscall.ECONNRESET, syscall.EPIPE), llm.Transport, "the connection was reset", ""},
	{isAny(io.ErrUnexpectedEOF), llm.Transport, "the answer broke off", ""},
	{isAny(io.EOF), llm.Transport, "the connection was closed without an answer", ""},
}

// unanswered is the failure of a request to which no whole answer came back.
func (o Options) unanswered(err error) *llm.Failure {
	var u *url.Error
	if errors.As(err, &u) {
		err = u.Err // its text adds the URL, which the advice gives
	}
	if f := o.unproxied(err); f != nil {
		return f
	}
	for _, m := range mishaps {
		if !m.is(err) {
			continue
		}
		reason := Short(err.Error())
		if m.reason != "" {
			reason = strings.NewReplacer("{url}", o.Endpoint(), "{timeout}", fmt.Sprint(o.Timeout)).Replace(m.reason)
		}
		return o.Failure(m.kind, 0, reason, m.advice)
	}
	return o.Failure(llm.Transport, 0, Short(err.Error()), "")
}

func isAny(targets ...error) func(error) bool {
	return func(err error) bool {
		return slices.ContainsFunc(targets, func(t error) bool { return errors.Is(err, t) })
	}
}

func says(texts ...string) func(error) bool {
	return func(err error) bool {
		return slices.ContainsFunc(texts, func(t string) bool { return strings.Contains(err.Error(), t) })
	}
}

func isCertificate(err error) bool {
	var c *tls.CertificateVerificationError
	return errors.As(err, &c)
}

func isTooLong(err error) bool {
	var long *wire.TooLongError
	return errors.As(err, &long)
}

func isDNS(err error) bool {
	var d *net.DNSError
	return errors.As(err, &d)
}

// refused knows the words too, since Windows has an error number of its own.
func refused(err error) bool {
	return errors.Is(err, syscall.ECONNREFUSED) || strings.Contains(err.Error(), "actively refused")
}

func isDial(err error) bool {
	var op *net.OpError
	return errors.As(err, &op) && op.Op == "dial"
}
