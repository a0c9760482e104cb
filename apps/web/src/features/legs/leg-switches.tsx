import { SwitchRow } from '../../ui/fields/switch-row.tsx'

type LegSwitchesProps = {
  readonly autoGenLegs: boolean
  readonly showsHeights: boolean
  readonly onAutoGenLegs: (isOn: boolean) => void
  readonly onShowHeights: (isShown: boolean) => void
}

export const LegSwitches = (props: LegSwitchesProps) => (
  <div>
    <SwitchRow
      label="Auto Generate Legs"
      id="auto-generate-legs"
      isOn={props.autoGenLegs}
      onSwitch={props.onAutoGenLegs}
    />
    <SwitchRow
      label="Heights Viewer"
      id="heights-viewer"
      isOn={props.showsHeights}
      onSwitch={props.onShowHeights}
    />
  </div>
)
