import { type Analysis, endName, type PartId, partNames, SIDES, type Side, sideName } from '@ramp/domain'
import { useAnalysis } from '../../../project/use-analysis.ts'
import classes from './part-info.module.css'

const POSITION_NAMES = { LEFT: 'left', CENTER: 'center', RIGHT: 'right' } as const

/** What lies against each side of a part. */
export function PartJoints({ part }: { readonly part: PartId }) {
  const analysis = useAnalysis()
  const joints = SIDES.flatMap((side) => jointsAt(part, side, analysis).map((what) => ({ side, what })))
  const against = analysis.connections.transitions.get(part)
  if (against) return <p className={classes.remark}>Against {endName(analysis.placement, against)}.</p>
  const placed = analysis.placement.byId.get(part)
  if (!placed || joints.length === 0) return <p className={classes.remark}>Not connected yet.</p>
  return (
    <ul className={classes.joints}>
      {joints.map(({ side, what }) => (
        <li key={`${side} ${what}`}>
          <span>{sideName(placed, side)}</span>
          <span>{what}</span>
        </li>
      ))}
    </ul>
  )
}

function jointsAt(part: PartId, side: Side, analysis: Analysis): readonly string[] {
  const { joints, openings } = analysis.connections
  const isHere = (end: { readonly part: PartId; readonly side: Side }) =>
    end.part === part && end.side === side
  const joined = joints
    .filter(({ a, b }) => isHere(a) || isHere(b))
    .map(({ a, b, position }) => {
      const other = isHere(a) ? b : a
      return `${partNames([other.part], analysis)}, ${POSITION_NAMES[position]}`
    })
  const opened = openings
    .filter(({ end }) => isHere(end))
    .map(({ use, transition }) =>
      [use, transition && partNames([transition], analysis)].filter(Boolean).join(', '),
    )
  return [...joined, ...opened]
}
