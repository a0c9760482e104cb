import { type Analysis, housesOf } from '@ramp/domain'
import { SCALES, type SheetName } from '@ramp/drafting'
import type { PaperInput } from '../../paper/input.ts'
import type { AuthorityId } from './permit-settings.ts'

/** What is on paper, for a department to look at. */
export type Presented = {
  readonly input: PaperInput
  readonly sheet: SheetName
  /** Ratios of plan and elevations. */
  readonly ratios: readonly number[]
}

type Point = {
  readonly asks: string
  /** Whether the set has it; a person alone can say of the others. */
  readonly has: ((set: Presented) => boolean) | 'by hand'
}

type Authority = { readonly name: string; readonly points: readonly Point[] }

const siteOf = ({ input }: Presented): Analysis['layout']['site'] => input.analysis.layout.site
const hasLot = (set: Presented) => (siteOf(set).lot ?? []).length > 2
const hasHouse = (set: Presented) => housesOf(siteOf(set)).length > 0
const hasSetbacks = (set: Presented) => hasLot(set) && siteOf(set).setback !== undefined
const hasNorth = (set: Presented) => siteOf(set).north !== undefined
const always = () => true

const drawnAt =
  (...allowed: readonly number[]) =>
  ({ ratios }: Presented) =>
    ratios.every((ratio) => allowed.includes(ratio))

const QUARTER = SCALES.quarter.ratio
const COMMON = [QUARTER, SCALES.threeSixteenths.ratio, SCALES.eighth.ratio] as const

const LOT: Point = { asks: 'property lines with distances', has: hasLot }
const HOUSE: Point = { asks: 'house and other structures', has: hasHouse }

/** What four departments ask for (outputs 1): lists to check a set against, not their word. */
export const AUTHORITY_LISTS: Readonly<Record<AuthorityId, Authority>> = {
  'norfolk-va': {
    name: 'Norfolk VA',
    points: [
      { asks: 'survey with distances to all property lines', has: hasLot },
      { asks: 'plan of footings', has: always },
      { asks: 'the manufacturer’s drawings of the frames', has: 'by hand' },
      { asks: 'cross-section', has: always },
      { asks: 'handrail details', has: always },
      { asks: 'stair details', has: always },
      { asks: 'guard details', has: always },
    ],
  },
  'chesterfield-va': {
    name: 'Chesterfield VA',
    points: [
      { asks: 'numbered sheets of one orientation', has: always },
      { asks: 'scale of 1/4", 3/16", or 1/8"', has: drawnAt(...COMMON) },
      { asks: 'footings, guards, size and place of posts', has: always },
      { asks: 'plot plan with setbacks', has: hasSetbacks },
    ],
  },
  'douglas-co': {
    name: 'Douglas County CO',
    points: [
      { asks: `scale of 1/4" = 1'-0"`, has: drawnAt(QUARTER) },
      LOT,
      HOUSE,
      { asks: 'the manufacturer’s specifications, attached', has: 'by hand' },
      { asks: 'rail details', has: always },
      { asks: 'stair details', has: always },
    ],
  },
  'monterey-ca': {
    name: 'Monterey CA',
    points: [
      { asks: 'a scale that can be measured on screen', has: always },
      { asks: 'landscape sheets, not locked', has: always },
      { asks: 'north arrow', has: hasNorth },
      LOT,
      HOUSE,
    ],
  },
}

export type Checked = {
  readonly name: string
  readonly missing: readonly string[]
  readonly byHand: readonly string[]
}

/** What each list still needs in a set. */
export const checkedAgainst = (ids: readonly AuthorityId[], set: Presented): readonly Checked[] =>
  ids.map((id) => {
    const { name, points } = AUTHORITY_LISTS[id]
    return {
      name,
      missing: points.flatMap(({ asks, has }) => (has !== 'by hand' && !has(set) ? [asks] : [])),
      byHand: points.flatMap(({ asks, has }) => (has === 'by hand' ? [asks] : [])),
    }
  })
