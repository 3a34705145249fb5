package main

import (
	"cmp"
	"errors"
	"fmt"
	"strconv"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	"memloom/internal/app"
	"memloom/internal/nearest"
	"memloom/internal/safetext"
)

// kindsOfFlags says which values flags of a type take that have no range of their own.
var kindsOfFlags = map[string]string{
	"bool": "true or false", "int": "a whole number", "uint64": "a whole number from 0", "float64": "a number",
	"duration": "a time, e.g. 200ms",
}

// flagError says what is wrong with a flag, what was expected and, of an unknown one, which was probably meant.
func flagError(cmd *cobra.Command, err error) error {
	if word := cmd.Flags().Arg(0); word != "" && cmd.HasSubCommands() {
		return app.Usage("%s", unknownCommand(cmd, word)) // the flag belongs to the command that is not known
	}
	where := "; `" + cmd.CommandPath() + " --help` lists the flags"
	var unknown *pflag.NotExistError
	var wrong *pflag.InvalidValueError
	switch {
	case errors.As(err, &wrong):
		f := wrong.GetFlag()
		want := cmp.Or(app.Range(f.Name), kindsOfFlags[f.Value.Type()])
		if want == "" {
			break
		}
		if n, parse := strconv.ParseFloat(wrong.GetValue(), 64); f.Value.Type() == "uint64" && parse == nil &&
			n >= 0 && n < 1e15 && n == float64(uint64(n)) {
			want += fmt.Sprintf(", written in digits: --%s %d", f.Name, uint64(n))
		}
		return app.Usage("--%s %s: expected %s", f.Name, safetext.Shell(wrong.GetValue()), want)
	case errors.As(err, &unknown) && unknown.GetSpecifiedShortnames() == "":
		var names []string
		cmd.Flags().VisitAll(func(f *pflag.Flag) { names = append(names, "--"+f.Name) })
		return app.Usage("unknown flag: --%s%s%s", unknown.GetSpecifiedName(), where,
			nearest.Hint("--"+unknown.GetSpecifiedName(), names))
	}
	return app.Usage("%w%s", err, where)
}

// unknownCommand says that a word is no command of cmd, and which was probably meant.
func unknownCommand(cmd *cobra.Command, word string) string {
	var names []string
	for _, sub := range cmd.Commands() {
		if sub.IsAvailableCommand() || sub.Name() == "help" {
			names = append(names, sub.Name())
		}
	}
	return fmt.Sprintf("unknown command %q; `%s --help` lists the commands%s", word, cmd.CommandPath(),
		nearest.Hint(word, names))
}

// wrapArgs turns complaints about arguments into usage errors.
func wrapArgs(c *cobra.Command) {
	if check := c.Args; check != nil {
		c.Args = func(cmd *cobra.Command, args []string) error {
			err := check(cmd, args)
			switch {
			case err == nil:
				return nil
			case cmd.HasSubCommands() && len(args) > 0:
				return app.Usage("%s", unknownCommand(cmd, args[0]))
			}
			return app.Usage("%v; usage: %s", err, cmd.UseLine())
		}
	}
	for _, sub := range c.Commands() {
		wrapArgs(sub)
	}
}
