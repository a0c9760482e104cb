import { type Item, newPart, type Part, placePart } from '@ramp/domain'
import { type GroupMark, PALETTE, type PathMark } from '@ramp/drafting'
import { describe, expect, test } from 'vitest'
import { catalogueOfItems, flat, itemLike, wordsOf } from '../testing.ts'
import { drawPart } from './draw-part.ts'

const sized = (shortName: string, role: Item['role'], width: number, length: number): Item => ({
  ...itemLike('ramp'),
  shortName,
  role,
  frontendName: shortName,
  width,
  length,
  usableWidth: width,
  usableLength: length,
})
const catalogue = catalogueOfItems([
  sized('Extension', 'platform-ext', 66.1, 54.1),
  sized('Turn', 'arr', 41.5, 30),
  sized('Gate', 'gate', 36, 8),
  sized('Suitcase', 'portable-suitcase', 30, 48),
  sized('Mat', 'threshold-mat', 48, 48),
  sized('Tower', 'vpl-tower', 9, 24.6),
])

const draw = (shortName: string, more: Partial<Part> = {}, rotation = 0): GroupMark => {
  const item = catalogue.byShortName.get(shortName)
  const part = item && newPart(item, 'a', { x: 0, y: 0 }, rotation)
  const placed = part && placePart({ ...part, ...more } as Part, catalogue)
  if (!placed) throw new Error(`no ${shortName}`)
  return drawPart(placed, undefined, { height: { top: 12, bottom: 12 } })
}
const paths = (mark: GroupMark) => flat([mark]).filter((one): one is PathMark => one.kind === 'path')
const isArrow = ({ stroke }: PathMark) => stroke?.color === PALETTE.arrow && stroke.dash === undefined

describe('parts beside platforms, ramps and stairs', () => {
  test('the 45-degree piece is a wedge with a rail on its inner and its outer edge', () => {
    const marks = paths(draw('Turn'))
    expect(marks[0]?.d).toBe('M-15.01 -13.858L26.49 -13.858L8.932 28.531L-20.413 -0.814Z')
    expect(marks.filter(({ stroke }) => stroke?.color === PALETTE.rail)).toHaveLength(2)
  })

  test.each(['Extension', 'Turn', 'Gate', 'Suitcase', 'Mat', 'Tower'])(
    '%s carries no slope arrow',
    (name) => {
      expect(paths(draw(name)).filter(isArrow)).toEqual([])
    },
  )

  test.each`
    part           | words
    ${'Extension'} | ${['Extension', 'top 12"']}
    ${'Turn'}      | ${['Turn', 'top 12"']}
    ${'Gate'}      | ${['Gate']}
  `('$part is lettered $words', ({ part, words }) => {
    expect(wordsOf([draw(part)])).toEqual(words)
  })

  test('the arm of a tower stands on the right, and on the left when it is flipped [drawing-parts-2]', () => {
    expect(paths(draw('Tower'))[0]?.d.startsWith('M4.5 -2.5')).toBe(true)
    expect(paths(draw('Tower', { isTowerFlipped: true }))[0]?.d.startsWith('M-34.5 -2.5')).toBe(true)
  })
})

describe('lettering a person chose (spec 2 §3.6)', () => {
  test.each`
    looks                                     | words
    ${{ label: 'PORCH' }}                     | ${['PORCH', 'top 12"']}
    ${{ showName: false }}                    | ${['top 12"']}
    ${{ showHeight: false }}                  | ${['Extension']}
    ${{ showName: false, showHeight: false }} | ${[]}
  `('$looks reads $words', ({ looks, words }) => {
    expect(wordsOf([draw('Extension', { looks })])).toEqual(words)
  })

  test('letters stand as high as chosen, and turned as chosen', () => {
    const marks = flat([draw('Extension', { looks: { fontSize: 9, textRotation: 90, showHeight: false } })])
    expect(marks.find((mark) => mark.kind === 'text')).toMatchObject({ size: 9 })
    expect(marks).toContainEqual(expect.objectContaining({ matrix: [0, 1, -1, 0, 0, 0] }))
  })
})
