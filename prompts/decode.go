package prompts

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"strings"
)

// canonical renders v as one line of JSON, the same bytes for the same value.
func canonical(v any) ([]byte, error) {
	var b bytes.Buffer
	e := json.NewEncoder(&b)
	e.SetEscapeHTML(false)
	if err := e.Encode(v); err != nil {
		return nil, err
	}
	return bytes.TrimRight(b.Bytes(), "\n"), nil
}

// decodeStrict reads exactly one JSON value without unknown fields.
func decodeStrict(data []byte, v any) error {
	d := json.NewDecoder(bytes.NewReader(data))
	d.DisallowUnknownFields()
	if err := d.Decode(v); err != nil {
		return inWords(err)
	}
	if _, err := d.Token(); !errors.Is(err, io.EOF) {
		return errors.New("text after the JSON value")
	}
	return nil
}

// aKind is a kind of JSON value with its article: "an array", "a number".
func aKind(kind string) string {
	if strings.HasPrefix(kind, "array") || strings.HasPrefix(kind, "object") {
		return "an " + kind
	}
	return "a " + kind
}

// inWords says what is wrong with JSON to the one who wrote it: a model, or a user who reads why it was given up.
func inWords(err error) error {
	var wrong *json.UnmarshalTypeError
	var broken *json.SyntaxError
	switch {
	case errors.As(err, &wrong) && wrong.Field == "":
		return fmt.Errorf("there is %s where one object with the fields of the schema should be", aKind(wrong.Value))
	case errors.As(err, &wrong):
		return fmt.Errorf("the field %q holds %s, which it cannot be", wrong.Field, aKind(wrong.Value))
	case errors.As(err, &broken), errors.Is(err, io.ErrUnexpectedEOF), errors.Is(err, io.EOF):
		return errors.New("it is no JSON, or breaks off")
	}
	return errors.New(strings.TrimPrefix(err.Error(), "json: "))
}
