import { DOOR_NAME_LENGTH } from '@ramp/domain'
import { FieldRow } from '../../../ui/fields/field-row.tsx'
import { WordsInput } from '../../../ui/fields/words-input.tsx'

type DoorNameProps = {
  readonly name: string
  readonly placeholder: string
  readonly onName: (name: string) => void
}

/** What people call a door; it is on drawings and documents. */
export const DoorName = ({ name, placeholder, onName }: DoorNameProps) => (
  <FieldRow label="Name" htmlFor="site-door-name">
    <WordsInput
      id="site-door-name"
      w={180}
      value={name}
      placeholder={placeholder}
      maxLength={DOOR_NAME_LENGTH}
      onCommit={onName}
    />
  </FieldRow>
)
