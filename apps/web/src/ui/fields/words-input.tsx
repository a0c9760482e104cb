import { TextInput, type TextInputProps } from '@mantine/core'
import { useEffect, useState } from 'react'

type WordsInputProps = Omit<
  TextInputProps,
  'value' | 'defaultValue' | 'onChange' | 'onBlur' | 'onKeyDown'
> & {
  readonly value: string
  /** Left empty, it has its words again. */
  readonly isNeeded?: boolean
  readonly onCommit: (words: string) => void
}

/** Words that are stored when the field is left, and at Enter, which leaves the focus where it is. */
export function WordsInput({ value, isNeeded = false, onCommit, ...look }: WordsInputProps) {
  const [text, setText] = useState(value)
  useEffect(() => setText(value), [value])
  const commit = () => {
    const words = text.trim()
    if (words === value || (isNeeded && words === '')) setText(value)
    else onCommit(words)
  }
  return (
    <TextInput
      {...look}
      value={text}
      onChange={(event) => setText(event.currentTarget.value)}
      onBlur={commit}
      onKeyDown={(event) => {
        if (event.key === 'Enter') commit()
      }}
    />
  )
}
