import { type ChangeEvent, type ReactNode, useState } from 'react'

type Field = {
  readonly value: string
  readonly onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => void
  readonly onBlur: () => void
}

type DraftTextProps = {
  readonly value: string
  /** Once, when the field is left and says something else. */
  readonly onCommit: (text: string) => void
  readonly children: (field: Field) => ReactNode
}

/** A text that is typed in peace: one edit when it is done, none for every key. */
export function DraftText({ value, onCommit, children }: DraftTextProps) {
  const [draft, setDraft] = useState<string | null>(null)
  return children({
    value: draft ?? value,
    onChange: (event) => setDraft(event.currentTarget.value),
    onBlur: () => {
      setDraft(null)
      if (draft !== null && draft !== value) onCommit(draft)
    },
  })
}
