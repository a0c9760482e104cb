import { isUsable } from './usable.ts'

const FOCUSABLE =
  'button, a[href], input:not([type="hidden"]), textarea, select, summary, [tabindex]:not([tabindex="-1"])'
/** What lies over the page, and the regions of the page. */
const REGIONS = ['dialog', '[role="dialog"]', '[role="menu"]', '[role="listbox"]', '[data-region]']
/** What holds controls that belong together: the buttons under a panel or a dialog belong to it. */
const PLACES = [...REGIONS, 'main, nav, aside', `:is(header, footer):not(:is(${REGIONS.join(', ')}) *)`].join(
  ', ',
)
/** Titles that take the focus, within a place and on the page. */
const TITLES = '[data-panel-title], h1[tabindex]'
/** Where a page is entered, the best first. */
const HOMES = ['[data-canvas]', 'h1[tabindex]', 'main button', 'main a[href]']

/** A control that had the focus, and where it stood then. */
export type FocusSpot = {
  readonly element: HTMLElement
  readonly place: HTMLElement | null
  /** Elements around it, the nearest first. */
  readonly around: readonly Element[]
  /** Controls of the place that followed it. */
  readonly after: readonly HTMLElement[]
}

export function spotOf(element: HTMLElement): FocusSpot {
  const place = element.parentElement?.closest<HTMLElement>(PLACES) ?? null
  const all = place ? [...place.querySelectorAll<HTMLElement>(FOCUSABLE)] : []
  const around: Element[] = []
  for (let one = element.parentElement; one; one = one.parentElement) around.push(one)
  return { element, place, around, after: all.slice(all.indexOf(element) + 1) }
}

/**
 * Where the focus goes on from the last of the controls that had it: in the same place, else where the person was before
 * the place opened.
 */
export function placeFrom(
  spots: readonly FocusSpot[],
  isWanted: (element: HTMLElement) => boolean,
): HTMLElement | null {
  const last = spots.at(-1)
  if (!last) return null
  if (last.place?.isConnected) return nextWithin(last, last.place, isWanted)
  const before = spots.findLast(({ element, place }) => place !== last.place && isUsable(element))
  return before?.element ?? null
}

/** The control that followed in the same group, the title of the place, or the first control in it. */
function nextWithin(
  { around, after }: FocusSpot,
  place: HTMLElement,
  isWanted: (element: HTMLElement) => boolean,
): HTMLElement | null {
  const group = around.find((one) => one.isConnected)
  const next = after.find((one) => group?.contains(one) && place.contains(one) && isWanted(one))
  if (next && group !== place) return next
  const title = [...place.querySelectorAll<HTMLElement>(TITLES)].find(isUsable)
  const rest = [...place.querySelectorAll<HTMLElement>(FOCUSABLE)]
  return title ?? next ?? rest.find(isWanted) ?? null
}

/** The title of the panel that is open, where the place of the last control is gone. */
export function openPanel(page: Document, spots: readonly FocusSpot[]): HTMLElement | null {
  if (spots.at(-1)?.place?.isConnected) return null
  return [...page.querySelectorAll<HTMLElement>('[data-panel-title]')].find(isUsable) ?? null
}

/** Where the focus goes when all that had it is gone: the drawing, or the page's title. */
export const placeHome = (page: Document): HTMLElement | null =>
  HOMES.flatMap((home) => [...page.querySelectorAll<HTMLElement>(home)]).find(isUsable) ?? null
