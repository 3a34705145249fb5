package mock_test

import (
	"bytes"
	"fmt"
	"io"
	"net/http"
	"net/http/httptest"
	"testing"

	"memloom/internal/llm/mock"
)

// BenchmarkServer is what a request costs the server alone, without a network:
// a canned answer, and a computed one of a cheap task. Prompts are of 4 KB and
// all different.
func BenchmarkServer(b *testing.B) {
	for name, canned := range map[string]bool{"canned": true, "judge": false} {
		b.Run(name, func(b *testing.B) {
			s, err := mock.New(mock.Options{Canned: canned})
			if err != nil {
				b.Fatal(err)
			}
			p := judge(b, "in spring")
			b.RunParallel(func(pb *testing.PB) {
				for n := 0; pb.Next(); n++ {
					body := fmt.Appendf(nil, `{"model":"builtin","messages":[{"role":"system","content":%q},{"role":"user","content":%q}]}`, p.System, fmt.Sprint(p.User, "\n", n))
					w := httptest.NewRecorder()
					s.ServeHTTP(w, httptest.NewRequest(http.MethodPost, "/v1/chat/completions", io.NopCloser(bytes.NewReader(body))))
					if w.Code != http.StatusOK {
						b.Fatal(w.Body.String())
					}
				}
			})
			b.ReportMetric(float64(b.N)/b.Elapsed().Seconds(), "requests/s")
		})
	}
}
