import { Button } from '@mantine/core'
import { type Porch, porchBySizes, type SiteDoor, setPorch } from '@ramp/domain'
import type { Range } from '@ramp/shell'
import { useState } from 'react'
import { useEditor } from '../../../project/use-editor.ts'
import { ChoiceRow } from '../../../ui/fields/choice-row.tsx'
import { choicesOf } from '../../../ui/fields/choices-of.ts'
import { OFFSETS, PORCH_SIZES } from '../../../ui/fields/lengths/length-limits.ts'
import { LengthRow } from '../../../ui/fields/lengths/length-row.tsx'
import { DistanceRow } from '../fields/distance-row.tsx'
import classes from '../words/site.module.css'

type Typed = { readonly width: number | null; readonly depth: number | null; readonly height: number | null }

const STARTS = ['on the porch', 'over the porch'] as const
const USES: Readonly<Record<(typeof STARTS)[number], Porch['use']>> = {
  'on the porch': 'start',
  'over the porch': 'over',
}

type PorchBySizesProps = {
  readonly door: SiteDoor
  /** Heights over the datum that are taken. */
  readonly heights: Range
  readonly onDone: () => void
}

/** A porch at its door in one step: its size, its height, and how far it is shifted. */
export function PorchBySizes({ door, heights, onDone }: PorchBySizesProps) {
  const editor = useEditor()
  const [typed, setTyped] = useState<Typed>({ width: null, depth: null, height: null })
  const [shift, setShift] = useState(0)
  const [start, setStart] = useState<(typeof STARTS)[number]>('on the porch')
  const { width, depth, height } = typed
  const set = (change: Partial<Typed>) => setTyped({ ...typed, ...change })
  return (
    <div className={classes.drawing}>
      <DistanceRow
        id="porch-width"
        label="Porch width"
        range={PORCH_SIZES}
        value={width}
        onCommit={(next) => set({ width: next })}
      />
      <DistanceRow
        id="porch-depth"
        label="Porch depth"
        range={PORCH_SIZES}
        value={depth}
        onCommit={(next) => set({ depth: next })}
      />
      <DistanceRow
        id="porch-shift"
        label="Center, right of door"
        about="0 is centered at the door. Left is negative, as seen from outside."
        range={OFFSETS}
        value={shift}
        onCommit={setShift}
      />
      <LengthRow
        width={96}
        id="porch-height"
        label="Porch height above datum"
        range={heights}
        value={height}
        onCommit={(next) => set({ height: next })}
      />
      <ChoiceRow
        id="porch-start"
        label="Ramp starts"
        width={150}
        choices={choicesOf(STARTS)}
        value={start}
        onChoose={setStart}
      />
      <div className={classes.row}>
        <Button disabled={width === null || depth === null || height === null} onClick={add}>
          Add porch
        </Button>
        <Button variant="default" onClick={onDone}>
          Cancel
        </Button>
      </div>
    </div>
  )

  function add() {
    if (width === null || depth === null || height === null) return
    const outline = porchBySizes({ width, depth, shift }, door)
    if (!outline) return
    editor.run('Add porch', 'propChange', setPorch({ outline, height, use: USES[start] }))
    onDone()
  }
}
