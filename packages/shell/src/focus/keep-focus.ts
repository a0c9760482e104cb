import { type FocusSpot, openPanel, placeFrom, placeHome, spotOf } from './next-place.ts'
import { isOpen, isUsable, takesText } from './usable.ts'

/** As many controls as are remembered: one of each thing that lies over another, and those below them. */
const REMEMBERED = 12
/** What comes next in a panel may be on its way, in milliseconds. */
const PATIENCE = 1500
const CHANGES = {
  childList: true,
  subtree: true,
  attributes: true,
  attributeFilter: ['disabled', 'inert', 'hidden', 'data-loading'],
} satisfies MutationObserverInit

/**
 * Keeps the focus on the page: where the control that has it goes away, is disabled or covered, it goes on to the next
 * control of the same place, to the title of the place, or to what the person came from (WCAG 2.4.3). Returns the end of it.
 */
export function keepFocus(page: Document): () => void {
  const keeper = new FocusKeeper(page)
  const ending = new AbortController()
  const listening = { capture: true, signal: ending.signal }
  page.addEventListener('focusin', () => keeper.note(), listening)
  page.addEventListener('focusout', (event) => event.relatedTarget === null && keeper.ask(), listening)
  page.addEventListener('keydown', () => keeper.act(false), listening)
  page.addEventListener('pointerdown', () => keeper.act(true), listening)
  const changes = new MutationObserver(() => keeper.changed())
  changes.observe(page.body, CHANGES)
  return () => {
    changes.disconnect()
    ending.abort()
  }
}

class FocusKeeper {
  readonly #page: Document
  /** Controls that had the focus, the last one last. */
  #spots: readonly FocusSpot[] = []
  #isByPointer = false
  #isAsked = false
  #lostAt: number | null = null
  /** A button that is busy, and what has the focus until it is ready. */
  #waiting: { readonly busy: HTMLElement; readonly at: HTMLElement } | null = null

  constructor(page: Document) {
    this.#page = page
  }

  /** The focus moved, or a person does something where it is: what stands around it is known from now. */
  note() {
    const active = this.#active()
    if (!active) return
    const others = this.#spots.filter(({ element }) => element !== active)
    this.#spots = [...others, spotOf(active)].slice(-REMEMBERED)
  }

  act(isByPointer: boolean) {
    this.#isByPointer = isByPointer
    this.note()
  }

  changed() {
    const active = this.#active()
    if (this.#waiting || !active || !isOpen(active)) this.ask()
  }

  /** Looks once the page was painted: until then a browser leaves the focus on what is gone. */
  ask() {
    if (this.#isAsked) return
    this.#isAsked = true
    requestAnimationFrame(() => setTimeout(() => this.#look()))
  }

  #active(): HTMLElement | null {
    const { activeElement, body } = this.#page
    return activeElement instanceof HTMLElement && activeElement !== body ? activeElement : null
  }

  #look() {
    this.#isAsked = false
    const active = this.#active()
    if (this.#waiting && !this.#waits(this.#waiting, active)) return
    const last = this.#spots.at(-1)
    if (!last || (active && isUsable(active))) {
      this.#lostAt = null
      return
    }
    if (isUsable(last.element)) {
      // Who presses where nothing takes the focus wants nothing to have it.
      if (!this.#isByPointer) last.element.focus()
      return
    }
    const next = this.#next()
    if (!next) return
    const isBusy = last.element.isConnected && last.element.matches('[data-loading]')
    this.#waiting = isBusy ? { busy: last.element, at: next } : null
    this.#lostAt = null
    next.focus({ preventScroll: this.#isByPointer })
  }

  /** Gives the focus back to a button that is ready again, if nobody moved it; says whether to look on. */
  #waits({ busy, at }: { readonly busy: HTMLElement; readonly at: HTMLElement }, active: HTMLElement | null) {
    if (active !== at || !busy.isConnected) {
      this.#waiting = null
      return true
    }
    if (!isUsable(busy)) return false
    this.#waiting = null
    busy.focus({ preventScroll: true })
    return false
  }

  #next(): HTMLElement | null {
    const isWanted = (one: HTMLElement) => isUsable(one) && !(this.#isByPointer && takesText(one))
    const next = placeFrom(this.#spots, isWanted) ?? openPanel(this.#page, this.#spots)
    if (next) return next
    const now = performance.now()
    this.#lostAt ??= now
    const left = PATIENCE - (now - this.#lostAt)
    if (left <= 0) return placeHome(this.#page)
    setTimeout(() => this.ask(), left)
    return null
  }
}
