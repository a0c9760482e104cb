import { Button } from '@mantine/core'
import { addRuns, type Inches, proposeRuns, type Run } from '@ramp/domain'
import { formatInches } from '@ramp/drawing'
import { select } from '@ramp/editor'
import { type Column, DataTable } from '@ramp/shell'
import { useRef, useState } from 'react'
import { partNames } from '../../lib/names/own-names.ts'
import { useAnalysis } from '../../project/use-analysis.ts'
import { useEditor } from '../../project/use-editor.ts'
import { TableTitle } from './figures/table-title.tsx'
import { HeightInput } from './height/height-input.tsx'
import classes from './runs.module.css'

/** Whole runs for the parts that have none: a person looks them over and takes them, or builds runs one by one. */
export function ProposedRuns() {
  const editor = useEditor()
  const analysis = useAnalysis()
  const [top, setTop] = useState<Inches | null>(null)
  const [bottom, setBottom] = useState<Inches | null>(null)
  const [isAsked, setAsked] = useState(false)
  const section = useRef<HTMLElement>(null)
  const runs = proposeRuns(analysis, { top, bottom })
  const [first] = runs
  if (!first) return null
  const isPrimary = analysis.layout.runs.length === 0
  // Whether the lower end is known does not hang on the height of the upper one.
  const asksBottom = isPrimary && proposeRuns(analysis, { top: top ?? 0, bottom: null })[0]?.bottom === null
  const isOpen = isPrimary && (top === null || (asksBottom && bottom === null))
  const use = () => {
    if (!isOpen) return editor.run('Use proposed runs', 'propChange', addRuns(runs))
    setAsked(true)
    section.current?.querySelector<HTMLInputElement>('input:placeholder-shown')?.focus()
  }
  return (
    <section ref={section} className={classes.proposed} aria-label="Proposed runs">
      <TableTitle>Proposed runs, from the top down</TableTitle>
      {isPrimary && (
        <HeightInput label="Start / Top Height" value={top} onChange={setTop} isMissing={isAsked} />
      )}
      {asksBottom && (
        <HeightInput label="End / Bottom Height" value={bottom} onChange={setBottom} isMissing={isAsked} />
      )}
      <DataTable
        label="Proposed runs"
        columns={columnsOf(analysis)}
        rows={runs}
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

const heightText = (height: Inches | null): string => (height === null ? '–' : formatInches(height))
