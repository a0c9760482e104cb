import type { PlacedSide } from '@ramp/domain'
import { nextPartsAt, positionsAt } from '@ramp/editor'
import { expect, test } from 'vitest'
import { against, describedSystem, first, p3g } from '../../lib/testing/described-system.ts'
import { chipLabel, chipName, chipRows, placeNames } from './chip-names.ts'

const items = ['PPS55TL', 'PRSTL8', 'PST22', 'PRLT'].flatMap((name) => p3g.byShortName.get(name) ?? [])

test.each`
  part             | shown          | label
  ${'8 ft ramp'}   | ${'8 ft'}      | ${'Join 8 ft ramp at the left'}
  ${'22 in Stair'} | ${'Stair'}     | ${'Join 22 in Stair at the left'}
  ${'22 in Stair'} | ${'Stair 24"'} | ${'Join 22 in Stair at the left, Stair 24"'}
`('the name of a chip has the words that are seen on it, $shown', ({ part, shown, label }) => {
  expect(chipLabel(part, 'at the left', shown)).toBe(label)
})

test('chips are short and stand in rows of their kind', () => {
  expect(chipRows(items).map(({ name, items: row }) => [name, row.map((item) => chipName(item))])).toEqual([
    ['Ramps', ['8 ft']],
    ['Others', ['5 × 5', 'Stair', 'Lower']],
  ])
})

test.each`
  height  | name
  ${null} | ${'Stair'}
  ${24}   | ${'Stair 24"'}
  ${40}   | ${'Stair'}
`('a stair at an end $height in high is called $name', ({ height, name }) => {
  const [stair] = items.filter(({ role }) => role === 'stair')
  expect(stair && chipName(stair, height)).toBe(name)
})

test('a kind that cannot be joined has no row', () => {
  expect(chipRows(items.slice(0, 1)).map(({ name }) => name)).toEqual(['Others'])
})

test.each`
  where                             | left                          | right                        | names
  ${'a side facing down'}           | ${{ x: 20, y: 0 }}            | ${{ x: -20, y: 0 }}          | ${['RIGHT Left', 'CENTER Middle', 'LEFT Right']}
  ${'a side facing up'}             | ${{ x: -20, y: 0 }}           | ${{ x: 20, y: 0 }}           | ${['LEFT Left', 'CENTER Middle', 'RIGHT Right']}
  ${'a side facing right'}          | ${{ x: 0, y: -20 }}           | ${{ x: 0, y: 20 }}           | ${['LEFT Up', 'CENTER Middle', 'RIGHT Down']}
  ${'a slanted side'}               | ${{ x: -20, y: -20.0000001 }} | ${{ x: 20.0000001, y: 20 }}  | ${['LEFT Left', 'CENTER Middle', 'RIGHT Right']}
  ${'a side slanted the other way'} | ${{ x: 20, y: -20.0000001 }}  | ${{ x: -20.0000001, y: 20 }} | ${['RIGHT Left', 'CENTER Middle', 'LEFT Right']}
`('places along $where are named as they lie on the drawing', ({ left, right, names }) => {
  const side = { middle: { x: 0, y: 0 }, left, right } as PlacedSide
  const named = placeNames(side, ['CENTER', 'LEFT', 'RIGHT'])
  expect(named.map(({ position, name }) => `${position} ${name}`)).toEqual(names)
})

test('on PATHWAY HD a ramp is joined at a corner of a platform, never in the middle of its side', () => {
  const analysis = describedSystem({ product: 'PHD', parts: [first('P', 'PHDP66G')] })
  const end = { part: 'P', side: 'BOTTOM' } as const
  const ramps = nextPartsAt(end, analysis).filter(({ role }) => role === 'ramp')
  expect(ramps.length).toBeGreaterThan(0)
  for (const ramp of ramps) expect(positionsAt(end, ramp, analysis)).toEqual(['LEFT', 'RIGHT'])
})

const withStarter = describedSystem({
  product: 'PHD',
  parts: [
    first('r', 'PHDR848G'),
    against('s', 'PHDRS648G', 'r BOTTOM'),
    { ...first('lone', 'PHDR848G'), at: { x: 100, y: 200 } },
  ],
})

const rampsAt = (part: string, side: 'TOP' | 'BOTTOM') =>
  chipRows(nextPartsAt({ part, side }, withStarter))[0]?.items.map((item) => chipName(item))

test('a starter ramp is offered below a ramp, after the others, and never above one', () => {
  expect(rampsAt('lone', 'BOTTOM')).toEqual([
    '8 ft',
    '7 ft',
    '6 ft',
    '5 ft',
    '4 ft',
    '3 ft',
    '6 ft Starter',
    '4 ft Starter',
  ])
  expect(rampsAt('lone', 'TOP')).toEqual(['8 ft', '7 ft', '6 ft', '5 ft', '4 ft', '3 ft'])
})

test('nothing goes on below a starter ramp: it ends on the ground', () => {
  expect(nextPartsAt({ part: 's', side: 'BOTTOM' }, withStarter)).toEqual([])
})

test('a PATHWAY HD platform is offered the extensions of its side, and an extension no further one', () => {
  const parts = [first('P', 'PHDP55G'), against('x', 'PHDPX53G', 'P BOTTOM CENTER')]
  const extensionsAt = (part: string, side: 'TOP' | 'BOTTOM') =>
    nextPartsAt({ part, side }, describedSystem({ product: 'PHD', parts }))
      .filter(({ role }) => role === 'platform-ext')
      .map((item) => chipName(item))
  expect(extensionsAt('P', 'TOP')).toEqual(['5 × 4 Ext', '5 × 3 Ext', '5 × 2 Ext'])
  expect(extensionsAt('x', 'BOTTOM')).toEqual([])
})
