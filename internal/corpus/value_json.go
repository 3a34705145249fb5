package corpus

import (
	"encoding/json"
	"fmt"
)

// MarshalJSON writes {"kind": …, "value": …} with the canonical form. A value that is not valid is an error.
func (v Value) MarshalJSON() ([]byte, error) {
	if err := v.Valid(); err != nil {
		return nil, fmt.Errorf("writing a value: %w", err)
	}
	return json.Marshal(struct {
		Kind  Kind   `json:"kind"`
		Value string `json:"value"`
	}{v.Kind, v.Canonical()})
}

// UnmarshalJSON reads what MarshalJSON writes: both keys, no other.
func (v *Value) UnmarshalJSON(b []byte) error {
	var fields map[string]*string
	if err := json.Unmarshal(b, &fields); err != nil {
		return fmt.Errorf("reading a value: %w", err)
	}
	kind, value := fields["kind"], fields["value"]
	if kind == nil || value == nil || len(fields) != 2 {
		return fmt.Errorf(`reading a value: %s has not exactly the keys "kind" and "value"`, b)
	}
	w, err := ParseCanonical(Kind(*kind), *value)
	if err != nil {
		return err
	}
	*v = w
	return nil
}
