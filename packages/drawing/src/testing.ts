import {
  type Catalogue,
  catalogueOf,
  type Degrees,
  type Item,
  newPart,
  type Part,
  type PlacedPart,
  type PlatformRails,
  placePart,
  type Side,
} from '@ramp/domain'
import type { Mark, Marks, TextMark } from '@ramp/drafting'

const blank: Item = {
  itemNumber: '00000',
  shortName: '',
  productLine: 'P3G',
  itemType: 'PLATFORM',
  role: 'platform',
  frontendName: '',
  description: '',
  usableWidth: 60,
  usableLength: 60,
  width: 66.1,
  length: 66.1,
  surface: 'SOLID',
  handrails: 'TWO_LINE',
  isTurn: false,
  isLowProfile: false,
  isResting: false,
  isCustom: false,
  isCustomizable: false,
  isInternal: false,
  minHeightInclusive: null,
  maxHeightLessThan: null,
  risers: null,
  limit: null,
  weight: 100,
  price: 100_00,
  expandsTo: [],
}

const platform: Item = { ...blank, shortName: 'platform', frontendName: '5x5' }
const ramp: Item = {
  ...blank,
  shortName: 'ramp',
  itemType: 'RAMP',
  role: 'ramp',
  frontendName: '6 ft',
  usableWidth: 36,
  usableLength: 72,
  width: 41.5,
  length: 72,
}

/** A few items to draw. */
export const testCatalogue = catalogueOf({
  version: 'test',
  productLine: 'P3G',
  priceLevels: [],
  items: [
    platform,
    { ...platform, shortName: 'pad', role: 'landing-pad', frontendName: '5x5 Landing Pad', handrails: null },
    ramp,
    { ...ramp, shortName: 'starter', role: 'starter-ramp', frontendName: '6 ft Starter Ramp' },
    { ...ramp, shortName: 'bare', handrails: 'NO_RAILS' },
    { ...ramp, shortName: 'vertical', handrails: 'VERT_PICKET' },
    { ...ramp, shortName: 'horizontal', handrails: 'HORZ_PICKET' },
    { ...ramp, shortName: 'guards', handrails: 'GUARDS' },
    { ...ramp, shortName: 'mesh', surface: 'EXP_METAL' },
    {
      ...ramp,
      shortName: 'stair',
      itemType: 'STAIR',
      role: 'stair',
      frontendName: '22 in Stair',
      usableLength: 39,
      length: 39,
      risers: 4,
      minHeightInclusive: 22,
      maxHeightLessThan: 29,
    },
    {
      ...blank,
      shortName: 'PRLT',
      itemType: 'TRANSITION',
      role: 'transition-lower',
      frontendName: 'Lower Transition',
      usableWidth: 36,
      usableLength: 6,
      width: 36,
      length: 6,
    },
  ],
})

/** An item of the test catalogue to make another from. */
export function itemLike(shortName: string): Item {
  const item = testCatalogue.byShortName.get(shortName)
  if (!item) throw new Error(`The test catalogue has no ${shortName}`)
  return item
}

export const catalogueOfItems = (items: readonly Item[]): Catalogue =>
  catalogueOf({ ...testCatalogue, items })

export function partOf(shortName: string, id = shortName, rotation: Degrees = 0, x = 0, y = 0): Part {
  const item = testCatalogue.byShortName.get(shortName)
  const part = item && newPart(item, id, { x, y }, rotation)
  if (!part) throw new Error(`The test catalogue draws no ${shortName}`)
  return part
}

export function placedOf(shortName: string, rotation: Degrees = 0): PlacedPart {
  const placed = placePart(partOf(shortName, shortName, rotation), testCatalogue)
  if (!placed) throw new Error(`The test catalogue has no ${shortName}`)
  return placed
}

export const railsOn = (
  sides: readonly Side[],
  treadDirection: PlatformRails['treadDirection'],
): PlatformRails => ({ part: 'platform', sides, isChosen: true, category: 'straight', treadDirection })

/** All marks, groups opened, in painting order. */
export const flat = (marks: Marks): readonly Mark[] =>
  marks.flatMap((mark) => ('children' in mark ? [mark, ...flat(mark.children)] : [mark]))

export const wordsOf = (marks: Marks): readonly string[] =>
  flat(marks)
    .filter((mark): mark is TextMark => mark.kind === 'text')
    .map(({ text }) => text)
