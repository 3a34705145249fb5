package main

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"memloom/internal/app"
	"memloom/internal/app/audit"
	"memloom/internal/corpus"
	"memloom/internal/decisions"
	"memloom/output"
)

func ids(list []audit.Listed) []string {
	var out []string
	for _, l := range list {
		out = append(out, l.ItemID)
	}
	return out
}

func sorted(list []string) []string { return slices.Sorted(slices.Values(list)) }

// An item that needs two decisions waits for the second, and is applied once it is there; turning the share off applies
// it too.
func TestAuditDouble_ApplyTakesNoSingleDecision(t *testing.T) {
	dir := contested(t)
	if text := ran(t, "audit", "double", dir); !strings.Contains(text, "no item needs two decisions") ||
		!strings.Contains(text, "audit double") {
		t.Errorf("before it is set: %s", text)
	}
	ran(t, "audit", "double", dir, "1")
	in, out := overrulable(t, dir), lines[audit.Listed](t, "audit", "list", dir, "--queue", "accepted")[0].ItemID
	if text := ran(t, "audit", "decide", dir, in, "accept", "--reviewer", "Ada", "--code",
		"misread"); !strings.Contains(text, "waiting for a second") || !strings.Contains(text, "--queue waiting") {
		t.Errorf("a first decision: %s", text)
	}
	ran(t, "audit", "decide", dir, out, "reject", "--reviewer", "Ada", "--code", "two_readings")
	if text := ran(t, "audit", "apply", dir, "--dry-run"); strings.Contains(text, "admit") || strings.Contains(text,
		"remove") || strings.Count(text, "wait ") != 2 {
		t.Errorf("the plan with one decision each: %s", text)
	}
	ran(t, "audit", "decide", dir, in, "accept", "--reviewer", "Ben", "--code", "incomplete")
	text := ran(t, "audit", "decide", dir, out, "accept", "--reviewer", "Ben")
	if !strings.Contains(text, "disputed") || !strings.Contains(text, "settle") {
		t.Errorf("a second who differs: %s", text)
	}
	got := lines[audit.Doubled](t, "audit", "double", dir)[0]
	if got.Share != 1 || got.Needs != got.Judged || got.Two != 1 || got.Differ != 1 || got.Open != got.Needs-2 {
		t.Errorf("%+v", got)
	}
	said := ran(t, "audit", "apply", dir)
	ran(t, "check", dir)
	m, err := output.ReadManifest(dir)
	if err != nil || m.Release != 1 || m.ByPerson != 1 {
		t.Fatalf("%+v (%v)", m, err)
	}
	if want := fmt.Sprintf("release 1: %d items, 1 of them admitted", m.Counts.Items.Accepted); !strings.Contains(said,
		want) {
		t.Errorf("%q, want %q", said, want)
	}
	ran(t, "audit", "decide", dir, out, "settle", "--code", "reject", "--reviewer", "Cy")
	ran(t, "audit", "decide", dir, in, "withdraw", "--reviewer", "Ben")
	if text := ran(t, "audit", "apply", dir, "--dry-run"); !strings.Contains(text, "remove") ||
		strings.Count(text, "wait ") != 1 {
		t.Errorf("the plan with a settlement and a withdrawal: %s", text)
	}
	ran(t, "audit", "double", dir, "0")
	if text := ran(t, "audit", "apply", dir, "--dry-run"); strings.Contains(text, "wait ") {
		t.Errorf("the plan without the share: %s", text)
	}
}

// Everyone who sets the same share has the same items, whatever has been decided and applied.
func TestAuditDouble_SameItemsInEveryCopy(t *testing.T) {
	needing := func(dir string) []string {
		return sorted(ids(slices.DeleteFunc(lines[audit.Listed](t, "audit", "list", dir, "--queue", "accepted"),
			func(l audit.Listed) bool { return !l.NeedsTwo })))
	}
	one, other := contested(t), contested(t)
	ran(t, "audit", "decide", one, overrulable(t, one), "reject", "--reviewer", "Ada")
	ran(t, "audit", "apply", one)
	for _, dir := range []string{one, other} {
		ran(t, "audit", "double", dir, "0.3")
	}
	if a, b := needing(one), needing(other); !slices.Equal(a, b) || len(a) < 5 {
		t.Errorf("%v in one copy, %v in the other", a, b)
	}
	for _, args := range [][]string{{"1.5"}, {"-1"}, {"a fifth"}, {"NaN"}} {
		if _, errs, code := inProcess(append([]string{"audit", "double", one, "--"}, args...)...); code != app.ExitUsage ||
			!strings.Contains(errs, "0.2 for a fifth") {
			t.Errorf("%q: exit %d: %s", args, code, errs)
		}
	}
}

