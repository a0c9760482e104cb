import { describe, expect, test } from 'vitest'
import { against, analysed, catalogues, type DescribedSystem, first } from '../../../fixtures/p3g.ts'
import { acceptSuggestedRails } from '../../assist/workflow/rails/suggested-rails.ts'
import { stepState } from '../../assist/workflow/steps.ts'
import { newPart } from '../../model/layout/new-part.ts'
import { SIDES, type Side } from '../../model/layout/part.ts'
import type { ProductLine } from '../../model/products/product-line.ts'
import { placePart } from '../placement/place-parts.ts'
import type { PlacedPart } from '../placement/placed-part.ts'
import { railConfigurations } from './configurations.ts'
import { railCategory, treadDirectionOf } from './rail-platforms.ts'

function platform(shortName: string, product: ProductLine = 'P3G'): PlacedPart {
  const catalogue = catalogues(product)
  const item = catalogue.byShortName.get(shortName)
  const part = item && newPart(item, 'A', { x: 0, y: 0 }, 0)
  const placed = part && placePart(part, catalogue)
  if (!placed) throw new Error(`no ${shortName}`)
  return placed
}

const offered = (placed: PlacedPart, open: readonly Side[] = ['TOP']) =>
  railConfigurations(placed, open)
    .filter(({ category }) => !['straight', 'turn', 'single'].includes(category))
    .map(({ group, category, sides }) => [group, category, ...sides].join(' '))

describe('what the Handrail Builder offers beside straight, turn and single (spec 3 §2.8)', () => {
  test.each`
    shortName    | product  | offered
    ${'PPS45TL'} | ${'P3G'} | ${[]}
    ${'PPS85TL'} | ${'P3G'} | ${['Special turnback TOP RIGHT LEFT', 'Special turnback RIGHT BOTTOM LEFT']}
    ${'PPS58TL'} | ${'P3G'} | ${['Special turnback TOP RIGHT BOTTOM', 'Special turnback TOP BOTTOM LEFT']}
    ${'MP45'}    | ${'P2G'} | ${['Other none']}
  `('$product $shortName: $offered [handrails-4]', ({ shortName, product, offered: expected }) => {
    expect(offered(platform(shortName, product)).toSorted()).toEqual(expected.toSorted())
  })

  test('no rails at all where every side leads on [handrails-3]', () => {
    expect(offered(platform('PPS45TL'), SIDES)).toEqual(['Other none'])
  })

  test.each`
    what                          | shortName     | product
    ${'a platform without rails'} | ${'PPS55NR'}  | ${'P3G'}
    ${'a resting platform'}       | ${'PHDP55RG'} | ${'PHD'}
    ${'a landing pad'}            | ${'PLP55'}    | ${'P3G'}
  `('$what has nothing to choose [handrails-6]', ({ shortName, product }) => {
    expect(railConfigurations(platform(shortName, product), [])).toEqual([])
  })

  test('a rest of 4x5 keeps its rails: only the 5x5 hangs between ramps without any (spec 3 §4.5) [handrails-7]', () => {
    const resting = (shortName: string) => {
      const placed = platform(shortName, 'P2G')
      if (placed.part.kind !== 'platform') throw new Error(`${shortName} is no platform`)
      return { ...placed, part: { ...placed.part, isResting: true } }
    }
    expect(offered(resting('MP45'))).toEqual(['Other none'])
    expect(railConfigurations(resting('MP45'), ['TOP', 'BOTTOM'])).toHaveLength(11)
    expect(railConfigurations(resting('MP55'), ['TOP', 'BOTTOM'])).toEqual([])
  })

  test('neither has a platform of usable 5 by 3 ft made with rails, whichever way it lies [handrails-8]', () => {
    const made = platform('PPS55TL')
    expect(railConfigurations({ ...made, usableWidth: 36 }, [])).toEqual([])
    expect(railConfigurations({ ...made, usableLength: 36 }, [])).toEqual([])
    expect(railConfigurations({ ...made, usableWidth: 42 }, [])).not.toEqual([])
  })
})

describe('treads (spec 3 §5.5, spec 2 §9)', () => {
  test.each`
    shortName    | sides                | direction | why
    ${'PPS55TL'} | ${['LEFT', 'RIGHT']} | ${1}      | ${'perpendicular to the pair'}
    ${'PPS55TL'} | ${['TOP', 'BOTTOM']} | ${2}      | ${'perpendicular to the pair'}
    ${'PPS54TL'} | ${['LEFT', 'RIGHT']} | ${1}      | ${'perpendicular to the pair'}
    ${'PPS45TL'} | ${['TOP', 'LEFT']}   | ${1}      | ${'by orientation'}
    ${'PPS54TL'} | ${['TOP', 'LEFT']}   | ${2}      | ${'by orientation'}
    ${'PPS54TL'} | ${['TOP']}           | ${2}      | ${'by orientation'}
  `('$shortName with rails on $sides: $direction, $why [handrails-1]', ({ shortName, sides, direction }) => {
    const placed = platform(shortName)
    expect(treadDirectionOf(sides, railCategory(sides, placed), placed)).toBe(direction)
  })

  test('the item that stands in for one that could not be made has no rails and tread direction 3 [handrails-2]', () => {
    const made = platform('PPS55TL')
    const standIn = { ...made, item: { ...made.item, role: 'closure-custom' as const } }
    expect(railConfigurations(standIn, [])).toEqual([])
    expect(treadDirectionOf([], 'none', standIn)).toBe(3)
  })
})

describe('platform extensions (PHD)', () => {
  const system: DescribedSystem = {
    product: 'PHD',
    parts: [first('P', 'PHDP55G'), against('x', 'PHDPX53G', 'P BOTTOM')],
    runs: [{ name: 'Primary', top: 24, parts: ['P', 'x'] }],
  }

  test('ask for their rails, and take the suggested ones [handrails-5]', () => {
    const analysis = analysed(system)
    expect(stepState('handrail', analysis).isLocked).toBe(true)
    const { parts } = acceptSuggestedRails(analysis)(analysis.layout)
    expect(parts.map((part) => (part.kind === 'platform-ext' ? part.handrailSides : null))).toEqual([
      null,
      ['RIGHT', 'LEFT'],
    ])
  })
})
