import { type Analysis, hasEnteredHeights, type Inches, type RunFigures } from '@ramp/domain'
import { lengthText } from '@ramp/drafting'
import { DataTable } from '@ramp/shell'

import { RunElevations } from '../../ui/figures/run-elevation.tsx'
import { platformHeights } from './height-summary.ts'
import classes from './run-summary.module.css'

/** Every run with its heights and ratio, and below it how high the platforms stand. */
export function RunSummary({ analysis }: { readonly analysis: Analysis }) {
  const heights = platformHeights(analysis)
  const rows = analysis.runs.figures.map((run) => ({
    ...run,
    isKnown: hasEnteredHeights(run, analysis.runs),
  }))
  return (
    <>
      <div className={classes.runs}>
        <DataTable
          label="Runs"
          columns={[
            { name: 'Run', cell: (run) => <RunName {...run} /> },
            { name: 'Top', align: 'right', cell: (run) => heightText(run, run.top) },
            { name: 'Bottom', align: 'right', cell: (run) => heightText(run, run.bottom) },
            { name: 'Rise', align: 'right', cell: (run) => heightText(run, run.rise) },
            { name: 'Ratio', align: 'right', cell: ratioText },
          ]}
          rows={rows}
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

type Row = RunFigures & {
  /** Whether its heights were entered: until then they are counted as 0, which nobody measured. */
  readonly isKnown: boolean
}

const UNKNOWN = '–'

const heightText = ({ isKnown }: Row, height: Inches): string =>
  isKnown ? lengthText(height, 'height') : UNKNOWN

function ratioText({ kind, ratio, isKnown }: Row): string {
  if (kind === 'stairs') return 'stairs'
  return isKnown ? ratio : UNKNOWN
}

const RunName = ({ name, color }: RunFigures) => (
  <span className={classes.run}>
    <i style={{ background: color }} aria-hidden />
    {name}
  </span>
)