// Neither of two sees what the other decided until both have.
func TestAudit_OthersAreHiddenUntilBothHaveDecided(t *testing.T) {
	dir := contested(t)
	ran(t, "audit", "double", dir, "1")
	in := overrulable(t, dir)
	ran(t, "audit", "decide", dir, in, "reject", "--reviewer", "Ada", "--note", "surely wrong")
	if l := lines[audit.Listed](t, "audit", "list", dir, "--queue", "waiting", "--reviewer", "Ben"); len(l) != 1 ||
		l[0].ItemID != in || !l[0].Hidden || l[0].Decision != "" {
		t.Errorf("what waits for Ben: %+v", l)
	}
	if l := lines[audit.Listed](t, "audit", "list", dir, "--queue", "waiting", "--reviewer", "Ada"); len(l) != 0 {
		t.Errorf("what waits for Ada, who has decided: %+v", l)
	}
	if l := ids(lines[audit.Listed](t, "audit", "list", dir, "--reviewer", "Ada")); slices.Contains(l, in) {
		t.Errorf("Ada is asked again about %s", in)
	}
	show := func(reviewer string) string { return ran(t, "audit", "show", dir, in, "--reviewer", reviewer) }
	if text := show("Ben"); strings.Contains(text, "surely wrong") || !strings.Contains(text,
		"not shown before Ben has decided") {
		t.Errorf("what Ben sees first: %s", text)
	}
	if text := show("Ada"); !strings.Contains(text, "surely wrong") {
		t.Errorf("what Ada sees: %s", text)
	}
	ran(t, "audit", "decide", dir, in, "accept", "--reviewer", "Ben", "--code", "misread")
	for _, reviewer := range []string{"Ada", "Ben", "Cy"} { // the third may settle
		if text := show(reviewer); !strings.Contains(text, "surely wrong") || !strings.Contains(text, "accept by Ben") {
			t.Errorf("what %s sees once both have decided: %s", reviewer, text)
		}
	}
	for _, d := range lines[corpus.Decision](t, "audit", "export", dir) {
		if !d.OthersHidden {
			t.Errorf("%s by %s: it is not noted that others were hidden", d.Action, d.Reviewer)
		}
	}
	ran(t, "audit", "double", dir, "0")
	ran(t, "audit", "decide", dir, in, "accept", "--reviewer", "Cy", "--code", "misread")
	if all := lines[corpus.Decision](t, "audit", "export", dir); all[2].OthersHidden {
		t.Error("others are noted as hidden where one decision is enough")
	}
}

func TestAuditList_ReviewersHaveOrdersOfTheirOwn(t *testing.T) {
	dir := contested(t)
	list := func(args ...string) []string {
		return ids(lines[audit.Listed](t, append([]string{"audit", "list", dir, "--queue", "accepted"}, args...)...))
	}
	all, ada, ben := list(), list("--reviewer", "Ada"), list("--reviewer", "Ben")
	if slices.Equal(ada, ben) || slices.Equal(ada, all) || !slices.Equal(ada, list("--reviewer", "Ada")) {
		t.Errorf("in order %v, Ada %v, Ben %v", all, ada, ben)
	}
	if !slices.Equal(sorted(ada), sorted(all)) || !slices.Equal(sorted(ben), sorted(all)) {
		t.Errorf("other items: %v, Ada %v, Ben %v", all, ada, ben)
	}
	flagged := lines[audit.Listed](t, "audit", "list", dir, "--reviewer", "Ada")
	if flagged[0].Status != corpus.Flagged || flagged[0].Stand != decisions.Open {
		t.Errorf("flagged drafts are not first any more: %+v", flagged[0])
	}
}

