package main

import "testing"

func TestGrowthAt(t *testing.T) {
	for live, want := range map[uint64]int{
		0: collectAt, 40 << 20: collectAt, 100 << 20: mostRoom, 160 << 20: 150, 200 << 20: 100, 300 << 20: collectAt, 900 << 20: collectAt,
	} {
		if got := growthAt(live); got != want {
			t.Errorf("growthAt(%d MB) = %d, want %d", live>>20, got, want)
		}
	}
}
