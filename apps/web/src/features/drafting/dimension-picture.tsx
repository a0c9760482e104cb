import type { Tick } from '@ramp/domain'
import type { DimensionStyle } from './dimension-styles.ts'
import classes from './drafting.module.css'

const HALF = 34

/** A drafting line as its card shows it: the line, its ends, and a number. */
export const DimensionPicture = ({ lineType, tickLeft, tickRight }: DimensionStyle) => (
  <svg viewBox="-40 -14 80 28" className={classes.picture} aria-hidden="true">
    <path d={`M${-HALF} 0H-13M13 0H${HALF}`} className={classes.line} data-dashed={lineType === 'dashed'} />
    {tickLeft.map((tick) => (
      <TickMark key={tick} tick={tick} side={-1} />
    ))}
    {tickRight.map((tick) => (
      <TickMark key={tick} tick={tick} side={1} />
    ))}
    <text y="3.4" textAnchor="middle" className={classes.number}>
      15′ 0″
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
