import { Switch } from '@mantine/core'
import { FieldRow } from '../../ui/fields/field-row.tsx'

type LegSwitchesProps = {
  readonly autoGenLegs: boolean
  readonly showsHeights: boolean
  readonly onAutoGenLegs: (isOn: boolean) => void
  readonly onShowHeights: (isShown: boolean) => void
}

export const LegSwitches = (props: LegSwitchesProps) => (
  <div>
    <FieldRow label="Auto Generate Legs" htmlFor="auto-generate-legs">
      <Switch
        id="auto-generate-legs"
        checked={props.autoGenLegs}
        onChange={(event) => props.onAutoGenLegs(event.currentTarget.checked)}
      />
    </FieldRow>
    <FieldRow label="Heights Viewer" htmlFor="heights-viewer">
      <Switch
        id="heights-viewer"
        checked={props.showsHeights}
        onChange={(event) => props.onShowHeights(event.currentTarget.checked)}
      />
    </FieldRow>
  </div>
)
