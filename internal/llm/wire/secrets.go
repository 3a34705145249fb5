package wire

import "memloom/internal/secrets"

// redacted returns b without secrets, however they are spelled.
func (t *transport) redacted(b []byte) []byte { return t.secrets.Redact(b) }

// CleanError returns err, or where its text holds a secret an error without it, which keeps no more of err than whether
// a context has ended.
func CleanError(err error, s *secrets.Set) error {
	if err == nil {
		return nil
	}
	return (&transport{secrets: s}).clean(err)
}
