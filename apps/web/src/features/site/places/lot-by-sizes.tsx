import { Button } from '@mantine/core'
import { facedHouse, footingFault, lotBySizes, rectangleAround, setLot, setYard } from '@ramp/domain'
import { useState } from 'react'
import { capital } from '../../../lib/names/capital.ts'
import { useEditor } from '../../../project/use-editor.ts'
import { useLayout } from '../../../project/use-layout.ts'
import { LENGTHS, OUTER_SIZES } from '../../../ui/fields/lengths/length-limits.ts'
import { DistanceRow } from '../fields/distance-row.tsx'
import { TYPED_FAULTS } from '../words/measure-words.ts'
import classes from '../words/site.module.css'
import { middleInView } from './in-view.ts'

type Typed = {
  readonly width: number | null
  readonly depth: number | null
  readonly front: number | null
  readonly left: number | null
}

type LotBySizesProps = { readonly of: 'lot' | 'yard'; readonly onDone: (isAdded: boolean) => void }

/** What its sides are called. */
const LINES = { lot: 'line', yard: 'edge' } as const

/** A rectangular lot or yard in one step: its size, and how far the house is from its sides. */
export function LotBySizes({ of, onDone }: LotBySizesProps) {
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
    <DistanceRow
      id={`${of}-${id}`}
      label={label}
      range={id === 'front' || id === 'left' ? LENGTHS : OUTER_SIZES}
      value={typed[id]}
      {...(about !== undefined && { about })}
      onCommit={(next) => set({ [id]: next })}
    />
  )
  return (
    <div className={classes.drawing}>
      {row('width', `${capital(of)} width`)}
      {row('depth', `${capital(of)} depth`)}
      {faced && row('front', `House to front ${LINES[of]}`)}
      {faced && row('left', `House to left ${LINES[of]}`, 'As seen from outside, where the door faces.')}
      {problem && (
        <p className={classes.problem} role="alert">
          {problem}
        </p>
      )}
      <div className={classes.row}>
        <Button disabled={!isComplete} onClick={add}>
          Add {of}
        </Button>
        <Button variant="default" onClick={() => onDone(false)}>
          Cancel
        </Button>
      </div>
    </div>
  )

  function add() {
    if (width === null || depth === null) return
    const outline = faced
      ? lotBySizes({ width, depth, front: front ?? 0, left: left ?? 0 }, faced)
      : rectangleAround(middleInView(editor), { width, depth })
    if (!outline) return setProblem(`The house does not fit in it. Enter a larger ${of}.`)
    const fault = footingFault(site, of, { outline })
    if (fault) return setProblem(TYPED_FAULTS[fault])
    editor.run(`Add ${of}`, 'propChange', of === 'lot' ? setLot(outline) : setYard(outline))
    onDone(true)
  }
}
