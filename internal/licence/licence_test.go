package licence

import (
	"strings"
	"testing"
)

func TestKnown_EveryLicenceHasItsText(t *testing.T) {
	for id, says := range map[string]string{
		"CC-BY-4.0":    "Attribution 4.0 International",
		"CC-BY-SA-4.0": "Attribution-ShareAlike 4.0 International",
		"CC-BY-NC-4.0": "Attribution-NonCommercial 4.0 International",
		"CC0-1.0":      "CC0 1.0 Universal",
		"Apache-2.0":   "Version 2.0, January 2004",
		"MIT":          "Copyright (c) the publisher of this dataset",
	} {
		l, ok := Find(strings.ToLower(id))
		if !ok || l.ID != id || l.Hub() != strings.ToLower(id) || !strings.HasPrefix(l.URL, "https://") {
			t.Errorf("%s: %+v %v", id, l, ok)
			continue
		}
		if text := l.Text(); !strings.Contains(text, says) || strings.ContainsAny(text, "<>\r") {
			t.Errorf("%s: its text does not say %q, or has a gap", id, says)
		}
	}
	if len(Known()) != 6 {
		t.Errorf("%d licences", len(Known()))
	}
	if _, ok := Find(Default); !ok {
		t.Errorf("the default, %s, is not known", Default)
	}
}

func TestHubName_HasNoOtherCharacters(t *testing.T) {
	for id, want := range map[string]string{
		"ODbL-1.0": "odbl-1.0", "Our own terms (2)": "our-own-terms-2", "--x--": "x", "LicenseRef-Ärger": "licenseref-rger",
		"…": "",
	} {
		if got := HubName(id); got != want {
			t.Errorf("%q: %q, want %q", id, got, want)
		}
	}
}
