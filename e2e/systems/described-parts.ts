import { readCatalogue } from '@ramp/catalogue-files'
import { analyse, catalogueOf, type ProductLine } from '@ramp/domain'
import { layoutOfDescription, readSystemDescription } from '@ramp/formats'

type Described = {
  readonly product: ProductLine
  readonly parts: readonly Readonly<Record<string, unknown>>[]
  readonly runs: readonly Readonly<Record<string, unknown>>[]
  readonly entrances: readonly { readonly part: string; readonly side: string }[]
  readonly exits: readonly { readonly part: string; readonly side: string }[]
}

/** `29070 PPCTL 6`: the parts list of a system told in words, as another hand would have written it down. */
export function partsOfDescription(described: Described): readonly string[] {
  const description = readSystemDescription({ format: 'ramp-system/1', ...described })
  const catalogue = catalogueOf(readCatalogue(description.product))
  const { partsList } = analyse(layoutOfDescription(description, catalogue).layout, catalogue)
  return partsList.lines.map(
    ({ itemNumber, shortName, quantity }) => `${itemNumber} ${shortName} ${quantity}`,
  )
}

const FIRST = { at: { x: 480, y: 480 }, rotation: 0 } as const
const at = (to: string, side: string, position = 'CENTER', mySide = 'TOP') => ({
  attach: { to, side, position, mySide },
})

/** A platform at the door, 1/8 in below 24 in, two ramps, a turn and a ramp; the door lies opposite the first ramp. */
export const L = {
  product: 'P3G',
  parts: [
    { id: 'A', shortName: 'PPS55TL', ...FIRST, handrailSides: ['TOP', 'BOTTOM'] },
    { id: 'r1', shortName: 'PRSTL8', ...at('A', 'RIGHT') },
    { id: 'r2', shortName: 'PRSTL8', ...at('r1', 'BOTTOM') },
    {
      id: 'B',
      shortName: 'PPS55TL',
      ...at('r2', 'BOTTOM', 'CENTER', 'LEFT'),
      handrailSides: ['TOP', 'RIGHT'],
    },
    { id: 'r3', shortName: 'PRSTL8', ...at('B', 'BOTTOM') },
  ],
  runs: [{ name: 'Primary', top: 23.875, bottom: 0, parts: ['A', 'r1', 'r2', 'B', 'r3'] }],
  entrances: [{ part: 'A', side: 'LEFT' }],
  exits: [{ part: 'r3', side: 'BOTTOM' }],
} as const

/** The L from 27 1/2 in, turned to the other side: a shorter ramp above the first ones. */
export const CHANGED_L = {
  ...L,
  parts: [
    { id: 'A', shortName: 'PPS55TL', ...FIRST, handrailSides: ['TOP', 'BOTTOM'] },
    { id: 'r0', shortName: 'PRSTL4', ...at('A', 'RIGHT') },
    { id: 'r1', shortName: 'PRSTL8', ...at('r0', 'BOTTOM') },
    { id: 'r2', shortName: 'PRSTL8', ...at('r1', 'BOTTOM') },
    {
      id: 'B',
      shortName: 'PPS55TL',
      ...at('r2', 'BOTTOM', 'CENTER', 'LEFT'),
      handrailSides: ['BOTTOM', 'RIGHT'],
    },
    { id: 'r3', shortName: 'PRSTL8', ...at('B', 'TOP') },
  ],
  runs: [{ name: 'Primary', top: 27.5, bottom: 0, parts: ['A', 'r0', 'r1', 'r2', 'B', 'r3'] }],
} as const

/** A PATHWAY HD switchback from 42 in, with guards and a stair beside its door. */
export const SWITCHBACK = {
  product: 'PHD',
  parts: [
    { id: 'A', shortName: 'PHDP55G', ...FIRST, handrailSides: ['RIGHT'] },
    { id: 'r1', shortName: 'PHDR848G', ...at('A', 'BOTTOM', 'RIGHT') },
    { id: 'r2', shortName: 'PHDR848G', ...at('r1', 'BOTTOM') },
    { id: 'r3', shortName: 'PHDR548G', ...at('r2', 'BOTTOM') },
    { id: 'B', shortName: 'PHDP55G', ...at('r3', 'BOTTOM', 'RIGHT'), handrailSides: ['LEFT', 'BOTTOM'] },
    {
      id: 'C',
      shortName: 'PHDP55G',
      ...at('B', 'RIGHT', 'CENTER', 'LEFT'),
      handrailSides: ['RIGHT', 'BOTTOM'],
    },
    { id: 'r4', shortName: 'PHDR848G', ...at('C', 'TOP', 'RIGHT') },
    { id: 'r5', shortName: 'PHDR748G', ...at('r4', 'BOTTOM') },
    { id: 'r6', shortName: 'PHDRS648G', ...at('r5', 'BOTTOM') },
    { id: 's', shortName: 'PHDST4248', ...at('A', 'LEFT'), activeHeight: 42 },
  ],
  runs: [
    { name: 'Primary', top: 42, bottom: 0, parts: ['A', 'r1', 'r2', 'r3', 'B', 'C', 'r4', 'r5', 'r6'] },
    { name: 'Run 1', top: 42, bottom: 0, parts: ['s'] },
  ],
  entrances: [{ part: 'A', side: 'TOP' }],
  exits: [
    { part: 'r6', side: 'BOTTOM' },
    { part: 's', side: 'BOTTOM' },
  ],
} as const
