/**
 * A double click is meant for one thing. Where the first click takes a button away and another one moves under the pointer, the
 * second click would press what nobody aimed at, such as a line of Confirm that leads to another step: it does nothing.
 */
export function ignoreStrayClicks(page: Document): void {
  let first: Element | null = null
  let firstName = ''
  let isStray = false
  page.addEventListener(
    'mousedown',
    ({ detail, target }) => {
      const pressed = target instanceof Element ? target.closest(CONTROLS) : null
      isStray = detail > 1 && pressed !== null && pressed !== first && nameOf(pressed) !== firstName
      if (detail > 1) return
      first = pressed
      firstName = nameOf(pressed)
    },
    true,
  )
  page.addEventListener(
    'click',
    (event) => {
      if (!isStray || event.detail <= 1) return
      event.preventDefault()
      event.stopImmediatePropagation()
    },
    true,
  )
}

/** A button that React replaced between two clicks is recognized by its label. */
const nameOf = (control: Element | null): string =>
  control ? `${control.tagName} ${control.getAttribute('aria-label') ?? control.textContent}` : ''

const CONTROLS =
  'button, a, label, summary, [role="button"], [role="option"], [role="menuitem"], [role="tab"]'
