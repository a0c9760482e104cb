import { Button } from '@mantine/core'
import {
  addRuns,
  type Edit,
  type GivenHeights,
  type Inches,
  inForce,
  looseWaysOf,
  partNames,
  proposeRuns,
  type Run,
  setRise,
  startHeight,
} from '@ramp/domain'
import { lengthText } from '@ramp/drafting'
import { select } from '@ramp/editor'
import { type Column, DataTable } from '@ramp/shell'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useAnalysis } from '../../project/use-analysis.ts'
import { useEditor } from '../../project/use-editor.ts'
import { HeightField } from '../../ui/height/height-field.tsx'
import { TableTitle } from './figures/table-title.tsx'
import classes from './runs.module.css'
import { saveTypedHeights, typedHeights } from './typed-heights.ts'

/** Whole runs for the parts that have none: a person looks them over and takes them, or builds runs one by one. */
export function ProposedRuns() {
  const editor = useEditor()
  const analysis = useAnalysis()
  const [{ top: typedTop, bottom }, setHeights] = useState(() => typedHeights(editor))
  const [isAsked, setAsked] = useState(false)
  const [isAccepting, setAccepting] = useState(false)
  const section = useRef<HTMLElement>(null)
  const { layout } = analysis
  const [door] = layout.site.doors
  const top = typedTop ?? (door ? startHeight(door, layout.site) : null)
  const ways = looseWaysOf(analysis)
  const runs = proposeRuns(analysis, { top: typedTop, bottom }, ways)
  const [first] = runs
  const isPrimary = layout.runs.length === 0
  // Whether the lower end is known does not hang on the height of the upper one.
  const asksBottom =
    isPrimary && proposeRuns(analysis, { top: top ?? 0, bottom: null }, ways)[0]?.bottom === null
  const isOpen = isPrimary && (top === null || (asksBottom && bottom === null))
  const give = (heights: Partial<GivenHeights>) => {
    const given = { top: typedTop, bottom, ...heights }
    saveTypedHeights(editor, given)
    setHeights(given)
  }
  const use = () => {
    if (!isOpen) return editor.run('Use proposed runs', 'propChange', takeRuns(runs, typedTop))
    setAsked(true)
    section.current?.querySelector<HTMLInputElement>('input:placeholder-shown')?.focus()
  }
  // Enter comes before what was typed is known here.
  const accept = useEffectEvent(use)
  useEffect(() => {
    if (!isAccepting) return
    setAccepting(false)
    accept()
  }, [isAccepting])
  if (!first) return null
  const field = { isMissing: isAsked, onEnter: () => setAccepting(true) }
  return (
    <section ref={section} className={classes.proposed} aria-label="Proposed runs">
      <TableTitle>Proposed runs, from the top down</TableTitle>
      {isPrimary && (
        <HeightField
          {...field}
          label="Start / Top Height"
          value={top}
          onChange={(height) => give({ top: height })}
          isFocused
        />
      )}
      {asksBottom && (
        <HeightField
          {...field}
          label="End / Bottom Height"
          value={bottom}
          onChange={(height) => give({ bottom: height })}
        />
      )}
      <DataTable
        label="Proposed runs"
        columns={columnsOf(analysis)}
        rows={runs.map((run) => inForce(run, layout))}
        keyOf={({ id }) => id}
        onSelect={({ parts }) => select(editor, parts)}
      />
      <div>
        <Button variant="light" onClick={use}>
          {runs.length === 1 ? 'Use this run' : `Use these ${runs.length} runs`}
        </Button>
      </div>
    </section>
  )
}

/** A height typed for the first run is the rise: it is stored once. */
const takeRuns =
  (runs: readonly Run[], rise: Inches | null): Edit =>
  (layout) =>
    rise === null ? addRuns(runs)(layout) : setRise(rise)(addRuns(runs)(layout))

const columnsOf = (analysis: Parameters<typeof partNames>[1]): readonly Column<Run>[] => [
  {
    name: 'Run',
    cell: ({ name, parts }) => (
      <>
        {name}
        <br />
        <small className={classes.walk}>{partNames(parts, analysis)}</small>
      </>
    ),
  },
  { name: 'Top', align: 'right', cell: ({ top }) => heightText(top) },
  { name: 'Bottom', align: 'right', cell: ({ bottom }) => heightText(bottom) },
]

const heightText = (height: Inches | null): string => (height === null ? '–' : lengthText(height, 'height'))
