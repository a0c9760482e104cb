import type { Item } from '../catalogue/item.ts'
import type { Point } from '../geometry/point.ts'
import type { Degrees } from '../units.ts'
import type { Part, PartId, PartKind } from './part.ts'

/** Which kind of part a catalogue item makes when it is put on a layout; null when it is never drawn. */
export function partKindOf(item: Item): PartKind | null {
  switch (item.role) {
    case 'platform':
    case 'landing-pad':
      return 'platform'
    case 'ramp':
    case 'starter-ramp':
      return 'ramp'
    case 'stair':
      return 'stair'
    case 'transition-upper':
    case 'transition-lower':
    case 'transition-ground':
    case 'transition-custom':
    case 'bridge-plate':
      return 'transition'
    default:
      return null
  }
}

/** A part of a catalogue item with the defaults a freshly placed part has; null when the item is never drawn. */
export function newPart(item: Item, id: PartId, at: Point, rotation: Degrees): Part | null {
  const placed = { id, at, rotation, shortName: item.shortName }
  switch (partKindOf(item)) {
    case 'platform':
      return { ...placed, kind: 'platform', handrailSides: null, isResting: item.isResting }
    case 'ramp':
      return {
        ...placed,
        kind: 'ramp',
        isSupportedTop: false,
        isSupportedBottom: false,
        isOffAngledTop: false,
        isOffAngledBottom: false,
      }
    case 'stair':
      return { ...placed, kind: 'stair', activeHeight: item.minHeightInclusive ?? 0 }
    case 'transition':
      return { ...placed, kind: 'transition' }
    case null:
      return null
  }
}
