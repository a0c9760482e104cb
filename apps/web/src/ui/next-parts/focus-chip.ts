/** Puts the focus on the chip where the keyboard begins; false where there is none. */
export function focusChip(within: Element | null): boolean {
  const chip = within?.querySelector<HTMLElement>('[data-chip][tabindex="0"]')
  chip?.focus()
  return Boolean(chip)
}
