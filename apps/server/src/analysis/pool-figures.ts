import type { Metrics } from '../operations/metrics.ts'
import type { AnalysisPool, PoolNumbers } from './analysis-pool.ts'

const FIGURES: Readonly<Record<keyof PoolNumbers, string>> = {
  places: 'Tasks that can run at the same time.',
  running: 'Tasks that are running.',
  waiting: 'Tasks that are waiting.',
  done: 'Tasks that were completed.',
  refused: 'Tasks that were refused with a reason.',
  overTime: 'Tasks that were ended because they took too long.',
  overMemory: 'Tasks that were ended because they used too much memory.',
  failed: 'Tasks that failed because of a fault in the program.',
  seconds: 'Seconds that all tasks have run so far, without waiting.',
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
