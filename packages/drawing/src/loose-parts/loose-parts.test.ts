import { readCatalogue } from '@ramp/catalogue-files'
import { type Catalogue, catalogueOf, type Item, newPart, type Part, placePart } from '@ramp/domain'
import { markBounds, PALETTE, type PathMark } from '@ramp/drafting'
import { describe, expect, test } from 'vitest'
import { cardSvg } from '../cards/draw-card.ts'
import { drawPart } from '../parts/draw-part.ts'
import { flat, wordsOf } from '../testing.ts'

const [p3g, p2g, phd] = (['P3G', 'P2G', 'PHD'] as const).map((line) => catalogueOf(readCatalogue(line))) as [
  Catalogue,
  Catalogue,
  Catalogue,
]

const draw = (shortName: string, more: Partial<Part> = {}, hasNoName = true) => {
  const item = p3g.byShortName.get(shortName)
  const part = item && newPart(item, 'a', { x: 0, y: 0 }, 0)
  const placed = part && placePart({ ...part, ...more } as Part, p3g)
  if (!placed) throw new Error(`${shortName} is never drawn`)
  const marks = [drawPart(placed, undefined, { hasNoName })]
  const paths = flat(marks).filter((mark): mark is PathMark => mark.kind === 'path')
  return { marks, paths, bounds: markBounds(marks, { scale: 1, left: 0, top: 0 }) }
}
/** Lines across the part in a colour: where they lie, from its middle. */
const linesAcross = (shortName: string, color: string) =>
  draw(shortName)
    .paths.filter(({ stroke, fill }) => stroke?.color === color && fill === undefined)
    .flatMap(({ d }) => [...d.matchAll(/M\S+ (-?[\d.]+)H/g)].map(([, y]) => Number(y)))

describe('treads lie as far apart as the catalogue says (spec 1 §9, spec 2 §9)', () => {
  test.each`
    what                        | part              | color                  | gap
    ${'a suitcase ramp'}        | ${'SUITCASE SF4'} | ${PALETTE.rampTread}   | ${6}
    ${'the carrier of a lift'}  | ${'VPLP36x48'}    | ${PALETTE.tread}       | ${6.63}
    ${'the rubber landing pad'} | ${'RLP'}          | ${PALETTE.rubberTread} | ${10}
    ${'a threshold ramp'}       | ${'TAER36'}       | ${PALETTE.rampTread}   | ${6}
  `('of $what [drawing-loose-parts-1]', ({ part, color, gap }) => {
    const [first = 0, second = 0] = linesAcross(part, color)
    expect(second - first).toBeCloseTo(gap)
  })

  test('the modular entry mat is one tread wide: it has none [drawing-loose-parts-2]', () => {
    expect(linesAcross('TMEM 4.75', PALETTE.rubberTread)).toEqual([])
  })
})

describe('what looks alike in a list is told apart by its drawing', () => {
  const fills = (shortName: string) => draw(shortName).paths.map(({ fill }) => fill)
  const rails = (shortName: string) =>
    draw(shortName).paths.filter(({ stroke }) => stroke?.color === PALETTE.rail)

  test('rubber is darker than aluminium', () => {
    for (const rubber of ['TAEM 1.5-1', 'TMEM 2.5-1', 'TMEMR 2.25', 'TMEM 4.75', 'RLP'])
      expect(fills(rubber)[0]).toBe(PALETTE.rubber)
    for (const metal of ['TAER12', 'TMER3']) expect(fills(metal)[0]).toBe(PALETTE.transition)
  })

  test('a gateway with handrails shows them', () => {
    expect(rails('GW3G5TL')).toHaveLength(2)
    expect(rails('GW3G5')).toHaveLength(0)
  })

  test.each`
    part              | across               | along
    ${'SUITCASE AS5'} | ${[]}                | ${true}
    ${'TRIFOLD AS5'}  | ${[0]}               | ${true}
    ${'GW3G5'}        | ${[26]}              | ${false}
    ${'TLE'}          | ${[-0.5]}            | ${false}
    ${'PRUT'}         | ${[-1.44]}           | ${false}
    ${'PRLT'}         | ${[-2.16, 2.4]}      | ${false}
    ${'PRGT'}         | ${[-6.48, 4.5, 7.2]} | ${false}
    ${'PBP36'}        | ${[-3, 3]}           | ${false}
    ${'PDBP'}         | ${[-5.5, 0, 5.5]}    | ${false}
  `('$part bends or folds across at $across, and along its middle: $along', ({ part, across, along }) => {
    expect(linesAcross(part, PALETTE.outline)).toEqual(across)
    expect(draw(part).paths.some(({ d }) => /^M0 \S+V/.test(d))).toBe(along)
  })

  test('what is made to order is drawn with a broken line', () => {
    expect(draw('PRTC36').paths[1]?.stroke?.dash).toBeDefined()
  })

  test('a lift: the pad is concrete, the carrier has panels, the gates are a gate', () => {
    expect(fills('VPLPAD5x5')[0]).toBe(PALETTE.pad)
    expect(fills('VPLP36x48')).toContain(PALETTE.transition)
    expect(draw('VPLUG').paths).toEqual(draw('PUG').paths)
  })
})

