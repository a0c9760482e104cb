import { Button } from '@mantine/core'
import { type HouseCorner, housesOf, type Inches, isInside, meetingOfTapes, type Point } from '@ramp/domain'
import { useState } from 'react'
import { capital } from '../../../lib/names/capital.ts'
import { useLayout } from '../../../project/use-layout.ts'
import { LENGTHS } from '../../../ui/fields/lengths/length-limits.ts'
import { SegmentsRow } from '../../../ui/fields/segments-row.tsx'
import { Select } from '../../../ui/fields/select.tsx'
import { Disclosure } from '../../../ui/panel/disclosure.tsx'
import { DistanceField } from '../fields/distance-row.tsx'
import classes from '../words/site.module.css'
import { noMeetingWords } from './tape-words.ts'

type ByTapesProps = {
  /** `Spot 3`, `Maple` */
  readonly name: string
  /** What the tapes may be held to. */
  readonly corners: readonly HouseCorner[]
  readonly onPlace: (at: Point) => void
}

const SIDES = ['right', 'left'] as const
type Side = (typeof SIDES)[number]

/** A place by two tapes from numbered corners of the house: two corners, two lengths, and the side of their line. */
export function ByTapes({ name, corners, onPlace }: ByTapesProps) {
  const { site } = useLayout()
  const [numbers, setNumbers] = useState<readonly [string | null, string | null]>([null, null])
  const [lengths, setLengths] = useState<readonly [Inches | null, Inches | null]>([null, null])
  const [chosen, setChosen] = useState<Side | null>(null)
  const held = numbers.map((number) => corners[Number(number ?? -1)])
  const typed = typedOf(held, lengths)
  const meeting =
    typed && meetingOfTapes({ from: [typed.corners[0].at, typed.corners[1].at], lengths: typed.lengths })
  const isInHouse = (at: Point) => housesOf(site).some(({ outline }) => isInside(outline, at))
  const usual: Side =
    meeting?.kind === 'at' && isInHouse(meeting.right) && !isInHouse(meeting.left) ? 'left' : 'right'
  const side = chosen ?? usual
  const problem = meeting && typed && noMeetingWords(meeting, typed)
  return (
    <Disclosure title="By two tapes">
      {corners.length < 2 ? (
        <p className={classes.hint}>Draw the house first. Tapes are held to its corners.</p>
      ) : (
        <>
          {([0, 1] as const).map((place) => (
            <div key={place} className={classes.row}>
              <Select
                label={place === 0 ? 'First corner' : 'Second corner'}
                data={corners.map(({ name: corner }, index) => ({
                  value: `${index}`,
                  label: capital(corner),
                }))}
                value={numbers[place]}
                onChange={(number) => setNumbers(withAt(numbers, place, number))}
              />
              <DistanceField
                label={place === 0 ? 'First tape' : 'Second tape'}
                range={LENGTHS}
                value={lengths[place]}
                onCommit={(length) => setLengths(withAt(lengths, place, length))}
                onClear={() => setLengths(withAt(lengths, place, null))}
              />
            </div>
          ))}
          <SegmentsRow label="Side, from first to second" values={SIDES} value={side} onChoose={setChosen} />
          {problem !== null && problem !== undefined && <p role="alert">{problem}</p>}
          <Button
            fullWidth
            mt={8}
            variant="default"
            disabled={meeting?.kind !== 'at'}
            onClick={() => meeting?.kind === 'at' && onPlace(meeting[side])}
          >
            Place {name}
          </Button>
        </>
      )}
    </Disclosure>
  )
}

const withAt = <Value,>(
  pair: readonly [Value, Value],
  place: 0 | 1,
  value: Value,
): readonly [Value, Value] => (place === 0 ? [value, pair[1]] : [pair[0], value])

function typedOf(
  [a, b]: readonly (HouseCorner | undefined)[],
  [toA, toB]: readonly [Inches | null, Inches | null],
): {
  readonly corners: readonly [HouseCorner, HouseCorner]
  readonly lengths: readonly [Inches, Inches]
} | null {
  return a && b && toA !== null && toB !== null ? { corners: [a, b], lengths: [toA, toB] } : null
}