func TestAuditSample_TellsNothingOfStatus(t *testing.T) {
	dir := contested(t)
	rejected := ids(lines[audit.Listed](t, "audit", "list", dir, "--queue", "rejected"))
	text, errs, code := inProcess("audit", "sample", dir, "--n", "6", "--json")
	if code != app.ExitOK || errs != "" {
		t.Fatalf("exit %d: %s", code, errs)
	}
	for _, word := range []string{"status", "rejected", "accepted", "fell", "code", "stage", "reason", "verdict"} {
		if strings.Contains(text, `"`+word) {
			t.Errorf("a sampled item has %s: %s", word, text)
		}
	}
	all := lines[audit.Sampled](t, "audit", "sample", dir, "--n", "6")
	fell := 0
	for _, s := range all {
		if slices.Contains(rejected, s.ItemID) {
			fell++
		}
		for _, jsonFlag := range [][]string{nil, {"--json"}} {
			shown := ran(t, append([]string{"audit", "show", dir, s.ItemID, "--blind"}, jsonFlag...)...)
			for _, tell := range []string{"It fell", "It is in the dataset", "SUFFICIENT", "ROUND", `"rejected"`, `"accepted"`,
				"passes", "falls"} {
				if strings.Contains(shown, tell) {
					t.Errorf("%s shows %q: %s", s.ItemID, tell, shown)
				}
			}
		}
	}
	if len(all) != 6 || fell != 3 {
		t.Errorf("%d items, %d of them rejected", len(all), fell)
	}
}

// Blind decisions need no code, tell no status, take items off the reviewer's sample, are counted, and are not applied.
func TestAudit_BlindDecisionsAreCountedAndNotApplied(t *testing.T) {
	dir := contested(t)
	if text := ran(t, "audit", "agreement", dir); !strings.Contains(text, "nothing is decided yet") ||
		!strings.Contains(text, "audit list") {
		t.Errorf("agreement of nothing: %s", text)
	}
	rejected := ids(lines[audit.Listed](t, "audit", "list", dir, "--queue", "rejected"))
	sample := lines[audit.Sampled](t, "audit", "sample", dir, "--n", "10", "--reviewer", "Ada")
	for i, s := range sample {
		action := []string{"accept", "reject"}[i%2]
		if text := ran(t, "audit", "decide", dir, s.ItemID, action, "--blind", "--reviewer", "Ada"); !strings.Contains(text,
			"blind") || strings.Contains(text, "stands") {
			t.Errorf("%s", text)
		}
	}
	if text := ran(t, "audit", "sample", dir, "--n", "10", "--reviewer", "Ada"); !strings.Contains(text,
		"10 of 10 are decided by Ada") || !strings.Contains(text, "audit agreement") {
		t.Errorf("when all is done: %s", text)
	}
	if said := lines[corpus.Decision](t, "audit", "decide", dir, sample[0].ItemID, "unsure", "--blind", "--reviewer",
		"Ben"); said[0].StatusBefore != "" || !said[0].VerdictsHidden || !said[0].OthersHidden {
		t.Errorf("%+v", said)
	}
	ran(t, "audit", "decide", dir, sample[1].ItemID, "unsure", "--reviewer", "Ben")
	if _, errs, code := inProcess("audit", "decide", dir, sample[1].ItemID, "accept", "--blind", "--reviewer",
		"Ben"); code != app.ExitUsage || !strings.Contains(errs, "verdicts in sight") {
		t.Errorf("blind after having seen: exit %d: %s", code, errs)
	}
	if text := ran(t, "audit", "sample", dir, "--n", "10", "--reviewer", "Ben"); !strings.Contains(text,
		"1 of 10 are decided by Ben, and 1 left out") {
		t.Errorf("Ben's sample: %s", text)
	}
	text := ran(t, "audit", "apply", dir, "--dry-run")
	if !strings.Contains(text, "decided blind alone, counted by `audit agreement` and not applied: 9") ||
		strings.Contains(text, "admit") || strings.Contains(text, "remove") {
		t.Errorf("the plan: %s", text)
	}
	ran(t, "audit", "apply", dir)
	ran(t, "check", dir)
	if m, err := output.ReadManifest(dir); err != nil || m.Release != 1 || m.ByPerson != 0 {
		t.Errorf("%+v (%v)", m, err)
	}
	holdBlind(t, dir, sample, rejected)
}

