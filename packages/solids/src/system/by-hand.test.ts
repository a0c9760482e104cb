import { readCatalogue } from '@ramp/catalogue-files'
import { type Analysis, analyse, catalogueOf } from '@ramp/domain'
import { layoutOfDescription, readSystemDescription } from '@ramp/formats'
import { expect, test } from 'vitest'
import { extentOf, type Role, type Solid, solidsOf } from '../index.ts'

const stock = catalogueOf(readCatalogue('P3G'))

/** A 5x5 platform about 600 / 600 in, 24 in high, and an 8 ft ramp down from its lower side to 16 in. */
const analysis: Analysis = analyse(
  layoutOfDescription(
    readSystemDescription({
      format: 'ramp-system/1',
      title: 'By hand',
      product: 'P3G',
      parts: [
        { id: 'deck', shortName: 'PPS55TL', at: { x: 600, y: 600 }, rotation: 0 },
        {
          id: 'ramp',
          shortName: 'PRSTL8',
          attach: { to: 'deck', side: 'BOTTOM', position: 'CENTER', mySide: 'TOP' },
        },
      ],
      runs: [{ name: 'Primary', top: 24, bottom: 16, parts: ['deck', 'ramp'] }],
      entrances: [{ part: 'deck', side: 'TOP' }],
      exits: [{ part: 'ramp', side: 'BOTTOM' }],
    }),
    stock,
  ).layout,
  stock,
)
const solids = solidsOf(analysis).filter(({ owner }) => owner.kind !== 'site')
const partOf = ({ owner }: Solid) =>
  owner.kind === 'part' ? owner.id : owner.kind === 'site' ? '' : owner.part
const ownOf = (part: string, role: Role) => solids.filter((one) => partOf(one) === part && one.role === role)
const round = (value: number) => Math.round(value * 1000) / 1000

/** Left, right, upper edge, lower edge and lowest and highest place, inches. */
const boxOf = (own: readonly Solid[]) => {
  const box = extentOf(own)
  return box && [box.min.x, box.max.x, box.min.y, box.max.y, box.min.z, box.max.z].map(round)
}

// The platform is 66.1 in square: 600 ± 33.05. The ramp is 41 1/2 in wide and covers √(96² - 8²) = 95.666 in: 633.05 + 95.666.
// Corner pockets are 1.525 in from the edges: posts and legs at 600 ± 31.525. Posts of the ramp are 2 in from both ends of its
// 96 in and outside of its rails, 1/2 in more than them: 600 ± 18.75 ± 0.25.
test.each<[what: string, part: string, role: Role, count: number, box: readonly number[]]>([
  ['the platform on a frame of 3 1/2 in', 'deck', 'platform', 1, [566.95, 633.05, 566.95, 633.05, 20.5, 24]],
  ['the ramp down from 24 to 16 in', 'ramp', 'ramp', 1, [579.25, 620.75, 633.05, 728.716, 12.5, 24]],
  [
    'legs from their feet to 1/2 in below the deck',
    'deck',
    'leg',
    4,
    [567.725, 632.275, 567.725, 632.275, 0.5, 23.5],
  ],
  ['feet 1/2 in thick, under the frame', 'deck', 'foot', 4, [566.95, 633.05, 566.95, 633.05, 0, 0.5]],
  [
    'posts of the platform up to the underside of the rail',
    'deck',
    'post',
    6,
    [567.475, 632.525, 567.475, 632.525, 24, 58.5],
  ],
  [
    'rails of the platform with their upper side at 36 in',
    'deck',
    'handrail',
    4,
    [567.725, 632.275, 568.475, 631.525, 43.25, 60],
  ],
  ['posts of the ramp, each on the slope', 'ramp', 'post', 6, [580, 620, 634.043, 727.723, 16.167, 58.333]],
])('%s: %s %s, %i of them', (_what, part, role, count, box) => {
  expect([ownOf(part, role).length, boxOf(ownOf(part, role))]).toEqual([count, box])
})

test('the closures fill both gaps beside the ramp, from the posts of the platform to those of the ramp', () => {
  const closures = ownOf('deck', 'closure').flatMap((one) =>
    one.kind === 'bar' ? [[one.from.x, one.to.x, one.from.z].map(round)] : [],
  )
  // Two lines each: the middle of the upper rail 36 - 3/4 in over the deck, the middle rail 20 in.
  expect(closures).toEqual([
    [631.525, 619, 59.25],
    [631.525, 619, 44],
    [581, 568.475, 59.25],
    [581, 568.475, 44],
  ])
})

test('nobody braces a platform of 24 in, and a ramp has no legs at its upper end', () => {
  expect([ownOf('deck', 'brace').length, ownOf('ramp', 'leg').length]).toEqual([0, 0])
})
