package main

import (
	"context"
	"reflect"
	"strings"
	"time"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	"memloom/internal/app"
)

// bind makes the command of a path, as "audit list", out of an action: the fields of its input with the tag flag are
// its flags, those with the tag arg its arguments, in their order. What the action returns is printed, also with an
// error; nil is nothing.
func bind[I any, O any](c *app.Console, path string, in I,
	do func(context.Context, I, *app.Console) (O, error)) *cobra.Command {
	cmd, document := described(path)
	b := &binding{open: map[string]reflect.Value{}, changed: map[string]reflect.Value{}}
	b.declare(cmd.Flags(), reflect.ValueOf(&in).Elem())
	document()
	cmd.RunE = func(cmd *cobra.Command, args []string) error {
		if err := b.fill(cmd, args); err != nil {
			return err
		}
		out, err := do(cmd.Context(), in, c)
		c.Print(out)
		return err
	}
	return cmd
}

// group is a command that only has others.
func group(path string, list ...*cobra.Command) *cobra.Command {
	cmd, _ := described(path)
	cmd.Args = cobra.NoArgs
	cmd.RunE = func(cmd *cobra.Command, _ []string) error { return cmd.Help() }
	cmd.AddCommand(list...)
	return cmd
}

// binding has the fields of an input.
type binding struct {
	args     []reflect.Value
	open     map[string]reflect.Value // by flag: zero unless the user gives it
	changed  map[string]reflect.Value // by flags, with commas: whether the user gives one of them
	positive []string                 // flags
}

// declare makes a flag of every field of a struct that has the tag flag. Its value is the default. Options of the tag:
// list takes values with commas; open leaves the field zero unless the flag is given; positive takes numbers from 1.
// The tag doc describes a flag that help.txt does not know; the flag "-" leaves out a struct.
func (b *binding) declare(flags *pflag.FlagSet, v reflect.Value) {
	for i := range v.NumField() {
		field, of := v.Field(i), v.Type().Field(i)
		name, options, _ := strings.Cut(of.Tag.Get("flag"), ",")
		if of.Tag.Get("arg") != "" {
			b.args = append(b.args, field)
		}
		if list := of.Tag.Get("changed"); list != "" {
			b.changed[list] = field
		}
		switch {
		case name == "" && field.Kind() == reflect.Struct:
			b.declare(flags, field)
			continue
		case name == "" || name == "-":
			continue
		}
		define(flags, name, of.Tag.Get("doc"), field.Addr().Interface(), strings.Contains(options, "list"))
		if strings.Contains(options, "open") {
			b.open[name] = field
		}
		if strings.Contains(options, "positive") {
			b.positive = append(b.positive, name)
		}
	}
}

// define makes a flag of a variable.
func define(flags *pflag.FlagSet, name, doc string, to any, list bool) {
	switch p := to.(type) {
	case *string:
		flags.StringVar(p, name, *p, doc)
	case *bool:
		flags.BoolVar(p, name, *p, doc)
	case *int:
		flags.IntVar(p, name, *p, doc)
	case *uint64:
		flags.Uint64Var(p, name, *p, doc)
	case *float64:
		flags.Float64Var(p, name, *p, doc)
	case *time.Duration:
		flags.DurationVar(p, name, *p, doc)
	case *[]string:
		if list {
			flags.StringSliceVar(p, name, *p, doc)
		} else {
			flags.StringArrayVar(p, name, *p, doc)
		}
	}
}

// fill puts the arguments into the input, and refuses numbers that are too small.
func (b *binding) fill(cmd *cobra.Command, args []string) error {
	for _, name := range b.positive {
		if n, err := cmd.Flags().GetInt(name); err == nil && n < 1 && cmd.Flags().Changed(name) {
			return app.OutOfRange(name, n)
		}
	}
	for name, field := range b.open {
		if !cmd.Flags().Changed(name) {
			field.SetZero()
		}
	}
	for list, field := range b.changed {
		for name := range strings.SplitSeq(list, ",") {
			field.SetBool(field.Bool() || cmd.Flags().Changed(name))
		}
	}
	for i, field := range b.args {
		if i >= len(args) {
			break
		}
		if field.Kind() == reflect.Slice {
			field.Set(reflect.ValueOf(args[i:]))
			break
		}
		field.SetString(args[i])
	}
	return nil
}
