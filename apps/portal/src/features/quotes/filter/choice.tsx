import { NativeSelect } from '@mantine/core'

export type Option = { readonly value: string; readonly label: string }

type ChoiceProps = {
  readonly label: string
  readonly options: readonly Option[]
  /** The empty text is no limit, and stands for itself in the list. */
  readonly value: string
  readonly onChange: (value: string) => void
}

/** One way to narrow the list, as the browser's own list: it needs no room of its own on a phone. */
export const Choice = ({ label, options, value, onChange }: ChoiceProps) => (
  <NativeSelect
    aria-label={label}
    data={[...options]}
    value={value}
    data-is-set={value !== '' || undefined}
    onChange={({ currentTarget }) => onChange(currentTarget.value)}
  />
)
