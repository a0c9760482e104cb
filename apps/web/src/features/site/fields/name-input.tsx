import { TextInput } from '@mantine/core'

type NameInputProps = { readonly value: string; readonly onCommit: (name: string) => void }

/** The name people see on drawings and lists. */
export const NameInput = ({ value, onCommit }: NameInputProps) => (
  <TextInput
    key={value}
    mt={8}
    aria-label={`Name of ${value}`}
    defaultValue={value}
    maxLength={200}
    onBlur={(event) => {
      const name = event.currentTarget.value.trim()
      if (name !== '' && name !== value) onCommit(name)
    }}
    onKeyDown={(event) => {
      if (event.key === 'Enter') event.currentTarget.blur()
    }}
  />
)
