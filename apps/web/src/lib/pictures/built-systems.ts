import { type Analysis, analyse, catalogueOf, type Item, type ItemRole, type ItemType } from '@ramp/domain'
import {
  layoutOfDescription,
  readSystemDescription,
  SYSTEM_FORMAT,
  type SystemDescription,
} from '@ramp/formats'

/** A catalogue item that pictures of built systems are drawn with; pages without a project have no catalogue at hand. */
const item = (
  shortName: string,
  kind: { readonly itemType: ItemType; readonly role: ItemRole; readonly frontendName: string },
  usable: readonly [width: number, length: number],
  overall: readonly [width: number, length: number],
): Item => ({
  ...kind,
  itemNumber: shortName,
  shortName,
  productLine: 'P3G',
  description: kind.frontendName,
  usableWidth: usable[0],
  usableLength: usable[1],
  width: overall[0],
  length: overall[1],
  surface: 'SOLID',
  handrails: kind.role === 'transition-lower' ? null : 'TWO_LINE',
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
  weight: 0,
  price: null,
  expandsTo: [],
})

const ramp = (feet: number): Item =>
  item(
    `PRSTL${feet}`,
    { itemType: 'RAMP', role: 'ramp', frontendName: `${feet} ft` },
    [36, feet * 12],
    [41.5, feet * 12],
  )

/** Support legs reach to just under this height, inches. */
const leg = (limit: number): Item => ({
  ...item(`PSL${limit}PR`, { itemType: 'LEG', role: 'leg', frontendName: 'Leg Pair' }, [0, 0], [0, 0]),
  handrails: null,
  limit,
})

const catalogue = catalogueOf({
  version: 'landing-page',
  productLine: 'P3G',
  priceLevels: [],
  items: [
    item('PPS55TL', { itemType: 'PLATFORM', role: 'platform', frontendName: '5x5' }, [60, 60], [66.1, 66.1]),
    ramp(4),
    ramp(5),
    ramp(6),
    ramp(8),
    item(
      'PRLT',
      { itemType: 'TRANSITION', role: 'transition-lower', frontendName: 'Lower Transition' },
      [36, 6],
      [36, 6],
    ),
    ...[10, 22, 28, 34, 40].map(leg),
  ],
})

const below = (to: string) => ({ to, side: 'BOTTOM', position: 'CENTER', mySide: 'TOP' })

/** A switchback that was built: 31 in down from the door, around a double landing, 41 linear feet. */
const switchback = readSystemDescription({
  format: SYSTEM_FORMAT,
  product: 'P3G',
  parts: [
    { id: 'r1', shortName: 'PRSTL6', at: { x: 480, y: 300 }, rotation: 0 },
    { id: 'A', shortName: 'PPS55TL', attach: { ...below('r1'), position: 'LEFT' } },
    {
      id: 'B',
      shortName: 'PPS55TL',
      attach: { to: 'A', side: 'RIGHT', position: 'CENTER', mySide: 'LEFT' },
    },
    { id: 'r2', shortName: 'PRSTL4', attach: { to: 'B', side: 'TOP', position: 'RIGHT', mySide: 'TOP' } },
    { id: 'r3', shortName: 'PRSTL5', attach: below('r2') },
    { id: 'r4', shortName: 'PRSTL8', attach: below('r3') },
    { id: 'r5', shortName: 'PRSTL8', attach: below('r4') },
    { id: 't', shortName: 'PRLT', attach: below('r5') },
  ],
  runs: [{ name: 'Primary', top: 31, bottom: 0, parts: ['r1', 'A', 'B', 'r2', 'r3', 'r4', 'r5'] }],
  entrances: [{ part: 'r1', side: 'TOP' }],
  exits: [{ part: 'r5', side: 'BOTTOM' }],
})

const built = (description: SystemDescription): Analysis =>
  analyse(layoutOfDescription(description, catalogue).layout, catalogue)

/** A job as the product sees it: everything on its picture is worked out, not drawn by hand. */
export const switchbackJob = (): Analysis => built(switchback)
