import { Button } from '@mantine/core'
import { type Inches, messageOf, type Run, type RunFigures, setRunBottom, setStairHeight } from '@ramp/domain'
import { lengthText } from '@ramp/drafting'
import { Notice } from '@ramp/shell'
import { useRef, useState } from 'react'
import { useAnalysis } from '../../../project/use-analysis.ts'
import { useEditor } from '../../../project/use-editor.ts'
import { RunElevation } from '../../../ui/figures/run-elevation.tsx'
import { HeightField } from '../../../ui/height/height-field.tsx'
import { RatioViewer } from '../figures/ratio-viewer.tsx'
import { hasHeights } from '../figures/run-text.ts'
import { adjustedEnd, type EndHeight, expectedEnd, stairThatFits } from './end-height.ts'
import classes from './run-wizard.module.css'

type EndHeightStepProps = {
  readonly run: Run
  readonly figures: RunFigures
  readonly end: EndHeight
  readonly onEnter: () => void
}

/** The surface height where the run ends, and what slope that gives (spec 3 §5.3). */
export function EndHeightStep({ run, figures, end, onEnter }: EndHeightStepProps) {
  const editor = useEditor()
  const analysis = useAnalysis()
  const [adjusted, setAdjusted] = useState<string | null>(null)
  const isOverruled = useRef(false)
  const isAbove = run.bottom !== null && run.top !== null && run.bottom > run.top
  const expected = expectedEnd(analysis, run)
  const fitting = stairThatFits(analysis, run)
  const setEnd = (typed: Inches | null) => {
    const { height, message } = adjustedEnd(typed, run.top)
    setAdjusted(message)
    isOverruled.current = message !== null
    editor.run('Set end height', 'propChange', setRunBottom(run.id, height))
  }
  const known = hasHeights(run, figures)
  return (
    <>
      <HeightField
        label="End / Bottom Height"
        value={end.fixed ?? (isAbove ? run.top : run.bottom)}
        onChange={setEnd}
        isDisabled={end.fixed !== null}
        isFocused={end.fixed === null}
        onEnter={() => {
          // What was overruled wants to be read first.
          if (!isOverruled.current) onEnter()
          isOverruled.current = false
        }}
      />
      <div>
        {(adjusted !== null || isAbove) && end.fixed === null && (
          <Notice tone="look">{adjusted ?? messageOf({ code: 'run.bottom-adjusted' })}</Notice>
        )}
        {end.notes.map((note) => (
          <Notice key={note} tone="plain">
            {note}
          </Notice>
        ))}
      </div>
      <div className={classes.buttons}>
        {fitting && (
          <Button
            variant="light"
            onClick={() =>
              editor.run('Set stair height', 'propChange', setStairHeight(fitting.stair, fitting.height))
            }
          >
            Make the stair {lengthText(fitting.height, 'height')} high
          </Button>
        )}
        {expected !== null && (
          <Button variant="light" onClick={() => setEnd(expected)}>
            End at {lengthText(expected, 'height')}, as the stairs do
          </Button>
        )}
      </div>
      {known && <RatioViewer figures={figures} />}
      {known && <RunElevation figures={figures} />}
    </>
  )
}
