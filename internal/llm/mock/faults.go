package mock

import (
	"cmp"
	"io"
	"math/rand/v2"
	"net"
	"net/http"
	"strconv"
	"time"
)

// slow is the fault that delays an answer and leaves it whole.
const slow = "slow"

// Where a connection breaks.
const (
	atStart = "start" // before the first byte of the answer
	atBody  = "body"  // after the headers and half of the body
)

// The varieties of a refusal.
const (
	howDeclined = "declined" // the model says that it will not
	howFiltered = "filtered" // a filter took the answer away
	howPrompt   = "prompt"   // a filter took offence at the prompt
)

// kind is a way to fail.
type kind struct {
	takes []string // keys of a rule beyond the conditions
	hows  []string // values of how

	instead func(x *exchange, r *Rule)              // happens in place of an answer, which no one computes or bills
	spoil   func(t spoiling, text string) string    // changes the answer's text
	end     func(r *Rule, a *reply)                 // changes how the answer ends
	send    func(x *exchange, r *Rule, body string) // changes how the answer travels
}

// spoiling is what a change of text goes by.
type spoiling struct {
	schema *schema // of the answer; nil if unknown
	how    string
	rand   *rand.Rand
}

// kinds are the faults by their names in scripts.
var kinds = map[string]kind{
	slow: {takes: []string{"median", "p99"}},

	"throttled":    {takes: []string{"retry_after", "form"}, instead: throttle},
	"server_error": {takes: []string{"status", "retry_after", "form"}, instead: breakDown},
	"html":         {takes: []string{"status"}, instead: showPage},
	"no_credit":    {instead: func(x *exchange, _ *Rule) { x.fail(problem{kind: noCredit}) }},
	"bad_key":      {instead: func(x *exchange, _ *Rule) { x.fail(problem{kind: badKey, detail: x.key()}) }},
	"overflow":     {instead: overflow},
	"error_in_200": {instead: failWell},
	"hang":         {takes: []string{"for"}, instead: hang},

	"reset":        {takes: []string{"at"}, send: reset},
	"cut_body":     {send: cutBody},
	"bad_envelope": {send: breakEnvelope},

	"truncated": {end: func(_ *Rule, a *reply) { a.text, a.ending = head(a.text, len(a.text)/2), cutShort }},
	"refusal":   {takes: []string{"how"}, hows: []string{howDeclined, howFiltered, howPrompt}, end: refuse},

	"usage": {takes: []string{"how"}, hows: UsageHows(), end: func(r *Rule, a *reply) {
		a.lie = cmp.Or(r.How, howHuge)
	}},

	"empty":          {spoil: func(spoiling, string) string { return "" }},
	"nonsense":       {spoil: nonsense},
	"broken_json":    {spoil: brokenJSON},
	"trailing_comma": {spoil: trailingComma},
	"fenced":         {spoil: fenced},
	"missing_field":  {spoil: missingField},
	"extra_field":    {spoil: extraField},
	"wrong_type":     {spoil: wrongType},
	"wrong_content":  {takes: []string{"how"}, hows: []string{howInvented, howEmpty, howSwapped}, spoil: wrongContent},
}

func throttle(x *exchange, r *Rule) {
	x.fail(problem{kind: throttled, detail: "too many requests for this model", wait: wait{r.RetryAfter, r.Form}})
}

func breakDown(x *exchange, r *Rule) {
	x.fail(problem{kind: broken, status: r.statusOr(http.StatusInternalServerError), wait: wait{r.RetryAfter, r.Form}})
}

func (r *Rule) statusOr(status int) int {
	if r.Status != 0 {
		return r.Status
	}
	return status
}

func overflow(x *exchange, _ *Rule) {
	x.fail(problem{kind: tooLong, tokens: x.tokens, context: max(1, x.tokens-1)})
}

// showPage answers as a proxy in front of a provider does.
func showPage(x *exchange, r *Rule) {
	status := r.statusOr(http.StatusBadGateway)
	text := strconv.Itoa(status) + " " + http.StatusText(status)
	x.write(status, "text/html", "<html>\n<head><title>"+text+"</title></head>\n<body><center><h1>"+text+
		"</h1></center></body>\n</html>\n")
}

// failWell tells a failure under the status of a success, as some gateways do.
func failWell(x *exchange, _ *Rule) {
	_, body := x.dialect.problem(problem{kind: broken, status: http.StatusBadGateway})
	x.write(http.StatusOK, "application/json", encoded(body))
}

// hang says nothing, and in the end breaks the connection.
func hang(x *exchange, r *Rule) {
	var over <-chan time.Time
	if r.For > 0 {
		timer := time.NewTimer(r.For)
		defer timer.Stop()
		over = timer.C
	}
	select {
	case <-over:
	case <-x.r.Context().Done():
	}
	x.server.counts.sent(0)
	x.abort("")
}

func refuse(r *Rule, a *reply) {
	a.text = refusalText
	a.ending = map[string]ending{howFiltered: filtered, howPrompt: forbidden}[r.How]
	if a.ending == ended {
		a.ending = declined
	}
}

// reset breaks the connection with a RST.
func reset(x *exchange, r *Rule, body string) {
	if r.At != atBody {
		x.server.counts.sent(0)
		x.abort("")
		return
	}
	x.server.counts.sent(http.StatusOK)
	top := "HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: " + strconv.Itoa(len(body)) +
		"\r\n\r\n"
	x.abort(top + body[:len(body)/2])
}

// abort sends bytes as they are and resets the connection.
func (x *exchange) abort(bytes string) {
	conn, _, err := http.NewResponseController(x.w).Hijack()
	if err != nil { // not over HTTP/1: the server can end the stream, no more
		panic(http.ErrAbortHandler)
	}
	defer conn.Close()
	_, _ = io.WriteString(conn, bytes) // who does not read it loses nothing
	if tcp, ok := conn.(*net.TCPConn); ok {
		_ = tcp.SetLinger(0) // a RST instead of an orderly end
	}
}

// cutBody promises more bytes than come.
func cutBody(x *exchange, _ *Rule, body string) {
	x.w.Header().Set("Content-Length", strconv.Itoa(len(body)))
	x.write(http.StatusOK, "application/json", body[:len(body)/2])
}

// breakEnvelope ends the JSON of the answer too early, though all of it comes.
func breakEnvelope(x *exchange, _ *Rule, body string) {
	x.write(http.StatusOK, "application/json", body[:len(body)*2/3])
}
