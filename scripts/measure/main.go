// Command measure runs a program and writes what it took to a file, in one line: the wall time in seconds, the peak
// resident set in MB and the processor's time in seconds. It exits as the program did.
//
//	measure FILE PROGRAM [ARGUMENT]...
package main

import (
	"errors"
	"fmt"
	"os"
	"os/exec"
	"runtime"
	"syscall"
	"time"
)

func main() {
	if len(os.Args) < 3 {
		fmt.Fprintln(os.Stderr, "usage: measure FILE PROGRAM [ARGUMENT]...")
		os.Exit(2)
	}
	code, err := measure(os.Args[1], os.Args[2], os.Args[3:])
	if err != nil {
		fmt.Fprintln(os.Stderr, "measure:", err)
	}
	os.Exit(code)
}

// measure returns the program's exit code, or 2 and an error if it could not be run.
func measure(file, program string, args []string) (int, error) {
	cmd := exec.Command(program, args...)
	cmd.Stdout, cmd.Stderr = os.Stdout, os.Stderr
	start := time.Now()
	err := cmd.Run()
	took := time.Since(start)
	var failed *exec.ExitError
	if err != nil && !errors.As(err, &failed) {
		return 2, err
	}
	usage, ok := cmd.ProcessState.SysUsage().(*syscall.Rusage)
	if !ok {
		return 2, fmt.Errorf("no resource usage on %s", runtime.GOOS)
	}
	processor := cmd.ProcessState.UserTime() + cmd.ProcessState.SystemTime()
	line := fmt.Sprintf("%.2f %.0f %.2f\n", took.Seconds(), float64(peakBytes(usage))/1e6, processor.Seconds())
	return cmd.ProcessState.ExitCode(), os.WriteFile(file, []byte(line), 0o644)
}

// peakBytes returns the peak resident set; systems count it in bytes or kilobytes.
func peakBytes(u *syscall.Rusage) int64 {
	if runtime.GOOS == "darwin" {
		return int64(u.Maxrss)
	}
	return int64(u.Maxrss) * 1024
}
