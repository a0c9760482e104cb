/**
 * Put around buttons that act on the drawing. Pressed with the pointer they give the focus to the canvas, so that the next
 * key is for what was just placed, cloned or turned; pressed by a key they keep it (decision 114).
 */
export const ACTS_ON_DRAWING = { 'data-acts-on-drawing': '' } as const

/** Puts the focus on the canvas. By the pointer no ring is drawn around it. */
export function focusCanvas({ isByPointer = false } = {}): void {
  const canvas = document.querySelector<HTMLElement>('[data-canvas]')
  if (!canvas) return
  if (isByPointer) canvas.dataset.byPointer = ''
  canvas.focus({ preventScroll: true })
}

/** After a click: a button that was pressed with the pointer and opened nothing gives the focus back. */
export function giveBackFocus({ detail, target }: MouseEvent): void {
  if (detail === 0 || !(target instanceof Element)) return
  const button = target.closest('button, [role="button"]')
  if (!button?.closest('[data-acts-on-drawing]') || opensSomething(button)) return
  const { activeElement } = document
  if (activeElement === button || activeElement === document.body) focusCanvas({ isByPointer: true })
}

const opensSomething = (button: Element): boolean =>
  button.hasAttribute('aria-haspopup') || button.getAttribute('aria-expanded') === 'true'
