import { isTrial } from '../tools/steps/trial.mjs'

export type Times = { readonly median: number; readonly p95: number }

/**
 * Runs rounds of several things in turn, so that whatever else the machine does falls on all of them alike. A round
 * gives the time it took.
 */
export function interleaved(wanted: number, things: readonly (() => number)[]): readonly Times[] {
  const rounds = isTrial() ? 1 : wanted
  // As many rounds unmeasured: a person's tab has compiled everything long before the drawing is large.
  for (let round = 0; round < rounds; round++) for (const run of things) run()
  const measured = things.map((run) => ({ run, times: [] as number[] }))
  // Whoever comes first finds the memory fuller: they take turns at that, too.
  const backwards = measured.toReversed()
  for (let round = 0; round < rounds; round++)
    for (const { run, times } of round % 2 === 0 ? measured : backwards) times.push(run())
  return measured.map(({ times }) => {
    times.sort((a, b) => a - b)
    const at = (share: number) => times[Math.floor(times.length * share)] ?? 0
    return { median: at(0.5), p95: at(0.95) }
  })
}
