package prompts

import (
	"strings"

	"memloom/internal/llm"
)

// Markers around the canonical block; the first names the task. JSON holds no
// raw line break, so a line of the block can never be mistaken for a marker.
const (
	openInput  = `<input task="`
	openEnd    = `">`
	closeInput = "</input>"
)

// TaskOf returns the name of the task that a prompt asks, empty if it holds no input block.
func TaskOf(p llm.Prompt) string {
	task, _, _ := inputBlock(p.User)
	return task
}

// inputBlock finds the last canonical block of a text and the task it is for. A
// user's template may have words of its own on the markers' lines.
func inputBlock(text string) (task, block string, ok bool) {
	lines := strings.Split(text, "\n")
	for i := len(lines) - 1; i >= 2; i-- {
		if !strings.HasPrefix(lines[i], closeInput) {
			continue
		}
		at := strings.LastIndex(lines[i-2], openInput)
		if at < 0 {
			continue
		}
		if name, closes := strings.CutSuffix(lines[i-2][at+len(openInput):], openEnd); closes {
			return name, lines[i-1], true
		}
	}
	return "", "", false
}
