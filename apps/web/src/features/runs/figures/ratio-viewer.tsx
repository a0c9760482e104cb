import type { DesiredRatio, RunFigures } from '@ramp/domain'
import { slopeText } from '@ramp/domain'
import { lengthText } from '@ramp/drafting'
import { numberText } from '@ramp/shell'
import { IconAlertTriangle } from '@tabler/icons-react'

import { useProject } from '../../../project/use-project.ts'
import { ratioScale, STEEPNESS_WORDS } from './ratio-scale.ts'
import classes from './ratio-viewer.module.css'

/** Codes that ask for a ratio (spec 1 §3, ratio options). */
const CODES: Partial<Record<DesiredRatio, string>> = { '1:12': 'ADA', '1:10': 'IRC' }

/** Compares the actual ratio with the desired one (spec 3 §2.9 and §4.3); stairs have a rise and no ratio to keep. */
export function RatioViewer({ figures }: { readonly figures: RunFigures }) {
  const { desiredRatio } = useProject()
  const desired = [desiredRatio, CODES[desiredRatio]].filter(Boolean).join(' ')
  const first =
    figures.kind === 'stairs'
      ? [['Rise', lengthText(figures.rise, 'height')]]
      : [
          ['Actual', figures.ratio],
          ['Desired', desired],
        ]
  const rows = [
    ...first,
    ['Angle', `${numberText(figures.degree)}°`],
    ['Grade', `${numberText(figures.grade)} %`],
  ]
  return (
    <section className={classes.viewer} aria-label="Ratio viewer">
      <dl className={classes.figures}>
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className="figure">{value}</dd>
          </div>
        ))}
      </dl>
      {figures.kind === 'ramps' && <Scale figures={figures} />}
      <Steepness steepness={figures.steepness} desired={desired} />
    </section>
  )
}

const Steepness = ({
  steepness,
  desired,
}: {
  readonly steepness: RunFigures['steepness']
  readonly desired: string
}) => {
  const word = STEEPNESS_WORDS[steepness]
  if (word === null) return null
  return (
    <p className={classes.steepness}>
      <IconAlertTriangle size={14} stroke={2} aria-hidden /> <b>{word}</b>{' '}
      {steepness === 'look-out'
        ? 'The ratio is below the lowest recommended one.'
        : `The ratio is below the desired ${desired}.`}
    </p>
  )
}

function Scale({ figures }: { readonly figures: RunFigures }) {
  const { desiredRatio, product } = useProject()
  const { zones, ticks, actual } = ratioScale(figures.slope, desiredRatio, product)
  return (
    <div className={classes.scale} aria-hidden>
      <div className={classes.bar}>
        {zones.map(({ kind, from, to }) => (
          <i key={kind} data-kind={kind} style={{ left: `${from}%`, width: `${to - from}%` }} />
        ))}
        <b className={classes.marker} style={{ left: `${actual}%` }} />
      </div>
      <div className={classes.ticks}>
        {ticks.map(({ run, at }) => (
          <span key={run} style={{ left: `${at}%` }}>
            {slopeText(run)}
          </span>
        ))}
        <span className={classes.steep}>steeper</span>
      </div>
    </div>
  )
}
