import type { Point } from '../../base/geometry/point.ts'
import type { Degrees } from '../../base/units.ts'
import type { Item } from '../catalogue/item.ts'
import type { Part, PartId, PartKind } from './part.ts'

/** Which kind of part a catalogue item makes when it is put on a layout; null when it is never drawn. */
export function partKindOf({ role }: Pick<Item, 'role'>): PartKind | null {
  switch (role) {
    case 'platform':
    case 'landing-pad':
      return 'platform'
    case 'ramp':
    case 'starter-ramp':
      return 'ramp'
    case 'platform-ext':
    case 'stair':
    case 'arr':
      return role
    case 'portable-suitcase':
    case 'portable-trifold':
    case 'portable-gateway':
    case 'portable-lip':
      return 'portable'
    case 'threshold-ramp':
    case 'threshold-mat':
    case 'threshold-riser':
    case 'rubber-pad':
    case 'universal-transition':
      return 'threshold'
    case 'vpl-tower':
    case 'vpl-carrier':
    case 'vpl-pad':
    case 'vpl-gates':
      return 'vpl'
    case 'transition-upper':
    case 'transition-lower':
    case 'transition-ground':
    case 'transition-custom':
    case 'bridge-plate':
      return 'transition'
    case 'tie-strap':
    case 'leg':
    case 'brace-angle':
    case 'brace-cross':
    case 'closure-side':
    case 'closure-turnback':
    case 'closure-stair':
    case 'closure-custom':
    case 'closure-tee':
    case 'closure-ramp-platform':
    case 'closure-ext':
    case 'corner-pocket-cover':
    case 'child-rail':
      return null
    default:
      return 'piece'
  }
}

/** What a loose piece on the canvas means: ordered as drawn, or shown only, because the quote brings it anyway. */
export type PieceUsage = 'addon' | 'displaySmart'

/** Gates and add-ons are ordered as drawn; hardware the quote generates by itself (spec 2 §2.1, §3.1). */
export const pieceUsage = ({ role }: Pick<Item, 'role'>): PieceUsage =>
  role === 'gate' || role === 'gate-post' || role === 'addon' ? 'addon' : 'displaySmart'

/** A part of a catalogue item with the defaults a freshly placed part has; null when the item is never drawn. */
export function newPart(item: Item, id: PartId, at: Point, rotation: Degrees): Part | null {
  const placed = { id, at, rotation, shortName: item.shortName }
  const kind = partKindOf(item)
  switch (kind) {
    case 'platform':
      return { ...placed, kind, handrailSides: null, isResting: item.isResting }
    case 'platform-ext':
      return { ...placed, kind, handrailSides: null }
    case 'ramp':
      return {
        ...placed,
        kind,
        isSupportedTop: false,
        isSupportedBottom: false,
        isOffAngledTop: false,
        isOffAngledBottom: false,
      }
    case 'stair':
      return { ...placed, kind, activeHeight: item.minHeightInclusive ?? 0 }
    case 'arr':
    case 'transition':
    case 'piece':
    case 'portable':
    case 'threshold':
      return { ...placed, kind }
    case 'vpl':
      return { ...placed, kind, isTowerFlipped: false }
    case null:
      return null
  }
}
