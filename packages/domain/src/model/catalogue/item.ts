import type { Cents, Inches, Pounds } from '../../base/units.ts'
import type { Handrails, ProductLine, Surface } from '../products/product-line.ts'

/** Kinds of catalogue items; the first block can stand on a layout as a part. */
export const ITEM_TYPES = [
  'PLATFORM',
  'PLATFORM_EXT',
  'RAMP',
  'STAIR',
  'ARR',
  'LANDING_PAD',
  'TRANSITION',
  'UNIVERSAL_TRANSITION',
  'THRESHOLD',
  'PORTABLE',
  'VPL',
  'GATE',
  'LEG',
  'FOOT',
  'BRACE',
  'CLOSURE',
  'CONNECTOR',
  'RAIL_END',
  'CHILD_RAIL',
  'ADDON',
] as const
export type ItemType = (typeof ITEM_TYPES)[number]

/**
 * What an item does in a system. Rules ask the catalogue for a role, never for an item number or a short name,
 * so that a new part in the catalogue files needs no change of code.
 */
export const ITEM_ROLES = [
  'platform',
  'platform-ext',
  'landing-pad',
  'ramp',
  'starter-ramp',
  'stair',
  'arr',
  'transition-upper',
  'transition-lower',
  'transition-ground',
  'transition-custom',
  'bridge-plate',
  'tie-strap',
  'connector-ramp-ramp',
  'connector-platform-platform',
  'connector-platform-ext',
  'hanger-ramp-platform',
  'bracket-rail-end',
  'bracket-stair',
  'support-top',
  'loop-upper',
  'loop-lower',
  // One loop for either end, where a line does not tell upper from lower (P2G, domain 7.10).
  'loop',
  // Loops that join handrail and child rail (PHD, domain 7.10).
  'loop-upper-child',
  'loop-lower-child',
  'end-caps',
  'foot-low-profile-ramp',
  'foot-low-profile-platform',
  // One pair of feet for ramps and platforms alike (PHD, domain 7.13).
  'foot-low-profile',
  'leg',
  'brace-angle',
  'brace-cross',
  'closure-side',
  'closure-turnback',
  'closure-stair',
  'closure-custom',
  'closure-tee',
  'closure-ramp-platform',
  'closure-ext',
  'corner-pocket-cover',
  'child-rail',
  'gate',
  'gate-post',
  'addon',
  'portable-suitcase',
  'portable-trifold',
  'portable-gateway',
  'portable-lip',
  'threshold-ramp',
  'threshold-mat',
  'threshold-riser',
  'vpl-tower',
  'vpl-carrier',
  'vpl-pad',
  'vpl-gates',
  'universal-transition',
  // A rubber pad that lies on the ground where a system ends; unlike a landing pad it is no part of the system.
  'rubber-pad',
] as const
export type ItemRole = (typeof ITEM_ROLES)[number]

/** What a return costs, in percent of the price, or that there is none. */
export type Restocking = number | 'not-returnable'

/** One row of the catalogue. Fields that a kind of item does not have are null. */
export type Item = {
  readonly itemNumber: string
  readonly shortName: string
  readonly productLine: ProductLine
  readonly itemType: ItemType
  readonly role: ItemRole
  /** Name on gallery cards and drawings: `5x5`, `6 ft`, `22 in Stair`. */
  readonly frontendName: string
  readonly description: string
  /** Usable size in inches, between rails or posts. */
  readonly usableWidth: Inches | null
  readonly usableLength: Inches | null
  /** Overall (drawn) size in inches. */
  readonly width: Inches | null
  readonly length: Inches | null
  /** From one tread to the next where that is not the usual 6 in (spec 1 §9, spec 2 §9). */
  readonly treadWidth?: Inches | null | undefined
  readonly surface: Surface | null
  readonly handrails: Handrails | null
  /** A platform made for a turn (rails on two adjacent sides). */
  readonly isTurn: boolean
  readonly isLowProfile: boolean
  readonly isResting: boolean
  readonly isCustom: boolean
  readonly isCustomizable: boolean
  /** Shown to internal staff only (spec 2 §6). */
  readonly isInternal: boolean
  /** Stairs: height range in inches, lower end included, upper end excluded. */
  readonly minHeightInclusive: Inches | null
  readonly maxHeightLessThan: Inches | null
  readonly risers: number | null
  /**
   * What limits the item in its role, in inches: usable length of a leg, widest opening a closure kit fills,
   * longest platform side a cross brace fits. Items of one role are chosen by the smallest limit that fits.
   */
  readonly limit: Inches | null
  readonly weight: Pounds
  /** Retail price in cents; null where the item is display only and never quoted. */
  readonly price: Cents | null
  /** Items this one is replaced by on the parts list, e.g. an expanded-metal turn-back platform. */
  readonly expandsTo: readonly { readonly shortName: string; readonly quantity: number }[]
  /** Short name of the item that is sold in its place from now on; drawings keep this one until somebody prices them again. */
  readonly successor?: string | null | undefined
  /** Last day it is sold, as 2027-06-30. */
  readonly endOfSale?: string | null | undefined
  /** What a return of it costs, in percent of its price, or that it is not taken back; nothing where nobody entered it. */
  readonly restocking?: Restocking | null | undefined
}

/** What another product line sells in place of an item, by short names (domain 7.12). */
export type ItemTranslation = { readonly from: string; readonly to: string }
