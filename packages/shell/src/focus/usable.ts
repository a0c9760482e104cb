/** Whether an element is on the page, enabled and not covered. */
export const isOpen = (element: HTMLElement): boolean =>
  element.isConnected && !element.matches(':disabled') && element.closest('[inert]') === null

/** Whether an element is open, and of some size. */
export const isUsable = (element: HTMLElement): boolean =>
  isOpen(element) && element.getClientRects().length > 0

const TEXT =
  'input:not([type="checkbox"], [type="radio"], [type="range"], [type="color"], [type="file"]), textarea'

/** Whether the focus on it opens the keyboard of a touch screen. */
export const takesText = (element: HTMLElement): boolean => element.matches(TEXT)
