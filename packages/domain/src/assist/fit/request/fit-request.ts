import type { Point } from '../../../base/geometry/point.ts'
import type { Degrees, Inches } from '../../../base/units.ts'
import type { Catalogue } from '../../../model/catalogue/catalogue.ts'
import type { Project } from '../../../model/layout/layout.ts'
import type { Site } from '../../../model/layout/site.ts'
import type { ProductLine } from '../../../model/products/product-line.ts'

/** Families of rules a proposal can be asked not to fail. */
export const CODE_FAMILIES = ['ADA', 'IBC', 'IRC', 'Practice'] as const
export type CodeFamily = (typeof CODE_FAMILIES)[number]

export type FitWishes = {
  /** A stair from a platform of the way besides the ramp. */
  readonly stairs: boolean
  /** Quarter turns between flights. */
  readonly maxTurns: number | null
  /** A straight way ranks first. */
  readonly straight: boolean
  readonly noCustomParts: boolean
}

export const NO_WISHES: FitWishes = { stairs: false, maxTurns: null, straight: false, noCustomParts: false }

/** A part that stays where it is. */
export type KeptPart = {
  readonly shortName: string
  /** Its centre. */
  readonly at: Point
  readonly rotation: Degrees
  /** Surface height at its upper end above the datum; null: as it comes. */
  readonly height: Inches | null
}

/** What 'Fit a ramp' is asked: a place, what the way is made of, and what is wished for. */
export type FitRequest = {
  readonly title: string
  readonly product: ProductLine
  readonly project: Partial<Project>
  readonly site: Site
  readonly codes: readonly CodeFamily[]
  readonly wishes: FitWishes
  readonly keep: readonly KeptPart[]
  /** The least usable size of the platform at the door; left out, the 60 in of the trade (rule 3). */
  readonly doorPlatform?: Inches | undefined
}

/** The line that is asked for, and lines that may be offered instead where nothing fits. */
export type FitLines = {
  readonly catalogue: Catalogue
  readonly otherLines?: readonly Catalogue[] | undefined
}

/** Nothing but a rise: open, level ground before a wall, the door in the middle of nowhere. */
export function openGround(
  rise: Inches,
  project: Partial<Project> & { readonly product: ProductLine },
): FitRequest {
  const { product } = project
  return {
    title: project.name ?? '',
    product,
    project,
    site: {
      doors: [
        {
          id: 'door-1',
          sill: rise,
          stepDown: 0,
          at: { x: 0, y: 0 },
          faces: 180,
          width: 36,
          swing: 'in',
          hinge: 'left',
        },
      ],
    },
    codes: codesOf(product),
    wishes: NO_WISHES,
    keep: [],
  }
}

/** Codes asked where nobody says which: a home follows the IRC and what dealers do, a public building ADA and IBC. */
export const codesOf = (product: ProductLine): readonly CodeFamily[] =>
  product === 'PHD' ? ['ADA', 'IBC'] : ['IRC', 'Practice']

/** Codes asked where a project says which it is under; what dealers do belongs to homes. */
export const codesOfProject = ({
  product,
  codes,
}: Pick<Project, 'product' | 'codes'>): readonly CodeFamily[] =>
  codes ? [...codes, ...(product === 'PHD' ? [] : (['Practice'] as const))] : codesOf(product)
