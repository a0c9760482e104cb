import type { Metrics } from '../operations/metrics.ts'
import type { AnalysisPool, PoolNumbers } from './analysis-pool.ts'

const FIGURES: Readonly<Record<keyof PoolNumbers, string>> = {
  places: 'Tasks that can be worked on at once.',
  running: 'Tasks that are being worked on.',
  waiting: 'Tasks that wait for their turn.',
  done: 'Tasks that were done.',
  refused: 'Tasks that were refused with a reason.',
  overTime: 'Tasks that were ended because they took too long.',
  overMemory: 'Tasks that were ended because they held too much.',
  failed: 'Tasks that a fault of the program ended.',
  seconds: 'Seconds that all tasks so far took, without their waiting.',
}

/** Shows what the pool does among the figures of the server: `analysis_running`, `analysis_over_time` and so on. */
export function showPool({ gauge }: Pick<Metrics, 'gauge'>, { numbers }: Pick<AnalysisPool, 'numbers'>) {
  // The keys of a record are the fields of its type.
  for (const name of Object.keys(FIGURES) as (keyof PoolNumbers)[])
    gauge(
      `analysis_${name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)}`,
      FIGURES[name],
      () => numbers()[name],
    )
}
