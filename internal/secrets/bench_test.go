package secrets_test

import (
	"encoding/base64"
	"encoding/hex"
	"encoding/json"
	"math/rand/v2"
	"strings"
	"testing"

	"memloom/internal/secrets"
)

func BenchmarkRedact(b *testing.B) {
	inJSON := func(v any) string { text, _ := json.Marshal(v); return string(text) }
	prose := strings.Repeat("Someone said \"yes\" on Monday, notwithstanding p1.g1/2025-03-14 & 50% of it. ", 60)
	page := strings.Repeat(`<p>50% &amp; more: <a href="https://x.example/?q=a%20b&amp;c=d">\"there\"</a></p>`+"\n", 50)
	random := make([]byte, 3000)
	rng := rand.New(rand.NewPCG(1, 2))
	for i := range random {
		random[i] = byte(rng.Uint32())
	}
	hostile := ""
	for range 500 {
		hostile += `\\u0025\u0026#37;%255C%26#x5c;&#92;&#37;5c&#38;#38; `
	}
	s := secrets.New("sk-live/Tm+4<9>&2=e5%7q-0123456789")
	for _, c := range []struct{ name, text string }{
		{"prose", prose},
		{"an answer", inJSON(map[string]string{"content": inJSON(map[string]string{"answer": prose})})},
		{"a page in JSON", inJSON(map[string]string{"message": page})},
		{"base64", base64.StdEncoding.EncodeToString(random)},
		{"base64 of JSON", base64.StdEncoding.EncodeToString([]byte(inJSON(map[string]string{"content": prose})))},
		{"hexadecimal", hex.EncodeToString(random)},
		{"all notations at once", hostile},
	} {
		b.Run(c.name, func(b *testing.B) {
			text := []byte(c.text)
			b.SetBytes(int64(len(text)))
			b.ReportAllocs()
			for b.Loop() {
				s.Redact(text)
			}
		})
	}
}
