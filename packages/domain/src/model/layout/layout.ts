import type { Cents, Inches, LengthUnit } from '../../base/units.ts'
import type { Item } from '../catalogue/item.ts'
import type { Drawing } from '../drawings/drawing.ts'
import type { BuildingCode } from '../products/building-codes.ts'
import type { DesiredRatio, Handrails, PriceLevel, ProductLine, Surface } from '../products/product-line.ts'
import type { Part, PartId, Side } from './part.ts'
import type { DoorId, Site } from './site.ts'

/** What the dealer chose for the whole project (spec 1 §3, project). */
export type Project = {
  readonly name: string
  readonly notes: string
  readonly product: ProductLine
  readonly units: LengthUnit
  readonly priceLevel: PriceLevel
  readonly desiredRatio: DesiredRatio
  /** Defaults for parts added from now on. */
  readonly surface: Surface
  readonly handrails: Handrails
  readonly rampWidth: Inches
  /** true: rail ends get loops; false: end caps. */
  readonly loops: boolean
  readonly childRails: boolean
  readonly canvas: { readonly width: Inches; readonly height: Inches }
  /** The building codes the job is under; left out, those of its industry (`askedCodes`). */
  readonly codes?: readonly BuildingCode[] | undefined
  /** The edition the permit office applies, as it was entered: `VRC 2021`. */
  readonly codeEdition?: string | undefined
  /** Rules that are not met and were accepted all the same. */
  readonly exceptions?: readonly AcceptedException[] | undefined
}

/** A rule of a building code that is not met, and that somebody with the authority accepted: a variance. */
export type AcceptedException = {
  readonly code: BuildingCode
  readonly section: string
  /** Title of the rule: a section can hold several. */
  readonly title: string
  /** The worst value when it was accepted; a worse one is not covered. Null where nothing was measured. */
  readonly measured: number | null
  /** Who accepted it: name and office. */
  readonly acceptedBy: string
  readonly reason: string
  /** What proves it: the number of a variance, a letter with its date. */
  readonly document: string
}

export type RunId = string

export type Run = {
  readonly id: RunId
  readonly name: string
  /** Surface height at the upper end as a person typed it, inches; null: that of its door, if it has one (`topOf`). */
  readonly top: Inches | null
  /** The door it begins at. */
  readonly door?: DoorId | undefined
  readonly bottom: Inches | null
  /** System parts in walking order from the top. A part belongs to at most one run. */
  readonly parts: readonly PartId[]
}

/** An entrance or exit the person assigned to a side of a part. */
export type Opening = {
  readonly part: PartId
  readonly side: Side
  readonly use: 'entrance' | 'exit'
  /** What is beyond it; left out, nobody said. */
  readonly leadsTo?: LeadsTo | undefined
}

/** What an entrance or exit can lead to; a structure is no ground, such as a deck that a bridge ends at. */
export const LEADS_TO = ['door', 'porch', 'structure'] as const
export type LeadsTo = (typeof LEADS_TO)[number]

/** An exit leads to the ground or to a structure; only an entrance has a door or a porch. */
export const leadsToChoices = (use: Opening['use']): readonly LeadsTo[] =>
  use === 'entrance' ? LEADS_TO : ['structure']

export type ClosureChoice = { readonly id: string; readonly isActive: boolean }
export type LegChoice = {
  readonly id: string
  readonly isActive: boolean
  /** Height typed by hand, inches; null keeps the derived one. */
  readonly updatedLength: Inches | null
  /** Low-profile foot set by hand; null keeps the derived one. */
  readonly isLowPro: boolean | null
}
export type BraceChoice = { readonly id: string; readonly isActive: boolean }

/** An add-on the person ordered beside the drawn system. */
export type AdditionalProduct = {
  readonly shortName: string
  readonly itemNumber: string
  readonly qty: number
  readonly itemType: string
}

export const STEPS = [
  'handrail',
  'run',
  'connection',
  'closure',
  'leg',
  'bracing',
  'confirm',
  'finish',
] as const
/** Steps of the guided workflow, in order (spec 3 §4.1). */
export type StepName = (typeof STEPS)[number]

/** A confirmed system in figures: what a change is told from. */
export type Confirmed = {
  readonly parts: readonly { readonly shortName: string; readonly count: number }[]
  /** Active legs. */
  readonly legs: number
  /** The sum of its parts list at the project's price level. */
  readonly price: Cents
}

/** Everything a person decided. Whatever follows from it is in the Analysis, never here. */
export type Layout = {
  /** 2 where more is known of its site than doors: programs that know no ground would count other legs. 3 where things are on it. */
  readonly version: 1 | 2 | 3
  readonly project: Project
  readonly site: Site
  readonly parts: readonly Part[]
  /** Text, lines, shapes, graphics and what else is drawn beside the system. */
  readonly drawings: readonly Drawing[]
  /** Ids of parts and drawings in drawing order from the lowest; `objectsInOrder` reads it. */
  readonly stack: readonly string[]
  /** The first run is the primary run. */
  readonly runs: readonly Run[]
  readonly openings: readonly Opening[]
  readonly closureChoices: readonly ClosureChoice[]
  /** Ids of the active closures as the Closure step was confirmed with them; null before that. */
  readonly writtenClosures: readonly string[] | null
  readonly legChoices: readonly LegChoice[]
  readonly braceChoices: readonly BraceChoice[]
  readonly autoGenLegs: boolean
  readonly autoGenBracing: boolean
  readonly additionalProducts: readonly AdditionalProduct[]
  /** Parts made to measure for this layout; `catalogueWith` finds them beside the stock items. */
  readonly customItems: readonly Item[]
  /** Workflow steps confirmed so far (the mode flags of spec 1 §3). */
  readonly confirmedSteps: readonly StepName[]
  /** What the system was when it was confirmed last; null before that. */
  readonly lastConfirmed: Confirmed | null
}