// holdBlind holds the evaluation of the sample, of which Ada accepted every other item, against counting.
func holdBlind(t *testing.T, dir string, sample []audit.Sampled, rejected []string) {
	t.Helper()
	kept, fell, refused := 0, 0, 0
	for i, s := range sample {
		switch in := slices.Contains(rejected, s.ItemID); {
		case in:
			if fell++; i%2 == 0 {
				kept++
			}
		case i%2 == 1:
			refused++
		}
	}
	got := lines[struct {
		Blind *struct {
			Items   int
			Filters []struct {
				Filter            string
				RefusedOfAccepted struct{ Of, Hits int } `json:"refused_of_accepted"`
				KeptOfRejected    struct{ Of, Hits int } `json:"kept_of_rejected"`
			}
		}
	}](t, "audit", "agreement", dir)[0].Blind
	if got == nil || got.Items != 10 || len(got.Filters) < 3 {
		t.Fatalf("%+v", got)
	}
	if a := got.Filters[0]; a.Filter != "any" || a.KeptOfRejected.Of != fell || a.KeptOfRejected.Hits != kept ||
		a.RefusedOfAccepted.Of != 10-fell || a.RefusedOfAccepted.Hits != refused {
		t.Errorf("%+v, want %d of %d kept and %d of %d refused", a, kept, fell, refused, 10-fell)
	}
}

// Two reviewers with thirty items in common have a κ; pseudonyms change none, and figure 11 has the same.
func TestAuditAgreement_OfTwoAndInTheReport(t *testing.T) {
	dir := copied(t)
	decideBoth(t, dir)
	text := ran(t, "audit", "agreement", dir)
	for _, want := range []string{"REVIEWERS", "AGREEMENT", "BLIND SAMPLE", "decision: Ada ↓ Ben →", "75.0 %",
		"nobody has decided blind", "question  Ada, Ben     32"} {
		if !strings.Contains(text, want) {
			t.Errorf("no %q in %s", want, text)
		}
	}
	type row struct {
		On         string
		N          int
		Kappa, Low *float64
	}
	got := lines[struct {
		Reviewers []struct {
			Reviewer string
			Median   int `json:"median_seconds"`
		}
		Agreement []row
	}](t, "audit", "agreement", dir)[0]
	if len(got.Reviewers) != 2 || got.Reviewers[1].Median != 11 || len(got.Agreement) != 2 ||
		got.Agreement[0].Kappa == nil || got.Agreement[0].Low == nil || got.Agreement[0].N != 32 {
		t.Fatalf("%+v", got)
	}
	ran(t, "audit", "apply", dir, "--pseudonyms")
	page := pageOf(t, dir)
	if want := fmt.Sprintf("<td>%.3f</td><td>%.3f</td>", *got.Agreement[0].Kappa,
		*got.Agreement[0].Low); !strings.Contains(page, want) || !strings.Contains(page, "reviewer 1, reviewer 2") {
		t.Errorf("figure 11 has no %s", want)
	}
	if _, errs, code := inProcess("audit", "agreement", dir, "--reviewer", "Cy"); code != app.ExitUsage ||
		!strings.Contains(errs, "there are Ada, Ben") {
		t.Errorf("an unknown reviewer: exit %d: %s", code, errs)
	}
}

// decideBoth has Ada and Ben decide about 32 accepted items. They differ on every fourth.
func decideBoth(t *testing.T, dir string) {
	t.Helper()
	store, err := decisions.OpenStore(t.Context(), dir)
	if err != nil {
		t.Fatal(err)
	}
	defer store.Close()
	reader, err := output.Open(dir)
	if err != nil {
		t.Fatal(err)
	}
	n := 0
	for c, err := range reader.Corpora() {
		if err != nil {
			t.Fatal(err)
		}
		texts := map[string]string{}
		for _, m := range c.Messages {
			texts[m.ID] = m.Text
		}
		for i := range c.Items {
			it := &c.Items[i]
			if it.Status != corpus.Accepted || n == 32 {
				continue
			}
			for k, reviewer := range []string{"Ada", "Ben"} {
				d := corpus.Decision{Target: corpus.TargetItem, TargetID: it.ID, TargetHash: decisions.Hash(it,
					func(id string) string { return texts[id] }),
					Reviewer: reviewer, At: "2026-01-02T09:00:00Z", Action: corpus.ActionAccept, StatusBefore: it.Status,
					Seconds:      10 + k,
					RateQuestion: decisions.Ratings()[(n+k*n%2)%3]}
				if n%4 == 0 || n%4 == k {
					d.Action, d.Code = corpus.ActionReject, "two_readings"
				}
				if _, err := store.Add(t.Context(), d, ""); err != nil {
					t.Fatal(err)
				}
			}
			n++
		}
	}
}
