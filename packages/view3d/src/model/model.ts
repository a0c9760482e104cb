import type { Owner, Solid, WayIn } from '@ramp/solids'

/** What is shown: solids in inches, and where the way begins. */
export type Model = {
  readonly solids: readonly Solid[]
  /** Null where no entrance is known. */
  readonly wayIn: WayIn | null
}

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
