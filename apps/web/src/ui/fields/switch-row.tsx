import { Switch } from '@mantine/core'
import type { ReactNode } from 'react'
import { FieldRow } from './field-row.tsx'

type SwitchRowProps = {
  readonly id: string
  readonly label: string
  readonly isOn: boolean
  readonly onSwitch: (isOn: boolean) => void
  readonly isDisabled?: boolean
  readonly hint?: ReactNode
}

/** One setting that is on or off. */
export const SwitchRow = ({ id, label, isOn, onSwitch, isDisabled = false, hint }: SwitchRowProps) => (
  <FieldRow label={label} htmlFor={id} hint={hint}>
    <Switch
      id={id}
      checked={isOn}
      disabled={isDisabled}
      onChange={(event) => onSwitch(event.currentTarget.checked)}
    />
  </FieldRow>
)
