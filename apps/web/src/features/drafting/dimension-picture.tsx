import { inchesFromSpecPixels, type LengthUnit, type Tick } from '@ramp/domain'
import { measuredText } from '@ramp/drawing'
import type { DimensionStyle } from './dimension-styles.ts'
import classes from './drafting.module.css'

const HALF = 38
/** From the middle to where the line stops for its number. */
const GAP = 20

/** A drafting line is put down this long (spec 2 §3.5). */
const LENGTH = inchesFromSpecPixels(300)

type DimensionPictureProps = { readonly style: DimensionStyle; readonly units: LengthUnit }

/** A drafting line as its card shows it: the line, its ends, and the number it is put down with. */
export const DimensionPicture = ({
  style: { lineType, tickLeft, tickRight },
  units,
}: DimensionPictureProps) => (
  <svg viewBox="-44 -14 88 28" className={classes.picture} aria-hidden="true">
    <path
      d={`M${-HALF} 0H${-GAP}M${GAP} 0H${HALF}`}
      className={classes.line}
      data-dashed={lineType === 'dashed'}
    />
    {tickLeft.map((tick) => (
      <TickMark key={tick} tick={tick} side={-1} />
    ))}
    {tickRight.map((tick) => (
      <TickMark key={tick} tick={tick} side={1} />
    ))}
    <text y="3.4" textAnchor="middle" className={classes.number}>
      {measuredText(LENGTH, units)}
    </text>
  </svg>
)

function TickMark({ tick, side }: { readonly tick: Tick; readonly side: -1 | 1 }) {
  const x = HALF * side
  switch (tick) {
    case 'line':
      return <path d={`M${x} -7V7`} className={classes.line} />
    case 'arrow':
      return <path d={`M${x} 0L${x - 7 * side} -3.2V3.2Z`} className={classes.solid} />
    case 'dot':
      return <circle cx={x} cy={0} r={2.6} className={classes.solid} />
  }
}
