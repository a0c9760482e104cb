import { TextInput } from '@mantine/core'
import type { Inches } from '@ramp/domain'
import { formatFeetInches, formatInches } from '@ramp/drawing'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import classes from './height-input.module.css'
import { readHeight } from './read-height.ts'

/** Typing counts as done after this pause, so that one number is one entry of the history. */
const PAUSE_MS = 200
/** The arrows move by half an inch (spec 2 §9). */
const ARROW_STEP: Inches = 0.5
const HOW_TO_TYPE = 'Type inches, such as 31 or 31 1/2, or feet and inches, such as 2′\u00a07″.'

const BELOW_GROUND = 'A height below the ground becomes 0.'

type HeightInputProps = {
  readonly label: string
  /** null: nothing has been said yet. */
  readonly value: Inches | null
  readonly onChange: (value: Inches | null) => void
  readonly isDisabled?: boolean
  /** The height was asked for and is still missing. */
  readonly isMissing?: boolean
  /** It is what a person is here for: it has the focus when it appears, with its text selected. */
  readonly isFocused?: boolean
  /** It says less, because it stands among others. */
  readonly isBrief?: boolean
  /** Enter was pressed on a height that can be read, and it was taken. */
  readonly onEnter?: () => void
}

/** A height typed in inches or in feet and inches; below it the same height in the other way of writing. */
export function HeightInput({
  label,
  value,
  onChange,
  isDisabled = false,
  isMissing = false,
  isFocused = false,
  isBrief = false,
  onEnter,
}: HeightInputProps) {
  const [text, setText] = useState<string | null>(null)
  const [isTaken, setTaken] = useState(false)
  const [note, setNote] = useState<string | null>(null)
  const timer = useRef(0)
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (!isFocused) return
    input.current?.focus()
    input.current?.select()
  }, [isFocused])
  useEffect(() => () => window.clearTimeout(timer.current), [])
  const typed = text === null ? null : readHeight(text)
  // What was typed may be overruled (spec 3 §5.3): then the field shows what holds.
  const isOverruled = isTaken && typed?.kind === 'height' && typed.inches !== value

  const take = (now: string) => {
    window.clearTimeout(timer.current)
    setTaken(true)
    const read = readHeight(now)
    // What cannot be read is no height: the step waits until it can.
    const next = read.kind === 'height' ? read.inches : null
    const isBelow = now.trim().startsWith('-') && next !== null
    setNote(isBelow ? BELOW_GROUND : null)
    if (isBelow) setText(null)
    if (next !== value) onChange(next)
  }
  const type = (now: string) => {
    setText(now)
    setTaken(false)
    window.clearTimeout(timer.current)
    timer.current = window.setTimeout(() => take(now), PAUSE_MS)
  }
  const settle = () => {
    if (text === null) return
    take(text)
    if (readHeight(text).kind !== 'unreadable') setText(null)
  }
  const onKey = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter') {
      settle()
      if (onEnter && readHeight(event.currentTarget.value).kind === 'height') {
        // What has the focus next must not hear the same key.
        event.preventDefault()
        onEnter()
      }
    }
    const step = event.key === 'ArrowUp' ? ARROW_STEP : event.key === 'ArrowDown' ? -ARROW_STEP : 0
    if (step === 0) return
    event.preventDefault()
    setText(null)
    onChange(Math.max(0, (value ?? 0) + step))
  }
  const shown = value === null ? '' : formatInches(value)
  const isWrong = typed?.kind === 'unreadable' || (isMissing && value === null)
  return (
    <TextInput
      classNames={{ label: classes.label ?? '', description: classes.hint ?? '', error: classes.wrong ?? '' }}
      label={label}
      value={isOverruled || text === null ? shown : text}
      onChange={(event) => type(event.currentTarget.value)}
      onBlur={settle}
      onKeyDown={onKey}
      disabled={isDisabled}
      error={isWrong && HOW_TO_TYPE}
      description={isWrong || isBrief ? null : describe(value, note)}
      ref={input}
      inputWrapperOrder={['label', 'input', 'error', 'description']}
      placeholder={formatInches(0)}
      autoComplete="off"
      data-untouched={text === null || undefined}
    />
  )
}

const describe = (value: Inches | null, note: string | null): string =>
  value === null ? HOW_TO_TYPE : [note, bothWays(value)].filter(Boolean).join(' ')

const bothWays = (value: Inches): string => `${formatInches(value)} is ${formatFeetInches(value)}`
