import { addCustomItem } from '../../edits/custom-edits.ts'
import { replaceItem } from '../../edits/part-edits.ts'
import { catalogueWith } from '../../model/catalogue/custom/catalogue-with.ts'
import type { Item } from '../../model/catalogue/item.ts'
import type { Layout, Opening } from '../../model/layout/layout.ts'
import { newPart } from '../../model/layout/new-part.ts'
import { isSloped, type Part, type PartId } from '../../model/layout/part.ts'
import type { Analysis } from '../../rules/analysis/analysis.ts'
import { placePart } from '../../rules/placement/place-parts.ts'
import type { PlacedPart } from '../../rules/placement/placed-part.ts'
import { type Anchor, anchorsOf, standingAt } from './anchor.ts'
import { carryAlong, crowds } from './carry-along.ts'
import { contactsOf, holdsOf, type Joined } from './contacts.ts'
import { type Exchange, sideAfter } from './exchange.ts'
import { followersOf } from './followers.ts'
import { type JoinedChange, refused } from './joined-change.ts'
import { withStairHeight } from './stair-height.ts'

/**
 * Gives a part another size, or makes another kind of part of it, and keeps it joined: the joint on its upper side stays where
 * it is, and what hangs on its other sides follows as a whole. What cannot follow keeps everything as it was.
 */
export function exchangePart(id: PartId, item: Item, joined: Joined & Pick<Analysis, 'runs'>): JoinedChange {
  const { layout, placement } = joined
  const before = placement.byId.get(id)
  const next = before && nextPart(before, item, joined)
  if (!before || !next) return refused({ kind: 'no-end' })
  const isStock = joined.catalogue.byShortName.has(item.shortName)
  const catalogue = isStock
    ? joined.catalogue
    : catalogueWith([...layout.customItems, item], joined.catalogue)
  const holds = holdsOf(id, contactsOf(joined))
  const exchange: Exchange = { joined, catalogue, before, item, next, holds }
  const tried = anchorsOf(before, holds, layout.openings).map((anchor) => exchangedAt(anchor, exchange))
  const done = tried.find(({ kind }) => kind === 'changed') ?? tried[0] ?? refused({ kind: 'no-end' })
  if (done.kind === 'refused' || isStock) return done
  return { kind: 'changed', edit: (now) => addCustomItem(item)(done.edit(now)) }
}

/** The part with its new item; of another kind it keeps its name, its letters and its place in the run. */
function nextPart(
  { part }: PlacedPart,
  item: Item,
  { layout, runs }: Joined & Pick<Analysis, 'runs'>,
): Part | null {
  const fresh = newPart(item, part.id, part.at, part.rotation)
  if (fresh?.kind === part.kind)
    return replaceItem(part.id, item)(layout).parts.find(({ id }) => id === part.id) ?? null
  if (!fresh) return null
  const height = runs.heights.get(part.id)
  const climbed = height ? height.top - (isSloped(part) ? height.bottom : 0) : null
  const { looks, isLogicless } = part
  return withStairHeight(
    { ...fresh, ...(looks && { looks }), ...(isLogicless && { isLogicless }) },
    item,
    climbed,
  )
}

function exchangedAt(anchor: Anchor, exchange: Exchange): JoinedChange {
  const { joined, catalogue, before, next, holds } = exchange
  const stand = standingAt(anchor, exchange)
  if (stand.kind === 'refused') return stand
  const part = { ...next, ...stand.place }
  const after = placePart(part, catalogue)
  if (!after) return refused({ kind: 'no-end' })
  const still = anchor.kind === 'hold' ? anchor.hold : null
  const followers = followersOf({ joined, before, after, holds, still })
  if (followers.kind === 'refused') return followers
  const parts = carryAlong(joined.layout.parts, followers.carried, joined.placement).map((one) =>
    one.id === part.id ? part : one,
  )
  if (crowds(joined.placement, parts, catalogue)) return refused({ kind: 'no-room' })
  const changed = new Map(parts.map((one) => [one.id, one]))
  return {
    kind: 'changed',
    edit: (now) => ({
      ...now,
      parts: now.parts.map((one) => changed.get(one.id) ?? one),
      openings: openingsAfter(now, before.part, part),
    }),
  }
}

/** Entrances and exits of a part that becomes a ramp or stair are at its ends. */
function openingsAfter({ openings }: Layout, before: Part, after: Part): Layout['openings'] {
  const moved = (one: Opening): Opening =>
    one.part === after.id ? { ...one, side: sideAfter(one.side, before, after, one.use === 'entrance') } : one
  return openings.some((one) => moved(one).side !== one.side) ? openings.map(moved) : openings
}
