package main

import (
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"strings"
	"sync/atomic"
	"time"

	"github.com/spf13/cobra"
	"golang.org/x/term"

	"memloom/internal/lock"
	"memloom/internal/progress"
	"memloom/internal/safetext"
	"memloom/internal/table"
	"memloom/output"
	"memloom/pipeline"
)

// surroundings are what a command may touch besides files.
type surroundings struct {
	out, err io.Writer
	terminal bool       // whether err is one
	width    func() int // columns of err
	columns  func() int // columns of out, 0 where it is no terminal; may be nil
	noColor  bool
	now      func() time.Time
	cpus     int

	retryWait time.Duration // before a request that failed is sent again for the first time; 0 is a second
	drain     time.Duration // how long answers on their way are waited for when a run is stopped

	onward *onward // nil where nothing ends the program at once
}

// onward is the command that goes on with what is at work, should the program end at once; nil before anything is kept.
type onward struct{ atomic.Pointer[string] }

// by says which command goes on from now on.
func (o *onward) by(command string) {
	if o != nil {
		o.Store(&command)
	}
}

// stopped is what is said at the end.
func (o *onward) stopped() string {
	if by := o.Load(); by != nil {
		return "stopped at once; what was finished is kept, and " + *by + " goes on"
	}
	return "stopped at once; the same command begins again"
}

// drain leaves a run that is stopped by a scheduler, which kills it after half a minute, the time to come to its end.
const drain = 20 * time.Second

func system() surroundings {
	fd := int(os.Stderr.Fd())
	return surroundings{
		out: os.Stdout, err: os.Stderr, terminal: term.IsTerminal(fd), now: time.Now, cpus: cpus(), drain: drain,
		onward:  new(onward),
		noColor: os.Getenv("NO_COLOR") != "" || os.Getenv("TERM") == "dumb",
		width: func() int {
			w, _, err := term.GetSize(fd)
			if err != nil {
				return 80
			}
			return w
		},
		columns: func() int {
			w, _, err := term.GetSize(int(os.Stdout.Fd()))
			if err != nil {
				return 0
			}
			return w
		},
	}
}

// app is what the commands share: the surroundings and the global flags.
type app struct {
	surroundings
	folder *table.Folder // of the lines on out
	cursor io.Writer     // err for what moves the cursor, and escapes by itself what others said
	json   bool
	quiet  bool

	command string // at work, as "memloom audit apply"
}

// sticky is a writer that remembers its first error, so that a command whose
// reader is gone or whose disk is full fails, whichever of its lines was lost.
type sticky struct {
	to  io.Writer
	err error
}

// Write implements io.Writer; after an error it writes nothing more.
func (w *sticky) Write(p []byte) (int, error) {
	if w.err != nil {
		return 0, w.err
	}
	n, err := w.to.Write(p)
	w.err = err
	return n, err
}

// run executes the command line and returns the exit code.
func run(ctx context.Context, args []string, s surroundings) int {
	a := &app{cursor: s.err}
	out := &sticky{to: s.out}
	a.surroundings = s
	width := 0
	if a.screen() > 0 {
		width = a.line()
	}
	a.folder = table.NewFolder(out, width)
	shown, told := safetext.NewWriter(a.folder), safetext.NewWriter(s.err)
	s.out, s.err = shown, told
	a.surroundings = s
	root := a.root()
	root.SetArgs(args)
	root.SetOut(s.out)
	root.SetErr(s.err)
	err := beingMade(root.ExecuteContext(ctx))
	_, _ = shown.Flush(), a.folder.Flush()
	if err == nil {
		err = out.err
	}
	if err != nil {
		fmt.Fprintln(s.err, "memloom: "+strings.TrimSpace(err.Error()))
		_ = told.Flush()
	}
	return exitCode(err)
}

// beingMade says of a folder that holds no corpus yet, because a process is writing its first, what can be done now: not resume,
// which would be refused.
func beingMade(err error) error {
	var absent *output.NotCorpusError
	if !errors.As(err, &absent) || !absent.Begun {
		return err
	}
	holder, heldErr := lock.Of(absent.Dir)
	if heldErr != nil || holder == nil {
		return err
	}
	return usage("%s holds no corpus yet: %s is writing it. Now %s and %s say how far it has come; "+
		"the rest works when it has ended", absent.Dir, holder,
		command("status", absent.Dir), command("audit", absent.Dir))
}

func (a *app) root() *cobra.Command {
	root := &cobra.Command{
		Use:           "memloom",
		Short:         "Generate benchmarks for long-term memory, with a record of what was proved, computed, tested or vouched for",
		Version:       pipeline.Version(),
		SilenceUsage:  true,
		SilenceErrors: true,
		Args:          cobra.NoArgs,
		RunE:          func(cmd *cobra.Command, _ []string) error { return cmd.Help() },

		PersistentPreRun: func(cmd *cobra.Command, _ []string) {
			a.command = cmd.CommandPath()
			if a.json {
				a.folder.Off()
			}
		},
	}
	root.SetFlagErrorFunc(flagError)
	root.PersistentFlags().BoolVar(&a.json, "json", false, "one JSON object a line where a program would read")
	root.PersistentFlags().BoolVar(&a.quiet, "quiet", false, "no progress")
	root.AddCommand(a.generate(), a.resume(), a.planCommand(), a.preview(), a.status(), a.show(), a.search(), a.explain(), a.trace(), a.impact(), a.filter(), a.audit(), a.check(), a.stats(), a.ask(),
		a.score(), a.quality(), a.streamCommand(), a.reportCommand(), a.diff(), a.export(), a.recipeCommand(), a.domainCommand(), a.modelsCommand(), a.mockServer())
	root.SetUsageTemplate(strings.ReplaceAll(root.UsageTemplate(), ".FlagUsages ",
		fmt.Sprintf(".FlagUsagesWrapped %d ", table.Width)))
	wrapArgs(root)
	return root
}

// renderer chooses how progress is shown.
func (a *app) renderer() progress.Renderer {
	switch {
	case a.json:
		return progress.NewJSON(a.out)
	case a.quiet:
		return progress.Quiet{}
	case a.terminal:
		return progress.NewTerminal(a.cursor, progress.TerminalOptions{Width: a.width, Color: !a.noColor})
	}
	return progress.NewPlain(a.err, progress.PlainOptions{})
}
