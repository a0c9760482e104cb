import type { Item, ItemType } from './item.ts'

export const IMMUTABLE_LISTS = [
  'transitionConfigurationItems',
  'stairConfigurationItems',
  'portableConfigurationItems',
  'vplConfigurationItems',
  'miscConfigurationItems',
  'noGenerateConfigurationItems',
] as const
/** Lists of items that do not depend on the project options (spec 2 §7, call 2). */
export type ImmutableList = (typeof IMMUTABLE_LISTS)[number]

type Carriers = {
  /** `options`: asked for by rail, surface and width (call 1). null: on no list, it follows from the drawing. */
  readonly list: ImmutableList | 'options' | null
  /** On the list of what can be ordered beside the drawn system (CatalogItemsGet, domain 7.8). */
  readonly isAddOn: boolean
}

/** Which list carries what (domain 7.0, 7.8). */
const CARRIERS: Readonly<Record<ItemType, Carriers>> = {
  PLATFORM: { list: 'options', isAddOn: false },
  PLATFORM_EXT: { list: 'options', isAddOn: false },
  RAMP: { list: 'options', isAddOn: false },
  STAIR: { list: 'stairConfigurationItems', isAddOn: false },
  ARR: { list: 'miscConfigurationItems', isAddOn: false },
  LANDING_PAD: { list: 'miscConfigurationItems', isAddOn: false },
  TRANSITION: { list: 'transitionConfigurationItems', isAddOn: true },
  UNIVERSAL_TRANSITION: { list: 'noGenerateConfigurationItems', isAddOn: true },
  THRESHOLD: { list: 'noGenerateConfigurationItems', isAddOn: true },
  PORTABLE: { list: 'portableConfigurationItems', isAddOn: true },
  VPL: { list: 'vplConfigurationItems', isAddOn: false },
  GATE: { list: 'miscConfigurationItems', isAddOn: true },
  CONNECTOR: { list: 'miscConfigurationItems', isAddOn: false },
  RAIL_END: { list: 'miscConfigurationItems', isAddOn: false },
  FOOT: { list: 'miscConfigurationItems', isAddOn: true },
  CHILD_RAIL: { list: 'miscConfigurationItems', isAddOn: false },
  LEG: { list: null, isAddOn: true },
  BRACE: { list: null, isAddOn: true },
  CLOSURE: { list: null, isAddOn: false },
  ADDON: { list: null, isAddOn: true },
}

/**
 * The list that carries an item. Of the universal transitions the list without parts list holds those that are only
 * shown and sold in pieces; the rubber landing pad, which is sold as it is, stands with the transitions (spec 2 §9).
 */
export const listOf = ({ itemType, expandsTo }: Item): Carriers['list'] =>
  itemType === 'UNIVERSAL_TRANSITION' && expandsTo.length === 0
    ? 'transitionConfigurationItems'
    : CARRIERS[itemType].list

/** Whether an item can be ordered beside the drawn system: it has a price, or its pieces have. */
export const isAddOn = ({ itemType, price, expandsTo }: Item): boolean =>
  CARRIERS[itemType].isAddOn && (price !== null || expandsTo.length > 0)
