import { setNorth } from '@ramp/domain'
import { DecimalField } from '@ramp/shell'
import { useEditor } from '../../project/use-editor.ts'
import { useLayout } from '../../project/use-layout.ts'
import { ChoiceRow } from '../../ui/fields/choice-row.tsx'
import { FieldRow } from '../../ui/fields/field-row.tsx'
import { compassChoices, NOT_ENTERED, topAndNorth } from './words/compass.ts'
import classes from './words/site.module.css'

const TURNS = { min: 0, max: 360 } as const

/** Which way the drawing lies: by the compass, or in degrees. */
export function NorthFields() {
  const editor = useEditor()
  const { north } = useLayout().site
  const top = north === undefined ? null : topAndNorth(north)
  const set = (to: number | null) =>
    editor.run('Set north', 'propChange', setNorth(to === null ? null : topAndNorth(to)))
  return (
    <div className={classes.north}>
      <ChoiceRow
        id="site-north"
        label="Top of the drawing points to"
        width={130}
        choices={compassChoices(north)}
        value={top === null ? NOT_ENTERED : `${top}`}
        onChoose={(to) => set(to === NOT_ENTERED ? null : Number(to))}
      />
      <FieldRow label="Or degrees from north" htmlFor="site-north-degrees">
        <DecimalField
          id="site-north-degrees"
          label="Or degrees from north"
          isLabelHidden
          width={130}
          range={TURNS}
          unit="°"
          value={top}
          onCommit={set}
          onClear={() => set(null)}
        />
      </FieldRow>
    </div>
  )
}
