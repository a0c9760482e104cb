import type { Page } from '@playwright/test'
import { boxAround, type Edit, moveParts } from '@ramp/domain'
import { openAs } from '../product/people.ts'
import { newQuoteFor, openSystem, openSystemOfQuote } from '../systems/open-system.ts'

/** What a storm is let loose on: a product line, and a system of it whose guided steps are open, or an empty canvas. */
export type Start = { readonly product: ProductLine; readonly system: string | null }

const SYSTEMS = {
  P3G: ['t1-switchback', 't3-turnback', 't6-stair', 't4-l-shape-pickets', 'p3g-45-degree', 'p3g-two-runs'],
  P2G: ['p2g-switchback-on-two-4x5', 'p2g-corner-kit', 'p2g-stair', 'p2g-45-degree', 'p2g-landing-pad'],
  PHD: ['phd-switchback', 'phd-tee', 'phd-ramp-and-stair', 'phd-extension', 'phd-child-rails'],
  APD: ['t1-apd'],
  HAR: ['t1-har'],
} as const
type ProductLine = keyof typeof SYSTEMS

const PRODUCTS = ['P3G', 'P2G', 'PHD', 'APD', 'HAR'] as const satisfies readonly ProductLine[]

/** The seed chooses: the product line in turn, and every second time round a system instead of an empty canvas. */
export function startOf(seed: number): Start {
  const product = PRODUCTS[seed % PRODUCTS.length] ?? 'P3G'
  const round = Math.floor(seed / PRODUCTS.length)
  const systems = SYSTEMS[product]
  const system = round % 2 === 0 ? null : (systems[Math.floor(round / 2) % systems.length] ?? null)
  return { product, system }
}

/** Lines that the designer opens for a quote only (spec 1 §1). */
const OF_A_QUOTE: readonly ProductLine[] = ['APD', 'HAR']

/** Opens the designer on it; the address by which one comes back to it. */
export async function open(page: Page, { product, system }: Start): Promise<string> {
  if (OF_A_QUOTE.includes(product)) {
    if (system) return (await openSystemOfQuote(page, system)).address
    const { address } = await newQuoteFor(page, product, `Storm on ${product}`)
    await page.goto(address)
    return address
  }
  const address = `/designer?product=${product}`
  if (system) await openSystem(page, system, toTheMiddle)
  else await openAs(page, 'Dana Miller', address)
  return address
}

/** Some of the systems begin at the middle of the canvas and end beyond its edge. */
const toTheMiddle: Edit = (layout) => {
  const { canvas } = layout.project
  const { min, max } = boxAround(layout.parts.map(({ at }) => at))
  const by = { x: (canvas.width - min.x - max.x) / 2, y: (canvas.height - min.y - max.y) / 2 }
  return moveParts(
    layout.parts.map(({ id }) => id),
    by,
  )(layout)
}
