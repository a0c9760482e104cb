import { TextInput } from '@mantine/core'
import type { Inches } from '@ramp/domain'
import { formatInches, parseLength } from '@ramp/drawing'
import { useEffect, useRef, useState } from 'react'

type MeasureInputProps = {
  readonly label: string
  /** The label stands elsewhere. */
  readonly isLabelHidden?: boolean
  readonly value: Inches | null
  readonly onCommit: (value: Inches) => void
  /** Only where heights below the datum are meant. */
  readonly mayBeNegative?: boolean
  readonly isFocused?: boolean
  readonly width?: number | string
  readonly placeholder?: string
  readonly id?: string
}

/** A length typed once and taken on Enter, or when the field is left: `24 1/2`, `24.5`, `2′ 0 1/2″`. */
export function MeasureInput(props: MeasureInputProps) {
  const { label, isLabelHidden = false, value, onCommit, mayBeNegative = false } = props
  const { isFocused = false, width = '100%', placeholder, id } = props
  const [text, setText] = useState<string | null>(null)
  const [isWrong, setWrong] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (isFocused) input.current?.focus()
  }, [isFocused])
  const commit = () => {
    if (text === null) return
    const typed = parseLength(text)
    const isRead = typed !== null && (mayBeNegative || typed >= 0)
    setWrong(!isRead && text.trim() !== '')
    if (!isRead) {
      if (text.trim() === '') setText(null)
      return
    }
    setText(null)
    if (typed !== value) onCommit(typed)
  }
  return (
    <TextInput
      ref={input}
      w={width}
      {...(id !== undefined && { id })}
      {...(isLabelHidden ? { 'aria-label': label } : { label })}
      value={text ?? (value === null ? '' : formatInches(value).replace('″', ''))}
      placeholder={placeholder ?? ''}
      inputMode={mayBeNegative ? 'text' : 'decimal'}
      autoComplete="off"
      error={isWrong && 'Type inches, such as 24 1/2'}
      onChange={(event) => {
        setWrong(false)
        setText(event.currentTarget.value)
      }}
      onBlur={commit}
      onKeyDown={(event) => {
        if (event.key === 'Enter') commit()
        if (event.key === 'Escape') setText(null)
      }}
    />
  )
}
