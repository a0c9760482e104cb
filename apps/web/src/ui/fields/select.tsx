import { Select as MantineSelect, type SelectProps } from '@mantine/core'
import { useState } from 'react'

/**
 * Mantine's select, whose list is built when the field gets the focus: a panel of fifty fields would else build fifty
 * lists that nobody opened. From then on it stays, so that arrow keys find their option at once.
 */
export function Select({ comboboxProps, onFocus, ...props }: SelectProps) {
  const [hasList, setHasList] = useState(false)
  return (
    <MantineSelect
      {...props}
      comboboxProps={{ shadow: 'md', ...comboboxProps, keepMounted: hasList }}
      onFocus={(event) => {
        setHasList(true)
        onFocus?.(event)
      }}
    />
  )
}
