import { TextInput } from '@mantine/core'
import { DOOR_NAME_LENGTH } from '@ramp/domain'
import { FieldRow } from '../../../ui/fields/field-row.tsx'

type DoorNameProps = {
  readonly name: string
  readonly placeholder: string
  readonly onName: (name: string) => void
}

/** What people call a door; it is on drawings and documents. */
export const DoorName = ({ name, placeholder, onName }: DoorNameProps) => (
  <FieldRow label="Name" htmlFor="site-door-name">
    <TextInput
      key={name}
      id="site-door-name"
      w={180}
      defaultValue={name}
      placeholder={placeholder}
      maxLength={DOOR_NAME_LENGTH}
      onBlur={({ currentTarget: { value } }) => {
        if (value.trim() !== name) onName(value.trim())
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter') event.currentTarget.blur()
      }}
    />
  </FieldRow>
)
