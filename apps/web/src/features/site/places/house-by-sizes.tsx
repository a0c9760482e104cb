import { Button } from '@mantine/core'
import {
  addThing,
  doorMissesWall,
  HOUSE_SIDES,
  type HouseSide,
  houseBySizes,
  inTurn,
  placeDoor,
} from '@ramp/domain'
import { lengthText } from '@ramp/drafting'
import { fitYard } from '@ramp/editor'
import { useState } from 'react'
import { useEditor } from '../../../project/use-editor.ts'
import { useLayout } from '../../../project/use-layout.ts'
import { ChoiceRow } from '../../../ui/fields/choice-row.tsx'
import { choicesOf } from '../../../ui/fields/choices-of.ts'
import { LENGTHS, OUTER_SIZES } from '../../../ui/fields/lengths/length-limits.ts'
import { DistanceRow } from '../fields/distance-row.tsx'
import classes from '../words/site.module.css'
import { middleInView } from './in-view.ts'

type Typed = {
  readonly width: number | null
  readonly depth: number | null
  readonly fromLeft: number | null
}

const NOTHING: Typed = { width: null, depth: null, fromLeft: null }
const SIDE_OF_FACING: Readonly<Record<number, HouseSide>> = {
  0: 'back',
  90: 'right',
  180: 'front',
  270: 'left',
}

/** A rectangular house in one step: its size, and where its door is. */
export function HouseBySizes({ onDone }: { readonly onDone: (isAdded: boolean) => void }) {
  const editor = useEditor()
  const { site } = useLayout()
  const [door] = site.doors
  const [typed, setTyped] = useState<Typed>(NOTHING)
  const [side, setSide] = useState<HouseSide>(SIDE_OF_FACING[door?.faces ?? 180] ?? 'front')
  const { width, depth, fromLeft } = typed
  const set = (change: Partial<Typed>) => setTyped({ ...typed, ...change })
  const sizes = width !== null && depth !== null && { width, depth }
  const wall = sizes && fromLeft !== null ? doorMissesWall({ ...sizes, door: { side, fromLeft } }) : null
  return (
    <div className={classes.drawing}>
      <DistanceRow
        id="house-width"
        label="House width"
        placeholder={`40'`}
        range={OUTER_SIZES}
        value={width}
        onCommit={(next) => set({ width: next })}
      />
      <DistanceRow
        id="house-depth"
        label="House depth"
        placeholder={`28'`}
        range={OUTER_SIZES}
        value={depth}
        onCommit={(next) => set({ depth: next })}
      />
      {door ? (
        <>
          <ChoiceRow
            id="house-side"
            label="Door is at the"
            width={120}
            choices={choicesOf(HOUSE_SIDES)}
            value={side}
            onChoose={setSide}
          />
          <DistanceRow
            id="house-door"
            label="Door center from left corner"
            about="As seen from outside. Front is the bottom of the drawing."
            range={LENGTHS}
            value={fromLeft}
            error={wall === null ? null : `That wall is ${lengthText(wall, 'site-length')} long. Enter less.`}
            onCommit={(next) => set({ fromLeft: next })}
            onClear={() => set({ fromLeft: null })}
          />
        </>
      ) : (
        <p className={classes.hint}>Enter the sill under Door first to place the door with the house.</p>
      )}
      <div className={classes.row}>
        <Button disabled={!sizes || wall !== null} onClick={add}>
          Add house
        </Button>
        <Button variant="default" onClick={() => onDone(false)}>
          Cancel
        </Button>
      </div>
    </div>
  )

  /** A door with a place stays there, and the house is built around it. */
  function add() {
    if (!sizes) return
    const placed = door && fromLeft !== null ? { side, fromLeft } : undefined
    const around = (placed && door?.at) ?? middleInView(editor)
    const house = houseBySizes({ ...sizes, door: placed }, around)
    const addHouse = addThing({ kind: 'house', name: 'house', outline: house.outline })
    editor.run(
      'Add house',
      'propChange',
      house.door && door ? inTurn(addHouse, placeDoor(house.door.at, house.door.faces, door.id)) : addHouse,
    )
    fitYard(editor)
    onDone(true)
  }
}
