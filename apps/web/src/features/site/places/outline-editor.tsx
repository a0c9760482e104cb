import { Button } from '@mantine/core'
import { distance, outlineOfWalk, type Point, roundTo, type WalkedSide, walkOfOutline } from '@ramp/domain'
import { lengthText } from '@ramp/drafting'
import { DecimalField } from '@ramp/shell'
import { useState } from 'react'
import { SIZES } from '../../../ui/fields/lengths/length-limits.ts'
import { DistanceField } from '../fields/distance-row.tsx'
import classes from '../words/site.module.css'

type OutlineEditorProps = {
  readonly name: string
  readonly outline: readonly Point[]
  /** Takes another outline, or says why it cannot be. */
  readonly onTry: (outline: readonly Point[]) => string | null
}

const FEWEST_SIDES = 2

/** An outline as it is walked: the length of every side, and the turn to the right at its end. The last side closes it. */
export function OutlineEditor({ name, outline, onTry }: OutlineEditorProps) {
  const { facing, sides } = walkOfOutline(outline)
  const [problem, setProblem] = useState<string | null>(null)
  const [first, last] = [outline[0], outline.at(-1)]
  if (!first || !last) return null
  const walk = (next: readonly WalkedSide[]) => onTry(outlineOfWalk(first, facing, next))
  const change = (place: number, side: Partial<WalkedSide>) =>
    walk(sides.map((one, at) => (at === place ? { ...one, ...side } : one)))
  return (
    <table className={classes.sides} aria-label={`Sides of ${name}`}>
      <thead>
        <tr>
          <th scope="col">Side</th>
          <th scope="col">Length</th>
          <th scope="col">Then turn right</th>
        </tr>
      </thead>
      <tbody>
        {sides.map((side, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a side is known by its place
          <tr key={place}>
            <th scope="row">{place + 1}</th>
            <td>
              <DistanceField
                label={`Length of side ${place + 1}`}
                isLabelHidden
                range={SIZES}
                value={side.length}
                onTry={(length) => change(place, { length })}
              />
            </td>
            <td>
              <TurnInput
                label={`Turn after side ${place + 1}`}
                value={side.turn}
                onTry={(turn) => change(place, { turn })}
              />
            </td>
          </tr>
        ))}
        <tr>
          <th scope="row">{outline.length}</th>
          <td colSpan={2}>closes it, {lengthText(distance(last, first), 'site-length')}</td>
        </tr>
      </tbody>
      <tfoot>
        <tr>
          <td colSpan={3}>
            <div className={classes.row}>
              <Button
                variant="default"
                onClick={() => setProblem(walk([...sides, { length: distance(last, first) / 2, turn: 90 }]))}
              >
                Add a side
              </Button>
              {sides.length > FEWEST_SIDES && (
                <Button variant="default" onClick={() => setProblem(walk(sides.slice(0, -1)))}>
                  Remove the last
                </Button>
              )}
            </div>
            {problem && (
              <p className={classes.problem} role="alert">
                {problem}
              </p>
            )}
          </td>
        </tr>
      </tfoot>
    </table>
  )
}

type TurnInputProps = {
  readonly label: string
  readonly value: number
  readonly onTry: (value: number) => string | null
}

const TURNS = { min: -180, max: 180 } as const

/** Degrees to the right; a turn to the left is negative. */
const TurnInput = ({ label, value, onTry }: TurnInputProps) => (
  <DecimalField
    label={label}
    isLabelHidden
    range={TURNS}
    unit="°"
    value={roundTo(value > 180 ? value - 360 : value, 4)}
    onTry={(turn) => onTry((turn + 360) % 360)}
  />
)
