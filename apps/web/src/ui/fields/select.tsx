import { Select as MantineSelect, type SelectProps } from '@mantine/core'
import { useState } from 'react'

/**
 * Mantine's select, whose list is built when the field gets the focus: a panel of fifty fields would else build fifty
 * lists that nobody opened. From then on it stays, so that arrow keys find their option at once. A field that is told its
 * value looks through the whole page for its list, fifty fields fifty times: until it has one it is told its text alone.
 */
export function Select({ comboboxProps, onFocus, value, ...props }: SelectProps) {
  const [hasList, setHasList] = useState(false)
  const text = hasList ? undefined : textOf(value, props)
  const told = value === undefined ? {} : { value }
  return (
    <MantineSelect
      {...props}
      {...(text === undefined ? told : { searchValue: text })}
      comboboxProps={{ shadow: 'md', ...comboboxProps, keepMounted: hasList }}
      onFocus={(event) => {
        setHasList(true)
        onFocus?.(event)
      }}
    />
  )
}

/** What stands in the field; undefined where its text does not say all, as beside a button that clears it. */
function textOf(value: SelectProps['value'], { data = [], clearable }: SelectProps): string | undefined {
  if (value === null) return ''
  if (value === undefined || clearable) return undefined
  return data
    .flatMap((one) => (typeof one === 'object' && 'value' in one ? [one] : []))
    .find((one) => one.value === value)?.label
}
