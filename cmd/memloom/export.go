package main

import (
	"context"
	"reflect"

	"github.com/spf13/cobra"

	"memloom/internal/app"
	"memloom/output/export"
	"memloom/output/export/hub"
)

// formats are those that export writes, a line each.
func formats() []export.Format {
	return []export.Format{
		hub.Format{},
	}
}

type exportIn struct {
	Dir   string `arg:"DIR"`
	Out   string `flag:"out" doc:"folder to write"`
	Force bool   `flag:"force" doc:"replace an earlier export of this format"`
}

// exported is what export says.
type exported struct {
	Format string `json:"format"`
	Out    string `json:"out"`
	Canary string `json:"canary"`

	next string
}

// Text says what was written, and what to do with it.
func (x *exported) Text(c *app.Console) { c.Printf("%s is written\n%s\n", x.Out, x.next) }

// exports makes a command of every format. Its settings, fields with the tags flag and doc, are flags as well.
func exports(c *app.Console) []*cobra.Command {
	return app.Map(formats(), func(f export.Format) *cobra.Command {
		e := f.New()
		write := func(_ context.Context, in exportIn, c *app.Console) (*exported, error) {
			if in.Out == "" {
				return nil, app.Usage("--out is missing: the folder to write, which must not be there yet")
			}
			src, err := export.Open(in.Dir, app.Tables(in.Dir))
			if err == nil {
				err = export.Write(f, e, src, in.Out, in.Force, c.Command)
			}
			switch {
			case app.Is[*export.SettingError](err), app.Is[*export.PartError](err), app.Is[*export.TakenError](err):
				return nil, app.Usage("%w", err)
			case err != nil:
				return nil, err
			}
			return &exported{f.Name(), in.Out, src.Manifest.Canary, e.Next(in.Out)}, nil
		}
		cmd := bind(c, "export "+f.Name(), exportIn{}, write)
		cmd.Use, cmd.Short, cmd.Args = f.Name()+" DIR --out FOLDER", f.About(), cobra.ExactArgs(1)
		(&binding{}).declare(cmd.Flags(), reflect.ValueOf(e).Elem())
		return cmd
	})
}
