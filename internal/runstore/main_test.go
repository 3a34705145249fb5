package runstore

import (
	"context"
	"fmt"
	"os"
	"strings"
	"syscall"
	"testing"

	"go.uber.org/goleak"
)

// childRole names the part that a copy of the test program is to play.
const childRole = "RUNSTORE_TEST_CHILD"

// TestMain lets the test program be its own child: locks and limits of a
// process can only be tested from another one.
func TestMain(m *testing.M) {
	role, dir, _ := strings.Cut(os.Getenv(childRole), ":")
	switch role {
	case "":
		goleak.VerifyTestMain(m)
	case "hold":
		childHoldsLock(dir)
	case "limit":
		childMeetsFileLimit(dir)
	}
}

// childHoldsLock opens the store, says so, and holds it until it is killed.
func childHoldsLock(dir string) {
	s, err := Open(dir, Options{})
	if err != nil {
		fmt.Println(err)
		os.Exit(1)
	}
	if err := s.Commit(context.Background(), unitOf("text", "a", 1, "k")); err != nil {
		fmt.Println(err)
		os.Exit(1)
	}
	fmt.Println("held")
	select {}
}

// childMeetsFileLimit commits until the system refuses to let files grow.
func childMeetsFileLimit(dir string) {
	s, err := Open(dir, Options{})
	if err != nil {
		fmt.Println(err)
		os.Exit(1)
	}
	limit := syscall.Rlimit{Cur: 300_000, Max: 300_000}
	if err := syscall.Setrlimit(syscall.RLIMIT_FSIZE, &limit); err != nil {
		fmt.Println(err)
		os.Exit(1)
	}
	for i := range 10_000 {
		u := unitOf("text", fmt.Sprint(i), 1, fmt.Sprint("k", i))
		u.Records[0].Data = noise(i, 1000)
		if err := s.Commit(context.Background(), u); err != nil {
			fmt.Printf("%d %T %v\n", i, err, err)
			break
		}
	}
	s.Close()
}
