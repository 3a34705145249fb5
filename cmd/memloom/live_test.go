package main

import (
	"bytes"
	"cmp"
	"crypto/sha256"
	"fmt"
	"io"
	"net/http"
	"net/http/httptest"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"memloom/internal/llm/mock"
	"memloom/internal/runstore"
	"memloom/internal/thorough"
)

// liveKey is the key of the servers that tests ask. It has letters that URLs and
// JSON spell otherwise.
const (
	liveKey = "sk-live/Tm+4<9>&2=e5%7q-0123456789"
	liveEnv = "MEMLOOM_LIVE_KEY"
)

// hasty is memloom in a process that does not wait long before it sends a
// request again; how long, the first argument says.
func hasty() {
	wait, err := time.ParseDuration(os.Args[1])
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(100)
	}
	os.Args = append([]string{"memloom"}, os.Args[2:]...)
	s := system()
	s.RetryWait = wait
	execute(s)
}

// hurried is how long the programs of these tests wait before the first retry.
const hurried = "20ms"

// live is a mock server over loopback that remembers what it was asked.
type live struct {
	mock *mock.Server
	http *httptest.Server
	url  string

	mu       sync.Mutex
	arrived  map[request]int
	order    []request
	answerTo map[string]request // id of an answer → what it answers

	hook func(w http.ResponseWriter, body []byte) bool // true: has answered itself
}

// request identifies what was sent: address and body.
type request [sha256.Size]byte

// serve starts a server.
func serve(t testing.TB, o mock.Options) *live {
	t.Helper()
	o.Key = cmp.Or(o.Key, liveKey)
	m, err := mock.New(o)
	if err != nil {
		t.Fatal(err)
	}
	l := &live{mock: m, arrived: map[request]int{}, answerTo: map[string]request{}}
	l.http = httptest.NewServer(l)
	l.http.Config.ErrorLog = nil
	l.url = l.http.URL
	t.Cleanup(l.http.Close)
	return l
}

var answerID = regexp.MustCompile(`"(?:id|responseId)":\s*"([^"]+)"`)

// ServeHTTP implements http.Handler.
func (l *live) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	body, err := io.ReadAll(r.Body)
	if err != nil {
		return // of a client that was killed; a whole request never came
	}
	if r.Method != http.MethodPost {
		l.mock.ServeHTTP(w, r)
		return
	}
	id := request(sha256.Sum256(append([]byte(r.URL.Path+"\n"), body...)))
	l.mu.Lock()
	l.arrived[id]++
	l.order = append(l.order, id)
	hook := l.hook
	l.mu.Unlock()
	if hook != nil && hook(w, body) {
		return
	}
	r.Body = io.NopCloser(bytes.NewReader(body))
	l.mock.ServeHTTP(&listener{ResponseWriter: w, live: l, request: id}, r)
}

// listener notes the ids of answers.
type listener struct {
	http.ResponseWriter
	live    *live
	request request
}

func (w *listener) Write(b []byte) (int, error) {
	if m := answerID.FindSubmatch(b); m != nil {
		w.live.mu.Lock()
		w.live.answerTo[string(m[1])] = w.request
		w.live.mu.Unlock()
	}
	return w.ResponseWriter.Write(b)
}

// Unwrap lets the mock take the connection.
func (w *listener) Unwrap() http.ResponseWriter { return w.ResponseWriter }

// setHook puts something before the mock; nil takes it away.
func (l *live) setHook(hook func(w http.ResponseWriter, body []byte) bool) {
	l.mu.Lock()
	defer l.mu.Unlock()
	l.hook = hook
}

// requests is how many questions have arrived.
func (l *live) requests() int {
	l.mu.Lock()
	defer l.mu.Unlock()
	return len(l.order)
}

// settled waits until no request is under way: those of a process that was
// killed may still be.
func (l *live) settled(t testing.TB) mock.Stats {
	t.Helper()
	for range 2000 {
		if s := l.mock.Stats(); s.InFlight == 0 {
			return s
		}
		time.Sleep(5 * time.Millisecond)
	}
	t.Fatal("the server is still at work")
	return mock.Stats{}
}

// liveCast is a models file of a test.
type liveCast struct {
	provider string // default openai
	url      string
	model    string // default builtin
	more     string // further keys of every model
	limits   string // default {concurrency: 16}
}

// file writes the models file.
func (c liveCast) file(t testing.TB) string {
	t.Helper()
	provider, base := cmp.Or(c.provider, "openai"), c.url
	if provider == "openai" {
		base += "/v1"
	}
	var b strings.Builder
	b.WriteString("models:\n")
	for _, m := range [][2]string{{"m", cmp.Or(c.model, "builtin")}, {"b1", "builtin-blind-1"}, {"b2", "builtin-blind-2"},
		{"b3", "builtin-blind-3"}} {
		fmt.Fprintf(&b, "  %s: {provider: %s, model: %s, builtin: true, base_url: %q, api_key_env: %s, price: {input: 1, output: 2}, limits: %s%s}\n",
			m[0], provider, m[1], base, liveEnv, cmp.Or(c.limits, "{concurrency: 16}"), c.more)
	}
	b.WriteString("roles: {default: m, solver: builtin, judge: builtin, blind: [b1, b2, b3]}\n")
	name := filepath.Join(t.TempDir(), "models.yaml")
	if err := os.WriteFile(name, []byte(b.String()), 0o644); err != nil {
		t.Fatal(err)
	}
	return name
}

