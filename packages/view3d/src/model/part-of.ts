import type { Owner } from '@ramp/solids'

/** The part that something belongs to: itself, or that of a leg, brace or closure; null of the site. */
export const partOf = (owner: Owner): string | null => {
  switch (owner.kind) {
    case 'part':
      return owner.id
    case 'leg':
    case 'brace':
    case 'closure':
      return owner.part
    case 'site':
      return null
  }
}
