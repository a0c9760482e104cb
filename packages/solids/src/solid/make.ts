import type { Inches, Point } from '@ramp/domain'
import type { Role } from './role.ts'
import type { Bar, BoxSolid, Owner, Point3, Prism } from './solid.ts'

/** Whose it is and what it is for. */
export type Named = { readonly owner: Owner; readonly role: Role }

/** A point of the layout at a height. */
export const at = ({ x, y }: Point, z: Inches): Point3 => ({ x, y, z })
export const raised = ({ x, y, z }: Point3, by: Inches): Point3 => ({ x, y, z: z + by })

/** The place so far along from one to another: 0 at the first, 1 at the second. */
export const along = (a: Point3, b: Point3, share: number): Point3 => ({
  x: a.x + (b.x - a.x) * share,
  y: a.y + (b.y - a.y) * share,
  z: a.z + (b.z - a.z) * share,
})

export const lengthBetween = (a: Point3, b: Point3): Inches => Math.hypot(a.x - b.x, a.y - b.y, a.z - b.z)

/** A round bar, such as a rail or a picket. */
export const rod = (named: Named, from: Point3, to: Point3, size: Inches): Bar => ({
  ...named,
  kind: 'bar',
  section: 'round',
  from,
  to,
  size,
})

/** A square bar, such as a post or a leg. */
export const tube = (named: Named, from: Point3, to: Point3, size: Inches): Bar => ({
  ...rod(named, from, to, size),
  section: 'square',
})

/** A plate whose upper face has a height at each corner and whose lower face has another. */
export const plate = (
  named: Named,
  outline: readonly Point[],
  top: readonly Inches[],
  bottom: readonly Inches[],
): Prism => ({ ...named, kind: 'prism', outline, top, bottom })

/** A plate of one thickness that lies level. */
export const slab = (named: Named, outline: readonly Point[], top: Inches, depth: Inches): Prism =>
  plate(
    named,
    outline,
    outline.map(() => top),
    outline.map(() => top - depth),
  )

export const block = (named: Named, place: Point3, size: BoxSolid['size'], turn = 0): BoxSolid => ({
  ...named,
  kind: 'box',
  at: place,
  size,
  turn,
})
