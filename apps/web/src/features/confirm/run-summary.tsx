import type { Analysis, RunFigures } from '@ramp/domain'
import { formatInches } from '@ramp/drafting'
import { DataTable } from '@ramp/shell'
import { ratioText } from '../../lib/names/figure-text.ts'
import { RunElevations } from '../../ui/figures/run-elevation.tsx'
import { platformHeights } from './height-summary.ts'
import classes from './run-summary.module.css'

/** Every run with its heights and ratio, and below it how high the platforms stand. */
export function RunSummary({ analysis }: { readonly analysis: Analysis }) {
  const heights = platformHeights(analysis)
  return (
    <>
      <DataTable
        label="Runs"
        columns={[
          { name: 'Run', cell: (run) => <RunName {...run} /> },
          { name: 'Top', align: 'right', cell: ({ top }) => formatInches(top) },
          { name: 'Bottom', align: 'right', cell: ({ bottom }) => formatInches(bottom) },
          { name: 'Rise', align: 'right', cell: ({ rise }) => formatInches(rise) },
          {
            name: 'Ratio',
            align: 'right',
            cell: ({ kind, ratio }) => (kind === 'stairs' ? 'stairs' : ratioText(ratio)),
          },
        ]}
        rows={analysis.runs.figures}
        keyOf={({ id }) => id}
        empty="There are no runs yet."
      />
      <RunElevations figures={analysis.runs.figures} />
      {heights.length > 0 && (
        <ul className={classes.heights} aria-label="Heights of platforms">
          {heights.map(({ name, height, count }) => (
            <li key={`${name} ${height}`}>
              <span>{count === 1 ? name : `${name} · ${count} pieces`}</span>
              <b className="figure">{formatInches(height)}</b>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

const RunName = ({ name, color }: RunFigures) => (
  <span className={classes.run}>
    <i style={{ background: color }} aria-hidden />
    {name}
  </span>
)
