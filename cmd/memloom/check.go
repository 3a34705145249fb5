package main

import (
	"encoding/json"
	"errors"

	"github.com/spf13/cobra"

	"memloom/output"
	"memloom/pipeline"
	"memloom/validate"
	"memloom/validate/promises"
)

func (a *app) check() *cobra.Command {
	var against string
	cmd := &cobra.Command{
		Use:   "check DIR",
		Short: "Re-read the finished files alone and verify every promise; exit 1 on a violation",
		Args:  cobra.ExactArgs(1),
		RunE: func(_ *cobra.Command, args []string) error {
			in := promises.Input{Dir: args[0], Requirements: map[string][]validate.Requirement{}}
			for _, f := range pipeline.Families() {
				in.Requirements[f.Name()] = f.Requires()
			}
			var err error
			in.Corpus, in.Manifest, err = output.Read(args[0])
			var shard *output.ShardError
			if errors.As(err, &shard) {
				// What is wrong with the files is a finding of the check.
				in.Corpus = nil
				in.Manifest, err = output.ReadManifest(args[0])
			}
			if err != nil {
				return err
			}
			if against != "" {
				if in.Against, err = output.ReadManifest(against); err != nil {
					return err
				}
			}
			report := promises.Check(in)
			if a.json {
				err = json.NewEncoder(a.out).Encode(report)
			} else {
				err = report.Text(a.out)
			}
			if err == nil && !report.OK() {
				return short("%s breaks its promises: see the lines marked violated", args[0])
			}
			return err
		},
	}
	cmd.Flags().StringVar(&against, "against", "", "compare with another corpus, table by table")
	return cmd
}
