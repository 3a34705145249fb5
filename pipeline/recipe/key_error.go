package recipe

import "fmt"

// KeyError says that the value of a key does not go with the rest of the recipe, and which would. No scale mends it.
type KeyError struct {
	Recipe, Key string
	Err         error
}

// Error implements error.
func (e *KeyError) Error() string {
	return fmt.Sprintf("recipe %s, key %s: %v", e.Recipe, e.Key, e.Err)
}

// Unwrap returns the cause.
func (e *KeyError) Unwrap() error { return e.Err }

// Wrong is a *KeyError about a key of the recipe.
func (r *Recipe) Wrong(key, format string, args ...any) error {
	return &KeyError{r.Name, key, fmt.Errorf(format, args...)}
}