// thoroughly skips a test whose subject others hold too, by shorter ways, unless every case is wanted.
func thoroughly(t *testing.T) {
	t.Helper()
	if !thorough.Wanted() {
		t.Skip("long, and much like others: MEMLOOM_THOROUGH=1, or make bench")
	}
}

// small returns the arguments of a run of a little more than a hundred calls.
func small(args ...string) []string {
	for _, s := range []string{
		"world.workdays=11", "world.groups=3", "world.people=12", "world.tasks_per_group=4", "dialogue.absences=1",
		"filters.panel=3", "questions.oversample=3",
		"questions.families.single_hop=2", "questions.families.temporal=1", "questions.families.update=1",
		"questions.families.abstention=1",
		"questions.families.existence/yes=0", "questions.families.existence/no=0", "questions.families.multi_hop=0",
		"questions.families.constraint=0", "questions.families.proactivity=0", "questions.families.skill=0",
		"questions.families.knowledge_update=0", "questions.families.user_implicit=0", "questions.families.multi_evidence=0",
		"questions.families.as_of=0", "questions.families.contextual=0",
	} {
		args = append(args, "--set", s)
	}
	return append([]string{"generate"}, args...)
}

// withKey returns a command of a hasty memloom with a key in its environment;
// an empty one is none.
func withKey(key string, args ...string) *exec.Cmd {
	cmd := exec.Command("memloom-hasty", append([]string{hurried}, args...)...)
	cmd.Env = slices.DeleteFunc(os.Environ(), func(v string) bool { return strings.HasPrefix(v, liveEnv+"=") })
	if key != "" {
		cmd.Env = append(cmd.Env, liveEnv+"="+key)
	}
	return cmd
}

// asks runs memloom with the servers' key, and holds what it printed to be free of it.
func asks(t testing.TB, args ...string) result {
	t.Helper()
	wait, err := time.ParseDuration(hurried)
	if err != nil {
		t.Fatal(err)
	}
	r := runHere(wait, args...)
	keyless(t, "the output of "+args[0], []byte(r.stdout+r.stderr))
	return r
}

// must fails the test unless a command succeeded.
func must(t testing.TB, r result) result {
	t.Helper()
	if r.code != 0 {
		t.Fatalf("exit %d: %s%s", r.code, r.stdout, r.stderr)
	}
	return r
}

// sameRows fails the test unless two corpora have the same rows, model names aside.
func sameRows(t testing.TB, dir, other string) {
	t.Helper()
	if r := memloom("check", dir, "--against", other); r.code != 0 {
		t.Fatalf("exit %d: %s%s", r.code, r.stdout, r.stderr)
	}
}

// smallReference is a small corpus of the model in the process.
var smallReference struct {
	sync.Once
	dir string
	err error
}

// smallCorpus returns the folder of a small corpus made without any server.
func smallCorpus(t testing.TB) string {
	t.Helper()
	s := &smallReference
	s.Do(func() {
		reference(t) // whose folder's parent is removed at the end
		s.dir = filepath.Join(filepath.Dir(shared.dir), "small")
		if r := memloom(small("--quiet", "--out", s.dir)...); r.code != 0 {
			s.err = fmt.Errorf("exit %d: %s", r.code, r.stderr)
		}
	})
	if s.err != nil {
		t.Fatal(s.err)
	}
	return s.dir
}

// stageTotals returns what a run's store says of its calls, by stage and model.
func stageTotals(t testing.TB, dir string) []runstore.CallTotals {
	t.Helper()
	store, err := runstore.OpenReader(dir)
	if err != nil {
		t.Fatal(err)
	}
	defer store.Close()
	list, err := store.CallTotals()
	if err != nil {
		t.Fatal(err)
	}
	return list
}

// totalsOf adds up what a run's store says of its calls.
func totalsOf(t testing.TB, dir string) runstore.CallTotals {
	t.Helper()
	var sum runstore.CallTotals
	for _, c := range stageTotals(t, dir) {
		sum.Calls += c.Calls
		sum.Answered += c.Answered
		sum.GivenUp += c.GivenUp
		sum.Sends += c.Sends
		sum.Kept += c.Kept
		sum.Refused += c.Refused
		sum.InDoubt += c.InDoubt
		sum.Cost += c.Cost
		sum.Unknown += c.Unknown
		sum.Doubt += c.Doubt
		sum.Hits += c.Hits
	}
	return sum
}

// counted fails the test unless the run's own count of answers agrees with the server's.
func counted(t testing.TB, dir string, s mock.Stats) {
	t.Helper()
	c := totalsOf(t, dir)
	if s.Answered < c.Kept || s.Answered > c.Kept+c.InDoubt || s.Requests > c.Sends {
		t.Errorf("the run kept %d answers, %d requests are in doubt, %d were to be sent; the server answered %d of %d requests",
			c.Kept, c.InDoubt, c.Sends, s.Answered, s.Requests)
	}
}
