package main

import (
	"strings"
	"testing"

	"memloom/internal/app/audit"
	"memloom/output"
	"memloom/pipeline/review"
)

// otherRows says which tables of two manifests have other rows, those about decisions aside.
func otherRows(a, b *output.Manifest) []string {
	var out []string
	for _, t := range a.Tables {
		if t.Name != "audit/decisions" && t.Name != "audit/applications" && b.Table(t.Name).Digest != t.Digest {
			out = append(out, t.Name)
		}
	}
	return out
}

func manifest(t *testing.T, dir string) *output.Manifest {
	t.Helper()
	m, err := output.ReadManifest(dir)
	if err != nil {
		t.Fatal(err)
	}
	return m
}

// firstAccepted are accepted items of a family.
func firstAccepted(t *testing.T, dir, family string) []string {
	t.Helper()
	var out []string
	for _, l := range lines[audit.Listed](t, "audit", "list", dir, "--queue", "accepted") {
		if l.Family == family {
			out = append(out, l.ItemID)
		}
	}
	return out
}

// Surplus drafts take the place of what people removed, in the order of their keys, by all filters; applying again
// changes nothing, removing one that was topped up takes the next, and withdrawing everything gives the rows of the
// run.
func TestAuditApply_TopUp(t *testing.T) {
	dir := copied(t)
	before := manifest(t, dir)
	const families = "single_hop multi_hop" // multi_hop must be hard
	var removed []string
	for _, family := range strings.Fields(families) {
		list := firstAccepted(t, dir, family)
		removed = append(removed, list[0], list[1])
	}
	for _, id := range removed {
		ran(t, "audit", "decide", dir, id, "reject", "--reviewer", "Ada", "--code", "unnatural")
	}
	if text := ran(t, "audit", "apply", dir, "--dry-run", "--top-up"); !strings.Contains(text,
		"4 surplus drafts are judged for what was removed") ||
		!strings.Contains(text, "top-up") || !strings.Contains(text, "by its filters") {
		t.Errorf("dry run: %s", text)
	}
	ran(t, "audit", "apply", dir, "--top-up")
	ran(t, "check", dir)
	first := manifest(t, dir)
	for i, q := range first.Quotas {
		if q.Got != before.Quotas[i].Got {
			t.Errorf("%s has %d of %d, before %d", q.Stratum, q.Got, q.Wanted, before.Quotas[i].Got)
		}
	}
	if !first.TopUp || first.ByPerson != 0 {
		t.Errorf("release: %v, %d by a person", first.TopUp, first.ByPerson)
	}
	changes := lines[review.Change](t, "audit", "apply", dir, "--dry-run")
	ran(t, "audit", "apply", dir) // a release goes on to top up
	second := manifest(t, dir)
	if other := otherRows(first, second); len(other) > 0 {
		t.Errorf("applied again, %v have other rows", other)
	}
	var topped string
	for _, c := range changes {
		if c.What == "top-up" && c.From == "accepted" {
			topped = c.ItemID
		}
	}
	if topped == "" {
		t.Fatalf("none was topped up: %+v", changes)
	}
	ran(t, "audit", "decide", dir, topped, "reject", "--reviewer", "Ada", "--code", "unnatural")
	ran(t, "audit", "apply", dir)
	ran(t, "check", dir)
	if l := lines[struct{ Status string }](t, "explain", dir, topped)[0]; l.Status == "accepted" {
		t.Errorf("%s was taken out and is accepted", topped)
	}
	if third := manifest(t, dir); len(otherRows(second, third)) == 0 ||
		third.Counts.Items.Accepted != before.Counts.Items.Accepted {
		t.Errorf("%d are accepted, %d by the run", third.Counts.Items.Accepted, before.Counts.Items.Accepted)
	}
	for _, id := range append(removed, topped) {
		ran(t, "audit", "decide", dir, id, "withdraw", "--reviewer", "Ada")
	}
	ran(t, "audit", "apply", dir)
	ran(t, "check", dir)
	if other := otherRows(before, manifest(t, dir)); len(other) > 0 {
		t.Errorf("everything is withdrawn, and %v have other rows than the run's", other)
	}
}