describe('names of small parts', () => {
  test.each`
    part              | words
    ${'PRLT'}         | ${'PRLT'}
    ${'TLE'}          | ${'TLE'}
    ${'VPLT'}         | ${'VPLT'}
    ${'VPLUG'}        | ${'VPLUG'}
    ${'SUITCASE SF4'} | ${'4 ft Suitcase'}
    ${'VPLP36x48'}    | ${'Carrier 36 × 48'}
  `('$part is lettered $words', ({ part, words }) => {
    expect(wordsOf(draw(part, {}, false).marks)).toEqual([words])
  })

  test('stand on a plate where lines cross, turned with it', () => {
    for (const part of ['PDBP', 'PRGT', 'TRIFOLD AS5', 'TLE']) {
      const [named] = draw(part, { looks: { textRotation: 45 } }, false).marks
      const words = named?.kind === 'group' ? named.children.at(-1) : undefined
      const [turned] = words?.kind === 'group' ? words.children : []
      expect(turned).toMatchObject({ kind: 'group', children: [{ kind: 'path' }, { kind: 'text' }] })
    }
  })
})

describe('cards of the gallery', () => {
  const SIZE = { width: 144, height: 120 }
  const drawable = (catalogue: Catalogue) =>
    catalogue.items.flatMap((item) => {
      const svg = item.isTurn ? null : cardSvg(item, catalogue, SIZE)
      return svg === null ? [] : [{ item, svg }]
    })

  test('look alike only where one kind of part comes twice in one size, as a mat with its box and without it', () => {
    // On a card nobody has said yet at which sides of a platform the rails stand.
    const railsOn = ({ itemType, handrails }: Item) => (itemType.startsWith('PLATFORM') ? '' : handrails)
    const looks = (item: Item) => [item.role, item.width, item.length, item.isResting, railsOn(item)].join()
    for (const catalogue of [p3g, p2g, phd]) {
      const shown = new Map<string, Set<string>>()
      for (const { item, svg } of drawable(catalogue)) {
        const key = `${item.itemType} ${svg}`
        shown.set(key, (shown.get(key) ?? new Set()).add(looks(item)))
      }
      expect([...shown.values()].filter(({ size }) => size > 1)).toEqual([])
    }
  })

  test('a tower is shown with its whole arm, on either side [drawing-loose-parts-4]', () => {
    for (const isTowerFlipped of [false, true]) {
      const { bounds } = draw('VPLT', { isTowerFlipped })
      expect((bounds?.max.x ?? 0) - (bounds?.min.x ?? 0)).toBe(39)
    }
    const tower = p3g.byShortName.get('VPLT')
    const scale = 138 / 39
    const svg = tower && cardSvg(tower, p3g, SIZE)
    expect(Number(/matrix\(([\d.]+)/.exec(svg ?? '')?.[1])).toBeCloseTo(scale, 2)
  })
})
