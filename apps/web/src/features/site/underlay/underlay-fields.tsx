import { Button } from '@mantine/core'
import {
  changeUnderlay,
  levelUnderlay,
  scaleUnderlay,
  setUnderlay,
  type TwoPoints,
  turnUnderlay,
  type Underlay,
} from '@ramp/domain'
import { movesUnderlay, takeUnderlay, underlayPointsOf } from '@ramp/editor'
import { ChooseFile, DecimalField } from '@ramp/shell'
import { useState } from 'react'
import { useEditor } from '../../../project/use-editor.ts'
import { useEditorState } from '../../../project/use-editor-state.ts'
import { useLayout } from '../../../project/use-layout.ts'
import { FieldRow } from '../../../ui/fields/field-row.tsx'
import { SIZES } from '../../../ui/fields/lengths/length-limits.ts'
import { NumberSlider } from '../../../ui/fields/number-slider.tsx'
import { SwitchRow } from '../../../ui/fields/switch-row.tsx'
import { DistanceRow } from '../fields/distance-row.tsx'
import { useSavedPicture } from '../photos/use-saved-picture.ts'
import classes from '../words/site.module.css'
import { PLAN_FILES } from './read-plan.ts'
import { useLayPlan } from './use-lay-plan.ts'

/** A lot plan under the drawing: chosen, scaled by two points, moved, turned, faded, hidden, removed. */
export function UnderlayFields() {
  const { underlay } = useLayout().site
  const { lay, problem, isReading } = useLayPlan()
  return (
    <div className={classes.north}>
      {underlay && <LaidPlan underlay={underlay} />}
      <ChooseFile accept={PLAN_FILES} onChange={lay}>
        {(props) => (
          <Button
            {...props}
            fullWidth
            classNames={{ root: classes.wraps ?? '', label: classes.wrapped ?? '' }}
            variant="default"
            loading={isReading}
          >
            {underlay ? 'Choose another lot plan' : 'Add a lot plan under the drawing'}
          </Button>
        )}
      </ChooseFile>
      {problem && (
        <p key={problem} ref={intoView} className={classes.problem} role="alert">
          {problem}
        </p>
      )}
    </div>
  )
}

function LaidPlan({ underlay }: { readonly underlay: Underlay }) {
  const editor = useEditor()
  const points = useEditorState(underlayPointsOf)
  const isMoving = useEditorState(movesUnderlay)
  const address = useSavedPicture(underlay.id)
  const run = (label: string, edit: ReturnType<typeof turnUnderlay>) => editor.run(label, 'propChange', edit)
  return (
    <>
      <div className={classes.thing}>
        <span>
          {underlay.name}{' '}
          <span className={classes.number}>{underlay.isToScale ? 'to scale' : 'not to scale yet'}</span>
        </span>
        <Button
          variant="subtle"
          aria-label="Remove lot plan"
          onClick={() => {
            takeUnderlay(editor, null)
            run('Remove lot plan', setUnderlay(null))
          }}
        >
          Remove
        </Button>
      </div>
      {address === null && (
        <p className={classes.problem}>The plan is on another device only. Choose it here again.</p>
      )}
      <div className={classes.row}>
        <Button
          variant={points ? 'filled' : 'default'}
          aria-pressed={points !== null}
          onClick={() => takeUnderlay(editor, points ? null : 'points')}
        >
          Scale by two points
        </Button>
        <Button
          variant={isMoving ? 'filled' : 'default'}
          aria-pressed={isMoving}
          onClick={() => takeUnderlay(editor, isMoving ? null : 'move')}
        >
          Move
        </Button>
      </div>
      {points && <TwoPointFields points={points} />}
      {isMoving && (
        <p className={classes.drawing} role="status">
          Drag the plan on the drawing.
        </p>
      )}
      <FieldRow label="Rotate plan" htmlFor="underlay-angle">
        <DecimalField
          id="underlay-angle"
          label="Rotate plan"
          isLabelHidden
          width={110}
          range={TURNS}
          unit="°"
          value={Math.round(underlay.rotation * 100) / 100}
          onCommit={(angle) => run('Turn lot plan', turnUnderlay(angle))}
        />
      </FieldRow>
      <NumberSlider
        label="Opacity, %"
        min={10}
        max={100}
        step={10}
        value={Math.round(underlay.opacity * 100)}
        onChange={(percent) => run('Fade lot plan', changeUnderlay({ opacity: percent / 100 }))}
      />
      <SwitchRow
        id="underlay-shown"
        label="Show the plan"
        isOn={!underlay.isHidden}
        onSwitch={(isOn) =>
          run(isOn ? 'Show lot plan' : 'Hide lot plan', changeUnderlay({ isHidden: isOn ? undefined : true }))
        }
      />
    </>
  )
}

/** What is said at the end of a panel is seen above its footer. */
const intoView = (node: HTMLElement | null) => node?.scrollIntoView({ block: 'center' })

const TURNS = { min: -360, max: 360 } as const
const WHAT_TO_TAP = ['Tap the first point on the plan.', 'Tap the second point on the plan.'] as const

/** What is asked for while two points are tapped, and what they are good for. */
function TwoPointFields({ points }: { readonly points: NonNullable<ReturnType<typeof underlayPointsOf>> }) {
  const editor = useEditor()
  const [isMissing, setMissing] = useState(false)
  const [from, to] = points
  if (!from || !to)
    return (
      <p className={classes.drawing} role="status">
        {WHAT_TO_TAP[points.length === 0 ? 0 : 1]}
      </p>
    )
  const both: TwoPoints = [from, to]
  return (
    <div className={classes.drawing}>
      <DistanceRow
        id="underlay-apart"
        label="Distance between the points"
        placeholder={'60\'-0"'}
        range={SIZES}
        value={null}
        error={isMissing ? 'Enter the distance between the points.' : null}
        onCommit={(apart) => {
          editor.run('Scale lot plan', 'propChange', scaleUnderlay(both, apart))
          takeUnderlay(editor, null)
        }}
      />
      {/* Leaving the field for this button takes what was typed into it. */}
      <Button fullWidth mt={8} onClick={() => setMissing(true)}>
        Apply
      </Button>
      <Button
        fullWidth
        mt={8}
        variant="default"
        onClick={() => {
          editor.run('Level lot plan', 'propChange', levelUnderlay(both))
          takeUnderlay(editor, 'points')
        }}
      >
        Make level
      </Button>
    </div>
  )
}
