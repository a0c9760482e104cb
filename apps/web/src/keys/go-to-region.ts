const FOCUSABLE =
  'button:not(:disabled), a[href], input:not(:disabled), textarea, select, summary, [tabindex]:not([tabindex="-1"])'

/**
 * Puts the focus into the next region of the screen (`data-region`), or the one before: tool bar, rail, panel, canvas,
 * properties, figures. A dialog keeps the focus; then false.
 */
export function goToRegion(by: 1 | -1): boolean {
  const { activeElement } = document
  if (document.querySelector('[aria-modal="true"]')) return false
  const regions = [...document.querySelectorAll<HTMLElement>('[data-region]')]
  const from = regions.findIndex((region) => region.contains(activeElement))
  const starts = regions.map(startOf)
  for (let step = 1; step <= regions.length; step++) {
    const at = from < 0 ? (by > 0 ? step - 1 : -step) : (from + by * step) % regions.length
    const start = starts.at(at)
    if (!start) continue
    start.focus()
    return true
  }
  return false
}

/** Where a region is entered: what it names as current, else the first thing that takes the focus. */
const startOf = (region: HTMLElement): HTMLElement | null =>
  [
    ...region.querySelectorAll<HTMLElement>('[aria-current="page"], [role="treeitem"][tabindex="0"]'),
    ...region.querySelectorAll<HTMLElement>(FOCUSABLE),
  ].find((one) => one.tabIndex >= 0 && one.getClientRects().length > 0 && !one.closest('[inert]')) ?? null
