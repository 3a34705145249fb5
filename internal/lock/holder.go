package lock

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"strconv"
	"strings"
	"syscall"
	"time"
)

// Holder is a process that holds the lock of a folder.
type Holder struct {
	PID     int       // 0 if it has not written its id yet
	Command string    // as "memloom audit apply"; empty where it is not known
	Since   time.Time // when it took the lock
}

// String names the process, what it does, and since when.
func (h Holder) String() string {
	who := "another process"
	if h.PID > 0 {
		who = fmt.Sprintf("process %d", h.PID)
	}
	what := ""
	if h.Command != "" {
		what = h.Command + ", "
	}
	return fmt.Sprintf("%s (%ssince %s)", who, what, h.Since.Format(time.DateTime))
}

// TakenError says that another process writes the folder.
type TakenError struct {
	Dir    string
	Holder Holder
}

// Error implements error.
func (e *TakenError) Error() string {
	return fmt.Sprintf("%s is in use by %s: wait until it has ended, or stop it, and start this again; "+
		"commands that only read work meanwhile", e.Dir, e.Holder)
}

// Of returns who holds the lock of a folder, nil where it is free.
func Of(dir string) (*Holder, error) {
	f, err := open(pathIn(dir), os.O_RDONLY)
	if errors.Is(err, fs.ErrNotExist) || errors.Is(err, syscall.ENOTDIR) { // nothing was ever written there
		return nil, nil
	}
	if err != nil {
		return nil, err
	}
	defer f.Close() // gives the lock back
	free, err := tryShare(f)
	if err != nil {
		return nil, fmt.Errorf("looking at the lock of %s: %w", dir, err)
	}
	if free {
		return nil, nil
	}
	h := holderIn(f)
	return &h, nil
}

// The holder writes who it is once it has the lock. It is given so long for that.
const noteTries = 20

// holderIn reads who holds the lock of a file.
func holderIn(f *os.File) (h Holder) {
	text := make([]byte, 256)
	for range noteTries {
		n, err := f.ReadAt(text, 0)
		if err != nil && !errors.Is(err, io.EOF) {
			break
		}
		if lines := bytes.SplitN(text[:n], []byte("\n"), 3); len(lines) == 3 {
			h.PID, _ = strconv.Atoi(string(lines[0])) // 0 of what is no number
			h.Command = strings.ToValidUTF8(string(lines[1]), "")
			break
		}
		time.Sleep(pause)
	}
	if info, err := f.Stat(); err == nil { // the note was its last change
		h.Since = info.ModTime()
	}
	return h
}
