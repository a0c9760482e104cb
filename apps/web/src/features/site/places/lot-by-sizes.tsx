import { Button } from '@mantine/core'
import { facedHouse, footingFault, lotBySizes, rectangleAround, setLot } from '@ramp/domain'
import { useState } from 'react'
import { useEditor } from '../../../project/use-editor.ts'
import { useLayout } from '../../../project/use-layout.ts'
import { LENGTHS, SIZES } from '../../../ui/fields/lengths/length-limits.ts'
import { LengthRow } from '../../../ui/fields/lengths/length-row.tsx'
import { TYPED_FAULTS } from '../words/measure-words.ts'
import classes from '../words/site.module.css'
import { middleInView } from './in-view.ts'

type Typed = {
  readonly width: number | null
  readonly depth: number | null
  readonly front: number | null
  readonly left: number | null
}

/** A rectangular lot in one step: its size, and how far the house is from its lines. */
export function LotBySizes({ onDone }: { readonly onDone: () => void }) {
  const editor = useEditor()
  const { site } = useLayout()
  const [typed, setTyped] = useState<Typed>({ width: null, depth: null, front: null, left: null })
  const [problem, setProblem] = useState<string | null>(null)
  const faced = facedHouse(site)
  const { width, depth, front, left } = typed
  const set = (change: Partial<Typed>) => {
    setTyped({ ...typed, ...change })
    setProblem(null)
  }
  const isComplete = width !== null && depth !== null && (!faced || (front !== null && left !== null))
  const row = (id: keyof Typed, label: string, about?: string) => (
    <LengthRow
      width={96}
      id={`lot-${id}`}
      label={label}
      range={id === 'front' || id === 'left' ? LENGTHS : SIZES}
      value={typed[id]}
      {...(about !== undefined && { about })}
      onCommit={(next) => set({ [id]: next })}
    />
  )
  return (
    <div className={classes.drawing}>
      {row('width', 'Lot width')}
      {row('depth', 'Lot depth')}
      {faced && row('front', 'House to front line')}
      {faced && row('left', 'House to left line', 'As seen from outside, where the door faces.')}
      {problem && (
        <p className={classes.problem} role="alert">
          {problem}
        </p>
      )}
      <div className={classes.row}>
        <Button disabled={!isComplete} onClick={add}>
          Add lot
        </Button>
        <Button variant="default" onClick={onDone}>
          Cancel
        </Button>
      </div>
    </div>
  )

  function add() {
    if (width === null || depth === null) return
    const lot = faced
      ? lotBySizes({ width, depth, front: front ?? 0, left: left ?? 0 }, faced)
      : rectangleAround(middleInView(editor), { width, depth })
    if (!lot) return setProblem('The house does not fit between these lines. Enter a larger lot.')
    const fault = footingFault(site, 'lot', { outline: lot })
    if (fault) return setProblem(TYPED_FAULTS[fault])
    editor.run('Add lot', 'propChange', setLot(lot))
    onDone()
  }
}
