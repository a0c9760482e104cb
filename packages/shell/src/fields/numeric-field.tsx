import { TextInput } from '@mantine/core'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { ArrowButtons } from './arrow-buttons.tsx'
import { useLostText, usePressElsewhere } from './lost-text.ts'
import classes from './numeric-field.module.css'
import { type TypedNumber, useTypedNumber } from './use-typed-number.ts'

/** What a field looks like and says, whatever is typed into it. */
export type NumericFieldLook = {
  readonly label: string
  /** The label stands elsewhere. */
  readonly isLabelHidden?: boolean | undefined
  readonly id?: string | undefined
  /** In pixels; left out, as wide as there is room. */
  readonly width?: number | undefined
  readonly placeholder?: string | undefined
  /** Below the field, while nothing is wrong. */
  readonly hint?: string | null | undefined
  /** What is wrong with the number that is stored. */
  readonly error?: string | null | undefined
  /** It is what a person is here for: it has the focus when it appears. */
  readonly isFocused?: boolean | undefined
  readonly isDisabled?: boolean | undefined
  readonly hasArrows?: boolean | undefined
  /** Enter was pressed on a number that can be read, and it was taken. */
  readonly onEnter?: (() => void) | undefined
}

/** In pixels. */
const NARROW = 90

type NumericFieldProps = NumericFieldLook &
  TypedNumber & {
    readonly kind: 'length' | 'whole-number' | 'decimal' | 'money'
    readonly show: (value: number) => string
    /** Where an arrow key leads; 1 is up, and Shift goes further. */
    readonly nudge: (from: number, direction: 1 | -1, isFar: boolean) => number
    readonly hasKeypad: boolean
  }

/**
 * The one field that numbers are typed into: each kind of number has its face. Enter takes what was typed and so does leaving the
 * field, Escape takes it back, and what is refused stays there with the reason.
 */
export function NumericField(props: NumericFieldProps) {
  const { kind, label, isLabelHidden = false, id, width, placeholder, show, nudge, hasKeypad } = props
  const { value, hint = null, isFocused = false, isDisabled = false, hasArrows = false, onEnter } = props
  const typed = useTypedNumber(props)
  const input = useRef<HTMLInputElement>(null)
  useLostText(label, typed.lost)
  usePressElsewhere(input, typed.text !== null, typed.leave)
  useEffect(() => {
    if (!isFocused) return
    input.current?.focus()
    input.current?.select()
  }, [isFocused])
  const step = (direction: 1 | -1, isFar: boolean) => typed.set(nudge(typed.number ?? 0, direction, isFar))
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter') {
      typed.enter()
      if (!onEnter || !typed.isComplete) return
      // What has the focus next must not hear the same key.
      event.preventDefault()
      onEnter()
    }
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return
    event.preventDefault()
    step(event.key === 'ArrowUp' ? 1 : -1, event.shiftKey)
  }
  const wrong = typed.refusal ?? props.error ?? null
  const description = wrong === null ? [typed.note, hint].filter(Boolean).join(' ') : ''
  return (
    <TextInput
      ref={input}
      {...(id !== undefined && { id })}
      {...(isLabelHidden ? { 'aria-label': label } : { label })}
      classNames={{
        root: classes.root ?? '',
        wrapper: classes.wrapper ?? '',
        input: classes.input ?? '',
        error: classes.error ?? '',
        label: classes.label ?? '',
        description: classes.description ?? '',
      }}
      {...widthOf(width)}
      data-numeric-field={kind}
      // The keyboard of the drawing has the other keys of a field that nothing was typed into.
      data-untouched={typed.text === null || undefined}
      // What was typed and is not stored: a form must not be saved without it.
      data-refused={typed.refusal !== null || undefined}
      // Escape takes back what was typed, and only then closes what is around the field.
      data-mantine-stop-propagation={typed.text !== null || undefined}
      value={typed.text ?? (value === null ? '' : show(value))}
      placeholder={placeholder ?? ''}
      inputMode={hasKeypad ? 'numeric' : 'text'}
      autoComplete="off"
      disabled={isDisabled}
      error={wrong}
      errorProps={{ role: 'alert' }}
      description={description === '' ? null : description}
      inputWrapperOrder={['label', 'input', 'error', 'description']}
      rightSection={hasArrows && <ArrowButtons onStep={(direction) => step(direction, false)} />}
      rightSectionWidth={hasArrows ? 22 : undefined}
      onChange={(event) => typed.type(event.currentTarget.value)}
      onFocus={(event) => event.currentTarget.select()}
      onBlur={typed.leave}
      // Before what is around the field hears it and takes the field away.
      onKeyDownCapture={(event) => {
        if (event.key === 'Escape') typed.takeBack()
      }}
      onKeyDown={onKeyDown}
    />
  )
}

const widthOf = (pixels: number | undefined) => ({
  style: { '--numeric-width': pixels === undefined ? '100%' : `${pixels}px` },
  mod: { narrow: pixels !== undefined && pixels < NARROW },
})
