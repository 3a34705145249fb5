// Package browser holds tests of memloom's pages in Chromium. Without Chromium they say that they were skipped; without
// axe-core (AXE names its axe.min.js) those of accessibility do. `make browser` brings axe-core and runs them.
package browser
