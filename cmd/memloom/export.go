package main

import (
	"errors"
	"fmt"
	"reflect"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	"memloom/output"
	"memloom/output/export"
	"memloom/output/export/hub"
)

// formats are those that export writes, a line each.
func formats() []export.Format {
	return []export.Format{
		hub.Format{},
	}
}

func (a *app) export() *cobra.Command {
	cmd := &cobra.Command{
		Use:   "export FORMAT DIR --out FOLDER",
		Short: "Write a finished corpus in the format of others",
		Args:  cobra.NoArgs,
		RunE:  func(cmd *cobra.Command, _ []string) error { return cmd.Help() },
	}
	for _, f := range formats() {
		cmd.AddCommand(a.exportAs(f))
	}
	return cmd
}

// exported is what export says with --json.
type exported struct {
	Format string `json:"format"`
	Out    string `json:"out"`
	Canary string `json:"canary"`
}

func (a *app) exportAs(f export.Format) *cobra.Command {
	var out string
	var force bool
	e := f.New()
	cmd := &cobra.Command{
		Use:   f.Name() + " DIR --out FOLDER",
		Short: f.About(),
		Args:  cobra.ExactArgs(1),
		RunE: func(_ *cobra.Command, args []string) error {
			if out == "" {
				return usage("--out is missing: the folder to write, which must not be there yet")
			}
			var extra []output.Table
			if d, ok := designOf(args[0]); ok {
				extra = d.Tables()
			}
			src, err := export.Open(args[0], extra)
			if err == nil {
				err = export.Write(f, e, src, out, force, a.command)
			}
			if err != nil {
				return asUsage(err)
			}
			if a.json {
				return a.encode(exported{f.Name(), out, src.Manifest.Canary})
			}
			_, err = fmt.Fprintf(a.out, "%s is written\n%s\n", out, e.Next(out))
			return err
		},
	}
	declare(cmd.Flags(), e)
	cmd.Flags().StringVar(&out, "out", "", "folder to write")
	cmd.Flags().BoolVar(&force, "force", false, "replace an earlier export of this format")
	return cmd
}

// declare makes a flag of every field of a struct that has the tags flag and doc.
func declare(flags *pflag.FlagSet, settings any) {
	v := reflect.ValueOf(settings).Elem()
	for i := range v.NumField() {
		name, doc := v.Type().Field(i).Tag.Get("flag"), v.Type().Field(i).Tag.Get("doc")
		switch p := v.Field(i).Addr().Interface().(type) {
		case *string:
			flags.StringVar(p, name, *p, doc)
		case *bool:
			flags.BoolVar(p, name, *p, doc)
		}
	}
}

// asUsage marks the errors of an export that are about what the user named.
func asUsage(err error) error {
	var setting *export.SettingError
	var part *export.PartError
	var taken *export.TakenError
	if errors.As(err, &setting) || errors.As(err, &part) || errors.As(err, &taken) {
		return &codedError{exitUsage, err}
	}
	return err
}
