import { Button } from '@mantine/core'
import {
  addThing,
  facedHouse,
  inTurn,
  type LotLines,
  lotLineFrom,
  type MeasuringPoint,
  siteThing,
} from '@ramp/domain'
import type { OutlineUse } from '@ramp/editor'
import { useState } from 'react'
import { useEditor } from '../../../project/use-editor.ts'
import { useLayout } from '../../../project/use-layout.ts'
import { LENGTHS } from '../../../ui/fields/lengths/length-limits.ts'
import { DistanceRow } from '../fields/distance-row.tsx'
import classes from '../words/site.module.css'
import { OutlineButtons } from './outline-buttons.tsx'
import { ThingRow } from './thing-row.tsx'

const { label, size } = siteThing('lot-line')
const THICKNESS = size[1]
const SIDES = ['front', 'right', 'rear', 'left'] as const

const DRAWN: OutlineUse = { kind: 'line', thing: 'lot-line', name: label, thickness: THICKNESS }

/** A lot line of which the lot is not known: drawn from point to point, or typed as its distance from the house. */
export function LotLineFields({ from }: { readonly from: MeasuringPoint }) {
  const { site } = useLayout()
  const [isTyping, setTyping] = useState(false)
  const things = (site.things ?? []).map((thing, place) => ({ thing, place }))
  return (
    <>
      {things
        .filter(({ thing }) => thing.kind === 'lot-line')
        .map(({ thing, place }) => (
          <ThingRow key={place} thing={thing} place={place} from={from} />
        ))}
      <OutlineButtons
        name="single lot line"
        of={DRAWN}
        {...(facedHouse(site) && { onSizes: () => setTyping(true) })}
      />
      {isTyping && <LotLineBySizes onDone={() => setTyping(false)} />}
    </>
  )
}

function LotLineBySizes({ onDone }: { readonly onDone: () => void }) {
  const editor = useEditor()
  const { site } = useLayout()
  const [typed, setTyped] = useState<Partial<LotLines>>({})
  const faced = facedHouse(site)
  const known = SIDES.flatMap((side) => {
    const away = typed[side]
    return away === undefined ? [] : [{ side, away }]
  })
  if (!faced) return null
  const add = () => {
    const lines = known.map(({ side, away }) =>
      addThing({
        kind: 'lot-line',
        name: `${side} lot line`,
        // The near edge of what is drawn is on the line.
        line: lotLineFrom(side, away + THICKNESS / 2, faced),
        thickness: THICKNESS,
      }),
    )
    editor.run('Add lot line', 'propChange', inTurn(...lines))
    onDone()
  }
  return (
    <div className={classes.drawing}>
      <p className={classes.hint}>Enter the lines you know. The rest of the lot stays open.</p>
      {SIDES.map((side) => (
        <DistanceRow
          key={side}
          id={`lone-lot-line-${side}`}
          label={`House to ${side} line`}
          range={LENGTHS}
          value={typed[side] ?? null}
          onCommit={(next) => setTyped({ ...typed, [side]: next })}
        />
      ))}
      <div className={classes.row}>
        <Button disabled={known.length === 0} onClick={add}>
          Add {known.length > 1 ? 'lot lines' : 'lot line'}
        </Button>
        <Button variant="default" onClick={onDone}>
          Cancel
        </Button>
      </div>
    </div>
  )
}
