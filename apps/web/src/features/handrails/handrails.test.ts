import { newLayout, newPart, type Part, type PlacedPart, placePart, SIDES, type Side } from '@ramp/domain'
import { describe, expect, test } from 'vitest'
import { p3g } from '../../lib/testing/described-system.ts'
import { railGallery } from './rail-gallery.ts'
import { setRailsOfSize } from './rail-targets.ts'
import { sidesText } from './sides-text.ts'

function platform(id: string, shortName: string, rotation = 0): PlacedPart {
  const item = p3g.byShortName.get(shortName)
  const part = item && newPart(item, id, { x: 0, y: 0 }, rotation)
  const placed = part && placePart(part, p3g)
  if (!placed) throw new Error(`no ${shortName}`)
  return placed
}

const counts = (shortName: string, open: readonly Side[]) =>
  Object.fromEntries(
    railGallery(platform('A', shortName), open).map(({ group, cards }) => [group, cards.length]),
  )

describe('the galleries of the Handrail Builder (spec 3 §2.8)', () => {
  test.each`
    size     | shortName    | open       | galleries
    ${'4x5'} | ${'PPS45TL'} | ${['TOP']} | ${{ Straight: 2, Turn: 4, Single: 4 }}
    ${'5x5'} | ${'PPS55TL'} | ${['TOP']} | ${{ Special: 4, Straight: 2, Turn: 4, Single: 4 }}
    ${'8x5'} | ${'PPS85TL'} | ${['TOP']} | ${{ Special: 2, Straight: 2, Turn: 4, Single: 4 }}
    ${'4x5'} | ${'PPS45TL'} | ${SIDES}   | ${{ Straight: 2, Turn: 4, Single: 4, Other: 1 }}
    ${'5x5'} | ${'PPS55NR'} | ${['TOP']} | ${{}}
  `('$shortName, $size, open at $open: $galleries [web-handrails-1]', ({ shortName, open, galleries }) => {
    expect(counts(shortName, open)).toEqual(galleries)
  })
})

describe('rails are named as they are seen on the canvas', () => {
  test.each`
    sides                | rotation | text
    ${['LEFT', 'TOP']}   | ${0}     | ${'Top and left'}
    ${['LEFT', 'RIGHT']} | ${90}    | ${'Top and bottom'}
    ${['TOP']}           | ${45}    | ${'Upper right'}
    ${[]}                | ${0}     | ${'None'}
  `('$sides of a platform turned by $rotation are "$text"', ({ sides, rotation, text }) => {
    expect(sidesText(platform('A', 'PPS55TL', rotation), sides)).toBe(text)
  })
})

describe('one click sets all selected platforms of a size', () => {
  const after = (
    shown: PlacedPart,
    sides: readonly Side[],
    selected: readonly PlacedPart[],
    open: readonly Side[] = [],
  ) => {
    const parts: readonly Part[] = selected.map(({ part }) => part)
    const targets = selected.map((placed) => ({ placed, open }))
    const layout = setRailsOfSize(shown, sides, targets)({ ...newLayout('P3G'), parts })
    return Object.fromEntries(
      layout.parts.map((part) => [part.id, part.kind === 'platform' ? part.handrailSides : null]),
    )
  }
  const A = platform('A', 'PPS55TL')

  test('platforms of another size keep what they have', () => {
    const selected = [A, platform('B', 'PPS55TL'), platform('C', 'PPS45TL')]
    expect(after(A, ['LEFT', 'RIGHT'], selected)).toEqual({
      A: ['RIGHT', 'LEFT'],
      B: ['RIGHT', 'LEFT'],
      C: null,
    })
  })

  test('a platform that is turned gets them on the sides that face the same way', () => {
    const turned = platform('B', 'PPS55TL', 90)
    expect(after(A, ['TOP', 'LEFT'], [A, turned])).toEqual({ A: ['TOP', 'LEFT'], B: ['BOTTOM', 'LEFT'] })
  })

  test('a platform turned by 45 degrees cannot look like it and is left alone', () => {
    const turned = platform('B', 'PPS55TL', 45)
    expect(after(A, ['TOP'], [A, turned])).toEqual({ A: ['TOP'], B: null })
  })

  test('a turn-back platform standing across does not get rails it may not have', () => {
    const wide = platform('A', 'PPS85TL')
    const across = platform('B', 'PPS85TL', 90)
    expect(after(wide, ['TOP', 'LEFT', 'RIGHT'], [wide, across])).toEqual({
      A: ['TOP', 'RIGHT', 'LEFT'],
      B: null,
    })
  })

  test('no rails at all is an answer only where every side leads on', () => {
    expect(after(A, [], [A])).toEqual({ A: null })
    expect(after(A, [], [A], SIDES)).toEqual({ A: [] })
  })
})
