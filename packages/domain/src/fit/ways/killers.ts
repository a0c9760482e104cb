import type { Inches } from '../../units.ts'

/** What a candidate died of, nearest to success first found. */
export type Killer = {
  readonly rule: number
  readonly code:
    | 'too-long'
    | 'in-the-way'
    | 'no-landing'
    | 'misses-the-end'
    | 'foot-slopes'
    | 'too-low'
    | 'too-high'
    | 'no-guards'
    | 'too-steep'
  /** What stands there, for a sentence. */
  readonly name: string
  readonly need: Inches
  readonly have: Inches
  /** How many flights were laid before it died, and how much of the length was missing. */
  readonly missing: Inches
}

/** Counts what kills candidates, and keeps the nearest of every kind. */
export type Killers = {
  readonly counts: Map<string, number>
  readonly nearest: Map<string, Killer>
}

export const noKillers = (): Killers => ({ counts: new Map(), nearest: new Map() })

export function kill({ counts, nearest }: Killers, killer: Killer): void {
  const key = `${killer.code} ${killer.name}`
  counts.set(key, (counts.get(key) ?? 0) + 1)
  const held = nearest.get(key)
  if (!held || killer.missing < held.missing) nearest.set(key, killer)
}
