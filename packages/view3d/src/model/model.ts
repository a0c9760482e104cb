import { type Meshes, meshesOf, type Owner, type Solid, type WayIn } from '@ramp/solids'

/** What is shown: solids in inches, and where the way begins. */
export type Model = {
  readonly solids: readonly Solid[]
  /** Null where no entrance is known. */
  readonly wayIn: WayIn | null
  /** Its triangles, where a worker made them beside the page; else they are made when it is shown. */
  readonly meshes?: Meshes
}

/** What the stage shows in its own way. */
const isOfStage = ({ role }: Solid): boolean => role === 'house' || role === 'door' || role === 'ground'

/** The triangles of everything that the stage does not show in its own way. */
export const systemMeshes = (solids: readonly Solid[]): Meshes =>
  meshesOf(solids.filter((solid) => !isOfStage(solid)))

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
