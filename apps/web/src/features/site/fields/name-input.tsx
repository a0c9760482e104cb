import { WordsInput } from '../../../ui/fields/words-input.tsx'

type NameInputProps = { readonly value: string; readonly onCommit: (name: string) => void }

/** The name people see on drawings and lists. */
export const NameInput = ({ value, onCommit }: NameInputProps) => (
  <WordsInput
    mt={8}
    aria-label={`Name of ${value}`}
    value={value}
    maxLength={200}
    isNeeded
    onCommit={onCommit}
  />
)
