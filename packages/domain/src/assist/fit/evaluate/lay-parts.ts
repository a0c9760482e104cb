import type { Point } from '../../../base/geometry/point.ts'
import { type Degrees, type Inches, normalizeAngle } from '../../../base/units.ts'
import { itemFor } from '../../../model/catalogue/catalogue.ts'
import type { Item } from '../../../model/catalogue/item.ts'
import type { Layout, Opening } from '../../../model/layout/layout.ts'
import { newPart } from '../../../model/layout/new-part.ts'
import type { Part, PartId, Side } from '../../../model/layout/part.ts'
import type { Handrails } from '../../../model/products/product-line.ts'
import type { Deck, FlightLaid, Route } from '../pieces/route.ts'
import type { KeptPart } from '../request/fit-request.ts'
import type { Frame } from '../request/frame.ts'
import { centreOf, rotationOf, step } from '../room/rect.ts'
import { frameFor, heightsOf, overGround } from '../routes/heights.ts'
import type { SearchSite } from '../routes/search-site.ts'
import { TIED_AT_WALL } from '../routes/starts.ts'
import { deckItem, rampItem } from '../stock/stock.ts'
import { keptAt } from './kept-parts.ts'

/** A way as parts on the site, from the top down. */
export type LaidRoute = {
  readonly parts: readonly Part[]
  readonly walked: readonly PartId[]
  readonly openings: readonly Opening[]
}

export type Laying = {
  readonly search: Pick<SearchSite, 'stock' | 'site' | 'ground'>
  readonly frame: Frame
  /** Rails of a part where they are not those asked for. */
  readonly railsOf: (id: PartId) => Handrails
  /** Parts that stay: they are laid in place of those the way would have there. */
  readonly keep: readonly KeptPart[]
}

/** Parts of a way; null where the line does not sell one of them with the rails it needs. */
export function layRoute(route: Route, laying: Laying): LaidRoute | null {
  const parts: Part[] = []
  const names = namesOfParts()
  for (const { piece, top } of heightsOf(route.pieces, route.top, route.bottom)) {
    const laid =
      piece.kind === 'deck'
        ? layDeck(piece, top, { ...laying, names })
        : layFlight(piece, { ...laying, names })
    if (!laid) return null
    parts.push(...laid)
  }
  const [first, last] = [parts[0], parts.at(-1)]
  if (!first || !last) return null
  return {
    parts: [...parts, ...plateOf(route, laying), ...bridgeOf(route, laying)],
    walked: parts.map(({ id }) => id),
    openings: [
      {
        part: first.id,
        side: first.kind === 'platform' ? sideAtDoor(first.rotation, route, laying.frame) : 'TOP',
        use: 'entrance',
      },
      { part: last.id, side: 'BOTTOM', use: 'exit' },
    ],
  }
}

type Names = { readonly deck: () => PartId; readonly ramp: () => PartId }

function namesOfParts(): Names {
  let decks = 0
  let ramps = 0
  return { deck: () => String.fromCharCode(65 + (decks++ % 26)), ramp: () => `r${++ramps}` }
}

type Named = Laying & { readonly names: Names }

function layDeck(
  deck: Deck,
  height: Inches,
  { search, frame, railsOf, names, keep }: Named,
): readonly Part[] | null {
  const id = names.deck()
  const at = centreOf(deck.rect)
  const kept = layKept(frame.toSite(at), id, { search, keep })
  if (kept) return kept
  const frameDepth = deck.isResting ? 'standard' : frameFor(deck, overGround(deck, height, search), search)
  const kind = { rails: railsOf(id), isLowProfile: frameDepth === 'low', isResting: deck.isResting }
  const found = deckItem(search.stock, deck.size, kind)
  if (!found) return null
  return partAt(found.item, id, frame.partToSite({ at, rotation: found.rotation }))
}

function layFlight(
  flight: FlightLaid,
  { search, frame, railsOf, names, keep }: Named,
): readonly Part[] | null {
  const { stock } = search
  const { made } = flight
  const parts: Part[] = []
  let along = 0
  const roles = [
    ...made.sections.map(({ length }) => ({ role: 'ramp', length }) as const),
    ...(made.foot ? [{ role: 'starter-ramp', length: made.foot.length } as const] : []),
  ]
  for (const { role, length } of roles) {
    const id = names.ramp()
    const place = frame.partToSite({
      at: step(flight.from, flight.heading, along + length / 2),
      rotation: rotationOf(flight.heading),
    })
    const item = rampItem(stock, role, length, railsOf(id))
    const part = layKept(place.at, id, { search, keep }) ?? (item && partAt(item, id, place))
    if (!part) return null
    parts.push(...part)
    along += length
  }
  return parts
}

/** The part that stays in a place of the site; null where none does. */
function layKept(
  at: Point,
  id: PartId,
  { search, keep }: Pick<Laying, 'search' | 'keep'>,
): readonly Part[] | null {
  const kept = keptAt(keep, at)
  const item = kept && search.stock.catalogue.byShortName.get(kept.shortName)
  return item ? partAt(item, id, kept) : null
}

const partAt = (
  item: Item,
  id: PartId,
  { at, rotation }: { readonly at: Point; readonly rotation: Degrees },
): readonly Part[] | null => {
  const part = newPart(item, id, at, rotation)
  return part && [part]
}

/** On hard ground the lower transition takes the place of the ground transition (site 1, surfaces). */
function plateOf(route: Route, { search: { stock }, frame }: Laying): readonly Part[] {
  const last = route.pieces.at(-1)
  const item = route.isOnHardGround ? itemFor(stock.catalogue, 'transition-lower', stock.rampWidth) : null
  if (!item || last?.kind !== 'flight') return []
  const at = step(last.from, last.heading, last.length + stock.hardPlate / 2)
  return partAt(item, 't1', frame.partToSite({ at, rotation: rotationOf(last.heading) })) ?? []
}

/** What a bridge plate bears on at least, at the sill and on the deck (domain 1.7). */
const BEARING: Inches = 1

/** Before a recessed doorway a bridge plate bears on the sill, as little as it has to, and reaches over the gap onto the deck (rule 1). */
function bridgeOf({ pieces: [first] }: Route, { search: { stock, site }, frame }: Laying): readonly Part[] {
  if (first?.kind !== 'deck' || site.porch?.use === 'start' || first.rect.top <= TIED_AT_WALL) return []
  const item = stock.bridgePlate(first.rect.top)
  if (!item?.length) return []
  const at = { x: 0, y: item.length / 2 - BEARING }
  return partAt(item, 'b1', frame.partToSite({ at, rotation: 0 })) ?? []
}

const SIDE_BY_QUARTERS: readonly Side[] = ['TOP', 'RIGHT', 'BOTTOM', 'LEFT']

/** The side of the first platform that looks at the wall of the door, or at the porch. */
function sideAtDoor(rotation: Degrees, { pieces: [first] }: Route, { partToSite }: Frame): Side {
  const out = (first?.kind === 'deck' ? first.out : undefined) ?? 0
  const wall = partToSite({ at: { x: 0, y: 0 }, rotation: rotationOf(out) }).rotation
  return SIDE_BY_QUARTERS[normalizeAngle(wall - rotation) / 90] ?? 'TOP'
}

/** A layout of the parts, on its site, with the run from the door to the ground. */
export function layoutOfRoute(route: Route, laid: LaidRoute, base: Layout): Layout {
  return {
    ...base,
    parts: laid.parts,
    runs: [{ id: 'run-1', name: 'Primary', top: route.top, bottom: route.bottom, parts: laid.walked }],
    openings: laid.openings,
  }
}
