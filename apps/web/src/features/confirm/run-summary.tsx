import type { Analysis, RunFigures } from '@ramp/domain'
import { lengthText } from '@ramp/drafting'
import { DataTable } from '@ramp/shell'

import { RunElevations } from '../../ui/figures/run-elevation.tsx'
import { platformHeights } from './height-summary.ts'
import classes from './run-summary.module.css'

/** Every run with its heights and ratio, and below it how high the platforms stand. */
export function RunSummary({ analysis }: { readonly analysis: Analysis }) {
  const heights = platformHeights(analysis)
  return (
    <>
      <div className={classes.runs}>
        <DataTable
          label="Runs"
          columns={[
            { name: 'Run', cell: (run) => <RunName {...run} /> },
            { name: 'Top', align: 'right', cell: ({ top }) => lengthText(top, 'height') },
            { name: 'Bottom', align: 'right', cell: ({ bottom }) => lengthText(bottom, 'height') },
            { name: 'Rise', align: 'right', cell: ({ rise }) => lengthText(rise, 'height') },
            {
              name: 'Ratio',
              align: 'right',
              cell: ({ kind, ratio }) => (kind === 'stairs' ? 'stairs' : ratio),
            },
          ]}
          rows={analysis.runs.figures}
          keyOf={({ id }) => id}
          empty="There are no runs yet."
        />
      </div>
      <RunElevations figures={analysis.runs.figures} />
      {heights.length > 0 && (
        <ul className={classes.heights} aria-label="Heights of platforms">
          {heights.map(({ name, height, count }) => (
            <li key={`${name} ${height}`}>
              <span>{count === 1 ? name : `${name} · ${count} pieces`}</span>
              <b className="figure">{lengthText(height, 'height')}</b>
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
